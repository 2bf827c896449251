/** Wishes, and what they look like. */
import { z } from 'zod';

const id = z.string().min(1).max(60);
const ids = z.array(id).max(80).readonly();
const plain = <T extends string>(type: T) => z.strictObject({ type: z.literal(type) });

const moveSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('play'), card: id, sandwich: id }),
  z.strictObject({ type: z.literal('attack'), card: id, sandwich: id }),
  z.strictObject({ type: z.literal('inspect'), card: id, seat: z.int().min(0).max(5) }),
  z.strictObject({ type: z.literal('report'), card: id, sandwich: id }),
  z.strictObject({ type: z.literal('move'), from: id, to: id }),
  z.strictObject({ type: z.literal('discard'), cards: ids }),
  z.strictObject({ type: z.literal('claim'), sandwich: id, order: id }),
  plain('end-turn'),
  plain('bribe'),
  plain('comply'),
  z.strictObject({ type: z.literal('bin'), card: id }),
  z.strictObject({ type: z.literal('give'), cards: ids }),
  z.strictObject({ type: z.literal('time-up'), clock: z.enum(['event', 'closing', 'turn']) }),
]);

export type Move = z.infer<typeof moveSchema>;
export type MoveOf<T extends Move['type']> = Extract<Move, { readonly type: T }>;

export const parseMove = (raw: unknown): Move | undefined => moveSchema.safeParse(raw).data;

/** The place of a sandwich that is still to be begun. */
export const NEW = 'new';
