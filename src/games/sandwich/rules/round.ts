/** What follows by itself: from flip to flip, from the market to the kitchen, from taster to taster. */
import type { SeatIndex } from '../../../shared/game.ts';
import { clockwiseFrom, range } from '../../../shared/lists.ts';
import type { Draft, EventOf } from '../events.ts';
import { dealRound } from '../setup.ts';
import { type State, stackingSeats, tastingNow } from '../state.ts';

/** S-10 */
export function afterFlip(draft: Draft): void {
  const { flip, plan } = draft.state;
  draft.emit({ type: flip < plan.deal ? 'countdown-began' : 'market-closed' });
}

/** All cards of the flip are taken: S-45 has them stacked first. */
export function afterTaking(draft: Draft): void {
  if (stackingSeats(draft.state).length > 0) draft.emit({ type: 'stacking-began' });
  else afterFlip(draft);
}

/** S-17, S-18: by taster from the first one clockwise, if that is known yet; S-21 mixes the plates so that they tell no names. */
export function serve(draft: Draft): void {
  const { state, rng } = draft;
  const { blindTasting, chefsSuggestion } = state.match.options;
  const tables: EventOf<'served'>['tables'] = clockwiseFrom(state.first ?? 0, state.match.seats).map(
    (taster) => {
      const plates = platesFor(state, taster);
      return { taster, plates: blindTasting ? rng.shuffle(plates) : plates };
    },
  );
  draft.emit({ type: 'served', open: chefsSuggestion, tables });
}

/** From the nearest cook to the farthest. */
function platesFor(state: State, taster: number): { cook: number; sandwich: number }[] {
  const { seats } = state.match;
  const back = state.plan.direction === 'left' ? seats - 1 : 1;
  return range(seats).flatMap((steps) => {
    const cook = (taster + steps * back) % seats;
    return state.players[cook]!.sandwiches.flatMap(({ to }, sandwich) =>
      to === taster ? [{ cook, sandwich }] : [],
    );
  });
}

/** S-19: once a match, unless it was said at set-up. */
export function afterServing(draft: Draft): void {
  if (draft.state.first === null) draft.emit({ type: 'taster-asked' });
  else beginPraise(draft);
}

export function beginPraise(draft: Draft): void {
  const { chefsSuggestion, pitch, tasteTogether } = draft.state.match.options;
  if (chefsSuggestion || (pitch && tasteTogether)) draft.emit({ type: 'selling-began' });
  else beginTasting(draft);
}

export function beginTasting(draft: Draft): void {
  if (draft.state.match.options.tasteTogether) draft.emit({ type: 'together-began' });
  else beginTurn(draft, 0);
}

function beginTurn(draft: Draft, turn: number): void {
  draft.emit({ type: 'turn-began', turn });
  if (tastingNow(draft.state).open) afterReveal(draft);
}

export function open(draft: Draft, taster: SeatIndex): void {
  draft.emit({ type: 'opened', taster });
  afterReveal(draft);
}

export function afterReveal(draft: Draft): void {
  if (draft.state.match.options.pitch) draft.emit({ type: 'pitch-began', plate: 0 });
  else draft.emit({ type: 'ranking-began' });
}

export function afterPitch(draft: Draft): void {
  const next = draft.state.pitching + 1;
  if (next < tastingNow(draft.state).plates.length) draft.emit({ type: 'pitch-began', plate: next });
  else draft.emit({ type: 'ranking-began' });
}

export function giveVerdict(draft: Draft, turn: number): void {
  const { match, tastings } = draft.state;
  const { blindTasting, tasteTogether } = match.options;
  const { open, guesses = [] } = tastings[turn]!;
  const unveils = blindTasting || tasteTogether || !open || guesses.length > 0;
  draft.emit({ type: 'verdict-given', turn, unveils });
}

export function afterVerdict(draft: Draft): void {
  const { match, tastings, turn, plan } = draft.state;
  const next = turn + 1;
  if (next < tastings.length) {
    if (match.options.tasteTogether) giveVerdict(draft, next);
    else beginTurn(draft, next);
  } else {
    draft.emit({ type: plan.round < match.options.rounds ? 'round-ended' : 'ended' });
  }
}

export function nextRound(draft: Draft): void {
  const { plan, first } = draft.state;
  dealRound(draft, plan.round + 1, first);
  draft.emit({ type: 'countdown-began' });
}
