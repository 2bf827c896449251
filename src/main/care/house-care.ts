/** What the owner does for the whole house: a word to everybody, a copy of everything, a restart. */
import type { HouseState, HouseWord } from '../../shared/protocol.ts';
import type { House, Page, UpdateSource } from '../lan/host-context.ts';
import type { Backups } from '../store/backups.ts';
import type { Settings } from '../store/settings.ts';
import { watchVitals } from './vitals.ts';

/** For the answer to arrive. */
const FAREWELL_MS = 300;

/** The program that the host is in. */
export interface Program {
  /** It ends, and comes back by itself. */
  restart(): void;
  /** In bytes. */
  memory?(): number;
  readonly updates?: UpdateSource;
}

interface CareParts {
  readonly dataDir: string;
  readonly pages: ReadonlySet<Page>;
  readonly backups: Backups;
  readonly program: Program;
  readonly settings: Pick<Settings, 'get' | 'keep'>;
  readonly log: (line: string) => void;
}

export interface HouseCare extends House {
  close(): void;
}

export function careForHouse({ dataDir, pages, backups, program, settings, log }: CareParts): HouseCare {
  const vitals = watchVitals({ dataDir, memory: program.memory });
  let unsay: NodeJS.Timeout | undefined;
  let leaving: NodeJS.Timeout | undefined;
  let backingUp: HouseState['backingUp'] = 'no';

  function word(): HouseWord | null {
    const said = settings.get('word');
    return said && said.until > Date.now() ? said : null;
  }

  function unsayInTime(): void {
    clearTimeout(unsay);
    const said = word();
    if (said) unsay = setTimeout(tellWord, said.until - Date.now()).unref();
  }

  function tellWord(): void {
    for (const page of pages) if (page.greeted) page.tell({ t: 'word', word: word() });
    unsayInTime();
  }

  // N-73: it outlives the program.
  unsayInTime();

  return {
    vitals: vitals.now,
    get word() {
      return word();
    },
    say: (said) => settings.keep('word', said, (error) => error || tellWord()),
    get backingUp() {
      return backingUp;
    },
    backUp: () => {
      if (backingUp === 'now') return;
      backingUp = 'now';
      backups.make('asked').then(
        () => {
          backingUp = 'no';
        },
        (error: unknown) => {
          backingUp = 'failed';
          log(`No backup was made: ${error instanceof Error ? error.message : error}`);
        },
      );
    },
    restart: () => {
      if (leaving) return;
      log('The program begins anew.');
      leaving = setTimeout(() => program.restart(), FAREWELL_MS);
    },
    updates: program.updates,
    close: () => {
      clearTimeout(unsay);
      clearTimeout(leaving);
      vitals.stop();
    },
  };
}
