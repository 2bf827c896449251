/** Orders which the table writes itself (M-25): checked, numbered by the host's library, exported as JSON. */
import { z } from 'zod';
import { accept, type Refusal, type Result, refuse } from '../../shared/game.ts';
import { type LineFault, lineFault } from '../../shared/lines.ts';
import {
  FAMILIES,
  FOODS,
  type Food,
  familyOf,
  type Order,
  type Pack,
  SAUCE,
  whiteCard,
  whiteDeck,
} from './cards.ts';

export const MOST_INGREDIENTS = 20;
export const MOST_REWARD = 50;
export const LONGEST_NAME = 28;
export const MOST_CUSTOM_ORDERS = 60;

const draftSchema = z.strictObject({
  name: z
    .string()
    .max(200)
    .transform((name) => name.trim()),
  needs: z.array(z.enum(FOODS)).max(60),
  each: z.enum(FAMILIES).nullable(),
  reward: z.number(),
});

/** An order on its way from an editor or a file. */
export type OrderDraft = z.infer<typeof draftSchema>;

export interface CustomOrder extends Readonly<OrderDraft> {
  /** Given by the host's library. */
  readonly id: string;
}

const FILE_KIND = 'smorgasboard.masters.orders';

const fileSchema = z.strictObject({
  kind: z.literal(FILE_KIND),
  version: z.literal(1),
  orders: z.array(z.unknown()).max(MOST_CUSTOM_ORDERS),
});

export interface OrdersFile {
  readonly kind: typeof FILE_KIND;
  readonly version: 1;
  readonly orders: readonly OrderDraft[];
}

export const cardOf = ({ id, name, needs, each, reward }: CustomOrder): Order => ({
  kind: 'order',
  id: `own:${id}`,
  name,
  needs,
  each,
  reward,
});

const nameRefusals: Readonly<Record<LineFault, Refusal>> = {
  empty: { key: 'order-without-name' },
  long: { key: 'order-name-too-long', params: { most: LONGEST_NAME } },
  unprintable: { key: 'order-name-unprintable' },
};

/** Why this order cannot join the deck; undefined when it can. */
export function checkOrder(order: OrderDraft, packs: readonly Pack[] = ['base']): Refusal | undefined {
  const { name, needs, each, reward } = order;
  const fault = lineFault(name, LONGEST_NAME);
  if (fault) return nameRefusals[fault];
  if (needs.length === 0 && each === null) return { key: 'order-empty' };
  if (needs.length > MOST_INGREDIENTS) return { key: 'order-too-big', params: { most: MOST_INGREDIENTS } };
  if (!Number.isInteger(reward) || reward < 1 || reward > MOST_REWARD)
    return { key: 'order-reward', params: { most: MOST_REWARD } };
  return shortage(order, packs);
}

/** Counts what the white deck in play holds; Special Sauce makes up for anything but Bread (M-15). */
function shortage({ needs, each }: OrderDraft, packs: readonly Pack[]): Refusal | undefined {
  const stock = stockOf(packs);
  let sauces = stock.get(SAUCE) ?? 0;
  let familyLeft = 0;
  for (const food of FOODS) {
    const closing = food === 'bread' ? 2 : 0;
    const want = needs.filter((need) => need === food).length;
    const have = (stock.get(food) ?? 0) - closing;
    const help = food === 'bread' ? 0 : sauces;
    if (want > have + help)
      return { key: 'order-unfillable', params: { food: { card: food }, want, most: have + help } };
    sauces -= Math.max(0, want - have);
    if (familyOf(food) === each) familyLeft += Math.max(0, have - want);
  }
  const sauceHelps = each !== null && each !== 'bread' && sauces > 0;
  if (each === null || familyLeft > 0 || sauceHelps) return undefined;
  return { key: 'order-family-used-up', params: { family: { text: `family.${each}` } } };
}

function stockOf(packs: readonly Pack[]): Map<Food | typeof SAUCE, number> {
  const stock = new Map<Food | typeof SAUCE, number>();
  for (const card of whiteDeck(packs)) {
    const { role, symbol } = whiteCard(card);
    if (role === 'ingredient' || role === 'sauce')
      stock.set(symbol as Food, (stock.get(symbol as Food) ?? 0) + 1);
  }
  return stock;
}

/** What an editor or a file sent: an order that can join the deck, or the reason why not. */
export function parseOrder(raw: unknown, packs?: readonly Pack[]): Result<OrderDraft> {
  const parsed = draftSchema.safeParse(raw);
  if (!parsed.success) return refuse('order-malformed');
  const refusal = checkOrder(parsed.data, packs);
  return refusal ? { ok: false, refusal } : accept(parsed.data);
}

export const exportOrders = (orders: readonly OrderDraft[]): OrdersFile => ({
  kind: FILE_KIND,
  version: 1,
  orders: orders.map(({ name, needs, each, reward }) => ({ name, needs, each, reward })),
});

/** All of a file or nothing of it, so that a table never wonders which orders came in. */
export function importOrders(raw: unknown, packs?: readonly Pack[]): Result<readonly OrderDraft[]> {
  const file = fileSchema.safeParse(raw);
  if (!file.success) return refuse('order-file-unknown');
  const orders: OrderDraft[] = [];
  for (const one of file.data.orders) {
    const order = parseOrder(one, packs);
    if (!order.ok) return order;
    orders.push(order.value);
  }
  return accept(orders);
}
