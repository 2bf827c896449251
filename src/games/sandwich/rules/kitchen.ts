/** S-15, S-16, S-33: building sandwiches and saying who gets which. */
import type { Refusal, SeatIndex } from '../../../shared/game.ts';
import { range } from '../../../shared/lists.ts';
import { no } from '../../../shared/rules.ts';
import type { Draft } from '../events.ts';
import type { SandwichMatch } from '../options.ts';
import {
  frameOf,
  handOf,
  isSpent,
  MOST_CHANGES,
  type Plan,
  type Player,
  placedOf,
  playerOf,
  type State,
} from '../state.ts';
import { serve } from './round.ts';
import { allowed, drawn, keeping, type Offered, type RuleOf } from './rule.ts';

/** What stops a cook from doing anything at all. */
function kitchenRefusal({ phase }: State, { ready: isReady }: Player): Refusal | undefined {
  if (phase !== 'prep') return no('not-now');
  return isReady ? no('you-are-ready') : undefined;
}

export const spentRefusal = (player: Player): Refusal | undefined =>
  isSpent(player) ? no('enough-changes', { n: MOST_CHANGES }) : undefined;

const changeRefusal = (state: State, player: Player): Refusal | undefined =>
  kitchenRefusal(state, player) ?? spentRefusal(player);

/** S-45: what lies, lies. */
const expressRefusal = ({ match }: State): Refusal | undefined =>
  match.options.express ? no('stays-put') : undefined;

/** Moving about what is laid. */
const movingRefusal = (state: State, player: Player): Refusal | undefined =>
  changeRefusal(state, player) ?? expressRefusal(state);

export const lackOf = (cards: readonly string[], card: string): Refusal | undefined =>
  cards.includes(card) ? undefined : no('not-yours');

const indexOf = ({ sandwiches }: Player, card: string): number =>
  sandwiches.findIndex(({ cards }) => cards.includes(card));

export const place: RuleOf<'place'> = {
  check(state, seat, { card, sandwich, position }) {
    const player = playerOf(state, seat);
    const from = indexOf(player, card);
    const refusal =
      (from >= 0 ? changeRefusal(state, player) : kitchenRefusal(state, player)) ??
      expressRefusal(state) ??
      lackOf(player.owned, card);
    if (refusal) return refusal;
    const onto = player.sandwiches[sandwich];
    if (!onto || position > onto.cards.length) return no('no-such-place');
    if (from === sandwich) return no('lies-there');
    return onto.cards.length < state.plan.layers ? undefined : no('sandwich-full');
  },

  act(draft, seat, { card, sandwich, position }) {
    const moved = indexOf(playerOf(draft.state, seat), card) >= 0;
    draft.emit({ type: 'placed', seat, card, sandwich, position, moved });
  },
};

export const replace: RuleOf<'replace'> = {
  check(state, seat, { card, over }) {
    const player = playerOf(state, seat);
    return movingRefusal(state, player) ?? lackOf(handOf(player), card) ?? lackOf(placedOf(player), over);
  },
  act: (draft, seat, { card, over }) => draft.emit({ type: 'replaced', seat, card, over }),
};

export const swap: RuleOf<'swap'> = {
  check(state, seat, { cards: [one, other] }) {
    const player = playerOf(state, seat);
    const placed = placedOf(player);
    const refusal = movingRefusal(state, player) ?? lackOf(placed, one) ?? lackOf(placed, other);
    return refusal ?? (one === other ? no('lies-there') : undefined);
  },
  act: (draft, seat, { cards }) => draft.emit({ type: 'swapped', seat, cards }),
};

export const takeBack: RuleOf<'return'> = {
  check(state, seat, { card }) {
    const player = playerOf(state, seat);
    return movingRefusal(state, player) ?? lackOf(placedOf(player), card);
  },
  act: (draft, seat, { card }) => draft.emit({ type: 'returned', seat, card }),
};

export const address: RuleOf<'address'> = {
  check(state, seat, { sandwich, to }) {
    const player = playerOf(state, seat);
    const refusal = changeRefusal(state, player);
    if (refusal) return refusal;
    const { sandwiches } = player;
    if (!sandwiches[sandwich]) return no('no-such-place');
    if (!sandwiches.some((one) => one.to === to)) return no('not-your-neighbour', { seat: { seat: to } });
    return sandwiches[sandwich].to === to ? no('already-theirs', { seat: { seat: to } }) : undefined;
  },
  act: (draft, seat, { sandwich, to }) => draft.emit({ type: 'addressed', seat, sandwich, to }),
};

export const ready: RuleOf<'ready'> = {
  check(state, seat) {
    const player = playerOf(state, seat);
    const refusal = kitchenRefusal(state, player);
    if (refusal) return refusal;
    const n = handOf(player).length;
    return n > 0 ? no('unplaced', { n }) : undefined;
  },

  act(draft, seat) {
    draft.emit({ type: 'readied', seat });
    if (draft.state.players.every((player) => player.ready)) serve(draft);
  },
};

export const unready: RuleOf<'unready'> = {
  check(state, seat) {
    const player = playerOf(state, seat);
    return state.phase === 'prep' && player.ready ? spentRefusal(player) : no('not-now');
  },
  act: (draft, seat) => draft.emit({ type: 'unreadied', seat }),
};

/** S-16: the clock has run out. */
export function placeRest(draft: Draft): void {
  const { layers } = draft.state.plan;
  for (const seat of range(draft.state.match.seats)) {
    for (const card of handOf(playerOf(draft.state, seat))) {
      const { sandwiches } = playerOf(draft.state, seat);
      const sandwich = sandwiches.findIndex(({ cards }) => cards.length < layers);
      const position = sandwiches[sandwich]!.cards.length;
      draft.emit({ type: 'placed', seat, card, sandwich, position, moved: false });
    }
    if (!playerOf(draft.state, seat).ready) draft.emit({ type: 'readied', seat });
  }
  serve(draft);
}

/** Each preparation begins with players that are new objects: its frame is kept with them. */
const keep = keeping<[SandwichMatch, Plan, Player]>();

export const kitchenOffers = (state: State, seat: SeatIndex): readonly Offered[] =>
  state.phase === 'prep'
    ? keep([state.match, state.plan, playerOf(state, seat)], () => offersTo(state, seat))
    : [];

function offersTo(state: State, seat: SeatIndex): Offered[] {
  const frame = frameOf(state);
  if (playerOf(state, seat).ready)
    return unready.check(state, seat, { type: 'unready' })
      ? []
      : [{ id: 'unready', frame, move: { type: 'unready' } }];
  return [
    drawn({ id: 'ready', frame, move: { type: 'ready' } }, ready.check(state, seat, { type: 'ready' })),
    ...placeOffers(state, seat),
    ...movingOffers(state, seat),
    ...addressOffers(state, seat),
  ];
}

function placeOffers(state: State, seat: SeatIndex): Offered[] {
  const { owned, sandwiches } = playerOf(state, seat);
  return sandwiches.flatMap(({ cards }, sandwich): Offered[] => {
    const position = cards.length;
    const from = allowed(owned, (card) =>
      place.check(state, seat, { type: 'place', card, sandwich, position }),
    );
    if (from.length === 0) return [];
    return [
      {
        id: `place:${sandwich}`,
        frame: frameOf(state),
        move: { type: 'place', sandwich },
        slots: [
          { name: 'card', kind: 'one', from },
          { name: 'position', kind: 'number', min: 0, max: position },
        ],
      },
    ];
  });
}

function movingOffers(state: State, seat: SeatIndex): Offered[] {
  const player = playerOf(state, seat);
  const [hand, placed] = [handOf(player), placedOf(player)];
  const frame = frameOf(state);
  const choices: Offered[] = [];
  const lying = allowed(placed, (card) => takeBack.check(state, seat, { type: 'return', card }));
  if (lying.length > 0)
    choices.push({
      id: 'return',
      frame,
      move: { type: 'return' },
      slots: [{ name: 'card', kind: 'one', from: lying }],
    });
  const [first = '', second = ''] = placed;
  const over = allowed(placed, (card) =>
    replace.check(state, seat, { type: 'replace', card: hand[0] ?? '', over: card }),
  );
  const from = allowed(hand, (card) => replace.check(state, seat, { type: 'replace', card, over: first }));
  if (over.length > 0)
    choices.push({
      id: 'replace',
      frame,
      move: { type: 'replace' },
      slots: [
        { name: 'card', kind: 'one', from },
        { name: 'over', kind: 'one', from: over },
      ],
    });
  const pair = allowed(placed, (card) =>
    swap.check(state, seat, { type: 'swap', cards: [card, card === first ? second : first] }),
  );
  if (pair.length > 0)
    choices.push({
      id: 'swap',
      frame,
      move: { type: 'swap' },
      slots: [{ name: 'cards', kind: 'pick', from: pair, min: 2, max: 2 }],
    });
  return choices;
}

function addressOffers(state: State, seat: SeatIndex): Offered[] {
  const { sandwiches } = playerOf(state, seat);
  const neighbours = [...new Set(sandwiches.map(({ to }) => to))];
  return sandwiches.flatMap((_, sandwich): Offered[] => {
    const from = allowed(neighbours, (to) => address.check(state, seat, { type: 'address', sandwich, to }));
    if (from.length === 0) return [];
    return [
      {
        id: `address:${sandwich}`,
        frame: frameOf(state),
        move: { type: 'address', sandwich },
        slots: [{ name: 'to', kind: 'seat', from }],
      },
    ];
  });
}
