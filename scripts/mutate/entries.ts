/** Marks that tell which functions a test enters: one at the beginning of each, and one for the file itself. */
import ts from 'typescript';
import { parsed } from './mutants.ts';

/** A function, or the whole file for what is outside of all functions. */
export interface Entry {
  readonly start: number;
  readonly end: number;
  readonly body: ts.ConciseBody | undefined;
}

/** The file first, and every function after those it is in. */
export function entriesIn(file: string, text: string): Entry[] {
  const entries: Entry[] = [{ start: 0, end: text.length, body: undefined }];
  const walk = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body)
      entries.push({ start: node.getStart(), end: node.end, body: node.body as ts.ConciseBody });
    ts.forEachChild(node, walk);
  };
  walk(parsed(file, text));
  return entries;
}

/** The innermost: what is changed there is run only by who enters it. */
export const entryAt = (entries: readonly Entry[], place: number): number =>
  entries.findLastIndex(({ start, end }) => start <= place && place < end);

const mark = (id: number): string => `globalThis.entered?.(${id})`;

/** The text with marks, which count from `first` on. */
export function marked(text: string, entries: readonly Entry[], first: number): string {
  const inserted = entries.flatMap(({ body, end }, index) => {
    const id = first + index;
    if (!body) return [{ at: end, text: `\n${mark(id)};\n` }];
    if (ts.isBlock(body)) return [{ at: body.getStart() + 1, text: ` ${mark(id)};` }];
    return [
      { at: body.getStart(), text: `(${mark(id)}, ` },
      { at: body.end, text: ')' },
    ];
  });
  return inserted
    .sort((one, other) => other.at - one.at)
    .reduce((whole, { at, text: piece }) => `${whole.slice(0, at)}${piece}${whole.slice(at)}`, text);
}
