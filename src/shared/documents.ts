/** What screens mirror and what calls answer: plain JSON, no schemas, since only the host makes them. */
export type * from './documents/house.ts';
export { SHOWN } from './documents/house.ts';
export type * from './documents/records.ts';
export type * from './documents/table.ts';
