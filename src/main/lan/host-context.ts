/** What routes and calls work with: everything the host has put together. */
import type { z } from 'zod';
import type { AnyGame } from '../../shared/game.ts';
import type {
  callSchema,
  HouseState,
  HouseWord,
  helloSchema,
  ShownThing,
  UpdateState,
  Vitals,
} from '../../shared/protocol.ts';
import type { Backups } from '../store/backups.ts';
import type { Store } from '../store/store.ts';
import type { LiveTable } from '../table/live-table.ts';
import type { Screen } from '../table/screen.ts';
import type { Tables } from '../table/tables.ts';
import type { HostKeys } from './host-keys.ts';
import type { JoinAddresses } from './join-addresses.ts';
import type { Limits } from './limits.ts';
import type { OwnerKeys } from './owner-keys.ts';

/** A connected page, and the table it shows. */
export interface Page extends Screen {
  id: string;
  display: boolean;
  hosting: boolean;
  /** It has the owner's rights. */
  owning: boolean;
  /** Names the keys that it was let in by; the host token is none of them. */
  keys: readonly string[];
  /** Names this line where its owner may choose among screens; nobody comes in by it. */
  readonly mark: string;
  /** Nobody else hears this line: it is of this machine, or https. */
  readonly isPrivate: boolean;
  /** It is of this very machine. */
  readonly isHere: boolean;
  readonly address: string;
  /** Its line ends; a page comes back by itself. */
  cutOff(): void;
  table: LiveTable | null;
  /** At a table. */
  shows: ShownThing;
  readonly isOpen: boolean;
  readonly greeted: boolean;
  /** Bytes that wait to be read at the other end. */
  readonly unread: number;
  /** It has a seat, or the host's rights: whatever guests do, there is room for it. */
  readonly stands: boolean;
}

/** The program as its owner looks after it. */
export interface House {
  vitals(): Vitals;
  readonly word: HouseWord | null;
  say(word: HouseWord | null): void;
  readonly backingUp: HouseState['backingUp'];
  backUp(): void;
  /** Soon, once what is confirmed has been told. */
  restart(): void;
  /** Of the program, where it takes any by itself. */
  readonly updates: UpdateSource | undefined;
}

/** Where newer versions come from. */
export interface UpdateSource {
  state(): UpdateState;
  ask(): void;
}

export interface HostContext {
  readonly store: Store;
  readonly tables: Tables;
  readonly games: readonly AnyGame[];
  readonly joinAddresses: JoinAddresses;
  readonly pages: Set<Page>;
  readonly limits: Limits;
  readonly keys: HostKeys;
  readonly owners: OwnerKeys;
  readonly house: House;
  readonly version: string;
  readonly dataDir: string;
  readonly backups: Backups;
  /** The house closes, and opens again with what is in this file: screens come back by themselves. */
  restore(file: string): Promise<void>;
  /** The pages, and the words and fonts beside them. */
  readonly staticDir: string;
  readonly log: (text: string) => void;
}

export type Hello = z.output<typeof helloSchema>;
export type Call = z.output<typeof callSchema>;

/** What is done about messages, once they have the right shape. */
export interface Conversation {
  greet(page: Page, hello: Hello): void;
  answer(page: Page, call: Call): void;
}
