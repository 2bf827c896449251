/** How long a match takes. Measured at human pace: `npm run simulate lengths`, docs/decisions/lengths.md. */
import type { Span } from '../../shared/game.ts';
import { around, exactly } from '../../shared/lengths.ts';
import type { Options } from './options.ts';

/** By seats: minutes until somebody has one Noshdosh more. */
const PER_NOSHDOSH: Readonly<Record<number, number>> = { 2: 0.82, 3: 1.1, 4: 1.3, 5: 1.6, 6: 1.8 };
/** Who is sabotaged builds twice. */
const WITH_THE_ATTACK_PACK = 1.3;
const SPREAD = 1.38;

/** M-6: whichever comes first. */
export function lasts({ minutes, target, attackPack }: Options, seats: number): Span | undefined {
  const pace = (PER_NOSHDOSH[seats] ?? 0) * (attackPack ? WITH_THE_ATTACK_PACK : 1);
  const race = target === 0 ? undefined : around(target * pace, SPREAD);
  if (minutes === 0) return race;
  if (!race || race.from >= minutes) return exactly(minutes);
  return { from: race.from, to: Math.min(race.to, minutes) };
}
