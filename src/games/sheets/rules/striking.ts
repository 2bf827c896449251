import { frameOf } from '../frames.ts';
import type { Strike } from '../moves.ts';
import type { SheetOptions, Spec } from '../spec.ts';
import type { Entry } from '../state.ts';
import { forTable } from './rule.ts';

/** An entry that should never have been. */
export const striking = <O extends SheetOptions, E extends Entry>(spec: Spec<O, E>) =>
  forTable<O, E, Strike>({
    offers: (book) => {
      const frame = frameOf(spec, book).id;
      return [...(spec.strikeable?.(book) ?? [])].map((index) => ({
        id: `strike-${index}`,
        frame,
        move: { type: 'strike', index },
      }));
    },
    act: (draft, { move: { index } }) =>
      draft.emit({ type: 'struck', index, entry: draft.state.entries[index]! }),
  });
