import { range } from '../../shared/lists.ts';
import { whiteDeck } from './cards.ts';
import type { Draft } from './events.ts';
import { blackDeck, packsOf } from './options.ts';
import { settleBar } from './rules/bar.ts';
import { HAND } from './state.ts';

/** M-4, M-5: shuffle, deal seven each, fill the Bar. */
export function setup(draft: Draft): void {
  const { rng } = draft;
  const { options, seats } = draft.state;
  const white = rng.shuffle(whiteDeck(packsOf(options)));
  const dealt = seats * HAND;
  draft.emit({
    type: 'opened',
    white: white.slice(dealt),
    hands: range(seats).map((seat) => white.slice(seat * HAND, (seat + 1) * HAND)),
    black: rng.shuffle(blackDeck(options)).map(({ id }) => id),
    dealer: options.dealer ?? rng.below(seats),
  });
  settleBar(draft);
}
