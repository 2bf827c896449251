import type { Actor, Choice, Frame, Timer } from '../../shared/game.ts';
import {
  cannotComplete,
  cannotHire,
  cannotPlay,
  cannotTake,
  cannotUse,
  no,
  type Verdict,
} from './actions.ts';
import { isIngredient, orderOf } from './cards.ts';
import { CATEGORIES } from './categories.ts';
import { excessOf, upkeepRange } from './closing.ts';
import { clockRunsOutAt, type Move } from './moves.ts';
import { ZONE_LIMIT } from './numbers.ts';
import { qualityOf, subsetsOf, type Terms } from './quality.ts';
import { type Player, playerOf, type Question, questionOf, type State } from './state.ts';

export function frames(state: State): readonly Frame[] {
  const kind = questionOf(state);
  if (!kind) return [];
  const seat = { seat: state.active };
  const frame = (what: string, depth: number, n: number): Frame => ({
    id: `${state.step}.${depth}`,
    kind: what,
    actors: [state.active],
    params: { seat, n, round: state.round },
  });
  const below = state.phase === 'closing' ? 'wrap-up' : state.actions > 0 ? 'turn' : 'wrap-up';
  const asked = state.prompts.map(({ effect }, i) =>
    frame(effect.kind, i + 1, 'n' in effect ? effect.n : state.actions),
  );
  if (asked.length > 0) return [frame(below, 0, state.actions), ...asked];
  const n = kind === 'discard' ? excessOf(playerOf(state, state.active)) : state.actions;
  return [frame(kind, 0, n)];
}

const topFrame = (state: State): string => `${state.step}.${state.prompts.length}`;

export function timers(state: State): readonly Timer<Move>[] {
  const due = clockRunsOutAt(state);
  if (due === undefined) return [];
  return [
    {
      id: `turn-${state.turn}`,
      kind: 'turn',
      due,
      length: state.options.turnClock * 1000,
      actor: 'table',
      frame: topFrame(state),
      move: { type: 'time-up' },
      seats: [state.active],
    },
  ];
}

type Offer = Omit<Choice<Move>, 'frame'>;

interface Asked {
  readonly state: State;
  readonly seat: number;
  readonly player: Player;
}

export function choices(state: State, actor: Actor): readonly Choice<Move>[] {
  const question = questionOf(state);
  if (!question || actor !== state.active) return [];
  const frame = topFrame(state);
  const asked = { state, seat: actor, player: playerOf(state, actor) };
  return offers[question](asked).map((offer) => ({ ...offer, frame }));
}

const unless = (blocked: Verdict, offer: Offer): Offer => (blocked ? { ...offer, blocked } : offer);

const plays = ({ state, seat, player }: Asked, terms: Terms): Offer[] =>
  player.hand.filter(isIngredient).map((card) => {
    const zone = player.zone.map((placed) => placed.card);
    const isFull = zone.length >= ZONE_LIMIT;
    const wish = isFull ? { card, replace: zone[0] } : { card };
    const offer: Offer = { id: `play:${card}`, move: { type: 'play', card } };
    return unless(
      cannotPlay(state, seat, wish, terms),
      isFull ? { ...offer, slots: [{ name: 'replace', kind: 'one', from: zone }] } : offer,
    );
  });

/** W-9: each set of the zone that fills an order, or why none does. */
function completions({ state, seat, player }: Asked): Offer[] {
  return state.row.flatMap((order) => {
    if (order === null) return [];
    const offer = (use: readonly string[]): Offer => ({
      id: `order:${order}:${use.join('+')}`,
      move: { type: 'order', order, use: [...use] },
    });
    const { type } = orderOf(order);
    const most = strongest(player, type);
    const blocked = cannotComplete(state, seat, { order, use: most });
    if (blocked) return [{ ...offer(most), id: `order:${order}`, blocked }];
    return subsetsOf(player.zone, type)
      .map((set) => set.map(({ card }) => card).sort())
      .filter((use) => !cannotComplete(state, seat, { order, use }))
      .map(offer);
  });
}

function strongest(player: Player, size: number): string[] {
  if (player.zone.length < size) return [];
  return player.zone
    .toSorted((a, b) => qualityOf(player, b) - qualityOf(player, a))
    .slice(0, size)
    .map(({ card }) => card)
    .sort();
}

function turn(asked: Asked): Offer[] {
  const { state, seat, player } = asked;
  const spent = state.actions > 0 ? undefined : no('no-actions');
  return [
    ...completions(asked),
    ...plays(asked, 'paid'),
    ...player.hand
      .filter((card) => !isIngredient(card))
      .map((card) =>
        unless(cannotUse(state, seat, card), {
          id: `opportunity:${card}`,
          move: { type: 'opportunity', card },
        }),
      ),
    unless(spent, { id: 'coins', move: { type: 'coins' } }),
    unless(spent, {
      id: 'refill',
      move: { type: 'refill' },
      slots: [{ name: 'discard', kind: 'pick', from: player.hand, min: 0, max: player.hand.length }],
    }),
    ...CATEGORIES.map((assistant) =>
      unless(cannotHire(state, seat, assistant), {
        id: `hire:${assistant}`,
        move: { type: 'hire', assistant },
      }),
    ),
    unless(spent ? undefined : no('actions-left', { n: state.actions }), {
      id: 'end-turn',
      move: { type: 'end-turn' },
    }),
  ];
}

const assistants = ({ state, seat }: Asked): Offer[] =>
  CATEGORIES.map((assistant) =>
    unless(cannotTake(state, seat, assistant), {
      id: `take:${assistant}`,
      move: { type: 'take-assistant', assistant },
    }),
  );

const offers: { readonly [Q in Question]: (asked: Asked) => Offer[] } = {
  turn,
  'wrap-up': turn,
  assistant: (asked) => {
    const effect = asked.state.prompts.at(-1)?.effect;
    const tokens: Offer[] =
      effect?.kind === 'assistant' && effect.orTokens > 0
        ? [{ id: 'take-tokens', move: { type: 'take-tokens' } }]
        : [];
    return [...tokens, ...assistants(asked)];
  },
  split: ({ state }) => {
    const effect = state.prompts.at(-1)?.effect;
    const max = effect?.kind === 'split' ? effect.n : 0;
    return [
      { id: 'split', move: { type: 'split' }, slots: [{ name: 'coins', kind: 'number', min: 0, max }] },
    ];
  },
  'free-play': (asked) => [...plays(asked, 'free'), { id: 'stop', move: { type: 'stop' } }],
  'swap-order': ({ state }) =>
    state.row.flatMap((order) =>
      order === null ? [] : [{ id: `swap:${order}`, move: { type: 'swap' as const, order } }],
    ),
  upkeep: ({ player }) => {
    const range = upkeepRange(player);
    if (!range) throw new Error('upkeep that cannot be paid is not asked for');
    return [
      {
        id: 'upkeep',
        move: { type: 'upkeep' },
        slots: [
          { name: 'tokens', kind: 'number', ...range },
          { name: 'back', kind: 'pick', from: player.assistants, min: 0, max: player.assistants.length },
        ],
      },
    ];
  },
  discard: ({ player }) => {
    const excess = excessOf(player);
    return [
      {
        id: 'discard',
        move: { type: 'discard' },
        slots: [{ name: 'cards', kind: 'pick', from: player.hand, min: excess, max: excess }],
      },
    ];
  },
};
