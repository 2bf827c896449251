/** P-2, P-4: the deck is shuffled, and the draw for the first player can begin. */
import { deckWith } from './cards.ts';
import type { Draft } from './events.ts';

export function setup(draft: Draft): void {
  const { napkins } = draft.state.options;
  draft.emit({ type: 'shuffled', order: draft.rng.shuffle(deckWith(napkins)) });
}
