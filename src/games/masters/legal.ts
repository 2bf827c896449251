/** Whether a step is allowed: used to offer choices and to judge moves, so the two cannot differ. */
import type { Refusal, SeatIndex } from '../../shared/game.ts';
import { type Inspector, isBread, type Order, punishments, whiteCard } from './cards.ts';
import { fills } from './matching.ts';
import { canPay } from './scoring.ts';
import { badCards, findSandwich, freeSlot, isClosed, isDirty, type State } from './state.ts';

export const NEW = 'new';

export type Check = Refusal | undefined;

const no = (key: string, params?: Refusal['params']): Refusal => (params ? { key, params } : { key });

/** The turn is this seat's, and nobody else is being asked. */
export function checkTurn(state: State, seat: SeatIndex): Check {
  if (state.turn?.seat !== seat) return no('not-your-turn');
  return state.inspection || state.event ? no('wait-for-answer') : undefined;
}

const doneAlready = { play: 'already-played', move: 'already-moved', discard: 'already-discarded' } as const;

/** M-8 to M-11: a turn is one of play, move and discard. */
function checkMode(state: State, wanted: 'play' | 'discard' | 'move'): Check {
  const mode = state.turn?.mode ?? 'open';
  if (mode === 'open' || (mode === wanted && mode !== 'move')) return undefined;
  return no(doneAlready[mode]);
}

/** M-8: one kind of symbol; M-9: Special Sauce goes with anything. */
export function checkFromHand(state: State, seat: SeatIndex, card: string): Check {
  if (!state.players[seat]!.hand.includes(card)) return no('not-in-hand');
  const mode = checkMode(state, 'play');
  if (mode) return mode;
  const { role, symbol } = whiteCard(card);
  const current = state.turn?.symbol ?? null;
  if (role === 'sauce' || current === null || current === symbol) return undefined;
  return no('other-symbol', { card: { card: current } });
}

export interface Placing {
  readonly seat: SeatIndex;
  readonly card: string;
  readonly sandwich: string;
}

export function checkPlay(state: State, { seat, card, sandwich }: Placing): Check {
  const refusal = checkFromHand(state, seat, card);
  if (refusal) return refusal;
  const { role } = whiteCard(card);
  if (role === 'attack') return no('for-others-only');
  if (role === 'inspector') return no('inspectors-visit');
  return sandwich === NEW ? checkStart(state, seat, card) : checkOwn(state, seat, sandwich);
}

/** M-13 */
function checkStart(state: State, seat: SeatIndex, card: string): Check {
  if (!isBread(card)) return no('begins-with-bread');
  return freeSlot(state.players[seat]!) === undefined ? no('no-free-slot') : undefined;
}

const checkOwn = (state: State, seat: SeatIndex, sandwich: string): Check =>
  findSandwich(state, sandwich)?.owner.seat === seat ? undefined : no('not-your-sandwich');

/** M-14 */
export function checkAttack(state: State, { seat, card, sandwich }: Placing): Check {
  const refusal = checkFromHand(state, seat, card);
  if (refusal) return refusal;
  if (whiteCard(card).role !== 'attack') return no('no-attack');
  const found = findSandwich(state, sandwich);
  if (found) return found.owner.seat === seat ? no('not-on-your-own') : undefined;
  const anywhere = state.players.some((player) => player.seat !== seat && player.slots.some(Boolean));
  return no(anywhere ? 'no-such-sandwich' : 'nobody-has-a-sandwich');
}

/** Jobsworth and Strict are shown one sandwich; Lazy, and who finds nothing, only a player. */
export function checkInspect(state: State, seat: SeatIndex, card: string, victim: SeatIndex): Check {
  const refusal = checkFromHand(state, seat, card) ?? checkInspector(card);
  if (refusal) return refusal;
  const player = state.players[victim];
  if (!player || victim === seat) return no('other-player-only');
  return isDirty(player) && punishmentOf(card).takes !== 'one-bad' ? no('show-a-sandwich') : undefined;
}

export function checkReport(state: State, { seat, card, sandwich }: Placing): Check {
  const refusal = checkFromHand(state, seat, card) ?? checkInspector(card);
  if (refusal) return refusal;
  if (punishmentOf(card).takes === 'one-bad') return no('lazy-looks-nowhere');
  const found = findSandwich(state, sandwich);
  if (!found) return no('no-such-sandwich');
  if (found.owner.seat === seat) return no('other-player-only');
  return badCards(found.sandwich).length === 0 ? no('nothing-bad-there') : undefined;
}

const checkInspector = (card: string): Check =>
  whiteCard(card).role === 'inspector' ? undefined : no('no-inspector');

export const punishmentOf = (card: string) => punishments[whiteCard(card).id as Inspector];

/** M-10 */
export function checkMove(state: State, seat: SeatIndex, from: string, to: string): Check {
  const mode = checkMode(state, 'move');
  if (mode) return mode;
  if (from === to) return no('same-sandwich');
  return checkOwn(state, seat, from) ?? checkOwn(state, seat, to);
}

/** M-11 */
export function checkDiscard(state: State, seat: SeatIndex, cards: readonly string[]): Check {
  const mode = checkMode(state, 'discard');
  if (mode) return mode;
  if (cards.length === 0) return no('pick-a-card');
  return checkPicked(state, seat, cards);
}

export function checkPicked(state: State, seat: SeatIndex, cards: readonly string[]): Check {
  const { hand } = state.players[seat]!;
  const distinct = new Set(cards).size === cards.length;
  return distinct && cards.every((card) => hand.includes(card)) ? undefined : no('not-in-hand');
}

/** M-15, M-16 */
export function checkClaim(state: State, seat: SeatIndex, sandwich: string, order: string): Check {
  const found = findSandwich(state, sandwich);
  if (found?.owner.seat !== seat) return no('not-your-sandwich');
  const card = state.bar.find((one): one is Order => one?.kind === 'order' && one.id === order);
  if (!card) return no('order-gone');
  if (!isClosed(state.turn, found.sandwich)) return no('not-closed');
  return fills(card, found.sandwich.cards) ? undefined : no('does-not-match');
}

/** M-22: a bribe that cannot be paid in full cannot be chosen. */
export function checkBribe(state: State, seat: SeatIndex): Check {
  if (state.inspection?.victim !== seat) return no('no-inspector-here');
  const { bribe } = punishmentOf(state.inspection.card);
  const { money } = state.players[seat]!;
  return canPay(money, bribe) ? undefined : no('cannot-pay', { n: bribe, money });
}

export function checkComply(state: State, seat: SeatIndex): Check {
  if (state.inspection?.victim !== seat) return no('no-inspector-here');
  return punishmentOf(state.inspection.card).takes === 'one-bad' ? no('choose-a-bad-card') : undefined;
}

/** M-23: Lazy takes one bad card, of the victim's choice. */
export function checkBin(state: State, seat: SeatIndex, card: string): Check {
  if (state.inspection?.victim !== seat) return no('no-inspector-here');
  if (punishmentOf(state.inspection.card).takes !== 'one-bad') return no('no-choice-of-cards');
  const bad = state.players[seat]!.slots.flatMap((sandwich) => (sandwich ? badCards(sandwich) : []));
  return bad.includes(card) ? undefined : no('bad-cards-only');
}

/** How many cards a seat has to choose for the event; 0 when it need not. */
export function giftSize(state: State, seat: SeatIndex): number {
  const { event, bar } = state;
  const card = event && bar[event.slot];
  if (card?.kind !== 'event' || card.effect.do !== 'give' || event!.chosen[seat] !== null) return 0;
  return Math.min(card.effect.cards, state.players[seat]!.hand.length);
}

export function checkGive(state: State, seat: SeatIndex, cards: readonly string[]): Check {
  const n = giftSize(state, seat);
  if (n === 0) return no('nothing-to-give');
  return cards.length === n ? checkPicked(state, seat, cards) : no('pick-exactly', { n });
}
