/** Who may act now, and which clocks run. */
import type { Frame, Timer } from '../../shared/game.ts';
import { kindOf, whiteCard } from './cards.ts';
import { punishmentOf } from './legal.ts';
import type { Move } from './moves.ts';
import { badCards, closingTime, type Inspection, type RunningEvent, type State, type Turn } from './state.ts';

const SECOND = 1000;

export const turnFrame = (turn: Turn): string => `turn:${turn.number}`;

export function frames(state: State): readonly Frame[] {
  if (state.over) return [];
  const { turn, event, inspection } = state;
  const stack: Frame[] = [];
  if (turn)
    stack.push({
      id: turnFrame(turn),
      kind: state.bell ? 'last-turn' : 'turn',
      actors: [turn.seat],
      params: { seat: { seat: turn.seat } },
    });
  if (event) stack.push({ id: event.id, kind: event.event, actors: stillChoosing(event) });
  if (inspection) stack.push(inspectionFrame(inspection));
  return stack;
}

const stillChoosing = ({ chosen }: RunningEvent): number[] =>
  chosen.flatMap((cards, seat) => (cards === null ? [seat] : []));

const inspectionFrame = ({ id, card, by, victim }: Inspection): Frame => ({
  id,
  kind: kindOf(card),
  actors: [victim],
  params: {
    seat: { seat: victim },
    by: { seat: by },
    card: { card: kindOf(card) },
    n: punishmentOf(card).bribe,
  },
});

type Clock = Timer<Move> | undefined;

export function timers(state: State): readonly Timer<Move>[] {
  if (state.over) return [];
  const running = [closingClock(state), inspectionClock(state), eventClock(state), turnClock(state)];
  return running.filter((timer) => timer !== undefined);
}

/** M-6 */
function closingClock(state: State): Clock {
  const due = closingTime(state);
  if (due === null || state.bell) return undefined;
  const frame = frames(state)[0]!.id;
  return {
    id: 'closing',
    kind: 'closing',
    due,
    length: due,
    actor: 'table',
    frame,
    move: { type: 'bell' },
    silent: true,
  };
}

function inspectionClock(state: State): Clock {
  const { inspection, options } = state;
  if (!inspection) return undefined;
  return {
    id: inspection.id,
    kind: 'inspection',
    due: inspection.due,
    length: options.answerSeconds * SECOND,
    seats: [inspection.victim],
    actor: inspection.victim,
    frame: inspection.id,
    move: usualAnswer(state, inspection),
  };
}

/** The move names no card: a clock is shown to everybody. */
function eventClock({ event, options }: State): Clock {
  if (!event) return undefined;
  return {
    id: event.id,
    kind: 'event',
    due: event.due,
    length: options.answerSeconds * SECOND,
    seats: stillChoosing(event),
    actor: 'table',
    frame: event.id,
    move: { type: 'hurry' },
  };
}

/** Stands still while others answer. */
function turnClock({ turn, event, inspection, options }: State): Clock {
  if (!turn || turn.due === null || event || inspection) return undefined;
  return {
    id: `${turnFrame(turn)}:${turn.due}`,
    kind: 'turn',
    due: turn.due,
    length: options.turnSeconds * SECOND,
    seats: [turn.seat],
    actor: turn.seat,
    frame: turnFrame(turn),
    move: { type: 'end-turn' },
  };
}

/** Ruling: nobody's money is spent unasked. Lazy takes what is missed the least. */
function usualAnswer(state: State, { card, victim }: Inspection): Move {
  if (punishmentOf(card).takes !== 'one-bad') return { type: 'comply' };
  const candidates = state.players[victim]!.slots.flatMap((sandwich) =>
    sandwich ? badCards(sandwich).map((bad) => ({ bad, harm: harmOf(bad, sandwich.cards) })) : [],
  );
  const least = candidates.reduce((best, one) => (one.harm < best.harm ? one : best));
  return { type: 'bin', card: least.bad };
}

/** Attack condiments are well lost; a first slice takes the whole sandwich along. */
function harmOf(card: string, cards: readonly string[]): number {
  if (cards[0] === card) return 10 + cards.length;
  return whiteCard(card).role === 'attack' ? 0 : cards.length;
}
