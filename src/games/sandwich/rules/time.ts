/** What the table does: it goes on, and its clocks run out. */
import { checkClock, no, type Rule } from '../../../shared/rules.ts';
import type { Draft, Event } from '../events.ts';
import { clocks } from '../frames.ts';
import type { ClockKind, MoveOf } from '../moves.ts';
import { frameOf, type Phase, type State, tastingNow } from '../state.ts';
import { drawTaster, namingOffers } from './first-taster.ts';
import { placeRest } from './kitchen.ts';
import { handOutRest, stackRest } from './market.ts';
import {
  afterPitch,
  afterServing,
  afterVerdict,
  beginPraise,
  beginTasting,
  nextRound,
  open,
} from './round.ts';
import type { Offered } from './rule.ts';
import { rankRest } from './tasting.ts';

type Following = (draft: Draft) => void;

const PAUSES: Readonly<Partial<Record<Phase, Following>>> = {
  serving: afterServing,
  asking: drawTaster,
  named: beginPraise,
  selling: beginTasting,
  pitch: afterPitch,
  verdict: afterVerdict,
  roundEnd: nextRound,
};

/** S-19: the napkin lifts itself, and the ranking is confirmed as far as it goes. */
const whenTasted: Following = (draft) =>
  draft.state.phase === 'reveal' ? open(draft, tastingNow(draft.state).taster) : rankRest(draft);

const goOn: Following = (draft) => PAUSES[draft.state.phase]?.(draft);

const WHEN_UP: Readonly<Record<ClockKind, Following>> = {
  opening: (draft) => draft.emit({ type: 'countdown-began' }),
  countdown: (draft) => draft.emit({ type: 'flipped', at: draft.at }),
  grab: handOutRest,
  release: (draft) => draft.emit({ type: 'released' }),
  stack: stackRest,
  closing: (draft) => draft.emit({ type: 'prep-began' }),
  prep: placeRest,
  sell: goOn,
  ask: drawTaster,
  taste: whenTasted,
  pitch: goOn,
  pause: goOn,
};

export const next: Rule<State, Event, MoveOf<'next'>> = {
  check(state, { actor }) {
    if (actor !== 'table') return no('only-table');
    return PAUSES[state.phase] ? undefined : no('not-now');
  },
  act: goOn,
};

export const timeUp: Rule<State, Event, MoveOf<'time-up'>> = {
  check: (state, command) => checkClock(clocks(state), command),
  act: (draft, { move }) => WHEN_UP[move.clock](draft),
};

export function tableOffers(state: State): Offered[] {
  const frame = frameOf(state);
  const move = { type: 'next' } as const;
  const goingOn = next.check(state, { actor: 'table', move, frame }) ? [] : [{ id: 'next', frame, move }];
  return [...namingOffers(state), ...goingOn];
}
