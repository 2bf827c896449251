/** Makes mutants one by one, and asks the tests that matter for each. */
import type { ProjectCopy } from './copy.ts';
import { type Mutant, mutated } from './mutants.ts';
import type { Reach } from './reach.ts';
import type { Answer, Asked, Failure, TestRunner } from './vitest.ts';

export type Verdict = 'killed' | 'timeout' | 'survived';

export interface Finding {
  readonly mutant: Mutant;
  readonly verdict: Verdict;
  /** The first test that failed. */
  readonly by?: Failure;
  readonly asked: number;
  /** Tests that get there. */
  readonly reaching: number;
  readonly ms: number;
  /** Why it counts as survived though a test failed. */
  readonly doubt?: string;
}

export interface Trial {
  readonly copy: ProjectCopy;
  readonly reach: Reach;
  readonly runner: TestRunner;
}

/** What loops for ever, and not what is slow on a busy machine. */
const SPARE_MS = 10_000;
const CONTROL_QUIET_MS = 120_000;
const quietFor = (slowestMs: number): number => SPARE_MS + 5 * slowestMs;

async function put({ copy, runner }: Trial, file: string, text: string): Promise<void> {
  await copy.write(file, text);
  runner.changed(file);
}

export async function tryMutant(trial: Trial, mutant: Mutant): Promise<Finding> {
  const began = performance.now();
  const original = await trial.copy.read(mutant.file);
  const { waves, reaching } = trial.reach.plan(mutant);
  const finding = (rest: Pick<Finding, 'verdict' | 'by' | 'asked' | 'doubt'>): Finding => ({
    ...{ mutant, reaching, ms: performance.now() - began, ...rest },
  });
  let asked = 0;
  await put(trial, mutant.file, mutated(original, mutant));
  try {
    for (const { tests, count, slowestMs } of waves) {
      asked += count;
      const { isLate, failures } = await trial.runner.ask(tests, quietFor(slowestMs));
      const [by] = failures;
      if (by) return finding({ verdict: 'killed', by, asked });
      if (!isLate) continue;
      await put(trial, mutant.file, original);
      const control = await trial.runner.ask(tests, quietFor(slowestMs));
      return finding(isGood(control) ? { verdict: 'timeout', asked } : unsure(asked, 'is late'));
    }
    return finding({ verdict: 'survived', asked });
  } finally {
    await put(trial, mutant.file, original);
  }
}

const isGood = ({ isLate, failures }: Answer): boolean => !isLate && failures.length === 0;

const unsure = (asked: number, how: string): Pick<Finding, 'verdict' | 'asked' | 'doubt'> => ({
  ...{ verdict: 'survived', asked, doubt: `what stopped it ${how} without the change as well` },
});

/** A test that fails by itself has killed nothing: all that killed are asked again, with nothing changed. */
export async function withDoubts({ runner }: Trial, findings: readonly Finding[]): Promise<Finding[]> {
  const failing = new Set<string>();
  const killers = (): Asked[] => {
    const ids = new Map<string, Set<string>>();
    for (const { by } of findings) {
      if (by?.id === undefined || failing.has(by.id)) continue;
      ids.set(by.file, (ids.get(by.file) ?? new Set()).add(by.id));
    }
    return [...ids].map(([file, ofFile]) => ({ file, ids: [...ofFile] }));
  };
  for (let tests = killers(); tests.length > 0; tests = killers()) {
    const { failures } = await runner.ask(tests, CONTROL_QUIET_MS);
    const named = failures.flatMap(({ id }) => (id === undefined ? [] : [id]));
    if (named.length === 0) break;
    for (const id of named) failing.add(id);
  }
  return findings.map((finding) =>
    finding.by?.id !== undefined && failing.has(finding.by.id)
      ? { ...finding, ...unsure(finding.asked, 'fails') }
      : finding,
  );
}
