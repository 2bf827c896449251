/** What a fact does to the state. Cannot fail. */
import { replaceAt, withoutAll } from '../../shared/lists.ts';
import { type Effect, isBread, type Order, whiteCard } from './cards.ts';
import type { Event, EventOf } from './events.ts';
import { piecesOf } from './matching.ts';
import {
  blackCard,
  type Deed,
  findSandwich,
  orderName,
  type Pile,
  type Player,
  type Sandwich,
  type State,
  type Turn,
} from './state.ts';

type Handlers = { readonly [T in Event['type']]: (state: State, event: EventOf<T>) => State };

const SECOND = 1000;

const withPlayer = (state: State, seat: number, change: (player: Player) => Player): State => ({
  ...state,
  players: replaceAt(state.players, seat, change),
});

const withTurn = (state: State, change: Partial<Turn>): State =>
  state.turn ? { ...state, turn: { ...state.turn, ...change } } : state;

const bin = (pile: Pile, cards: readonly string[]): Pile => ({
  ...pile,
  discards: [...pile.discards, ...cards],
});

const binWhite = (state: State, cards: readonly string[]): State => ({
  ...state,
  white: bin(state.white, cards),
});

const did = (player: Player, deed: Partial<Deed> & Pick<Deed, 'did' | 'cards'>): Player => ({
  ...player,
  last: [...player.last, { to: null, order: null, ...deed }],
});

const takeFromHand = (player: Player, cards: readonly string[]): Player => ({
  ...player,
  hand: withoutAll(player.hand, cards),
});

const setSandwich = (player: Player, slot: number, sandwich: Sandwich | null): Player => ({
  ...player,
  slots: replaceAt(player.slots, slot, () => sandwich),
});

/** A sandwich whose last card is gone frees its slot (M-13). */
const setCards = (state: State, id: string, cards: readonly string[]): State => {
  const { owner, slot } = findSandwich(state, id)!;
  return withPlayer(state, owner.seat, (player) =>
    setSandwich(player, slot, cards.length > 0 ? { id, cards } : null),
  );
};

const played = (state: State, card: string): State => {
  const turn = state.turn!;
  const { role, symbol } = whiteCard(card);
  return withTurn(state, {
    mode: 'play',
    symbol: role === 'sauce' ? turn.symbol : symbol,
    laid: isBread(card) ? [...turn.laid, card] : turn.laid,
  });
};

/** The clock of a turn stands still while others answer. */
const resumed = (state: State, since: number, at: number): State => {
  const due = state.turn?.due ?? null;
  return due === null ? state : withTurn(state, { due: due + at - since });
};

/** A visit taken back gives its number to the next one; a late answer must not mistake the two. */
const inspectionId = (serial: number, at: number): string => `inspection:${serial}.${at}`;

const effectAt = (state: State, slot: number): Effect => {
  const card = state.bar[slot];
  if (card?.kind !== 'event') throw new Error(`no event at slot ${slot}`);
  return card.effect;
};

const handlers: Handlers = {
  opened: (state, { white, hands, black, dealer }) => ({
    ...state,
    dealer,
    white: { deck: white, discards: [] },
    black: { deck: black, discards: [] },
    players: state.players.map((player, seat) => ({ ...player, hand: hands[seat]! })),
  }),
  'turned-up': (state, { slot, card }) => ({
    ...state,
    bar: replaceAt(state.bar, slot, () => blackCard(state.options, card)),
    black: { ...state.black, deck: state.black.deck.slice(1) },
  }),
  reshuffled: (state, { pile, deck }) => ({ ...state, [pile]: { deck, discards: [] } }),
  drew: (state, { seat, cards }) => ({
    ...withPlayer(state, seat, (player) => ({ ...player, hand: [...player.hand, ...cards] })),
    white: { ...state.white, deck: state.white.deck.slice(cards.length) },
  }),
  'turn-began': (state, { seat, at }) => {
    const { turnSeconds } = state.options;
    const turn: Turn = {
      seat,
      number: state.turns + 1,
      mode: 'open',
      symbol: null,
      laid: [],
      discarded: 0,
      due: turnSeconds === 0 ? null : at + turnSeconds * SECOND,
    };
    const begun = withPlayer(state, seat, (player) => ({ ...player, last: [] }));
    return { ...begun, turn, turns: turn.number };
  },
  'turn-ended': (state, { seat, idle }) =>
    idle ? withPlayer(state, seat, (player) => did(player, { did: 'pass', cards: [] })) : state,

  started: (state, { seat, card, sandwich, slot }) => {
    const next = withPlayer(state, seat, (player) => {
      const begun = setSandwich(takeFromHand(player, [card]), slot, { id: sandwich, cards: [card] });
      return did(begun, { did: 'play', cards: [card] });
    });
    return played({ ...next, serial: state.serial + 1 }, card);
  },
  played: (state, { seat, card, sandwich }) => {
    const next = withPlayer(state, seat, (player) =>
      did(takeFromHand(player, [card]), { did: 'play', cards: [card] }),
    );
    return played(setCards(next, sandwich, [...findSandwich(next, sandwich)!.sandwich.cards, card]), card);
  },
  attacked: (state, { seat, card, victim, sandwich }) => {
    const next = withPlayer(state, seat, (player) =>
      did(takeFromHand(player, [card]), { did: 'attack', cards: [card], to: victim }),
    );
    const cards = [...findSandwich(next, sandwich)!.sandwich.cards, card];
    return played(setCards(next, sandwich, cards), card);
  },
  inspected: (state, { seat, card, victim, sandwich, clean, at }) => {
    const next = withPlayer(state, seat, (player) =>
      did(takeFromHand(player, [card]), { did: 'inspect', cards: [card], to: victim }),
    );
    const serial = state.serial + 1;
    return {
      ...binWhite(played(next, card), [card]),
      serial,
      inspection: clean
        ? null
        : {
            id: inspectionId(serial, at),
            card,
            by: seat,
            victim,
            sandwich,
            since: at,
            due: at + state.options.answerSeconds * SECOND,
          },
    };
  },
  moved: (state, { seat, card, from, to }) => {
    const source = findSandwich(state, from)!.sandwich.cards;
    const lifted = setCards(state, from, source.slice(0, -1));
    const laid = setCards(lifted, to, [...findSandwich(lifted, to)!.sandwich.cards, card]);
    const next = withPlayer(laid, seat, (player) => did(player, { did: 'move', cards: [card] }));
    return withTurn(next, { mode: 'move', laid: isBread(card) ? [card] : [] });
  },
  discarded: (state, { seat, cards }) => {
    const next = withPlayer(state, seat, (player) =>
      did(takeFromHand(player, cards), { did: 'discard', cards }),
    );
    const discarded = state.turn!.discarded + cards.length;
    return withTurn(binWhite(next, cards), { mode: 'discard', discarded });
  },
  claimed: (state, { seat, sandwich, slot, standIns, pays }) => {
    const { cards } = findSandwich(state, sandwich)!.sandwich;
    const card = state.bar[slot] as Order;
    const order = orderName(card);
    const next = withPlayer(setCards(state, sandwich, []), seat, (player) =>
      did({ ...player, completed: player.completed + 1 }, { did: 'claim', cards, order }),
    );
    const pieces = piecesOf(cards).length - 1;
    const each = card.each === null ? null : card.reward;
    return {
      ...binWhite(next, cards),
      bar: replaceAt(state.bar, slot, () => null),
      black: bin(state.black, [card.id]),
      completed: [...state.completed, { seat, order, cards, standIns, pays, turn: state.turns }],
      owed: { seat, amount: pays, cause: { kind: 'order', order, each, pieces } },
    };
  },

  answered: (state, { at }) => {
    const since = state.inspection?.since ?? at;
    return { ...resumed(state, since, at), inspection: null };
  },
  lost: (state, { sandwich, gone, left }) => binWhite(setCards(state, sandwich, left), gone),

  'event-began': (state, { slot, at }) => {
    const serial = state.serial + 1;
    const effect = effectAt(state, slot);
    const asks = (player: Player) => effect.do === 'give' && player.hand.length > 0;
    return {
      ...state,
      serial,
      event: {
        id: `event:${serial}`,
        slot,
        event: state.bar[slot]!.id,
        since: at,
        chosen: state.players.map((player) => (asks(player) ? null : [])),
        due: at + state.options.answerSeconds * SECOND,
      },
    };
  },
  chose: (state, { seat, cards }) =>
    state.event
      ? { ...state, event: { ...state.event, chosen: replaceAt(state.event.chosen, seat, () => cards) } }
      : state,
  gave: (state, { to, gifts }) => {
    const given = state.players.map((player, seat) => takeFromHand(player, gifts[seat]!));
    if (to === 'bin') return binWhite({ ...state, players: given }, gifts.flat());
    const fromRight = (seat: number) => gifts[(seat + state.seats - 1) % state.seats]!;
    return {
      ...state,
      players: given.map((player, seat) =>
        fromRight(seat).length === 0 ? player : { ...player, hand: [...player.hand, ...fromRight(seat)] },
      ),
    };
  },
  'hands-turned': (state) => ({
    ...state,
    players: state.players.map((player, seat) => ({
      ...player,
      hand: state.players[(seat + state.seats - 1) % state.seats]!.hand,
    })),
  }),
  binned: (state, { seat, cards }) =>
    binWhite(
      withPlayer(state, seat, (player) => takeFromHand(player, cards)),
      cards,
    ),
  swept: (state) => ({
    ...state,
    black: bin(
      state.black,
      state.bar.filter((card) => card?.kind === 'order').map((card) => card!.id),
    ),
    bar: state.bar.map((card) => (card?.kind === 'order' ? null : card)),
  }),
  'event-ended': (state, { slot, at }) => ({
    ...resumed(state, state.event?.since ?? at, at),
    event: null,
    black: bin(state.black, [state.bar[slot]!.id]),
    bar: replaceAt(state.bar, slot, () => null),
  }),

  money: (state, { seat, amount, cause }) => ({
    ...withPlayer(state, seat, (player) => ({ ...player, money: player.money + amount })),
    ledger: [...state.ledger, { seat, amount, cause, turn: state.turns }],
    owed: cause.kind === 'order' ? null : state.owed,
  }),
  bell: (state) => ({ ...state, bell: true }),
  ended: (state, { reason }) => ({ ...state, turn: null, over: reason }),
};

export function evolve(state: State, event: Event): State {
  const handler = handlers[event.type] as (state: State, event: Event) => State;
  return handler(state, event);
}

/** M-22: whoever is asked once more has the whole time again, and no turn ends by what others had of its clock. */
export function askedAgain(state: State, at: number): State {
  const { inspection, event, turn, serial, options } = state;
  const due = at + options.answerSeconds * SECOND;
  if (inspection) return { ...state, inspection: { ...inspection, id: inspectionId(serial, at), due } };
  const isLate = !event && turn !== null && turn.due !== null && turn.due <= at;
  return isLate ? withTurn(state, { due }) : state;
}
