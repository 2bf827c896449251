/** A building turn: P-6 to P-10. */
import type { Refusal, SeatIndex } from '../../../shared/game.ts';
import { clockwiseFrom } from '../../../shared/lists.ts';
import { type MoveOf, no } from '../../../shared/rules.ts';
import { type CardId, isBread, isFilling } from '../cards.ts';
import type { Draft } from '../events.ts';
import type { BuildMove } from '../moves.ts';
import { idsOf, type Plate, type State, type StepOf } from '../state.ts';
import { drawable, drawCards, missingIn, refill } from './piles.ts';
import { type AllRules, isAsked, type Offer, objection, type RuleOf, seatOf } from './rule.ts';

type TurnMove = Exclude<BuildMove, { readonly type: 'keep' }>;

/** What one of the four things to do in a turn needs. */
interface Needs {
  readonly takes: (card: CardId) => boolean;
  readonly noCard: string;
  /** Absent: it needs no plate. */
  readonly goesOn?: (plate: Plate) => boolean;
  readonly noPlate?: string;
  /** P-10: how many cards must exist to be drawn. */
  readonly draws: (hand: number) => number;
  /** Its own card is among them. */
  readonly discardsFirst?: true;
}

const isEmpty = (plate: Plate): boolean => plate.cards.length === 0;
const isOpen = (plate: Plate): boolean => plate.cards.length > 0 && !plate.done;

const afterPlaying = (hand: number): number => missingIn(hand - 1);
/** P-7: two are drawn, one of them goes back to the pile, and then the hand is refilled. */
const afterAdding = (hand: number): number => Math.max(2, missingIn(hand) + 1);

const bread = { takes: isBread, noCard: 'no-bread', draws: afterPlaying };
const filling = { takes: isFilling, noCard: 'no-filling', draws: afterAdding };
const ontoEmpty = { goesOn: isEmpty, noPlate: 'no-empty-plate' };
const ontoOpen = { goesOn: isOpen, noPlate: 'no-open-sandwich' };

const NEEDS: Readonly<Record<TurnMove['type'], Needs>> = {
  start: { ...bread, ...ontoEmpty },
  add: { ...filling, ...ontoOpen },
  finish: { ...bread, ...ontoOpen },
  discard: { takes: () => true, noCard: 'wrong-card', draws: afterPlaying, discardsFirst: true },
};

const TURN = Object.keys(NEEDS) as TurnMove['type'][];

/** Why nobody could do it with this hand, whatever the card and the plate. */
function obstacle(state: State, seat: SeatIndex, type: TurnMove['type']): Refusal | undefined {
  const { takes, noCard, goesOn, noPlate = '', draws, discardsFirst } = NEEDS[type];
  const { hand } = state.players[seat]!;
  if (goesOn && !state.plates.some(goesOn)) return no(noPlate);
  if (!hand.some(takes)) return no(noCard);
  const n = draws(hand.length);
  return n > drawable(state) + (discardsFirst ? 1 : 0) ? no('too-few-cards', { n }) : undefined;
}

const turnRule = <T extends TurnMove['type']>(
  act: (draft: Draft, seat: SeatIndex, move: MoveOf<TurnMove, T>) => void,
): RuleOf<T> => ({
  check(state, command) {
    if (!isAsked(state, command, 'build')) return no('not-now');
    const seat = seatOf(command);
    const move: TurnMove = command.move;
    const { takes, goesOn } = NEEDS[move.type];
    const blocked = obstacle(state, seat, move.type);
    if (blocked) return blocked;
    if (!state.players[seat]!.hand.includes(move.card) || !takes(move.card)) return no('wrong-card');
    if (!goesOn || !('plate' in move)) return undefined;
    const plate = state.plates.find(({ id }) => id === move.plate);
    return plate && goesOn(plate) ? undefined : no('wrong-plate');
  },
  act: (draft, command) => act(draft, seatOf(command), command.move),
});

/** What is blocked is drawn over the whole hand and all plates: whatever is tried, the answer is the reason. */
export const turnOffers = (state: State, seat: SeatIndex): Offer[] =>
  TURN.map((type) => {
    const { takes, goesOn } = NEEDS[type];
    const { hand } = state.players[seat]!;
    const blocked = obstacle(state, seat, type);
    const plates = goesOn && idsOf(blocked ? state.plates : state.plates.filter(goesOn));
    return {
      id: type,
      move: { type },
      slots: [
        { name: 'card', kind: 'one', from: blocked ? hand : hand.filter(takes) },
        ...(plates ? [{ name: 'plate', kind: 'one', from: plates } as const] : []),
      ],
      ...(blocked ? { blocked } : {}),
    };
  });

export const keepOffers = ({ step }: State): Offer[] =>
  step.kind === 'keep'
    ? [{ id: 'keep', move: { type: 'keep' }, slots: [{ name: 'card', kind: 'one', from: step.drawn }] }]
    : [];

function endTurn(draft: Draft, seat: SeatIndex): void {
  refill(draft, seat);
  draft.emit({ type: 'turn-began', seat: (seat + 1) % draft.state.seats });
}

/** Possible whenever anything is. */
export function discard(draft: Draft, seat: SeatIndex, card: CardId): void {
  draft.emit({ type: 'discarded', seat, card });
  endTurn(draft, seat);
}

/** P-7: of the two that were drawn. */
export function keep(draft: Draft, { seat, drawn }: StepOf<'keep'>, card: CardId): void {
  draft.emit({ type: 'kept', seat, card, dropped: drawn.filter((one) => one !== card) });
  endTurn(draft, seat);
}

const keepRule: RuleOf<'keep'> = {
  check: (state, command) =>
    isAsked(state, command, 'keep') ? objection(keepOffers(state), command.move) : no('not-now'),
  act(draft, { move }) {
    const { step } = draft.state;
    if (step.kind === 'keep') keep(draft, step, move.card);
  },
};

export const building: Pick<AllRules, BuildMove['type']> = {
  start: turnRule((draft, seat, { card, plate }) => {
    draft.emit({ type: 'started', seat, card, plate });
    endTurn(draft, seat);
  }),
  add: turnRule((draft, seat, { card, plate }) => {
    draft.emit({ type: 'added', seat, card, plate });
    draft.emit({ type: 'keep-asked', seat });
    drawCards(draft, 2, (cards) => ({ type: 'laid-aside', seat, cards }));
  }),
  finish: turnRule((draft, seat, { card, plate }) => {
    draft.emit({ type: 'finished', seat, card, plate });
    refill(draft, seat);
    draft.emit({ type: 'bidding-began', seat, plate });
  }),
  discard: turnRule((draft, seat, { card }) => discard(draft, seat, card)),
  keep: keepRule,
};

const canBuild = (state: State, seat: SeatIndex): boolean =>
  TURN.some((type) => !obstacle(state, seat, type));

/** P-10: who can do nothing is passed over; when nobody can, the match ends. */
export function passOver(draft: Draft, step: StepOf<'build'>): boolean {
  const { state } = draft;
  if (canBuild(state, step.seat)) return false;
  const order = clockwiseFrom(step.seat, state.seats);
  const able = order.findIndex((seat) => canBuild(state, seat));
  if (able < 0) {
    draft.emit({ type: 'ended', reason: 'stuck' });
    return true;
  }
  for (const seat of order.slice(0, able)) draft.emit({ type: 'turn-passed', seat });
  draft.emit({ type: 'turn-began', seat: order[able]! });
  return true;
}
