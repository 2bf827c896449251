/**
 * Tests, as CI runs them.
 *   npm test             within twelve minutes on two cores
 *   npm run test:long    the long tests on screens, which that leaves out: `test/support/long.ts`
 */
import { parseArgs } from 'node:util';
import { runChecks } from './checks/run.ts';
import { build } from './lib/build.ts';
import { findOrInstallChromium } from './lib/chromium.ts';
import { runPlaywright, runVitest } from './lib/runners.ts';
import { reportSizes } from './lib/sizes.ts';
import { add, nothing, oneFailed, type Tally } from './lib/tally.ts';
import { setElectronStage } from './lib/test-electron.ts';

/** Far above what is usual: they end what hangs, not what is slow on a busy machine. */
const limits = { unit: 1500, e2e: 2420, desktop: 1500 };

/** Beside those of the browser. They mostly wait: for a program to start, to break, to come back. */
const DESKTOP_WORKERS = 2;

type Result = Tally | { readonly notRun: string };

interface Part {
  readonly name: string;
  readonly needsBuild: boolean;
  readonly run: () => Promise<Result>;
}

const { long } = parseArgs({ options: { long: { type: 'boolean', default: false } } }).values;
const which = long ? '-long' : '';
const inCi = process.env.CI === 'true';
const began = performance.now();
const notRun: string[] = [];
let built = false;

async function buildPart(): Promise<Tally> {
  const made = await build('kept');
  built = made.ok;
  if (built) return { passed: 1, failed: 0 };
  console.log(made.output);
  console.log(`  The build did not end well: ${made.trouble}.`);
  return oneFailed;
}

async function endToEnd(): Promise<Result> {
  const chromium = await findOrInstallChromium();
  if ('missing' in chromium) return { notRun: chromium.missing };
  console.log(`  In ${chromium.file}`);
  return runPlaywright({ project: `e2e${which}`, limitSeconds: limits.e2e });
}

async function desktop(): Promise<Result> {
  const stage = await setElectronStage(DESKTOP_WORKERS);
  if ('missing' in stage) return { notRun: stage.missing };
  console.log(`  In ${stage.electron}`);
  try {
    return await runPlaywright({
      project: `desktop${which}`,
      workers: stage.displays,
      env: stage.env,
      limitSeconds: limits.desktop,
    });
  } finally {
    await stage.close();
  }
}

/** One after the other; a window waits more than it works, so pages in a browser have what it leaves. */
const onScreens: readonly (readonly Part[])[] = [
  [{ name: 'Build', needsBuild: false, run: buildPart }],
  [
    { name: 'End to end in Chromium', needsBuild: true, run: endToEnd },
    { name: 'Desktop in Electron', needsBuild: true, run: desktop },
  ],
];

const stages: readonly (readonly Part[])[] = long
  ? onScreens
  : [
      [{ name: 'Checks', needsBuild: false, run: runChecks }],
      [{ name: 'Unit, contract, golden', needsBuild: false, run: () => runVitest(limits.unit) }],
      ...onScreens,
      [{ name: 'Sizes', needsBuild: true, run: reportSizes }],
    ];

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(0)} s`;

async function runPart(part: Part): Promise<Tally> {
  console.log(`\n== ${part.name}`);
  if (part.needsBuild && !built) {
    notRun.push(`${part.name}: there is no build to run`);
    return oneFailed;
  }
  const start = performance.now();
  const result = await part.run();
  if ('notRun' in result) {
    notRun.push(`${part.name}: ${result.notRun}`);
    return inCi ? oneFailed : nothing;
  }
  console.log(`== ${part.name}: ${result.passed} passed, ${result.failed} failed, ${seconds(start)}`);
  return result;
}

const tallies: Tally[] = [];
for (const parts of stages) tallies.push(...(await Promise.all(parts.map(runPart))));
const { passed, failed } = add(...tallies);

console.log(`\nTook ${seconds(began)}.`);
for (const line of notRun) console.log(`Not run: ${line}.`);
if (notRun.length > 0 && inCi) console.log('In CI a part that is not run counts as failed.');
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
