import type { SeatIndex } from '../../shared/game.ts';
import { range } from '../../shared/lists.ts';
import type { Rng } from '../../shared/rng.ts';
import { boxOf, cardsInPlay } from './cards.ts';
import type { Event, EventOf } from './events.ts';
import type { SandwichMatch } from './options.ts';
import { announcesIngredient, planRound, type RoundRecord, type Theme } from './state.ts';
import { THEMES } from './themes.ts';

/** S-44: a new one from the list each round, until the list is through; the typed one for the whole match. */
function themeFor({ options }: SandwichMatch, past: readonly RoundRecord[], rng: Rng): Theme | null {
  if (options.theme === 'off') return null;
  if (options.theme === 'typed') return { id: null, text: options.themeText.trim() };
  const used = past.map(({ plan }) => plan.theme?.id);
  const fresh = THEMES.filter(({ id }) => !used.includes(id));
  return { id: rng.pick(fresh.length > 0 ? fresh : THEMES).id, text: null };
}

export interface DealRequest {
  readonly match: SandwichMatch;
  readonly round: number;
  readonly first: SeatIndex;
  readonly past: readonly RoundRecord[];
}

/** S-2, S-3, S-31, S-32: all cards shuffled anew, from as many boxes as the deal needs. */
export function dealRound({ match, round, first, past }: DealRequest, rng: Rng): EventOf<'dealt'> {
  const { deck } = match.options;
  const announces = announcesIngredient(match, round);
  const { deal } = planRound(match, round, { common: announces ? 'announced' : null, theme: null });
  const needed = deal * match.seats + (announces ? 1 : 0);
  const cards = rng.shuffle(cardsInPlay(deck, Math.ceil(needed / boxOf(deck).length)));
  return {
    type: 'dealt',
    round,
    first,
    piles: range(match.seats).map((seat) => cards.slice(seat * deal, (seat + 1) * deal)),
    common: announces ? cards[match.seats * deal]! : null,
    theme: themeFor(match, past, rng),
  };
}

/** S-19: the digital table knows nobody's age; nobody named means that the lot decides. */
export function setup(match: SandwichMatch, rng: Rng): Event[] {
  const first = match.options.firstTaster ?? rng.below(match.seats);
  return [dealRound({ match, round: 1, first, past: [] }, rng)];
}
