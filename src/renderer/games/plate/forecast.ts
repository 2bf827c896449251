/** What a forecast, or a meal, says in short. */
import type { SeatIndex } from '../../../shared/game.ts';
import type { GameWords } from '../../i18n/words.svelte.ts';
import { signed } from '../../ui/measure.ts';

export interface Portions {
  readonly eaters: readonly SeatIndex[];
  readonly share: number;
  readonly gains: readonly number[];
}

export const loneEater = ({ eaters }: Portions): SeatIndex | undefined =>
  eaters.length === 1 ? eaters[0] : undefined;

/** What each eater gets; of a lone one also what a shield left of it. */
export function gainOf(portions: Portions): number {
  const alone = loneEater(portions);
  return alone === undefined ? portions.share : (portions.gains[alone] ?? portions.share);
}

/** P-29 */
export const isShielded = ({ eaters, share, gains }: Portions): boolean =>
  eaters.some((seat) => gains[seat] !== share);

/** P-16, P-17 */
export function whoEats(portions: Portions, words: GameWords): string {
  const alone = loneEater(portions);
  return alone === undefined
    ? words.say('ui.share', { n: portions.eaters.length })
    : words.say('ui.eats', { seat: { seat: alone } });
}

/** What a phone says: to whoever eats alone, or is spared of those who share, what that one gets. */
export function outcomeFor(portions: Portions, seat: SeatIndex, words: GameWords): string {
  const { eaters, share, gains } = portions;
  const own = eaters.includes(seat) ? gains[seat] : undefined;
  return own !== undefined && (eaters.length === 1 || own !== share)
    ? words.say('ui.eats.you', { points: signed(own) })
    : words.say('ui.outcome', { who: whoEats(portions, words), points: signed(gainOf(portions)) });
}
