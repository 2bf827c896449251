/** Who may act now, and which clocks run. */
import type { Clock, Frame } from '../../shared/game.ts';
import { kindOf, punishmentOf } from './cards.ts';
import type { Move } from './moves.ts';
import { usualAnswer } from './rules/inspection.ts';
import { type Inspection, openingTime, type RunningEvent, type State, turnFrame } from './state.ts';

const SECOND = 1000;

/** The call says what a turn has become: whoever has done something is not asked for it again. */
const CALLS = { open: 'turn', play: 'playing', move: 'moved', discard: 'discarded' } as const;

export function frames(state: State): readonly Frame[] {
  if (state.over) return [];
  const { turn, event, inspection } = state;
  const stack: Frame[] = [];
  if (turn)
    stack.push({
      id: turnFrame(turn),
      kind: state.bell ? 'last-turn' : CALLS[turn.mode],
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

type MaybeClock = Clock<Move> | undefined;

export function clocks(state: State): readonly Clock<Move>[] {
  if (state.over) return [];
  const listed = [closingClock(state), inspectionClock(state), eventClock(state), turnClock(state)];
  return listed.filter((clock) => clock !== undefined);
}

/** M-6. Listed after the bell too: were it taken back, the whole match's time must not begin anew. */
function closingClock(state: State): MaybeClock {
  const length = openingTime(state);
  const [bottom] = frames(state);
  if (length === null || !bottom) return undefined;
  return {
    id: 'closing',
    kind: 'closing',
    length,
    actor: 'table',
    frame: bottom.id,
    move: { type: 'time-up', clock: 'closing' },
    silent: true,
    still: state.bell,
  };
}

/** M-22 */
function inspectionClock(state: State): MaybeClock {
  const { inspection, options } = state;
  if (!inspection) return undefined;
  return {
    id: inspection.id,
    kind: 'inspection',
    length: options.answerSeconds * SECOND,
    seats: [inspection.victim],
    actor: inspection.victim,
    frame: inspection.id,
    move: usualAnswer(state, inspection),
  };
}

/** M-20. The move names no card: a clock is shown to everybody. */
function eventClock({ event, options }: State): MaybeClock {
  if (!event) return undefined;
  return {
    id: event.id,
    kind: 'event',
    length: options.answerSeconds * SECOND,
    seats: stillChoosing(event),
    actor: 'table',
    frame: event.id,
    move: { type: 'time-up', clock: 'event' },
  };
}

/** Stands while others answer. */
function turnClock({ turn, event, inspection, options }: State): MaybeClock {
  if (!turn || options.turnSeconds === 0) return undefined;
  return {
    id: turnFrame(turn),
    kind: 'turn',
    length: options.turnSeconds * SECOND,
    seats: [turn.seat],
    actor: 'table',
    frame: turnFrame(turn),
    move: { type: 'time-up', clock: 'turn' },
    still: event !== null || inspection !== null,
  };
}
