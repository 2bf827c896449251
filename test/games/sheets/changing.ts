/** What changes during an evening, as the keeper is offered it. */
import type { SheetOptions } from '../../../src/games/sheets/spec.ts';
import type { Entry } from '../../../src/games/sheets/state.ts';
import type { Keeping } from './given.ts';

type AnyKeeping = Keeping<SheetOptions, Entry, unknown>;

export function change(book: unknown, id: string, filling: object = {}): void {
  const keeping = book as AnyKeeping;
  keeping.when('table', { ...keeping.choice(id).move, ...filling } as never);
}

export const offersOf = (book: unknown): string[] => (book as AnyKeeping).offers('table').map(({ id }) => id);

export const finish = { type: 'finish' } as const;
