import { z } from 'zod';
import { PITCH_LENGTH } from './numbers.ts';

const id = z.string().min(1).max(40);
const seat = z.int().min(0).max(11);
const index = z.int().min(0).max(3);
/** Longer lines are told so in words; far longer ones are no line at all. */
const text = z.string().max(PITCH_LENGTH * 4);

export const CLOCKS = [
  'opening',
  'countdown',
  'grab',
  'release',
  'stack',
  'closing',
  'prep',
  'sell',
  'ask',
  'taste',
  'pitch',
  'pause',
] as const;
export type ClockKind = (typeof CLOCKS)[number];

const moveSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('grab'), card: id }),
  z.strictObject({ type: z.literal('stack'), card: id, sandwich: index }),
  z.strictObject({ type: z.literal('place'), card: id, sandwich: index, position: index }),
  z.strictObject({ type: z.literal('replace'), card: id, over: id }),
  z.strictObject({ type: z.literal('swap'), cards: z.tuple([id, id]) }),
  z.strictObject({ type: z.literal('return'), card: id }),
  z.strictObject({ type: z.literal('address'), sandwich: index, to: seat }),
  z.strictObject({ type: z.literal('ready') }),
  z.strictObject({ type: z.literal('unready') }),
  z.strictObject({ type: z.literal('offer'), card: id, to: z.union([seat, z.literal('all')]) }),
  z.strictObject({ type: z.literal('answer'), offer: id, card: id }),
  /** Names the card too: an answer that was changed in the last moment is another answer. */
  z.strictObject({ type: z.literal('accept'), offer: id, from: seat, card: id }),
  z.strictObject({ type: z.literal('withdraw'), offer: id }),
  z.strictObject({ type: z.literal('taste-first') }),
  z.strictObject({ type: z.literal('name-taster'), to: seat }),
  z.strictObject({ type: z.literal('reveal') }),
  z.strictObject({ type: z.literal('pitch'), plate: id, text }),
  z.strictObject({ type: z.literal('skip-pitch') }),
  z.strictObject({ type: z.literal('weigh'), order: z.array(id).max(4), bonus: id.optional() }),
  z.strictObject({ type: z.literal('guess'), plate: id }),
  z.strictObject({ type: z.literal('rank'), order: z.array(id).max(4), bonus: id.optional() }),
  z.strictObject({ type: z.literal('next') }),
  z.strictObject({ type: z.literal('time-up'), clock: z.enum(CLOCKS) }),
]);

export type Move = z.infer<typeof moveSchema>;
export type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>;

export function parseMove(raw: unknown): Move | undefined {
  const parsed = moveSchema.safeParse(raw);
  return parsed.success ? parsed.data : undefined;
}
