/**
 * What changed between two JSON documents, as short JSON.
 *
 * A patch is a flat list. A number says what became of the field at a place of the record or list it is for:
 * place × 3 + SET (its new value follows), INTO (a patch for what lies there follows) or GONE (nothing follows).
 * A name stands for a new field, its value follows. A list that grew or shrank is cut first: the patch begins
 * with [start, how many go, what comes in their place].
 *
 * Fields are told by their place, so both sides hold them in one order: a record whose fields have changed
 * places is sent whole.
 */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };
export type Patch = readonly Json[];

type JsonRecord = { readonly [key: string]: Json | undefined };
type Node = readonly Json[] | JsonRecord;

const SET = 0;
const INTO = 1;
const GONE = 2;
const DEEDS = 3;

/** For the record in which the document has this place. Empty when nothing changed. */
export function diff(place: number, before: Json, after: Json): Patch {
  const patch: Json[] = [];
  compare(patch, place, before, after);
  return patch;
}

/** Equal references are not looked into. */
function compare(patch: Json[], place: number, before: Json, after: Json): void {
  if (before === after) return;
  const inside = isNode(before) && isNode(after) ? inner(before, after) : WHOLE;
  if (inside === WHOLE) patch.push(place * DEEDS + SET, after);
  else if (inside.length > 0) patch.push(place * DEEDS + INTO, inside);
}

const WHOLE = Symbol('whole');

const isNode = (value: Json | undefined): value is Node => typeof value === 'object' && value !== null;

function inner(before: Node, after: Node): Patch | typeof WHOLE {
  if (Array.isArray(before)) return Array.isArray(after) ? diffList(before, after) : WHOLE;
  return Array.isArray(after) ? WHOLE : diffRecord(before as JsonRecord, after as JsonRecord);
}

function diffRecord(before: JsonRecord, after: JsonRecord): Patch | typeof WHOLE {
  const patch: Json[] = [];
  const names = namesOf(after);
  let place = 0;
  let next = 0;
  for (const name in before) {
    const value = before[name];
    if (value === undefined) continue;
    if (name === names[next]) {
      compare(patch, place, value, after[name]!);
      next++;
    } else if (after[name] === undefined) patch.push(place * DEEDS + GONE);
    else return WHOLE;
    place++;
  }
  for (; next < names.length; next++) patch.push(names[next]!, after[names[next]!]!);
  return patch;
}

/** As JSON has them: a field without a value is none. */
function namesOf(record: JsonRecord): string[] {
  const names: string[] = [];
  for (const name in record) if (record[name] !== undefined) names.push(name);
  return names;
}

type Cut = readonly [start: number, gone: number, ...instead: Json[]];

function diffList(before: readonly Json[], after: readonly Json[]): Patch {
  const patch: Json[] = [];
  const grown = after.length - before.length;
  const [start, end] = grown === 0 ? [after.length, 0] : alikeEnds(before, after);
  if (grown !== 0) {
    const cut: Cut = [start, before.length - start - end, ...after.slice(start, after.length - end)];
    patch.push(cut);
  }
  for (let i = 0; i < start; i++) compare(patch, i, before[i]!, after[i]!);
  for (let i = after.length - end; i < after.length; i++) compare(patch, i, before[i - grown]!, after[i]!);
  return patch;
}

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

/** Gives a new document; what the patch does not touch is the same object as before. */
export function apply<T>(document: T, patch: Patch): T {
  return (
    Array.isArray(document) ? applyToList(document, patch) : applyToRecord(document as JsonRecord, patch)
  ) as T;
}

function applyToList(list: readonly Json[], patch: Patch): Json[] {
  const [cut] = patch;
  const out = Array.isArray(cut) ? cutAt(list, cut as unknown as Cut) : [...list];
  for (let i = Array.isArray(cut) ? 1 : 0; i < patch.length; i += 2) {
    const [place, deed] = parted(patch[i] as number);
    out[place] = changed(out[place]!, deed, patch[i + 1]!);
  }
  return out;
}

function applyToRecord(record: JsonRecord, patch: Patch): JsonRecord {
  const names = Object.keys(record);
  const out: Record<string, Json | undefined> = { ...record };
  for (let i = 0; i < patch.length; i++) {
    const what = patch[i] as string | number;
    if (typeof what === 'string') {
      out[what] = patch[++i]!;
      continue;
    }
    const [place, deed] = parted(what);
    const name = names[place]!;
    if (deed === GONE) delete out[name];
    else out[name] = changed(out[name]!, deed, patch[++i]!);
  }
  return out;
}

const parted = (code: number): readonly [place: number, deed: number] => [
  Math.floor(code / DEEDS),
  code % DEEDS,
];

const changed = (before: Json, deed: number, by: Json): Json =>
  deed === INTO ? apply(before, by as Patch) : by;

const cutAt = (list: readonly Json[], [start, gone, ...instead]: Cut): Json[] => [
  ...list.slice(0, start),
  ...instead,
  ...list.slice(start + gone),
];
