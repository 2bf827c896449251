import { z } from 'zod';
import { ingredients, opportunities } from './cards.ts';
import { CATEGORIES } from './categories.ts';

const id = z.string().min(1).max(40);
/** W-1: a hand may hold any number of the market's cards. */
const ids = z
  .array(id)
  .max(ingredients.length + opportunities.length)
  .refine((list) => new Set(list).size === list.length);
const category = z.enum(CATEGORIES);
const categories = z
  .array(category)
  .max(CATEGORIES.length)
  .refine((list) => new Set(list).size === list.length);
const count = z.int().min(0).max(50);

const schema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('play'), card: id, replace: id.optional() }),
  z.strictObject({ type: z.literal('order'), order: id, use: ids }),
  z.strictObject({ type: z.literal('refill'), discard: ids }),
  z.strictObject({ type: z.literal('coins') }),
  z.strictObject({ type: z.literal('hire'), assistant: category }),
  z.strictObject({ type: z.literal('opportunity'), card: id }),
  z.strictObject({ type: z.literal('end-turn') }),
  z.strictObject({ type: z.literal('take-assistant'), assistant: category }),
  z.strictObject({ type: z.literal('take-tokens') }),
  z.strictObject({ type: z.literal('split'), coins: count }),
  z.strictObject({ type: z.literal('stop') }),
  z.strictObject({ type: z.literal('swap'), order: id }),
  z.strictObject({ type: z.literal('upkeep'), tokens: count, back: categories }),
  z.strictObject({ type: z.literal('discard'), cards: ids }),
  z.strictObject({ type: z.literal('time-up'), clock: z.literal('turn') }),
]);

export type Move = z.infer<typeof schema>;
export type MoveOf<T extends Move['type']> = Extract<Move, { readonly type: T }>;

export function parseMove(raw: unknown): Move | undefined {
  const parsed = schema.safeParse(raw);
  return parsed.success ? parsed.data : undefined;
}
