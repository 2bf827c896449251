/** A table that is led: what is called to it, and what it says to that (T-50). */
import type { Answer } from '../../../src/games/sheets/caller/position.ts';
import type { SheetOptions } from '../../../src/games/sheets/spec.ts';
import type { Entry } from '../../../src/games/sheets/state.ts';
import type { Clock } from '../../../src/shared/game.ts';
import { range } from '../../../src/shared/lists.ts';
import { change } from './changing.ts';
import type { Keeping } from './given.ts';

export type AnyKeeping = Keeping<SheetOptions, Entry, unknown>;

export const called = (book: unknown) => (book as AnyKeeping).table.called;
export const kind = (book: unknown): string | undefined => called(book)?.kind;
export const answers = (book: unknown): string[] =>
  (book as AnyKeeping)
    .offers('table')
    .flatMap(({ id }) => (id.startsWith('call-') ? [id.slice('call-'.length)] : []));
export const ringing = (book: unknown): Clock | undefined => {
  const { game, state } = book as AnyKeeping;
  return (game.clocks(state) as Clock[]).find((clock) => clock.kind === 'call');
};

export function say(book: unknown, answer: Answer, seat?: number): void {
  const keeper = book as AnyKeeping;
  const { move } = keeper.choice(`call-${answer}`);
  keeper.when('table', { ...move, ...(seat !== undefined && { seat }) } as never);
}

/** What the host does when the time of a call is up. */
export function ring(book: unknown): void {
  const { move } = ringing(book)!;
  (book as AnyKeeping).when('table', move as never);
}

/** Each call, answered with the first answer or by its clock, until nothing more is to be said. */
export function listen(book: unknown, most = 60): string[] {
  const heard: string[] = [];
  while (heard.length < most) {
    heard.push(kind(book)!);
    const [first] = answers(book);
    if (ringing(book)) ring(book);
    else if (first && first !== 'seat') say(book, first as Answer);
    else break;
  }
  return heard;
}

/** Who is called now, then at each tap. */
export function turns(book: unknown, n: number, answer: 'next' | 'skip' = 'next'): (number | string)[] {
  return range(n).map((i) => {
    if (i > 0) say(book, answer);
    return called(book)?.seats?.[0] ?? kind(book) ?? 'nothing';
  });
}

export const leave = (book: unknown, ...seats: readonly number[]): void => {
  for (const seat of seats) change(book, `leave-${seat}`);
};
