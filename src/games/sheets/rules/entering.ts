import type { Choice } from '../../../shared/game.ts';
import { frameOf } from '../frames.ts';
import type { Blank, SheetOptions, Spec } from '../spec.ts';
import type { Entry } from '../state.ts';
import { ruleBy } from './rule.ts';

/** The next lines; T-3: a phone fills in its own, where phones may. */
export const entering = <O extends SheetOptions, E extends Entry>(spec: Spec<O, E>) =>
  ruleBy<O, E, E>({
    offers: (book, actor) => {
      const blanks = spec.blanks(book);
      const frame = frameOf(spec, book).id;
      if (actor === 'table') return blanks.map((blank) => lineOf(blank, frame));
      if (!book.options.phones) return [];
      return blanks.filter(({ seat }) => seat === actor).map((blank) => lineOf(blank, frame));
    },
    act: (draft, { move }) => draft.emit({ type: 'entered', entry: move }),
  });

const lineOf = <E extends Entry>({ id, entry, slots }: Blank<E>, frame: string): Choice<E> => ({
  id,
  frame,
  move: entry,
  slots,
});
