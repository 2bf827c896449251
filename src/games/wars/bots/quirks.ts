/** What tempers do otherwise where nothing is weighed: all that an apprentice does, and most of what a cook does. */
import { orderOf } from '../cards.ts';
import { ZONE_LIMIT } from '../numbers.ts';
import type { Input } from './hand.ts';

const QUIRKS = { team: 1, purse: 12, hand: 2, big: 4, reserve: 2 } as const;

export const isBigEnough = ({ table, seat, temper }: Input, order: string): boolean =>
  temper !== 'gourmet' ||
  orderOf(order).type >= QUIRKS.big ||
  table.players[seat]!.zone.length >= ZONE_LIMIT - 1;

export const hasMany = ({ mine, temper }: Input): boolean =>
  temper !== 'collector' || mine.hand.filter(({ kind }) => kind === 'opportunity').length >= QUIRKS.hand;

export const wantsStaff = ({ table, seat, temper }: Input): boolean => {
  const { coins, assistants } = table.players[seat]!;
  return temper === 'employer' && assistants.length < QUIRKS.team && coins >= QUIRKS.purse;
};

export const isAffordable = ({ table, mine, seat, temper }: Input, card: string): boolean => {
  const held = mine.hand.find((one) => one.card === card);
  const price = held?.kind === 'ingredient' ? held.cost : 0;
  return temper !== 'miser' || price === 0 || table.players[seat]!.coins - price >= QUIRKS.reserve;
};
