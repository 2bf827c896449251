/** What a seat may do now, ready to draw; what a card cannot do is drawn with its reason. */
import type { Actor, Choice, SeatIndex } from '../../shared/game.ts';
import { isBread, type Order, whiteCard } from './cards.ts';
import { turnFrame } from './frames.ts';
import {
  type Check,
  checkBribe,
  checkDiscard,
  checkFromHand,
  checkMove,
  checkTurn,
  giftSize,
  NEW,
  punishmentOf,
} from './legal.ts';
import { fills } from './matching.ts';
import type { Move } from './moves.ts';
import { badCards, freeSlot, isClosed, isDirty, type Sandwich, type State, sandwichesOf } from './state.ts';

type Choices = Choice<Move>[];

export function choices(state: State, actor: Actor): readonly Choice<Move>[] {
  if (actor === 'table' || state.over) return [];
  if (state.inspection) return state.inspection.victim === actor ? answers(state, actor) : [];
  if (state.event) return gifts(state, actor);
  return checkTurn(state, actor) ? [] : steps(state, actor);
}

function steps(state: State, seat: SeatIndex): Choices {
  const turn = state.turn!;
  const claims = claimsOf(state, seat);
  return [
    ...claims,
    ...state.players[seat]!.hand.flatMap((card) => fromHand(state, seat, card)),
    ...moves(state, seat),
    ...discards(state, seat),
    {
      id: 'end',
      frame: turnFrame(turn),
      move: { type: 'end-turn' },
      dangerous: claims.length > 0 || turn.mode === 'open',
    },
  ];
}

function claimsOf(state: State, seat: SeatIndex): Choices {
  const frame = turnFrame(state.turn!);
  const orders = state.bar.filter((card): card is Order => card?.kind === 'order');
  return sandwichesOf(state.players[seat]!)
    .filter((sandwich) => isClosed(state.turn, sandwich))
    .flatMap(({ id, cards }) =>
      orders
        .filter((order) => fills(order, cards))
        .map((order) => ({
          id: `claim:${id}:${order.id}`,
          frame,
          move: { type: 'claim', sandwich: id, order: order.id },
        })),
    );
}

function fromHand(state: State, seat: SeatIndex, card: string): Choices {
  const refusal = checkFromHand(state, seat, card);
  switch (whiteCard(card).role) {
    case 'attack':
      return onOthers(state, seat, card, refusal);
    case 'inspector':
      return inspections(state, seat, card, refusal);
    default:
      return onOwn(state, seat, card, refusal);
  }
}

function onOwn(state: State, seat: SeatIndex, card: string, refusal: Check): Choices {
  const player = state.players[seat]!;
  const base = { id: `play:${card}`, frame: turnFrame(state.turn!) };
  const places = sandwichesOf(player).map(({ id }) => id);
  if (isBread(card) && freeSlot(player) !== undefined) places.push(NEW);
  const blocked = refusal ?? (places.length === 0 ? { key: 'begins-with-bread' } : undefined);
  if (blocked) return [{ ...base, move: { type: 'play', card, sandwich: places[0] ?? NEW }, blocked }];
  return [
    { ...base, move: { type: 'play', card }, slots: [{ name: 'sandwich', kind: 'one', from: places }] },
  ];
}

const others = (state: State, seat: SeatIndex): Sandwich[] =>
  state.players.flatMap((player) => (player.seat === seat ? [] : sandwichesOf(player)));

function onOthers(state: State, seat: SeatIndex, card: string, refusal: Check): Choices {
  const base = { id: `attack:${card}`, frame: turnFrame(state.turn!) };
  const targets = others(state, seat).map(({ id }) => id);
  const blocked = refusal ?? (targets.length === 0 ? { key: 'nobody-has-a-sandwich' } : undefined);
  if (blocked) return [{ ...base, move: { type: 'attack', card, sandwich: targets[0] ?? NEW }, blocked }];
  return [
    { ...base, move: { type: 'attack', card }, slots: [{ name: 'sandwich', kind: 'one', from: targets }] },
  ];
}

function inspections(state: State, seat: SeatIndex, card: string, refusal: Check): Choices {
  const frame = turnFrame(state.turn!);
  const rivals = state.players.filter((player) => player.seat !== seat);
  const visit = { id: `inspect:${card}`, frame, move: { type: 'inspect', card } } as const;
  if (refusal) return [{ ...visit, move: { ...visit.move, seat: rivals[0]!.seat }, blocked: refusal }];
  const found: Choices = [];
  const seatsWhere = (dirty: (seat: (typeof rivals)[number]) => boolean) =>
    rivals.filter(dirty).map((player) => player.seat);
  const dirty = seatsWhere(isDirty);
  if (punishmentOf(card).takes === 'one-bad') {
    if (dirty.length > 0) found.push({ ...visit, slots: [{ name: 'seat', kind: 'seat', from: dirty }] });
  } else if (dirty.length > 0) {
    const bad = others(state, seat).filter((sandwich) => badCards(sandwich).length > 0);
    found.push({
      id: `report:${card}`,
      frame,
      move: { type: 'report', card },
      slots: [{ name: 'sandwich', kind: 'one', from: bad.map(({ id }) => id) }],
    });
  }
  const clean = seatsWhere((player) => !isDirty(player));
  if (clean.length > 0)
    found.push({
      ...visit,
      id: `inspect-clean:${card}`,
      dangerous: true,
      slots: [{ name: 'seat', kind: 'seat', from: clean }],
    });
  return found;
}

function moves(state: State, seat: SeatIndex): Choices {
  const ids = sandwichesOf(state.players[seat]!).map(({ id }) => id);
  const frame = turnFrame(state.turn!);
  if (ids.length < 2) return [];
  return ids.map((from) => {
    const onto = ids.filter((id) => id !== from);
    const blocked = checkMove(state, seat, from, onto[0]!);
    const base = { id: `move:${from}`, frame };
    return blocked
      ? { ...base, move: { type: 'move', from, to: onto[0]! }, blocked }
      : { ...base, move: { type: 'move', from }, slots: [{ name: 'to', kind: 'one', from: onto }] };
  });
}

function discards(state: State, seat: SeatIndex): Choices {
  const { hand } = state.players[seat]!;
  if (hand.length === 0) return [];
  const base = { id: 'discard', frame: turnFrame(state.turn!) };
  const blocked = checkDiscard(state, seat, hand.slice(0, 1));
  if (blocked) return [{ ...base, move: { type: 'discard', cards: hand.slice(0, 1) }, blocked }];
  return [
    {
      ...base,
      move: { type: 'discard' },
      slots: [{ name: 'cards', kind: 'pick', from: hand, min: 1, max: hand.length }],
    },
  ];
}

function answers(state: State, seat: SeatIndex): Choices {
  const { card, id: frame } = state.inspection!;
  const bad = sandwichesOf(state.players[seat]!).flatMap(badCards);
  const punishment: Choice<Move> =
    punishmentOf(card).takes === 'one-bad'
      ? { id: 'bin', frame, move: { type: 'bin' }, slots: [{ name: 'card', kind: 'one', from: bad }] }
      : { id: 'comply', frame, move: { type: 'comply' } };
  const blocked = checkBribe(state, seat);
  const bribe: Choice<Move> = { id: 'bribe', frame, move: { type: 'bribe' } };
  return [punishment, blocked ? { ...bribe, blocked } : bribe];
}

function gifts(state: State, seat: SeatIndex): Choices {
  const n = giftSize(state, seat);
  if (n === 0) return [];
  const from = state.players[seat]!.hand;
  return [
    {
      id: 'give',
      frame: state.event!.id,
      move: { type: 'give' },
      slots: [{ name: 'cards', kind: 'pick', from, min: n, max: n }],
    },
  ];
}
