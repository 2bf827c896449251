import type { Choice } from '../../../shared/game.ts';
import { checkClock } from '../../../shared/rules.ts';
import { ledBy } from '../caller/led.ts';
import { clocks } from '../frames.ts';
import type { TimeUp } from '../moves.ts';
import type { SheetOptions, Spec } from '../spec.ts';
import type { Entry } from '../state.ts';
import type { SheetRule } from './rule.ts';

/** What the clock enters, or calls, by itself. */
export const ringing = <O extends SheetOptions, E extends Entry>(
  spec: Spec<O, E>,
): SheetRule<O, E, TimeUp> => ({
  check: (book, command) => checkClock(clocks(spec)(book), command),
  offers: (): Choice<TimeUp>[] => [],
  act: (draft, { move }) => {
    const clock = spec.clocks?.(draft.state).find(({ kind, id = kind }) => id === move.clock);
    const led = ledBy(spec, draft.state);
    if (clock) draft.emit({ type: 'entered', entry: clock.entry });
    else if (led)
      draft.emit({ type: 'called', at: led.script.go(draft.state, { at: led.at, answer: 'next' }) });
  },
});
