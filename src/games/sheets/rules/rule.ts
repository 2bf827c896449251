/** On a sheet the lines that stand open are the law, and say what is wrong with what was entered (T-5). */
import { misfit } from '../../../shared/choices.ts';
import type { Actor, Move as AnyMove, Choice, Refusal, Slot } from '../../../shared/game.ts';
import { isOffered, no, type Rule } from '../../../shared/rules.ts';
import type { Event } from '../events.ts';
import type { SheetOptions } from '../spec.ts';
import type { Book, Entry } from '../state.ts';

/** What can be done to the book of one sheet. */
export interface SheetRule<O extends SheetOptions, E extends Entry, M extends AnyMove>
  extends Rule<Book<O, E>, Event<E>, M> {
  offers(book: Book<O, E>, actor: Actor): readonly Choice<M>[];
}

type Offered<O extends SheetOptions, E extends Entry, M extends AnyMove> = Pick<
  SheetRule<O, E, M>,
  'offers' | 'act'
>;

export function ruleBy<O extends SheetOptions, E extends Entry, M extends AnyMove>({
  offers,
  act,
}: Offered<O, E, M>): SheetRule<O, E, M> {
  const open = (book: Book<O, E>, actor: Actor) => (book.over ? [] : offers(book, actor));
  return { offers: open, act, check: (book, { actor, move }) => faultIn(open(book, actor), move) };
}

/** Only the scorekeeper does this. */
export const forTable = <O extends SheetOptions, E extends Entry, M extends AnyMove>(
  rule: Omit<Offered<O, E, M>, 'offers'> & { offers(book: Book<O, E>): readonly Choice<M>[] },
): SheetRule<O, E, M> =>
  ruleBy({ ...rule, offers: (book, actor) => (actor === 'table' ? rule.offers(book) : []) });

function faultIn<M extends AnyMove>(offers: readonly Choice<M>[], move: M): Refusal | undefined {
  if (isOffered(offers, move)) return undefined;
  const near = offers.filter((offer) => isSameLine(offer, move));
  const slot = near.map((offer) => misfit(offer, move)).find((one) => one !== undefined);
  return slot ? slotRefusal(slot) : no(near.length > 0 ? 'entry' : 'not-open');
}

/** The fixed parts agree, whatever stands in the blanks. */
function isSameLine(offer: Choice, move: AnyMove): boolean {
  const blanks = new Set(offer.slots?.map(({ name }) => name));
  const fixed: Readonly<Record<string, unknown>> = { ...offer.move };
  const given: Readonly<Record<string, unknown>> = { ...move };
  return [...Object.keys(fixed), ...Object.keys(given)].every(
    (name) => blanks.has(name) || fixed[name] === given[name],
  );
}

function slotRefusal(slot: Slot): Refusal {
  if (slot.kind === 'number') return no('range', { min: slot.min, max: slot.max });
  return no(slot.kind === 'order' ? 'everyone-once' : 'pick-one');
}
