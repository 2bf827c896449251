/** What is left of a clock only grows less: nobody gets more time than they should, whatever happens meanwhile. */
import type { LiveMatch } from '../../src/main/table/match.ts';
import { dueOf } from '../../src/main/table/running-clocks.ts';
import { LEAST_AFTER_STANDING_MS } from '../../src/shared/game.ts';

export class TurnTime {
  /** By clock, what was left of it after the last commit, and when. */
  #left = new Map<string, number>();

  /** After each commit of a match, from the first one on; gives what is wrong. */
  follow({ at, goingOn, clocks }: LiveMatch): string | undefined {
    const left = new Map<string, number>();
    let wrong: string | undefined;
    for (const clock of goingOn.clocks) {
      const { id, length } = clock;
      const due = dueOf(clock);
      const is = due === null ? clock.left : due - at;
      const was = this.#left.get(id);
      const most = was === undefined ? length : Math.max(was, Math.min(length, LEAST_AFTER_STANDING_MS));
      if (is > most + 0.001) wrong = `${is} ms are left of the clock ${id}, of which there were ${most}`;
      if (!clocks.some((one) => one.id === id)) wrong = `the clock ${id} goes on, and nobody asks for it`;
      left.set(id, is);
    }
    this.#left = left;
    return wrong;
  }
}

/** The time of a table, between two power cuts: it never runs back. */
export class TableTime {
  #match = '';
  #latest = 0;

  /** After a power cut the table goes back to its last commit. */
  forget(): void {
    this.#match = '';
  }

  look(match: LiveMatch | null, at: number): string | undefined {
    const id = match?.row.publicId ?? '';
    const latest = id === this.#match ? this.#latest : 0;
    this.#match = id;
    this.#latest = at;
    return id !== '' && at < latest ? `the clock of the table ran back from ${latest} to ${at}` : undefined;
  }
}
