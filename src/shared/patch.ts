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
  const out: Record<string, Change> = {};
  for (const key in after) {
    const change = diff(before[key], after[key]);
    if (change !== undefined) out[key] = change;
  }
  for (const key in before) {
    if (before[key] !== undefined && !(key in after)) out[key] = 0;
  }
  return somethingOf(out);
}

function diffList(before: readonly Json[], after: readonly Json[]): Patch | undefined {
  const out: Record<string, Change> = {};
  let base = before;
  if (before.length !== after.length) {
    const cut = cutBetween(before, after);
    out[CUT] = cut;
    base = cutAt(before, cut);
  }
  for (let i = 0; i < after.length; i++) {
    const change = diff(base[i], after[i]);
    if (change !== undefined) out[i] = change;
  }
  return somethingOf(out);
}

type Cut = readonly [start: number, gone: number, ...instead: Json[]];

/** Where the ends are alike, the difference lies between; else the end of the list is what came or went. */
function cutBetween(before: readonly Json[], after: readonly Json[]): Cut {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isAlike(before[start]!, after[start]!)) start++;
  let end = 0;
  while (end < shorter - start && isAlike(before.at(-1 - end)!, after.at(-1 - end)!)) end++;
  if ((start + end) * 2 < shorter) {
    start = shorter;
    end = 0;
  }
  return [start, before.length - start - end, ...after.slice(start, after.length - end)];
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

function somethingOf(patch: Record<string, Change>): Patch | undefined {
  for (const _ in patch) return patch;
  return undefined;
}

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
