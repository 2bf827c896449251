import { frameOf } from '../frames.ts';
import type { SheetOptions, Spec } from '../spec.ts';
import type { Entry } from '../state.ts';
import { lineFor, openLines } from '../unseen.ts';
import { ruleBy } from './rule.ts';
import { laid } from './sealing.ts';

/** The next lines; T-3: a phone fills in its own, where phones may. */
export const entering = <O extends SheetOptions, E extends Entry>(spec: Spec<O, E>) =>
  ruleBy<O, E, E>({
    offers: (book, actor) => {
      const blanks = openLines(spec, book);
      const frame = frameOf(spec, book).id;
      if (actor === 'table') return blanks.map((blank) => lineFor(blank, frame));
      if (!book.options.phones) return [];
      return blanks.filter(({ seat }) => seat === actor).map((blank) => lineFor(blank, frame));
    },
    act: (draft, { move }) => draft.emit(laid(spec, draft.state, move)),
  });
