/** The mutants of a file: each is the file with one change. */
import ts from 'typescript';
import { type Change, changesOf } from './kinds.ts';

export interface Mutant extends Change {
  readonly file: string;
  readonly line: number;
  /** What its line says: this stays when lines move. */
  readonly said: string;
  /** What becomes of what. */
  readonly change: string;
}

export const parsed = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);

/** Nothing of it is there when the program runs. */
const isForReadersOnly = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node);

function everyChange(node: ts.Node): Change[] {
  if (isForReadersOnly(node)) return [];
  const changes = changesOf(node);
  ts.forEachChild(node, (child) => {
    changes.push(...everyChange(child));
  });
  return changes;
}

export function mutantsIn(file: string, text: string): Mutant[] {
  const changes = parsed(file, text).statements.flatMap((one) => everyChange(one));
  return changes.map((change) => {
    const begins = change.start + text.slice(change.start).search(/\S/);
    const lineStart = text.lastIndexOf('\n', begins - 1) + 1;
    const [said = ''] = text.slice(lineStart).split('\n');
    const isOnOneLine = change.start >= lineStart && change.end <= lineStart + said.length;
    const from = isOnOneLine ? lineStart : change.start;
    const before = isOnOneLine ? said : text.slice(change.start, change.end);
    const after = `${text.slice(from, change.start)}${change.text}${text.slice(change.end, from + before.length)}`;
    return {
      ...{ ...change, file, line: text.slice(0, begins).split('\n').length },
      ...{ said: said.trim(), change: told(before, after) },
    };
  });
}

export const mutated = (text: string, { start, end, text: other, inBrackets }: Change): string =>
  `${text.slice(0, start)}${inBrackets ? `(${other})` : other}${text.slice(end)}`;

// ---------------------------------------------------------------- in words

const AROUND = 24;
const LONGEST = 70;

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

function alike(one: string, other: string): number {
  let same = 0;
  while (same < Math.min(one.length, other.length) && one[same] === other[same]) same += 1;
  return same;
}

const reversed = (text: string): string => [...text].reverse().join('');

/** Where they differ, and a little of what is around it. */
function told(before: string, after: string): string {
  const texts = [onOneLine(before), onOneLine(after)] as const;
  const first = Math.max(0, alike(...texts) - AROUND);
  const [one, other] = [texts[0].slice(first), texts[1].slice(first)];
  const last = Math.max(0, alike(reversed(one), reversed(other)) - AROUND);
  const shown = (text: string): string =>
    cut(`${first > 0 ? '…' : ''}${text.slice(0, text.length - last)}${last > 0 ? '…' : ''}`);
  return `${shown(one)} → ${shown(other) || 'nothing'}`;
}
