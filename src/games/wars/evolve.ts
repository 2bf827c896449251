/** What each fact does to the state. Cannot fail. */
import { replaceAt, sum, without, withoutAll } from '../../shared/lists.ts';
import { CATEGORIES, type Category } from './categories.ts';
import type { Event, EventOf } from './events.ts';
import { ACTIONS } from './numbers.ts';
import { qualityOf } from './quality.ts';
import { type Deed, noLift, type Player, type Prompt, playerOf, type State } from './state.ts';

type Folds = { readonly [T in Event['type']]: (state: State, event: EventOf<T>) => State };

const withPlayer = (state: State, seat: number, change: (player: Player) => Partial<Player>): State => ({
  ...state,
  players: replaceAt(state.players, seat, (player) => ({ ...player, ...change(player) })),
});

const did = (player: Player, deed: Deed) => [...player.deeds, deed];

const spendAction = (state: State): State => ({ ...state, actions: state.actions - 1 });

const discard = (state: State, cards: readonly string[]): State =>
  cards.length === 0
    ? state
    : { ...state, market: { ...state.market, discards: [...state.market.discards, ...cards] } };

const dropFromHand = (player: Player, cards: readonly string[]) => ({
  hand: withoutAll(player.hand, cards),
  handed: player.handed.filter((card) => !cards.includes(card)),
});

const inOrder = (categories: readonly Category[]): Category[] =>
  CATEGORIES.filter((category) => categories.includes(category));

const folds: Folds = {
  'market-shuffled': (state, { deck }) => ({ ...state, market: { deck, discards: [] } }),

  'orders-shuffled': (state, { deck }) => ({ ...state, orderDeck: deck }),

  began: (state, { start }) => ({ ...state, start }),

  'turn-began': (state, { seat, round, at }) => ({
    ...withPlayer(state, seat, () => ({ deeds: [] })),
    phase: 'acting',
    active: seat,
    round,
    turn: state.turn + 1,
    turnBegan: at,
    actions: ACTIONS,
  }),

  drew: (state, { seat, cards }) => ({
    ...withPlayer(state, seat, (player) => ({ hand: [...player.hand, ...cards] })),
    market: { ...state.market, deck: state.market.deck.slice(cards.length) },
  }),

  gained: (state, { seat, coins, tokens, from }) =>
    withPlayer(state, seat, (player) => ({
      coins: player.coins + coins,
      tokens: player.tokens + tokens,
      ledger: tokens === 0 ? player.ledger : [...player.ledger, { tokens, from, round: state.round }],
    })),

  played: (state, { seat, card, cost, replaced, free }) => {
    const placed = withPlayer(state, seat, (player) => ({
      ...dropFromHand(player, [card]),
      coins: player.coins - cost,
      zone:
        replaced === null
          ? [...player.zone, { card, extra: 0 }]
          : player.zone.map((one) => (one.card === replaced ? { card, extra: 0 } : one)),
      deeds: did(player, { kind: 'play', card }),
    }));
    const tidy = discard(placed, replaced === null ? [] : [replaced]);
    return free ? { ...tidy, prompts: oneFreePlayLess(tidy.prompts) } : spendAction(tidy);
  },

  seasoned: (state, { seat, cards, n }) =>
    withPlayer(state, seat, (player) => ({
      zone: player.zone.map((one) => (cards.includes(one.card) ? { ...one, extra: one.extra + n } : one)),
    })),

  lifted: (state, { seat, total, each }) =>
    withPlayer(state, seat, ({ lift }) => ({ lift: { total: lift.total + total, each: lift.each + each } })),

  completed: (state, { seat, order, used }) => ({
    ...spendAction(state),
    ...withPlayer(spendAction(state), seat, (player) => {
      const layers = player.zone
        .filter((one) => used.includes(one.card))
        .map((one) => ({ card: one.card, quality: qualityOf(player, one) }));
      const quality =
        sum(layers.map((layer) => layer.quality)) + player.lift.total + player.lift.each * used.length;
      return {
        served: [...player.served, { order, round: state.round, used: layers, quality }],
        lift: noLift(),
        deeds: did(player, { kind: 'order', card: order }),
      };
    }),
    row: state.row.map((place) => (place === order ? null : place)),
    serving: { order, used },
  }),

  cleared: (state, { seat, cards }) => ({
    ...discard(
      withPlayer(state, seat, (player) => ({ zone: player.zone.filter((one) => !cards.includes(one.card)) })),
      cards,
    ),
    serving: null,
  }),

  refilled: (state, { seat, cards }) =>
    spendAction(
      discard(
        withPlayer(state, seat, (player) => ({
          ...dropFromHand(player, cards),
          deeds: did(player, { kind: 'refill' }),
        })),
        cards,
      ),
    ),

  'took-coins': (state, { seat, n }) =>
    spendAction(
      withPlayer(state, seat, (player) => ({
        coins: player.coins + n,
        deeds: did(player, { kind: 'coins' }),
      })),
    ),

  hired: (state, { seat, category, cost, action }) => {
    const hired = {
      ...withPlayer(state, seat, (player) => ({
        coins: player.coins - cost,
        assistants: inOrder([...player.assistants, category]),
        deeds: did(player, { kind: 'hire', category }),
      })),
      free: without(state.free, category),
    };
    return action ? spendAction(hired) : hired;
  },

  'opportunity-used': (state, { seat, card, to }) =>
    withPlayer(
      withPlayer(state, seat, (player) => ({
        ...dropFromHand(player, [card]),
        deeds: did(player, { kind: 'opportunity', card }),
      })),
      to,
      (player) => ({ hand: [...player.hand, card], handed: [...player.handed, card] }),
    ),

  asked: (state, { prompt }) => ({ ...state, prompts: [...state.prompts, prompt] }),

  answered: (state) => ({ ...state, prompts: state.prompts.slice(0, -1) }),

  'order-swapped': (state, { seat, order }) => ({
    ...withPlayer(state, seat, (player) => ({ deeds: did(player, { kind: 'swap', card: order }) })),
    row: state.row.map((place) => (place === order ? null : place)),
    orderDeck: [...state.orderDeck, order],
  }),

  'row-filled': (state, { row, deck }) => ({ ...state, row, orderDeck: deck }),

  closing: (state, { seat, byClock }) => ({
    ...(byClock
      ? withPlayer(state, seat, (player) => ({ deeds: did(player, { kind: 'clock' }), lift: noLift() }))
      : withPlayer(state, seat, () => ({ lift: noLift() }))),
    phase: 'closing',
    owes: playerOf(state, seat).assistants.length > 0,
  }),

  'upkeep-paid': (state, { seat, coins, tokens, returned }) => ({
    ...withPlayer(state, seat, (player) => ({
      coins: player.coins - coins,
      tokens: player.tokens - tokens,
      ledger:
        tokens === 0
          ? player.ledger
          : [
              ...player.ledger,
              { tokens: -tokens, from: { key: 'upkeep', rule: 'W-18' }, round: state.round },
            ],
      assistants: withoutAll(player.assistants, returned),
      deeds: [...player.deeds, ...returned.map((category) => ({ kind: 'returned' as const, category }))],
    })),
    free: returned.length === 0 ? state.free : inOrder([...state.free, ...returned]),
    owes: false,
  }),

  discarded: (state, { seat, cards }) =>
    discard(
      withPlayer(state, seat, (player) => dropFromHand(player, cards)),
      cards,
    ),

  'end-announced': (state, { seat }) => ({ ...state, announcer: seat }),

  'turn-ended': (state) => state,

  finished: (state) => ({ ...state, phase: 'over' }),
};

function oneFreePlayLess(prompts: readonly Prompt[]): readonly Prompt[] {
  const top = prompts.at(-1);
  if (top?.effect.kind !== 'free-play') throw new Error('a free play nobody was offered');
  const rest = prompts.slice(0, -1);
  return top.effect.n > 1 ? [...rest, { ...top, effect: { ...top.effect, n: top.effect.n - 1 } }] : rest;
}

export function evolve(state: State, event: Event): State {
  const fold = folds[event.type] as (state: State, event: Event) => State;
  return { ...fold(state, event), step: state.step + 1 };
}
