import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.ts';
import { chosen, groupOf, isMutable } from '../../scripts/mutate/choice.ts';
import { entriesIn, entryAt, marked } from '../../scripts/mutate/entries.ts';
import { type Mutant, mutantsIn, mutated, parsed } from '../../scripts/mutate/mutants.ts';
import {
  countsOf,
  explains,
  isGoodEnough,
  killedShare,
  readExplained,
  reportLines,
} from '../../scripts/mutate/report.ts';
import type { Finding } from '../../scripts/mutate/trial.ts';
import { seededRng } from '../../src/shared/rng.ts';

const FILE = 'src/games/plate/rules/bids.ts';

const madeOf = (text: string): string[] => mutantsIn(FILE, text).map((mutant) => mutated(text, mutant));

const kindsOf = (text: string): Set<string> => new Set(mutantsIn(FILE, text).map(({ kind }) => kind));

describe('what is changed', () => {
  test.each<[string, string[]]>([
    ['a === b;', [';', 'a !== b;']],
    ['const x = a < b;', ['const x = a >= b;', 'const x = a <= b;']],
    ['const x = a >= b;', ['const x = a < b;', 'const x = a > b;']],
    ['const x = c && (a || b);', ['const x = (c || (a || b));', 'const x = c && ((a && b));']],
    ['const x = a ?? b;', ['const x = (a);', 'const x = (b);']],
    ['const x = a ? b : c;', ['const x = !(a) ? b : c;']],
    ['const x = !a;', ['const x = a;']],
    ['const x = a % b;', ['const x = a * b;']],
    ["const x = a + '!';", []],
    ['const x = `text` + b;', []],
    ['const x = 0;', ['const x = 1;']],
    ['const x = 1;', ['const x = 0;']],
    ['const x = 7;', ['const x = 8;']],
    ['const x = 30_000;', []],
    ['const x = { 1: true };', ['const x = { 1: false };']],
    ['const x = [a, b];', ['const x = [...[], b];', 'const x = [a, ...[]];']],
    ['const x = { ...s, a };', ['const x = { ...s, ...{} };']],
    ['const x = { s, a };', []],
    ['const x = Math.min(a, b);', ['const x = Math.max(a, b);']],
    ['const x = list.filter(f);', ['const x = list;']],
    ['const x = rng.shuffle(list);', ['const x = list;']],
    ['const f = (d) => d.emit(a);', ['const f = (d) => undefined;']],
    ['d.emit(a);', [';']],
    ['for (;;) i++;', ['for (;;) ;', 'for (;;) i--;']],
    ['if (a) throw b;', ['if (!(a)) throw b;']],
    [
      'function f() { if (!a) return; g(); }',
      [
        'function f() { if (a) return; g(); }',
        'function f() { ; g(); }',
        'function f() { if (!a) return; ; }',
      ],
    ],
  ])('%s', (text, made) => {
    expect(madeOf(text).sort()).toEqual([...made].sort());
  });

  test.each([
    ["import { a } from 'b';", 'an import'],
    ["export { a } from 'b';", 'an export'],
    ['type A = 0 | 1 | true | readonly [1, 2];', 'a type'],
    ['interface A { readonly b: false }', 'a shape'],
    ['const a = b as 0 | 1;', 'what something is taken for'],
    ["const a = 'text';", 'text'],
  ])('never %s: %s', (text) => {
    expect(mutantsIn(FILE, text)).toEqual([]);
  });

  test('each can be read again, whatever it is made of', async () => {
    const text = await readFile(inRoot('src/main/table/match.ts'), 'utf8');
    const faults = (one: string): number =>
      (parsed(FILE, one) as unknown as { parseDiagnostics: unknown[] }).parseDiagnostics.length;
    expect(kindsOf(text).size).toBeGreaterThan(5);
    expect(madeOf(text).filter((one) => faults(one) > 0)).toEqual([]);
    expect(madeOf(text)).not.toContain(text);
    expect(faults(marked(text, entriesIn(FILE, text), 0))).toBe(0);
  });

  test('is said with its line, and with what is around it', () => {
    const text = 'const a = b;\n\nconst few = (list) =>\n  list.length < 3 && isShort(list);\n';
    const boundary = mutantsIn(FILE, text).find(({ kind }) => kind === 'boundary');
    expect(boundary).toMatchObject({
      ...{ line: 4, said: 'list.length < 3 && isShort(list);' },
      change: 'list.length < 3 && isShort(list); → list.length <= 3 && isShort(list);',
    });
  });
});

describe('where', () => {
  test.each([
    ['src/games/plate/rules/bids.ts', true],
    ['src/main/store/log.ts', true],
    ['src/main/lan/http.ts', false],
    ['src/games/plate/text/en.ts', false],
    ['src/games/plate/text.ts', false],
    ['src/games/plate/art.json', false],
  ])('%s: %s', (file, wanted) => {
    expect(isMutable(file)).toBe(wanted);
  });

  test('a folder is a game, or one of the host', () => {
    expect(groupOf('src/games/plate/rules/napkins/hands.ts')).toBe('src/games/plate');
    expect(groupOf('src/main/table/match.ts')).toBe('src/main/table');
    expect(groupOf('src/games/index.ts')).toBe('src/games');
  });
});

describe('the choice', () => {
  const long = mutantsIn('src/games/long.ts', 'const a = [b === c, 1, 2, 3, 4, 5, 6, 7, 8, 9];');
  const short = mutantsIn('src/games/short.ts', 'const a = 0;');
  const pick = (count: number, seed = 1): Mutant[] => chosen([...long, ...short], count, seededRng(seed));

  test('goes over the files in turn, and in a file over the kinds', () => {
    expect(new Set(pick(2).map(({ file }) => file)).size).toBe(2);
    const kinds = pick(4).filter(({ file }) => file === 'src/games/long.ts');
    expect(new Set(kinds.map(({ kind }) => kind)).size).toBe(3);
  });

  test('is the same for the same seed, takes nothing twice and ends with what there is', () => {
    expect(pick(5)).toEqual(pick(5));
    expect([1, 2, 3, 4, 5].map((seed) => pick(3, seed))).not.toEqual(Array(5).fill(pick(3)));
    expect(new Set(pick(1000)).size).toBe(long.length + short.length);
  });
});

describe('where tests go', () => {
  const text =
    'const one = 1;\nfunction f(a) {\n  return a.map((b) => b + 2);\n}\nconst g = () => ({ c: 3 });\n';
  const entries = entriesIn(FILE, text);

  test('is marked at the beginning of every function, and of the file', () => {
    const went: number[] = [];
    const run = new Function('globalThis', `${marked(text, entries, 10)} return { f, g };`);
    const { f, g } = run({ entered: (id: number) => went.push(id) });
    expect(went).toEqual([10]);
    expect([f([1, 2]), g()]).toEqual([[3, 4], { c: 3 }]);
    expect(went).toEqual([10, 11, 12, 12, 13]);
  });

  test('what is changed belongs to the innermost function', () => {
    expect(['1', 'a.map', 'b + 2', '3'].map((place) => entryAt(entries, text.indexOf(place)))).toEqual([
      0, 1, 2, 3,
    ]);
  });
});

describe('the report', () => {
  const mutants = mutantsIn(FILE, 'const a = [1, b];');
  const found = (index: number, verdict: Finding['verdict']): Finding => ({
    ...{ mutant: mutants[index]!, verdict, asked: 3, reaching: 3, ms: 1000 },
  });
  const findings = [found(0, 'survived'), found(1, 'killed'), found(2, 'timeout')];
  const { file, said, kind, change } = mutants[0]!;
  const explained = [{ ...{ file, said, kind, change }, why: 'nobody reads it' }];

  test('counts what ends by its limit as killed, and what is explained apart', () => {
    expect(countsOf(findings, [])).toEqual({ made: 3, killed: 1, timeout: 1, survived: 1, explained: 0 });
    expect(killedShare(countsOf(findings, []))).toBeCloseTo(2 / 3);
    expect(isGoodEnough(countsOf(findings, []))).toBe(false);
    expect(countsOf(findings, explained)).toMatchObject({ survived: 0, explained: 1 });
    expect(isGoodEnough(countsOf(findings, explained))).toBe(true);
  });

  test('names survivors with their place, and the reason of those that are explained', () => {
    expect(reportLines(findings, []).join('\n')).toContain(`Survived:\n  ${FILE}:1  ${kind}: ${change}`);
    expect(reportLines(findings, explained).join('\n')).toContain('nobody reads it');
    expect(reportLines(findings, explained).join('\n')).not.toContain('Survived:');
  });

  test('says of an explanation when it is wrong', () => {
    expect(reportLines([found(0, 'killed')], explained).join('\n')).toContain('Explained, but killed:');
  });

  test('what is explained is still there', async () => {
    const gone = [];
    for (const one of await readExplained()) {
      const text = await readFile(inRoot(one.file), 'utf8').catch(() => '');
      if (!mutantsIn(one.file, text).some((mutant) => explains(one, mutant))) gone.push(one);
    }
    expect(gone).toEqual([]);
  });
});
