/** The shape of every wish. Whether it is legal, the rules say. */
import { z } from 'zod';
import type { SeatIndex } from '../../shared/game.ts';
import type { CardId } from './cards.ts';

export type Move = BuildMove | BidMove | NapkinMove | AnswerMove | TimeUp;

/** The table's clocks: a card is turned, a window closes, chance decides for who thinks too long. */
const CLOCKS = ['pace', 'reaction', 'think'] as const;
export type ClockKind = (typeof CLOCKS)[number];

interface TimeUp {
  readonly type: 'time-up';
  readonly clock: ClockKind;
}

export type BuildMove =
  | Lay<'start'>
  | Lay<'add'>
  | Lay<'finish'>
  | { readonly type: 'discard'; readonly card: CardId }
  | { readonly type: 'keep'; readonly card: CardId };

interface Lay<T extends string> {
  readonly type: T;
  readonly card: CardId;
  readonly plate: string;
}

export type BidMove =
  | { readonly type: 'bid'; readonly card: CardId; readonly on: SeatIndex }
  | { readonly type: 'opt-out' };

type NapkinMove = { readonly type: 'napkin'; readonly card: CardId } | { readonly type: 'pass' };

interface OfSeat {
  readonly seat: SeatIndex;
}
interface OfCards {
  readonly cards: readonly CardId[];
}

/** What a running napkin asks for. */
interface Answers {
  readonly 'trade-with': OfSeat;
  readonly 'trade-give': OfCards;
  readonly 'trade-take': { readonly backs: readonly string[] };
  readonly 'pass-on': OfCards;
  readonly peek: OfSeat;
  readonly 'take-top': { readonly plate: string };
  readonly 'move-top': { readonly from: string; readonly to: string };
  readonly garnish: { readonly card: CardId; readonly plate: string };
  readonly 'swap-bids': { readonly one: SeatIndex; readonly other: SeatIndex };
  readonly 'lay-before': OfSeat;
}

export type AnswerKind = keyof Answers;
export type AnswerOf<K extends AnswerKind> = { readonly type: K } & Answers[K];
export type AnswerMove = { [K in AnswerKind]: AnswerOf<K> }[AnswerKind];

const name = z.string().min(1).max(40);
const names = z.array(name).max(20);
const seat = z.int().min(0).max(4);

const shape = <T extends string, F extends Record<string, z.ZodType>>(type: T, fields: F) =>
  z.strictObject({ type: z.literal(type), ...fields });

const schema = z.discriminatedUnion('type', [
  shape('start', { card: name, plate: name }),
  shape('add', { card: name, plate: name }),
  shape('finish', { card: name, plate: name }),
  shape('discard', { card: name }),
  shape('keep', { card: name }),
  shape('bid', { card: name, on: seat }),
  shape('opt-out', {}),
  shape('napkin', { card: name }),
  shape('pass', {}),
  shape('trade-with', { seat }),
  shape('trade-give', { cards: names }),
  shape('trade-take', { backs: names }),
  shape('pass-on', { cards: names }),
  shape('peek', { seat }),
  shape('take-top', { plate: name }),
  shape('move-top', { from: name, to: name }),
  shape('garnish', { card: name, plate: name }),
  shape('swap-bids', { one: seat, other: seat }),
  shape('lay-before', { seat }),
  shape('time-up', { clock: z.enum(CLOCKS) }),
]);

export const parseMove = (raw: unknown): Move | undefined => schema.safeParse(raw).data;
