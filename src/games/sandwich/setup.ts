import type { SeatIndex } from '../../shared/game.ts';
import { range } from '../../shared/lists.ts';
import type { Rng } from '../../shared/rng.ts';
import { boxOf, cardsInPlay, THEMES } from './cards.ts';
import type { Draft } from './events.ts';
import type { SandwichMatch } from './options.ts';
import { announcesIngredient, planRound, type RoundRecord, type Theme } from './state.ts';

/** S-44: a new one from the list each round, until the list is through; the typed one for the whole match. */
function themeFor({ options }: SandwichMatch, past: readonly RoundRecord[], rng: Rng): Theme | null {
  if (options.theme === 'off') return null;
  if (options.theme === 'typed') return { id: null, text: options.themeText.trim() };
  const used = past.map(({ plan }) => plan.theme?.id);
  const fresh = THEMES.filter((id) => !used.includes(id));
  return { id: rng.pick(fresh.length > 0 ? fresh : THEMES), text: null };
}

/** S-2, S-3, S-31, S-32: all cards shuffled anew, from as many boxes as the deal needs. */
export function dealRound(draft: Draft, round: number, first: SeatIndex | null): void {
  const { rng } = draft;
  const { match, history } = draft.state;
  const { deck } = match.options;
  const announces = announcesIngredient(match, round);
  const { deal } = planRound(match, round, { common: announces ? 'announced' : null, theme: null });
  const needed = deal * match.seats + (announces ? 1 : 0);
  const cards = rng.shuffle(cardsInPlay(deck, Math.ceil(needed / boxOf(deck).length)));
  draft.emit({
    type: 'dealt',
    round,
    first,
    piles: range(match.seats).map((seat) => cards.slice(seat * deal, (seat + 1) * deal)),
    common: announces ? cards[match.seats * deal]! : null,
    theme: themeFor(match, history, rng),
  });
}

/** S-19: whoever was not named at set-up is asked for when tasting begins. */
export const setup = (draft: Draft): void => dealRound(draft, 1, draft.state.match.options.firstTaster);
