/**
 * What changed between two JSON documents, as small JSON.
 * A patch is an object: key → [value] (now this), 0 (gone), or a patch for what lies there.
 * Arrays are patched by index; key "#" gives a new length when it changed.
 */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };
export type Patch = { readonly [key: string]: Change };
export type Change = readonly [Json] | 0 | number | Patch;

const LENGTH = '#';

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
  for (let i = 0; i < after.length; i++) {
    const change = i < before.length ? diff(before[i], after[i]) : ([after[i]!] as const);
    if (change !== undefined) out[i] = change;
  }
  if (before.length !== after.length) out[LENGTH] = after.length;
  return somethingOf(out);
}

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
    const length = patch[LENGTH];
    const out: Json[] = typeof length === 'number' ? document.slice(0, length) : [...document];
    for (const key in patch) {
      if (key !== LENGTH) out[Number(key)] = apply(out[Number(key)], patch[key]) as Json;
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
