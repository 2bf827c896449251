import { frameOf } from '../frames.ts';
import type { Finish } from '../moves.ts';
import type { SheetOptions, Spec } from '../spec.ts';
import type { Entry } from '../state.ts';
import { forTable } from './rule.ts';

export const finishing = <O extends SheetOptions, E extends Entry>(spec: Spec<O, E>) =>
  forTable<O, E, Finish>({
    offers: (book) =>
      spec.canFinish(book) || spec.canClose?.(book)
        ? [{ id: 'finish', frame: frameOf(spec, book).id, move: { type: 'finish' }, dangerous: true }]
        : [],
    act: (draft) => draft.emit({ type: 'finished' }),
  });
