/** Wishes: which there are, and what a granted one causes. */
import { z } from 'zod';
import { accept, type Command, type Result, refuse, type SeatIndex } from '../../shared/game.ts';
import type { Rng } from '../../shared/rng.ts';
import { endTurn, loseCards, resolveGifts, settleBar } from './bar.ts';
import type { Order } from './cards.ts';
import { type Draft, draftOf, put } from './draft.ts';
import type { Event } from './events.ts';
import {
  type Check,
  checkAttack,
  checkBin,
  checkBribe,
  checkClaim,
  checkComply,
  checkDiscard,
  checkGive,
  checkInspect,
  checkMove,
  checkPlay,
  checkReport,
  checkTurn,
  giftSize,
  NEW,
  punishmentOf,
} from './legal.ts';
import { fillingOf, fitOf, standIns } from './matching.ts';
import { badCards, closingTime, findSandwich, freeSlot, isDirty, type State } from './state.ts';

const id = z.string().min(1).max(60);
const ids = z.array(id).max(80).readonly();
const plain = <T extends string>(type: T) => z.strictObject({ type: z.literal(type) });

const moveSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('play'), card: id, sandwich: id }),
  z.strictObject({ type: z.literal('attack'), card: id, sandwich: id }),
  z.strictObject({ type: z.literal('inspect'), card: id, seat: z.int().min(0).max(5) }),
  z.strictObject({ type: z.literal('report'), card: id, sandwich: id }),
  z.strictObject({ type: z.literal('move'), from: id, to: id }),
  z.strictObject({ type: z.literal('discard'), cards: ids }),
  z.strictObject({ type: z.literal('claim'), sandwich: id, order: id }),
  plain('end-turn'),
  plain('bribe'),
  plain('comply'),
  z.strictObject({ type: z.literal('bin'), card: id }),
  z.strictObject({ type: z.literal('give'), cards: ids }),
  plain('hurry'),
  plain('bell'),
]);

export type Move = z.infer<typeof moveSchema>;
type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>;

export const parseMove = (raw: unknown): Move | undefined => moveSchema.safeParse(raw).data;

type TableMove = MoveOf<'hurry' | 'bell'>;
type SeatMove = Exclude<Move, TableMove>;

/** `check` judges, `act` finds the facts of a wish that was granted. */
interface Rule<M> {
  check(state: State, seat: SeatIndex, move: M): Check;
  act(draft: Draft, seat: SeatIndex, move: M): void;
}

const inTurn =
  <M>(check: Rule<M>['check']): Rule<M>['check'] =>
  (state, seat, move) =>
    checkTurn(state, seat) ?? check(state, seat, move);

const seatRules: { readonly [T in SeatMove['type']]: Rule<MoveOf<T>> } = {
  play: {
    check: inTurn((state, seat, move) => checkPlay(state, { seat, ...move })),
    act(draft, seat, { card, sandwich }) {
      if (sandwich === NEW) {
        const slot = freeSlot(draft.state.players[seat]!)!;
        put(draft, { type: 'started', seat, card, sandwich: `s${draft.state.serial + 1}`, slot });
      } else put(draft, { type: 'played', seat, card, sandwich });
    },
  },
  attack: {
    check: inTurn((state, seat, move) => checkAttack(state, { seat, ...move })),
    act(draft, seat, { card, sandwich }) {
      const victim = findSandwich(draft.state, sandwich)!.owner.seat;
      put(draft, { type: 'attacked', seat, card, victim, sandwich });
    },
  },
  inspect: {
    check: inTurn((state, seat, move) => checkInspect(state, seat, move.card, move.seat)),
    act(draft, seat, { card, seat: victim }) {
      const clean = !isDirty(draft.state.players[victim]!);
      put(draft, { type: 'inspected', seat, card, victim, sandwich: null, clean, at: draft.at });
    },
  },
  report: {
    check: inTurn((state, seat, move) => checkReport(state, { seat, ...move })),
    act(draft, seat, { card, sandwich }) {
      const victim = findSandwich(draft.state, sandwich)!.owner.seat;
      put(draft, { type: 'inspected', seat, card, victim, sandwich, clean: false, at: draft.at });
    },
  },
  move: {
    check: inTurn((state, seat, { from, to }) => checkMove(state, seat, from, to)),
    act(draft, seat, { from, to }) {
      const card = findSandwich(draft.state, from)!.sandwich.cards.at(-1)!;
      put(draft, { type: 'moved', seat, card, from, to });
    },
  },
  discard: {
    check: inTurn((state, seat, { cards }) => checkDiscard(state, seat, cards)),
    act: (draft, seat, { cards }) => put(draft, { type: 'discarded', seat, cards }),
  },
  claim: {
    check: inTurn((state, seat, { sandwich, order }) => checkClaim(state, seat, sandwich, order)),
    act(draft, seat, { sandwich, order }) {
      const slot = draft.state.bar.findIndex((card) => card?.id === order);
      const recipe = draft.state.bar[slot] as Order;
      const pieces = fillingOf(findSandwich(draft.state, sandwich)!.sandwich.cards);
      const { pays } = fitOf(recipe, pieces);
      put(draft, { type: 'claimed', seat, sandwich, slot, standIns: standIns(recipe, pieces), pays });
      settleBar(draft);
    },
  },
  'end-turn': { check: inTurn(() => undefined), act: endTurn },
  bribe: {
    check: checkBribe,
    act(draft, seat) {
      const { card, by } = draft.state.inspection!;
      const amount = -punishmentOf(card).bribe;
      put(draft, { type: 'money', seat, amount, cause: { kind: 'bribe', card, by } });
      put(draft, { type: 'answered', seat, bribed: true, at: draft.at });
    },
  },
  comply: {
    check: checkComply,
    act(draft, seat) {
      const { card, sandwich } = draft.state.inspection!;
      const found = findSandwich(draft.state, sandwich!)!.sandwich;
      const all = punishmentOf(card).takes === 'sandwich';
      loseCards(draft, seat, found, all ? found.cards : badCards(found));
      put(draft, { type: 'answered', seat, bribed: false, at: draft.at });
    },
  },
  bin: {
    check: (state, seat, { card }) => checkBin(state, seat, card),
    act(draft, seat, { card }) {
      const sandwich = draft.state.players[seat]!.slots.find((one) => one?.cards.includes(card));
      loseCards(draft, seat, sandwich!, [card]);
      put(draft, { type: 'answered', seat, bribed: false, at: draft.at });
    },
  },
  give: {
    check: (state, seat, { cards }) => checkGive(state, seat, cards),
    act(draft, seat, { cards }) {
      put(draft, { type: 'chose', seat, cards });
      goOnAfterGifts(draft);
    },
  },
};

/** What the table's clock does by itself, and not a moment early. */
const tableRules: {
  readonly [T in TableMove['type']]: { due(state: State): number | null; act(draft: Draft): void };
} = {
  hurry: {
    due: ({ event }) => event?.due ?? null,
    act(draft) {
      for (const { seat, hand } of draft.state.players) {
        const n = giftSize(draft.state, seat);
        if (n > 0) put(draft, { type: 'chose', seat, cards: draft.rng.shuffle(hand).slice(0, n) });
      }
      goOnAfterGifts(draft);
    },
  },
  bell: {
    due: (state) => (state.bell ? null : closingTime(state)),
    act: (draft) => put(draft, { type: 'bell' }),
  },
};

function goOnAfterGifts(draft: Draft): void {
  resolveGifts(draft);
  settleBar(draft);
}

const isTableMove = (move: Move): move is TableMove => Object.hasOwn(tableRules, move.type);

export function decide(state: State, { actor, move, at }: Command<Move>, rng: Rng): Result<readonly Event[]> {
  if (state.over) return refuse('closed');
  const draft = draftOf(state, rng, at);
  if (isTableMove(move)) {
    const rule = tableRules[move.type];
    if (actor !== 'table') return refuse('table-only');
    if (at < (rule.due(state) ?? Number.POSITIVE_INFINITY)) return refuse('too-early');
    rule.act(draft);
  } else {
    if (!Object.hasOwn(seatRules, move.type)) return refuse('no-such-move');
    if (actor === 'table') return refuse('players-only');
    const rule = seatRules[move.type] as Rule<Move>;
    const refusal = rule.check(state, actor, move);
    if (refusal) return { ok: false, refusal };
    rule.act(draft, actor, move);
  }
  return accept(draft.events);
}
