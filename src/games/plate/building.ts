/** A building turn: what can be done (P-6 to P-10), and what follows. */
import type { Choice, Refusal, SeatIndex } from '../../shared/game.ts';
import { clockwiseFrom } from '../../shared/lists.ts';
import { isBread, isFilling } from './cards.ts';
import { type Course, drawCards, happen, refill } from './course.ts';
import type { BuildMove, Move } from './moves.ts';
import { HAND } from './scoring.ts';
import type { Plate, State, Step } from './state.ts';

type TurnMove = Exclude<BuildMove['type'], 'keep'>;

interface TurnOption {
  readonly type: TurnMove;
  readonly cards: readonly string[];
  /** Absent: it needs no plate. */
  readonly plates?: readonly string[];
  readonly blocked?: Refusal;
}

const isOpen = (plate: Plate): boolean => plate.cards.length > 0 && !plate.done;
const isEmpty = (plate: Plate): boolean => plate.cards.length === 0;
const idsOf = (plates: readonly Plate[]): string[] => plates.map((plate) => plate.id);

/** How many cards there are to draw after `discarded` more went to the pile. */
const drawable = (state: State, discarded: number): number =>
  state.draw.length + state.discard.length + discarded;

/** P-10: what a hand of that size still needs. */
const missing = (hand: number): number => Math.max(0, HAND - hand);

const tooFewCards = (needed: number): Refusal => ({ key: 'too-few-cards', params: { n: needed } });

function turnOptions(state: State, seat: SeatIndex): TurnOption[] {
  const { hand } = state.players[seat]!;
  const breads = hand.filter(isBread);
  const fillings = hand.filter(isFilling);
  const open = idsOf(state.plates.filter(isOpen));
  const empty = idsOf(state.plates.filter(isEmpty));
  const refills = missing(hand.length - 1);
  const afterPlaying = refills > drawable(state, 0) ? tooFewCards(refills) : undefined;

  // P-7: two are drawn, one of them goes back to the pile, and then the hand is refilled.
  const afterAdding =
    drawable(state, 0) < 2
      ? tooFewCards(2)
      : drawable(state, 0) - 1 < missing(hand.length)
        ? tooFewCards(missing(hand.length) + 1)
        : undefined;
  const afterDiscarding = refills > drawable(state, 1) ? tooFewCards(refills) : undefined;

  const first = (...reasons: (Refusal | undefined)[]) => reasons.find((reason) => reason !== undefined);
  const noBread = breads.length === 0 ? { key: 'no-bread' } : undefined;
  const noFilling = fillings.length === 0 ? { key: 'no-filling' } : undefined;
  const noEmptyPlate = empty.length === 0 ? { key: 'no-empty-plate' } : undefined;
  const noOpenSandwich = open.length === 0 ? { key: 'no-open-sandwich' } : undefined;

  const option = (
    type: TurnMove,
    place: { cards: readonly string[]; plates?: readonly string[] },
    blocked: Refusal | undefined,
  ): TurnOption => (blocked ? { type, ...place, blocked } : { type, ...place });
  return [
    option('start', { cards: breads, plates: empty }, first(noEmptyPlate, noBread, afterPlaying)),
    option('add', { cards: fillings, plates: open }, first(noOpenSandwich, noFilling, afterAdding)),
    option('finish', { cards: breads, plates: open }, first(noOpenSandwich, noBread, afterPlaying)),
    option('discard', { cards: hand }, afterDiscarding),
  ];
}

/** An option that is blocked is drawn over the whole hand and all plates: whatever is tried, the answer is the reason. */
export function turnChoices(state: State, seat: SeatIndex): Omit<Choice<Move>, 'frame'>[] {
  const { hand } = state.players[seat]!;
  return turnOptions(state, seat).map(({ type, cards, plates, blocked }) => {
    const onto = plates && (blocked ? idsOf(state.plates) : plates);
    return {
      id: type,
      move: { type },
      slots: [
        { name: 'card', kind: 'one', from: blocked ? hand : cards },
        ...(onto ? [{ name: 'plate', kind: 'one', from: onto } as const] : []),
      ],
      ...(blocked ? { blocked } : {}),
    };
  });
}

export const keepChoices = (drawn: readonly string[]): Omit<Choice<Move>, 'frame'>[] => [
  { id: 'keep', move: { type: 'keep' }, slots: [{ name: 'card', kind: 'one', from: drawn }] },
];

const canBuild = (state: State, seat: SeatIndex): boolean =>
  state.players[seat]!.hand.length > 0 && turnOptions(state, seat).some((option) => !option.blocked);

function endTurn(course: Course, seat: SeatIndex): void {
  refill(course, seat);
  const { at, state } = course;
  happen(course, { type: 'turn-began', seat: (seat + 1) % state.seats, at });
}

export function build(course: Course, seat: SeatIndex, move: BuildMove): void {
  const { at } = course;
  const { card } = move;
  switch (move.type) {
    case 'start':
      happen(course, { type: 'started', seat, card, plate: move.plate });
      endTurn(course, seat);
      break;
    case 'add':
      happen(course, { type: 'added', seat, card, plate: move.plate });
      happen(course, { type: 'keep-asked', seat, at });
      drawCards(course, 2, (cards) => ({ type: 'laid-aside', seat, cards }));
      break;
    case 'finish':
      happen(course, { type: 'finished', seat, card, plate: move.plate });
      refill(course, seat);
      happen(course, { type: 'bidding-began', seat, plate: move.plate, at });
      break;
    case 'discard':
      happen(course, { type: 'discarded', seat, card });
      endTurn(course, seat);
      break;
    case 'keep': {
      const drawn = course.state.step.kind === 'keep' ? course.state.step.drawn : [];
      happen(course, { type: 'kept', seat, card, dropped: drawn.filter((one) => one !== card) });
      endTurn(course, seat);
    }
  }
}

/** P-10: who can do nothing is passed over; when nobody can, the match ends. */
export function passOver(course: Course, step: Extract<Step, { readonly kind: 'build' }>): boolean {
  const { state, at } = course;
  if (canBuild(state, step.seat)) return false;
  const order = clockwiseFrom(step.seat, state.seats);
  const able = order.findIndex((seat) => canBuild(state, seat));
  if (able < 0) {
    happen(course, { type: 'ended', reason: 'stuck' });
    return true;
  }
  for (const seat of order.slice(0, able)) happen(course, { type: 'turn-passed', seat });
  happen(course, { type: 'turn-began', seat: order[able]!, at });
  return true;
}
