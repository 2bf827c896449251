import type { Match } from '../../shared/game.ts';
import { range } from '../../shared/lists.ts';
import type { Rng } from '../../shared/rng.ts';
import { settleBar } from './bar.ts';
import { whiteDeck } from './cards.ts';
import { draftOf, put } from './draft.ts';
import type { Event } from './events.ts';
import { blackDeck, type Options, packsOf } from './options.ts';
import { HAND, initial } from './state.ts';

/** M-4, M-5: shuffle, deal seven each, fill the Bar. */
export function setup(match: Match<Options>, rng: Rng): readonly Event[] {
  const { options, seats } = match;
  const white = rng.shuffle(whiteDeck(packsOf(options)));
  const dealt = seats * HAND;
  const draft = draftOf(initial(match), rng, 0);
  put(draft, {
    type: 'opened',
    white: white.slice(dealt),
    hands: range(seats).map((seat) => white.slice(seat * HAND, (seat + 1) * HAND)),
    black: rng.shuffle(blackDeck(options)).map(({ id }) => id),
    dealer: options.dealer ?? rng.below(seats),
  });
  settleBar(draft);
  return draft.events;
}
