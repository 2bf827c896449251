import type { Choice } from '../../../shared/game.ts';
import { range } from '../../../shared/lists.ts';
import { frameOf } from '../frames.ts';
import type { Correction } from '../moves.ts';
import type { SheetOptions, Spec } from '../spec.ts';
import type { Entry } from '../state.ts';
import { forTable } from './rule.ts';

/** T-2: any earlier entry, in its place. */
export const correcting = <O extends SheetOptions, E extends Entry>(spec: Spec<O, E>) =>
  forTable<O, E, Correction<E>>({
    offers: (book) => {
      const frame = frameOf(spec, book).id;
      return range(book.entries.length).flatMap((correct): Choice<Correction<E>>[] => {
        const blank = spec.blankOf(book, correct);
        if (!blank) return [];
        const move = { ...blank.entry, correct } as Choice<Correction<E>>['move'];
        return [{ id: `correct-${correct}`, frame, move, slots: blank.slots }];
      });
    },
    act: (draft, { move: { correct, ...entry } }) =>
      draft.emit({ type: 'corrected', index: correct, entry: entry as unknown as E }),
  });
