import { frameOf } from '../frames.ts';
import type { DrawFirst } from '../moves.ts';
import type { SheetOptions, Spec } from '../spec.ts';
import type { Entry } from '../state.ts';
import { headingOf } from './lots.ts';
import { forTable } from './rule.ts';

/** T-23: before anything else is entered. */
export const drawing = <O extends SheetOptions, E extends Entry>(spec: Spec<O, E>) =>
  forTable<O, E, DrawFirst>({
    offers: (book) =>
      spec.drawFirst && book.entries.length === 0 && spec.blanks(book).length > 0
        ? [{ id: 'draw-first', frame: frameOf(spec, book).id, move: { type: 'draw-first' } }]
        : [],
    act: (draft, { actor }) => {
      const entry = spec.drawFirst!(draft.state, draft.rng);
      const seat = 'seat' in entry ? Number(entry.seat) : undefined;
      const heading = headingOf(spec, draft.state, { actor, what: 'first', at: draft.at });
      draft.emit({ type: 'drawn', draw: { ...heading, ...(seat !== undefined && { seat }) } });
      draft.emit({ type: 'entered', entry });
    },
  });
