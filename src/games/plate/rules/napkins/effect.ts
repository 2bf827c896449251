/** How an effect tells what it asks and what it does. */
import type { Choice, Refusal, SeatIndex, Slot } from '../../../../shared/game.ts';
import { isOffered } from '../../../../shared/rules.ts';
import type { Effect } from '../../cards.ts';
import type { Draft } from '../../events.ts';
import type { AnswerKind, AnswerMove, AnswerOf } from '../../moves.ts';
import type { PlayedNapkin, State } from '../../state.ts';

/** The frame is filled in where choices are offered. */
export type Offer = Omit<Choice<AnswerMove>, 'frame'>;

/** One seat has to make one of these moves. */
export interface Question<K extends AnswerKind = AnswerKind> {
  readonly kind: K;
  readonly seat: SeatIndex;
  readonly offers: readonly Offer[];
  /** Only the hand that is asked shows how many answers there are. */
  readonly secret?: boolean;
}

export interface EffectRules<E extends Effect> {
  /** Why it can't be played now. The printed napkins have none: any moment is right (P-21). */
  cannot?(state: State, seat: SeatIndex): Refusal | undefined;
  /** What is still to be answered, all at the same time; nothing = it can be resolved. */
  questions?(state: State, napkin: PlayedNapkin, effect: E): readonly Question[];
  /** Who is asked, where that is not whoever played it. */
  asks?(state: State): readonly SeatIndex[];
  /** Does nothing when what it is about has gone in the meantime. */
  resolve?(draft: Draft, napkin: PlayedNapkin, effect: E): void;
  /** P-23: whom it serves when it stays on the table. */
  serves?(state: State, napkin: PlayedNapkin, effect: E): SeatIndex;
}

export const question = <K extends AnswerKind>(
  seat: SeatIndex,
  kind: K,
  ...variants: readonly { readonly fixed?: Partial<AnswerOf<K>>; readonly slots?: readonly Slot[] }[]
): Question<K> => ({
  kind,
  seat,
  offers: variants.map(({ fixed, slots }, i) => ({
    id: variants.length > 1 ? `${kind}-${i + 1}` : kind,
    move: { ...fixed, type: kind } as Offer['move'],
    ...(slots ? { slots } : {}),
  })),
});

/** The newest answer that still stands: a napkin in between may have made an older one impossible. */
export function answerTo<K extends AnswerKind>(
  napkin: PlayedNapkin,
  asked: Question<K>,
): AnswerOf<K> | undefined {
  const standing = napkin.answers.findLast(
    ({ seat, move }) => seat === asked.seat && move.type === asked.kind && isOffered(asked.offers, move),
  );
  return standing?.move as AnswerOf<K> | undefined;
}

export const unanswered = (napkin: PlayedNapkin, asked: Question): Question[] =>
  asked.offers.length === 0 || answerTo(napkin, asked) ? [] : [asked];

/** A question without an alternative is not asked, unless that would give a hidden hand away. */
export function onlyAnswer({ offers, secret }: Question): AnswerMove | undefined {
  const [offer, another] = offers;
  if (!offer || another || secret) return undefined;
  const filling: Record<string, unknown> = {};
  for (const slot of offer.slots ?? []) {
    const only = onlyFilling(slot);
    if (only === undefined) return undefined;
    filling[slot.name] = only;
  }
  return { ...offer.move, ...filling } as AnswerMove;
}

function onlyFilling(slot: Slot): unknown {
  if (slot.kind === 'pick') return slot.min === slot.from.length ? slot.from : undefined;
  if (slot.kind === 'one' || slot.kind === 'seat') return slot.from.length === 1 ? slot.from[0] : undefined;
  return undefined;
}
