/** What stands in a log once all that was taken back is gone. Nothing of the product is asked. */
import type { Commit } from '../../../src/main/store/log.ts';
import type { GameEvent, OptionValue } from '../../../src/shared/game.ts';

export interface Log {
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly commits: readonly Commit[];
}

/** What was counted, and whatever in the log cannot be by the rules. */
export interface Counted {
  readonly places: readonly Place[];
  readonly faults: readonly string[];
}

export interface Place {
  readonly seat: number;
  readonly points: number;
  readonly rank: number;
}

/** What is taken back is always what stands last; anything new makes an end of what was taken back. */
export function factsOf<E extends GameEvent>(commits: readonly Commit[]): E[] {
  const standing: (readonly GameEvent[])[] = [];
  let undone: (readonly GameEvent[])[] = [];
  for (const { kind, events } of commits) {
    if (kind === 'undo') undone.push(standing.pop() ?? []);
    else if (kind === 'redo') standing.push(undone.pop() ?? []);
    else {
      standing.push(events);
      undone = [];
    }
  }
  return standing.flat() as E[];
}

export const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

export const zeros = (seats: number): number[] => Array<number>(seats).fill(0);

/** Whoever has more of the first that differs is ahead; who is equal in all of them shares a place. */
export function placesBy(
  seats: readonly { readonly seat: number; readonly points: number; readonly by: readonly number[] }[],
): Place[] {
  const isAhead = (a: readonly number[], b: readonly number[]): boolean => {
    const differs = a.findIndex((n, i) => n !== b[i]);
    return differs >= 0 && a[differs]! > b[differs]!;
  };
  return seats.map(({ seat, points, by }) => ({
    seat,
    points,
    rank: 1 + seats.filter((other) => isAhead(other.by, by)).length,
  }));
}

export const mostWins = (points: readonly number[]): Place[] =>
  placesBy(points.map((n, seat) => ({ seat, points: n, by: [n] })));
