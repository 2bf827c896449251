import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply, diff, type Json, type Patch } from '../../src/shared/patch.ts';

const json = fc.letrec<{ node: Json }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    fc.integer({ min: -3, max: 3 }),
    fc.constantFrom('', 'a', 'b', true, false, null),
    fc.array(tie('node'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '0', '1', '10'), tie('node'), { maxKeys: 4 }),
  ),
})).node;

interface Shown {
  readonly first: Json;
  readonly second: Json;
}

const travelled = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** As a host and a screen do: what the screen has came as text, and it is only told what changed. */
function follow(screen: Shown, before: Shown, after: Shown): Shown {
  const patch = [...diff(0, before.first, after.first), ...diff(1, before.second, after.second)];
  return apply(screen, travelled(patch));
}

const written = JSON.stringify;

/** As another language has it, by docs/protocol.md alone: a record is a list of fields, in the order of the text. */
type Ordered = string | number | boolean | null | Ordered[] | Map<string, Ordered>;

const ordered = (value: Json): Ordered => {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value as Ordered;
  return new Map(Object.entries(value).map(([name, field]) => [name, ordered(field!)]));
};

const text = (value: Ordered): string => {
  if (Array.isArray(value)) return `[${value.map(text)}]`;
  if (!(value instanceof Map)) return written(value);
  return `{${[...value].map(([name, field]) => `${written(name)}:${text(field)}`)}}`;
};

/** What a patch for place 0 of a message does to the document there. */
function leadOn(document: Ordered, [code, by]: Patch): Ordered {
  if (code === undefined) return document;
  return code === 0 ? ordered(by!) : led(document, by as Patch);
}

const led = (before: Ordered, patch: Patch): Ordered =>
  Array.isArray(before) ? ledList(before, patch) : ledRecord(before as Map<string, Ordered>, patch);

function ledList(before: Ordered[], patch: Patch): Ordered[] {
  const after = [...before];
  const [cut] = patch;
  const hasCut = Array.isArray(cut);
  if (hasCut) after.splice(cut[0], cut[1], ...cut.slice(2).map(ordered));
  for (let i = hasCut ? 1 : 0; i < patch.length; i += 2) {
    const code = patch[i] as number;
    const place = Math.floor(code / 3);
    after[place] = code % 3 === 0 ? ordered(patch[i + 1]!) : led(after[place]!, patch[i + 1] as Patch);
  }
  return after;
}

function ledRecord(before: Map<string, Ordered>, patch: Patch): Map<string, Ordered> {
  const places = [...before.keys()];
  const after = new Map(before);
  const entries = patch.values();
  for (const code of entries) {
    const name = typeof code === 'number' ? places[Math.floor(code / 3)]! : (code as string);
    const kind = typeof code === 'number' ? code % 3 : 0;
    if (kind === 0) after.set(name, ordered(entries.next().value!));
    else if (kind === 1) after.set(name, led(after.get(name)!, entries.next().value as Patch));
    else after.delete(name);
  }
  return after;
}

describe('patches', () => {
  it('N-17: bring a screen from document to document, each field at its place', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ first: json, second: json }), { minLength: 2, maxLength: 6 }),
        (all) => {
          let [before, ...rest] = all as [Shown, ...Shown[]];
          let screen = travelled(before);
          for (const after of rest) {
            screen = follow(screen, before, after);
            expect(screen).toEqual(after);
            expect(written(screen)).toBe(written(after));
            before = after;
          }
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('N-17: mean the same where records keep the order in which fields came, numbers too', () => {
    fc.assert(
      fc.property(json, json, json, (first, then, last) => {
        let before: Json = first;
        let screen = ordered(first);
        for (const after of [then, last]) {
          screen = leadOn(screen, travelled(diff(0, before, after)));
          expect(text(screen)).toBe(written(after));
          before = after;
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('are nothing for equal documents', () => {
    fc.assert(
      fc.property(json, (one) => {
        expect(diff(0, one, travelled(one))).toEqual([]);
      }),
    );
  });

  const cases: [string, Json, Json, Patch][] = [
    ['a changed field', { a: 1, b: 2 }, { a: 1, b: 3 }, [3, 3]],
    ['a field that went', { a: 1, b: 2 }, { a: 1 }, [5]],
    ['a field without a value', { a: 1, b: 2 }, { a: 1, b: undefined }, [5]],
    ['a new field', { a: 1 }, { a: 1, b: 2 }, ['b', 2]],
    ['a deep field', { a: { b: { c: 1 } } }, { a: { b: { c: 2 } } }, [1, [1, [0, 2]]]],
    ['a longer list', [1], [1, 2], [[1, 0, 2]]],
    ['a shorter list', [1, 2], [1], [[1, 1]]],
    ['a card gone from the middle', ['a', 'b', 'c', 'd'], ['a', 'c', 'd'], [[1, 1]]],
    ['a card put in the middle', ['a', 'c', 'd'], ['a', 'b', 'c', 'd'], [[1, 0, 'b']]],
    [
      'one of several choices gone, another changed',
      [
        { id: 'x', n: 1 },
        { id: 'y', n: 1 },
        { id: 'z', n: 1 },
      ],
      [
        { id: 'x', n: 1 },
        { id: 'z', n: 2 },
      ],
      [[1, 1], 4, [3, 2]],
    ],
    ['a list of which nothing is alike', [{ n: 1 }, { n: 2 }], [{ n: 3 }], [[1, 1], 1, [0, 3]]],
  ];
  it.each(cases)('are small: %s', (_, before, after, patch) => {
    expect(diff(0, before, after)).toEqual([1, patch]);
  });

  it.each<[string, Json, Json]>([
    ['a list for a record', { a: 1 }, [1]],
    ['fields that changed places', { a: 1, b: 2 }, { b: 2, a: 1 }],
    ['a new field before others', { a: 1, c: 3 }, { a: 1, b: 2, c: 3 }],
    ['something for nothing', null, { a: 1 }],
  ])('hold the whole: %s', (_, before, after) => {
    expect(diff(0, before, after)).toEqual([0, after]);
  });

  it('leave untouched parts as they were, and do not look into equal references', () => {
    const kept = { deep: { x: 1 } };
    const before = { first: { kept, changed: { y: 1 } }, second: null };
    const after = follow(before, before, { first: { kept, changed: { y: 2 } }, second: null });
    expect((after.first as typeof before.first).kept).toBe(kept);
    const trap = new Proxy({}, { ownKeys: () => expect.unreachable('looked into') });
    expect(diff(0, { trap } as Json, { trap } as Json)).toEqual([]);
  });
});
