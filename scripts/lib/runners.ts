import { mkdir, readFile, rm } from 'node:fs/promises';
import { inRoot } from './paths.ts';
import { type Ended, runNode } from './run.ts';
import type { Tally } from './tally.ts';

const vitest = inRoot('node_modules/vitest/vitest.mjs');
const playwright = inRoot('node_modules/@playwright/test/cli.js');

interface Counted {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

async function freshReport(name: string): Promise<string> {
  const file = inRoot('test-results', name);
  await mkdir(inRoot('test-results'), { recursive: true });
  await rm(file, { force: true });
  return file;
}

async function readReport(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));
}

/** A skipped test counts as failed, and so does a runner that broke without naming a test. */
function tallyOf(ended: Ended, counted: Counted | null): Tally {
  if (!counted) {
    console.log(`  The runner left no report: ${ended.trouble}.`);
    return { passed: 0, failed: 1 };
  }
  if (counted.skipped > 0) console.log(`  ${counted.skipped} skipped: they count as failed.`);
  const failed = counted.failed + counted.skipped;
  if (ended.ok || failed > 0) return { passed: counted.passed, failed };
  console.log(`  The runner did not end well: ${ended.trouble}.`);
  return { passed: counted.passed, failed: 1 };
}

export async function runVitest(limitSeconds: number): Promise<Tally> {
  const file = await freshReport('unit.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const ended = await runNode(vitest, args, { limitSeconds, output: 'live' });
  const report = (await readReport(file)) as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numTodoTests: number;
  } | null;
  return tallyOf(
    ended,
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    },
  );
}

/** It ends by itself before it is ended, and says then what was not run. */
const FAREWELL_SECONDS = 20;

interface PlaywrightRun {
  readonly project: string;
  /** All of the project's otherwise. */
  readonly files?: readonly string[];
  readonly workers?: number;
  readonly limitSeconds: number;
  readonly env?: NodeJS.ProcessEnv;
}

export async function runPlaywright(run: PlaywrightRun): Promise<Tally> {
  const { project, files = [], workers, limitSeconds, env } = run;
  const file = await freshReport(`${project}.json`);
  const output = `--output=test-results/${project}`;
  const side = workers === undefined ? [] : [`--workers=${workers}`];
  const limit = `--global-timeout=${(limitSeconds - FAREWELL_SECONDS) * 1000}`;
  const args = ['test', `--project=${project}`, output, limit, ...side, ...files];
  const ended = await runNode(playwright, args, {
    limitSeconds,
    output: 'live',
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const report = (await readReport(file)) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  } | null;
  return tallyOf(
    ended,
    report && {
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky,
      skipped: report.stats.skipped,
    },
  );
}
