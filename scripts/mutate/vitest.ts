/** Vitest, kept open over a copy of the project: it is asked for some tests again and again. */
import path from 'node:path';
import { Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type CliOptions,
  createVitest,
  type TestModule,
  type TestSpecification,
  type Vitest,
} from 'vitest/node';
import type { ProjectCopy } from './copy.ts';

const FAREWELL_MS = 300;
const OTHERS_MS = 1000;

/** Some tests of one file. */
export interface Asked {
  readonly file: string;
  readonly ids: readonly string[];
}

export interface Failure {
  readonly file: string;
  /** Nothing where the file as a whole failed. */
  readonly id?: string;
  readonly title: string;
}

export interface Answer {
  readonly failures: readonly Failure[];
  /** Nothing was heard for too long. */
  readonly isLate: boolean;
}

/** Files in the order in which they are asked for. */
class AsGiven {
  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
  sort(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
}

const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

const open = ({ root }: ProjectCopy, options: CliOptions): Promise<Vitest> =>
  createVitest(
    // A worker that goes on would know a file as it was.
    { root, watch: false, isolate: true, ...options },
    { cacheDir: path.join(root, '.cache/vite') },
    { stdout: nowhere() as NodeJS.WriteStream, stderr: nowhere() as NodeJS.WriteStream },
  );

export interface Related {
  /** All tests that import any of these files. */
  readonly related: readonly string[];
  /** Runs in each of their files. */
  readonly script: string;
  /** What a file's tests have in their names, where not all of them are wanted. */
  readonly namesIn: (file: string) => RegExp | undefined;
}

export async function runRelated(
  copy: ProjectCopy,
  { related, script, namesIn }: Related,
): Promise<readonly TestModule[]> {
  const inCopy = (file: string): string => path.join(copy.root, file);
  const vitest = await open(copy, {
    ...{ related: related.map(inCopy), setupFiles: [inCopy(script)], reporters: [{}] },
  });
  try {
    const specifications = await vitest.getRelevantTestSpecifications();
    for (const one of specifications) {
      const names = namesIn(path.relative(copy.root, one.moduleId));
      if (names) one.testNamePattern = names;
    }
    return (await vitest.runTestSpecifications(specifications)).testModules;
  } finally {
    await vitest.close();
  }
}

export interface TestRunner {
  /** In this order, and no further than the first failure. */
  ask(tests: readonly Asked[], quietMs: number): Promise<Answer>;
  /** That a file is not what it was. */
  changed(file: string): void;
  close(): Promise<void>;
}

/** Waits for tests that run, but not for ever, and not for others once one has failed. */
interface Patience {
  readonly isOver: Promise<true>;
  heard(): void;
  failed(): void;
  end(): void;
}

function patienceOf(ms: number): Patience {
  let resolve: (isOver: true) => void = () => {};
  const isOver = new Promise<true>((done) => {
    resolve = done;
  });
  const quiet = setTimeout(resolve, ms, true);
  let others: NodeJS.Timeout | undefined;
  return {
    isOver,
    heard: () => quiet.refresh(),
    failed: () => {
      others ??= setTimeout(resolve, OTHERS_MS, true);
    },
    end: () => {
      clearTimeout(quiet);
      clearTimeout(others);
    },
  };
}

export async function openRunner(copy: ProjectCopy): Promise<TestRunner> {
  let failures: Failure[] = [];
  let patience: Patience | undefined;
  const failed = (failure: Failure): void => {
    failures.push(failure);
    patience?.failed();
  };
  const nameOf = (file: string): string => path.relative(copy.root, file);
  const vitest = await open(copy, {
    ...{ bail: 1, sequence: { sequencer: AsGiven } },
    reporters: [
      {
        onTestCaseResult(test) {
          patience?.heard();
          if (test.result().state !== 'failed') return;
          const { id, fullName: title, module } = test;
          failed({ file: nameOf(module.moduleId), id, title });
        },
        onTestModuleEnd(module) {
          const file = nameOf(module.moduleId);
          if (module.ok() || failures.some((one) => one.file === file)) return;
          failed({ file, title: 'the file itself' });
          void vitest.cancelCurrentRun('test-failure');
        },
      },
    ],
  });
  const project = vitest.getRootProject();
  /** The second time is by force, as for somebody who presses Ctrl+C again. */
  const end = async (): Promise<void> => {
    const gently = vitest.cancelCurrentRun('keyboard-input');
    await wait(FAREWELL_MS);
    await Promise.all([gently, vitest.cancelCurrentRun('keyboard-input')]);
  };
  return {
    async ask(tests, quietMs) {
      failures = [];
      const specifications = tests.map(({ file, ids }) =>
        project.createSpecification(path.join(copy.root, file), { testIds: [...ids] }),
      );
      const running = vitest.runTestSpecifications(specifications).then(({ unhandledErrors }) => {
        if (unhandledErrors.length > 0 && failures.length === 0)
          failures.push({ file: tests[0]!.file, title: 'an error outside of all tests' });
        return false;
      });
      patience = patienceOf(quietMs);
      const isOver = await Promise.race([running, patience.isOver]);
      patience.end();
      const found = [...failures];
      if (isOver) await end();
      await running;
      return isOver ? { failures: found, isLate: found.length === 0 } : { failures, isLate: false };
    },
    changed: (file) => vitest.invalidateFile(path.join(copy.root, file)),
    close: () => vitest.close(),
  };
}
