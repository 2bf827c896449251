/** T-50: the table says that it is further, or who it is. */
import type { Choice } from '../../../shared/game.ts';
import { ledBy } from '../caller/led.ts';
import { nameOf } from '../caller/position.ts';
import { frameOf } from '../frames.ts';
import type { Calling } from '../moves.ts';
import type { SheetOptions, Spec } from '../spec.ts';
import type { Entry } from '../state.ts';
import { forTable } from './rule.ts';

export const calling = <O extends SheetOptions, E extends Entry>(spec: Spec<O, E>) =>
  forTable<O, E, Calling>({
    offers: (book) => {
      const led = ledBy(spec, book);
      if (!led) return [];
      const frame = frameOf(spec, book).id;
      return led.cue.answers.map((answer): Choice<Calling> => {
        const offer = {
          id: `call-${answer}`,
          frame,
          move: { type: 'call', answer, at: nameOf(led.at) },
        } as const;
        if (answer !== 'seat') return offer;
        return { ...offer, slots: [{ name: 'seat', kind: 'seat', from: led.cue.from ?? [] }] };
      });
    },
    act: (draft, { move: { answer, seat } }) => {
      const { script, at } = ledBy(spec, draft.state)!;
      const book = draft.state;
      if (seat !== undefined) for (const event of spec.begins?.(book, seat) ?? []) draft.emit(event);
      draft.emit({
        type: 'called',
        at: script.go(book, { at, answer, ...(seat !== undefined && { seat }) }),
      });
    },
  });
