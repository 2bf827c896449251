/** A game without a sheet of its own as a table has saved it (T-32), to be offered again by name and picture. */
import { z } from 'zod';
import type { Result } from '../../shared/game.ts';
import { deny } from '../../shared/host-refusals.ts';
import { shownOf } from '../../shared/lines.ts';

const LONGEST_NAME = 40;

const shape = z.strictObject({
  name: z
    .string()
    .max(LONGEST_NAME)
    .transform((typed) => shownOf(typed, LONGEST_NAME)),
  picture: z.string().max(20),
  wins: z.enum(['high', 'low']),
  rounds: z.int().min(0).max(50),
  goal: z.int().min(0).max(99_999),
});

export type SavedGame = z.output<typeof shape>;

export function parseSavedGame(item: unknown): Result<SavedGame> {
  const game = shape.safeParse(item);
  if (!game.success || game.data.name === '') return deny('bad-item');
  return { ok: true, value: game.data };
}

/** How a table is set up with it. */
export const setUpSaved = ({ name, ...game }: SavedGame) => ({ title: name, ...game });
