/**
 * `npm run mutate`: changes the program in small ways, one at a time and in a copy, and lists the changes that no test
 * notices. `--count N` of them (200), or `--all`; `--seed N` chooses others; `--only PATH` keeps to some files.
 */
import { parseArgs } from 'node:util';
import { seededRng } from '../src/shared/rng.ts';
import { chosen, isMutable } from './mutate/choice.ts';
import { copyProject, type ProjectCopy } from './mutate/copy.ts';
import { type Mutant, mutantsIn } from './mutate/mutants.ts';
import { findReach } from './mutate/reach.ts';
import { countsOf, isGoodEnough, progressLine, readExplained, reportLines } from './mutate/report.ts';
import { type Finding, tryMutant, withDoubts } from './mutate/trial.ts';
import { openRunner } from './mutate/vitest.ts';

const MOST_RED_SHOWN = 10;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', multiple: true, default: [''] },
    all: { type: 'boolean', default: false },
  },
});

async function wanted(copy: ProjectCopy): Promise<Mutant[]> {
  const files = copy.files.filter(
    (file) => isMutable(file) && values.only.some((prefix) => file.startsWith(prefix)),
  );
  const mutants: Mutant[] = [];
  for (const file of files) mutants.push(...mutantsIn(file, await copy.read(file)));
  const count = values.all ? mutants.length : Number(values.count);
  const picks = chosen(mutants, count, seededRng(Number(values.seed)));
  console.log(`${picks.length} of the ${mutants.length} mutants of ${files.length} files`);
  return picks;
}

async function reachOf(copy: ProjectCopy, mutants: readonly Mutant[]) {
  console.log('Looking where the tests go …');
  const reach = await findReach(copy, [...new Set(mutants.map(({ file }) => file))]);
  console.log(`${reach.tests} tests can be asked; ${reach.red.length} fail without any change`);
  for (const red of reach.red.slice(0, MOST_RED_SHOWN)) console.log(`  not asked: ${red}`);
  if (reach.red.length > MOST_RED_SHOWN) console.log('  …');
  return reach;
}

async function findingsOf(copy: ProjectCopy, mutants: readonly Mutant[]): Promise<Finding[]> {
  const reach = await reachOf(copy, mutants);
  const runner = await openRunner(copy);
  const trial = { copy, reach, runner };
  const findings: Finding[] = [];
  try {
    for (const mutant of mutants) {
      const finding = await tryMutant(trial, mutant);
      findings.push(finding);
      console.log(progressLine(finding, findings.length, mutants.length));
    }
    return await withDoubts(trial, findings);
  } finally {
    await runner.close();
  }
}

const copy = await copyProject();
try {
  const mutants = await wanted(copy);
  if (mutants.length > 0) {
    const findings = await findingsOf(copy, mutants);
    const explained = await readExplained();
    for (const line of reportLines(findings, explained)) console.log(line);
    process.exitCode = isGoodEnough(countsOf(findings, explained)) ? 0 : 1;
  } else {
    console.error('npm run mutate -- --count N --seed N --only PATH, where there is something to change');
    process.exitCode = 2;
  }
} finally {
  await copy.remove();
}
