/** Immutable list helpers which games and views share. */

export const replaceAt = <T>(list: readonly T[], index: number, change: (item: T) => T): T[] =>
  list.map((item, i) => (i === index ? change(item) : item));

export const without = <T>(list: readonly T[], item: T): T[] => {
  const at = list.indexOf(item);
  return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)];
};

export const withoutAll = <T>(list: readonly T[], items: readonly T[]): T[] =>
  items.reduce<T[]>(without, [...list]);

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

export function range(count: number): number[] {
  const numbers: number[] = [];
  for (let n = 0; n < count; n++) numbers.push(n);
  return numbers;
}

/** Seats clockwise from `first`, `first` included. */
export const clockwiseFrom = (first: number, seats: number): number[] =>
  range(seats).map((i) => (first + i) % seats);
