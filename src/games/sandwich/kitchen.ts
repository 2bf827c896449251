/** S-15, S-16, S-33: building sandwiches and saying who gets which. */
import type { Refusal, SeatIndex } from '../../shared/game.ts';
import { range } from '../../shared/lists.ts';
import { serve, type Telling } from './flow.ts';
import { MOST_CHANGES } from './pace.ts';
import { no, type Offered, type SeatRules } from './rule.ts';
import { frameOf, handOf, isSpent, type Player, placedOf, playerOf, type State } from './state.ts';
import { tradingChoices } from './trading.ts';

/** What stops a cook from doing anything at all. */
export function kitchenObjection(state: State, seat: SeatIndex): Refusal | undefined {
  if (state.phase.kind !== 'prep') return no('notNow');
  return playerOf(state, seat).ready ? no('youAreReady') : undefined;
}

export function changeObjection(state: State, seat: SeatIndex): Refusal | undefined {
  return (
    kitchenObjection(state, seat) ??
    (isSpent(playerOf(state, seat)) ? no('enoughChanges', { n: MOST_CHANGES }) : undefined)
  );
}

/** S-45: what lies, lies. */
const stackingObjection = (state: State): Refusal | undefined =>
  state.match.options.express ? no('staysPut') : undefined;

const needsCard = (cards: readonly string[], card: string): Refusal | undefined =>
  cards.includes(card) ? undefined : no('notYours');

export const kitchenRules: SeatRules<
  'place' | 'replace' | 'swap' | 'return' | 'address' | 'ready' | 'unready'
> = {
  place(telling, seat, { card, sandwich, position }) {
    const { state } = telling;
    const player = playerOf(state, seat);
    const from = player.sandwiches.findIndex(({ cards }) => cards.includes(card));
    const moved = from >= 0;
    const objection =
      (moved ? changeObjection(state, seat) : kitchenObjection(state, seat)) ??
      stackingObjection(state) ??
      needsCard(player.owned, card);
    if (objection) return objection;
    const onto = player.sandwiches[sandwich];
    if (!onto || position > onto.cards.length) return no('noSuchPlace');
    if (from === sandwich) return no('liesThere');
    if (onto.cards.length >= state.plan.layers) return no('sandwichFull');
    telling.tell({ type: 'placed', seat, card, sandwich, position, moved });
    return undefined;
  },

  replace(telling, seat, { card, over }) {
    const { state } = telling;
    const player = playerOf(state, seat);
    const objection =
      changeObjection(state, seat) ??
      stackingObjection(state) ??
      needsCard(handOf(player), card) ??
      needsCard(placedOf(player), over);
    if (objection) return objection;
    telling.tell({ type: 'replaced', seat, card, over });
    return undefined;
  },

  swap(telling, seat, { cards }) {
    const { state } = telling;
    const placed = placedOf(playerOf(state, seat));
    const objection =
      changeObjection(state, seat) ??
      stackingObjection(state) ??
      needsCard(placed, cards[0]) ??
      needsCard(placed, cards[1]);
    if (objection) return objection;
    if (cards[0] === cards[1]) return no('liesThere');
    telling.tell({ type: 'swapped', seat, cards });
    return undefined;
  },

  return(telling, seat, { card }) {
    const { state } = telling;
    const objection =
      changeObjection(state, seat) ??
      stackingObjection(state) ??
      needsCard(placedOf(playerOf(state, seat)), card);
    if (objection) return objection;
    telling.tell({ type: 'returned', seat, card });
    return undefined;
  },

  address(telling, seat, { sandwich, to }) {
    const { state } = telling;
    const objection = changeObjection(state, seat);
    if (objection) return objection;
    const { sandwiches } = playerOf(state, seat);
    if (!sandwiches[sandwich]) return no('noSuchPlace');
    if (!sandwiches.some((one) => one.to === to)) return no('notYourNeighbour', { seat: { seat: to } });
    if (sandwiches[sandwich].to === to) return no('alreadyTheirs', { seat: { seat: to } });
    telling.tell({ type: 'addressed', seat, sandwich, to });
    return undefined;
  },

  ready(telling, seat) {
    const objection = kitchenObjection(telling.state, seat);
    if (objection) return objection;
    const n = handOf(playerOf(telling.state, seat)).length;
    if (n > 0) return no('unplaced', { n });
    telling.tell({ type: 'readied', seat });
    if (telling.state.players.every(({ ready }) => ready)) serve(telling);
    return undefined;
  },

  unready(telling, seat) {
    const { state } = telling;
    const player = playerOf(state, seat);
    if (state.phase.kind !== 'prep' || !player.ready) return no('notNow');
    if (isSpent(player)) return no('enoughChanges', { n: MOST_CHANGES });
    telling.tell({ type: 'unreadied', seat });
    return undefined;
  },
};

/** S-16: the clock has run out. */
export function placeRest(telling: Telling): void {
  for (const seat of range(telling.state.match.seats)) {
    for (const card of handOf(playerOf(telling.state, seat))) {
      const { sandwiches } = playerOf(telling.state, seat);
      const sandwich = sandwiches.findIndex(({ cards }) => cards.length < telling.state.plan.layers);
      const position = sandwiches[sandwich]!.cards.length;
      telling.tell({ type: 'placed', seat, card, sandwich, position, moved: false });
    }
    if (!playerOf(telling.state, seat).ready) telling.tell({ type: 'readied', seat });
  }
  serve(telling);
}

export function kitchenChoices(state: State, seat: SeatIndex): Offered[] {
  if (state.phase.kind !== 'prep') return [];
  const player = playerOf(state, seat);
  const frame = frameOf(state);
  if (player.ready) return isSpent(player) ? [] : [{ id: 'unready', frame, move: { type: 'unready' } }];
  const n = handOf(player).length;
  return [
    {
      id: 'ready',
      frame,
      move: { type: 'ready' },
      ...(n > 0 ? { blocked: no('unplaced', { n }) } : {}),
    },
    ...(state.match.options.express ? [] : placingChoices(state, player)),
    ...(isSpent(player) ? [] : addressChoices(state, player)),
    ...tradingChoices(state, seat),
  ];
}

function placingChoices(state: State, player: Player): Offered[] {
  const frame = frameOf(state);
  const spent = isSpent(player);
  const hand = handOf(player);
  const placed = placedOf(player);
  const choices: Offered[] = [];
  for (const [sandwich, { cards }] of player.sandwiches.entries()) {
    const from = (spent ? hand : player.owned).filter((card) => !cards.includes(card));
    if (cards.length >= state.plan.layers || from.length === 0) continue;
    choices.push({
      id: `place:${sandwich}`,
      frame,
      move: { type: 'place', sandwich },
      slots: [
        { name: 'card', kind: 'one', from },
        { name: 'position', kind: 'number', min: 0, max: cards.length },
      ],
    });
  }
  if (spent || placed.length === 0) return choices;
  const lying = { kind: 'one', from: placed } as const;
  choices.push({ id: 'return', frame, move: { type: 'return' }, slots: [{ name: 'card', ...lying }] });
  if (hand.length > 0)
    choices.push({
      id: 'replace',
      frame,
      move: { type: 'replace' },
      slots: [
        { name: 'card', kind: 'one', from: hand },
        { name: 'over', ...lying },
      ],
    });
  if (placed.length > 1)
    choices.push({
      id: 'swap',
      frame,
      move: { type: 'swap' },
      slots: [{ name: 'cards', kind: 'pick', from: placed, min: 2, max: 2 }],
    });
  return choices;
}

function addressChoices(state: State, { sandwiches }: Player): Offered[] {
  const neighbours = [...new Set(sandwiches.map(({ to }) => to))];
  return sandwiches.map(({ to }, sandwich) => ({
    id: `address:${sandwich}`,
    frame: frameOf(state),
    move: { type: 'address', sandwich },
    slots: [{ name: 'to', kind: 'seat', from: neighbours.filter((seat) => seat !== to) }],
  }));
}
