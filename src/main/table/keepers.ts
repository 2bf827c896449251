/**
 * Where on a sheet those are who keep it: told to the others who do, and to nobody else; never stored. Whoever goes
 * takes it along.
 */
import type { KeeperAt } from '../../shared/protocol.ts';
import type { Time } from '../store/time.ts';
import type { Screen } from './screen.ts';

/** However fast fingers are, the others hear of it so often. */
export const LEAST_BETWEEN_MS = 200;

/** The table, as far as its keepers are concerned. */
interface Kept {
  /** Its screens that may enter for all, each with the badge of its seat; null on a screen without one. */
  readonly keepers: ReadonlyMap<Screen, number | null>;
}

export class Keepers {
  readonly #table: Kept;
  readonly #time: Time;
  readonly #at = new Map<Screen, string>();
  /** What each was told last. */
  readonly #told = new Map<Screen, string>();
  #isWaiting = false;

  constructor(table: Kept, time: Time) {
    this.#table = table;
    this.#time = time;
  }

  point(screen: Screen, at: string | null): void {
    if ((this.#at.get(screen) ?? null) === at) return;
    if (at === null) this.#at.delete(screen);
    else this.#at.set(screen, at);
    this.#tellSoon();
  }

  /** Where the others are. */
  besides(screen: Screen): readonly KeeperAt[] {
    const { keepers } = this.#table;
    if (!keepers.has(screen)) return [];
    const others = [...this.#at].filter(([other]) => other !== screen && keepers.has(other));
    return others.map(([other, at]) => ({ badge: keepers.get(other) ?? null, at }));
  }

  /** It shows another table, or none. */
  leave(screen: Screen): void {
    this.#told.delete(screen);
    if (this.#at.delete(screen)) this.#tellSoon();
  }

  /** Another match: nobody is anywhere yet. */
  forget(): void {
    this.haveChanged();
    this.#at.clear();
  }

  /** Somebody may keep it now who could not, or may no more. */
  haveChanged(): void {
    if (this.#at.size > 0) this.#tellSoon();
  }

  #tellSoon(): void {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    this.#time.after(LEAST_BETWEEN_MS, () => {
      this.#isWaiting = false;
      this.#tell();
    });
  }

  #tell(): void {
    for (const screen of new Set([...this.#table.keepers.keys(), ...this.#told.keys()])) {
      const list = this.besides(screen);
      const text = JSON.stringify(list);
      if (text === (this.#told.get(screen) ?? '[]')) continue;
      if (list.length === 0) this.#told.delete(screen);
      else this.#told.set(screen, text);
      screen.tell({ t: 'keepers', keepers: list });
    }
  }
}
