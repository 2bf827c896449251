import type { FinalCount, WarsSheetView } from '../../../../games/sheets/books/wars.ts';
import type { TableView } from '../../../../games/sheets/view.ts';

export type WarsView = TableView<WarsSheetView>;

export type Count = Omit<FinalCount, 'type' | 'seat'>;
export type Field = keyof Count;

export const ORDER_FIELDS = ['orders1', 'orders2', 'orders3', 'orders4', 'orders5'] as const;
export const OTHER_FIELDS = ['printed', 'tokens', 'opportunities', 'coins'] as const;
export const FIELDS: readonly Field[] = [...ORDER_FIELDS, ...OTHER_FIELDS];

export const FIELD_ICONS: Readonly<Record<(typeof OTHER_FIELDS)[number], string>> = {
  printed: 'receipt',
  tokens: 'medal',
  opportunities: 'bolt',
  coins: 'coins',
};

export const NOTHING: Count = {
  orders1: 0,
  orders2: 0,
  orders3: 0,
  orders4: 0,
  orders5: 0,
  printed: 0,
  tokens: 0,
  opportunities: 0,
  coins: 0,
};
