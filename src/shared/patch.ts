/**
 * What changed between two JSON documents, as small JSON.
 * A patch is an object: key → [value] (now this), 0 (gone), or a patch for what lies there.
 * An array that grew or shrank is cut first: key "@" → [start, how many go, what comes in their place]; then
 * it is patched by index.
 */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };
export type Patch = { readonly [key: string]: Change };
export type Change = readonly Json[] | 0 | Patch;

const CUT = '@';

/** Undefined when nothing changed. Equal references are not looked into. */
export function diff(before: Json | undefined, after: Json | undefined): Change | undefined {
  if (before === after) return undefined;
  if (after === undefined) return 0;
  if (!isNode(before) || !isNode(after) || Array.isArray(before) !== Array.isArray(after)) return [after];
  const changed = Array.isArray(after)
    ? diffList(before as readonly Json[], after as readonly Json[])
    : diffRecord(before as JsonRecord, after as JsonRecord);
  return changed;
}

type JsonRecord = { readonly [key: string]: Json | undefined };

const isNode = (value: Json | undefined): value is readonly Json[] | JsonRecord =>
  typeof value === 'object' && value !== null;

function diffRecord(before: JsonRecord, after: JsonRecord): Patch | undefined {
  let out: Record<string, Change> | undefined;
  for (const key in after) {
    const change = diff(before[key], after[key]);
    if (change === undefined) continue;
    out ??= {};
    out[key] = change;
  }
  for (const key in before) {
    if (before[key] === undefined || after[key] !== undefined) continue;
    out ??= {};
    out[key] = 0;
  }
  return out;
}

function diffList(before: readonly Json[], after: readonly Json[]): Patch | undefined {
  let out: Record<string, Change> | undefined;
  const grown = after.length - before.length;
  const [start, end] = grown === 0 ? [after.length, 0] : alikeEnds(before, after);
  if (grown !== 0) {
    const cut: Cut = [start, before.length - start - end, ...after.slice(start, after.length - end)];
    out = { [CUT]: cut };
  }
  for (let i = 0; i < after.length; i++) {
    const isInCut = i >= start && i < after.length - end;
    if (isInCut) continue;
    const change = diff(before[i < start ? i : i - grown], after[i]);
    if (change === undefined) continue;
    out ??= {};
    out[i] = change;
  }
  return out;
}

type Cut = readonly [start: number, gone: number, ...instead: Json[]];

/** How many are alike at either end: the difference lies between, or else the end of the list came or went. */
function alikeEnds(before: readonly Json[], after: readonly Json[]): readonly [start: number, end: number] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isAlike(before[start]!, after[start]!)) start++;
  let end = 0;
  while (end < shorter - start && isAlike(before.at(-1 - end)!, after.at(-1 - end)!)) end++;
  return (start + end) * 2 < shorter ? [shorter, 0] : [start, end];
}

/** The same thing, though perhaps changed: told by its id without looking into it. */
function isAlike(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (!isNode(a) || !isNode(b) || Array.isArray(a) || Array.isArray(b)) return false;
  const { id } = a as JsonRecord;
  return id !== undefined && id === (b as JsonRecord).id;
}

const cutAt = (list: readonly Json[], [start, gone, ...instead]: Cut): Json[] => [
  ...list.slice(0, start),
  ...instead,
  ...list.slice(start + gone),
];

/** Gives a new document; what the patch does not touch is the same object as before. */
export function apply(document: Json | undefined, change: Change | undefined): Json | undefined {
  if (change === undefined) return document;
  if (change === 0) return undefined;
  if (Array.isArray(change)) return change[0] as Json;
  const patch = change as Patch;
  if (Array.isArray(document)) {
    const cut = patch[CUT];
    const out: Json[] = cut ? cutAt(document, cut as unknown as Cut) : [...document];
    for (const key in patch) {
      if (key !== CUT) out[Number(key)] = apply(out[Number(key)], patch[key]) as Json;
    }
    return out;
  }
  const out: Record<string, Json | undefined> = { ...(document as JsonRecord) };
  for (const key in patch) {
    const value = apply(out[key], patch[key]);
    if (value === undefined) delete out[key];
    else out[key] = value;
  }
  return out;
}
