/** Health inspectors: who may be visited, and how the visit is answered (M-21 to M-24). */
import type { Choice, Refusal, SeatIndex } from '../../../shared/game.ts';
import { no } from '../../../shared/rules.ts';
import { punishmentOf, whiteCard } from '../cards.ts';
import type { Move } from '../moves.ts';
import { canPay } from '../scoring.ts';
import {
  badCards,
  findSandwich,
  type Inspection,
  isDirty,
  type Player,
  type State,
  sandwichesOf,
  turnFrame,
} from '../state.ts';
import { leftAfter, loseCards } from './losing.ts';
import { checkFromHand, othersSandwiches, placesOn } from './playing.ts';
import { type Offers, type RuleOf, stepWith } from './rule.ts';
import { inTurn } from './turn.ts';

// ---------------------------------------------------------------- the visit

const checkInspector = (state: State, seat: SeatIndex, card: string): Refusal | undefined =>
  checkFromHand(state, seat, card) ?? (whiteCard(card).role === 'inspector' ? undefined : no('no-inspector'));

interface Visit {
  readonly card: string;
  readonly seat: SeatIndex;
}

/** Jobsworth and Strict are shown one sandwich; Lazy, and who finds nothing, only a player. */
function checkVictim(state: State, seat: SeatIndex, { card, seat: victim }: Visit): Refusal | undefined {
  const player = state.players[victim];
  if (!player || victim === seat) return no('other-player-only');
  return isDirty(player) && punishmentOf(card).takes !== 'one-bad' ? no('show-a-sandwich') : undefined;
}

export const inspect = inTurn<'inspect'>({
  check: (state, seat, move) => checkInspector(state, seat, move.card) ?? checkVictim(state, seat, move),
  act(draft, seat, { card, seat: victim }) {
    const clean = !isDirty(draft.state.players[victim]!);
    draft.emit({ type: 'inspected', seat, card, victim, sandwich: null, clean });
  },
});

const checkReporter = (state: State, seat: SeatIndex, card: string): Refusal | undefined =>
  checkInspector(state, seat, card) ??
  (punishmentOf(card).takes === 'one-bad' ? no('lazy-looks-nowhere') : undefined);

function checkShown(state: State, seat: SeatIndex, sandwich: string): Refusal | undefined {
  const found = findSandwich(state, sandwich);
  if (!found) return no('no-such-sandwich');
  if (found.owner.seat === seat) return no('other-player-only');
  return badCards(found.sandwich).length === 0 ? no('nothing-bad-there') : undefined;
}

export const report = inTurn<'report'>({
  check: (state, seat, { card, sandwich }) =>
    checkReporter(state, seat, card) ?? checkShown(state, seat, sandwich),
  act(draft, seat, { card, sandwich }) {
    const victim = findSandwich(draft.state, sandwich)!.owner.seat;
    draft.emit({ type: 'inspected', seat, card, victim, sandwich, clean: false });
  },
});

/** What finds something, then what would be for nothing. */
export function visitOffers(state: State, seat: SeatIndex, card: string): Offers {
  const rivals = state.players.filter((player) => player.seat !== seat);
  const move = { type: 'inspect', card } as const;
  const visit = { id: `inspect:${card}`, frame: turnFrame(state.turn!), move };
  const blocked = checkInspector(state, seat, card);
  if (blocked) return [{ ...visit, move: { ...move, seat: rivals[0]!.seat }, blocked }];
  const open = rivals.filter((rival) => !checkVictim(state, seat, { card, seat: rival.seat }));
  const to = (victims: readonly Player[]) =>
    [{ name: 'seat', kind: 'seat', from: victims.map((victim) => victim.seat) }] as const;
  const dirty = open.filter(isDirty);
  const clean = open.filter((rival) => !isDirty(rival));
  const offers: Choice<Move>[] = [];
  if (dirty.length > 0) offers.push({ ...visit, slots: to(dirty) });
  const reporting = reportOffer(state, seat, card);
  if (!reporting.blocked) offers.push(reporting);
  if (clean.length > 0)
    offers.push({ ...visit, id: `inspect-clean:${card}`, dangerous: true, slots: to(clean) });
  return offers;
}

const reportOffer = (state: State, seat: SeatIndex, card: string): Choice<Move> =>
  stepWith(state.turn!, {
    id: `report:${card}`,
    move: { type: 'report', card },
    name: 'sandwich',
    values: placesOn(othersSandwiches(state, seat)),
    refusal: checkReporter(state, seat, card),
    refusalTo: (sandwich) => checkShown(state, seat, sandwich),
    filled: (sandwich) => ({ type: 'report', card, sandwich }),
  });

// ---------------------------------------------------------------- the answer

const asked = <T extends Move['type']>(rule: RuleOf<T>): RuleOf<T> => ({
  ...rule,
  check: (state, seat, move) =>
    state.inspection?.victim === seat ? rule.check(state, seat, move) : no('no-inspector-here'),
});

/** M-22: a bribe that cannot be paid in full cannot be chosen. */
export const bribe = asked<'bribe'>({
  check(state, seat) {
    const { bribe: n } = punishmentOf(state.inspection!.card);
    const { money } = state.players[seat]!;
    return canPay(money, n) ? undefined : no('cannot-pay', { n, money });
  },
  act(draft, seat) {
    const { card, by } = draft.state.inspection!;
    draft.emit({ type: 'paid', seat, amount: -punishmentOf(card).bribe, cause: { kind: 'bribe', card, by } });
    draft.emit({ type: 'answered', seat, bribed: true });
  },
});

export const comply = asked<'comply'>({
  check: (state) =>
    punishmentOf(state.inspection!.card).takes === 'one-bad' ? no('choose-a-bad-card') : undefined,
  act(draft, seat) {
    const { card, sandwich } = draft.state.inspection!;
    const found = findSandwich(draft.state, sandwich!)!.sandwich;
    loseCards(draft, seat, found, punishmentOf(card).takes === 'sandwich' ? found.cards : badCards(found));
    draft.emit({ type: 'answered', seat, bribed: false });
  },
});

/** M-23: Lazy takes one bad card, of the victim's choice. */
export const bin = asked<'bin'>({
  check(state, seat, { card }) {
    if (punishmentOf(state.inspection!.card).takes !== 'one-bad') return no('no-choice-of-cards');
    return allBad(state.players[seat]!).includes(card) ? undefined : no('bad-cards-only');
  },
  act(draft, seat, { card }) {
    const found = sandwichesOf(draft.state.players[seat]!).find(({ cards }) => cards.includes(card))!;
    loseCards(draft, seat, found, [card]);
    draft.emit({ type: 'answered', seat, bribed: false });
  },
});

const allBad = (player: Player): string[] => sandwichesOf(player).flatMap(badCards);

export function answerOffers(state: State, seat: SeatIndex): Offers {
  if (state.inspection?.victim !== seat) return [];
  const frame = state.inspection.id;
  const from = allBad(state.players[seat]!).filter((card) => !bin.check(state, seat, { type: 'bin', card }));
  const offers: Choice<Move>[] = [];
  if (from.length > 0)
    offers.push({ id: 'bin', frame, move: { type: 'bin' }, slots: [{ name: 'card', kind: 'one', from }] });
  if (!comply.check(state, seat, { type: 'comply' }))
    offers.push({ id: 'comply', frame, move: { type: 'comply' } });
  const blocked = bribe.check(state, seat, { type: 'bribe' });
  offers.push({ id: 'bribe', frame, move: { type: 'bribe' }, ...(blocked && { blocked }) });
  return offers;
}

/** Ruling: nobody's money is spent unasked. Lazy takes what is missed the least. */
export function usualAnswer(state: State, { card, victim }: Inspection): Move {
  if (punishmentOf(card).takes !== 'one-bad') return { type: 'comply' };
  const candidates = sandwichesOf(state.players[victim]!).flatMap((sandwich) =>
    badCards(sandwich).map((bad) => ({ bad, harm: harmOf(bad, sandwich.cards) })),
  );
  const least = candidates.reduce((best, one) => (one.harm < best.harm ? one : best));
  return { type: 'bin', card: least.bad };
}

/** Attack condiments are well lost; a first slice takes the whole sandwich along, unless more Bread lies on it. */
function harmOf(card: string, cards: readonly string[]): number {
  if (leftAfter(cards, [card]).length === 0) return 10 + cards.length;
  return whiteCard(card).role === 'attack' ? 0 : cards.length;
}
