/** Which tests matter for a mutant: those that enter the function it is in, the nearest and quickest first. */
import path from 'node:path';
import type { TestModule } from 'vitest/node';
import { groupOf, isMutable } from './choice.ts';
import type { ProjectCopy } from './copy.ts';
import { type Entry, entriesIn, entryAt, marked } from './entries.ts';
import { grouped } from './grouped.ts';
import type { Mutant } from './mutants.ts';
import { type Asked, runRelated } from './vitest.ts';

const RECORDER = 'scripts/mutate/recorder.ts';
const SLOW_MS = 1000;
/** What everybody enters is not asked of everybody: of those that are far, the quickest, for so long. */
const MOST_FAR_MS = 60_000;

interface Marks {
  readonly file: string;
  readonly first: number;
  readonly entries: readonly Entry[];
}

interface Test {
  readonly file: string;
  readonly id: string;
  readonly ms: number;
  readonly entered: ReadonlySet<number>;
  /** What its whole file enters outside of all tests: while it is read, before and after them. */
  readonly around: ReadonlySet<number>;
}

/** Tests that are asked together. */
export interface Wave {
  readonly tests: readonly Asked[];
  readonly count: number;
  /** How long the slowest takes when nothing is changed. */
  readonly slowestMs: number;
}

export interface Plan {
  readonly waves: readonly Wave[];
  /** How many tests get there, though not all of them are asked. */
  readonly reaching: number;
}

export interface Reach {
  plan(mutant: Mutant): Plan;
  readonly tests: number;
  /** They fail without any change, and are not asked. */
  readonly red: readonly string[];
}

async function markAll(copy: ProjectCopy): Promise<Marks[]> {
  const all: Marks[] = [];
  let first = 0;
  for (const file of copy.files.filter(isMutable)) {
    const text = await copy.read(file);
    const entries = entriesIn(file, text);
    await copy.write(file, marked(text, entries, first));
    all.push({ file, first, entries });
    first += entries.length;
  }
  return all;
}

/** Changes all files of the copy, runs what is related to some of them, and puts them back. */
export async function findReach(copy: ProjectCopy, changing: readonly string[]): Promise<Reach> {
  const files = copy.files.filter(isMutable);
  const texts = new Map<string, string>();
  for (const file of files) texts.set(file, await copy.read(file));
  const marks = await markAll(copy);
  const modules = await runRelated(copy, { related: changing, script: RECORDER, namesIn: gamesOf(changing) });
  for (const [file, text] of texts) await copy.write(file, text);
  const nameOf = (file: string): string => path.relative(copy.root, file);
  const red = modules.flatMap((module) => redIn(module, nameOf(module.moduleId)));
  const tests = modules.flatMap((module) => greenIn(module, nameOf(module.moduleId)));
  const importMs = new Map(
    modules.map((module) => [nameOf(module.moduleId), module.diagnostic().collectDuration]),
  );
  return {
    ...{ red, tests: tests.length },
    plan(mutant) {
      const reaching = testsFor(mutant, { tests, marks });
      return { waves: waves(reaching, mutant.file, importMs), reaching: reaching.length };
    },
  };
}

/** They play every game, and name it in their tests. */
const OF_EVERY_GAME = /^test\/(?:contract|golden)\//;

/** Where only games are changed, others need not be played. */
function gamesOf(files: readonly string[]): (testFile: string) => RegExp | undefined {
  const names = files.map((file) => /^src\/games\/(\w+?)s?\//.exec(file)?.[1]);
  if (names.includes(undefined)) return () => undefined;
  const pattern = new RegExp([...new Set(names)].join('|'));
  return (testFile) => (OF_EVERY_GAME.test(testFile) ? pattern : undefined);
}

function greenIn(module: TestModule, file: string): Test[] {
  const around = new Set(module.meta().entered);
  return [...module.children.allTests('passed')].map((test) => ({
    ...{ file, id: test.id, ms: test.diagnostic()?.duration ?? 0 },
    ...{ entered: new Set(test.meta().entered), around },
  }));
}

function redIn(module: TestModule, file: string): string[] {
  const failed = [...module.children.allTests('failed')].map(({ fullName }) => `${file}: ${fullName}`);
  if (failed.length > 0 || module.ok()) return failed;
  return [`${file} as a whole: ${module.errors()[0]?.message ?? 'what is around its tests'}`];
}

// ---------------------------------------------------------------- which

interface Known {
  readonly tests: readonly Test[];
  readonly marks: readonly Marks[];
}

function testsFor({ file, start }: Mutant, { tests, marks }: Known): Test[] {
  const { first, entries } = marks.find((one) => one.file === file)!;
  const id = first + entryAt(entries, start);
  const group = idsOf(marks.filter((one) => groupOf(one.file) === groupOf(file)));
  // A file is read by whoever tests any game: of those, only who then plays this one can tell.
  const plays = ({ entered }: Test): boolean => entered.size === 0 || [...entered].some(group);
  return tests.filter((test) => test.entered.has(id) || (test.around.has(id) && plays(test)));
}

function idsOf(marks: readonly Marks[]): (id: number) => boolean {
  const ids = new Set(marks.flatMap(({ first, entries }) => entries.map((_, index) => first + index)));
  return (id) => ids.has(id);
}

// ---------------------------------------------------------------- in which order

const partsOf = (file: string): string[] => path.posix.dirname(file).split('/').slice(1);

/** How many folders they share, as `test/` mirrors `src/`. */
function nearness(test: string, file: string): number {
  const [one, other] = [partsOf(test), partsOf(file)];
  const differs = one.findIndex((part, i) => part !== other[i]);
  return differs === -1 ? one.length : differs;
}

const namesake = (test: string, file: string): boolean =>
  path.basename(test, '.test.ts') === path.basename(file, '.ts');

function quickest(tests: readonly Test[]): Test[] {
  let ms = 0;
  const sorted = [...tests].sort((one, other) => one.ms - other.ms);
  return sorted.filter((test) => {
    ms += test.ms;
    return ms <= MOST_FAR_MS;
  });
}

/** Near and quick ones, then all quick ones, then near and slow ones, then the rest. */
function waves(tests: readonly Test[], file: string, importMs: ReadonlyMap<string, number>): Wave[] {
  const isFar = (test: Test): boolean => nearness(test.file, file) === 0;
  const rank = (test: Test): number => (test.ms > SLOW_MS ? 2 : 0) + (isFar(test) ? 1 : 0);
  const asked = [...tests.filter((test) => !isFar(test)), ...quickest(tests.filter(isFar))];
  const ranked = [...grouped(asked, rank)].sort(([one], [other]) => one - other);
  return ranked.map(([, together]) => {
    const files = [...grouped(together, (test) => test.file)].map(([name, ofFile]) => ({
      ...{ file: name, ids: ofFile.map(({ id }) => id) },
      ms: ofFile.reduce((total, { ms }) => total + ms, importMs.get(name) ?? 0),
      near: nearness(name, file) + (namesake(name, file) ? 1 : 0),
    }));
    return {
      tests: files.sort((one, other) => other.near - one.near || one.ms - other.ms),
      count: together.length,
      slowestMs: Math.max(...together.map(({ ms }) => ms)),
    };
  });
}
