/** Which part of a file is asked for: all of it, none that there is, or from the first byte to the last. */
export type Range = 'all' | 'none' | { readonly first: number; readonly last: number };

/** RFC 9110, 14.2: what is not understood, or asks for several parts, may be answered with the whole. */
export function rangeOf(header: string | undefined, size: number): Range {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return 'all';
  if (from === '') return Number(to) === 0 ? 'none' : within(Math.max(0, size - Number(to)), size - 1);
  const first = Number(from);
  if (to !== '' && Number(to) < first) return 'all';
  if (first >= size) return 'none';
  return within(first, to === '' ? size - 1 : Math.min(Number(to), size - 1));
}

const within = (first: number, last: number): Range => (last < first ? 'none' : { first, last });
