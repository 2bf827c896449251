/**
 * Cuts the power in mid-write: only bytes that were synced are left. Needs a C compiler, so it is run by hand,
 * before a release: npx node test/faults/power-loss.ts [cycles]
 * The program as it is must come out with 0 bad; the two careless ones show that the loop bites.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { range } from '../../src/shared/lists.ts';
import { startProgram } from './program.ts';
import { inspect, openSheet, type Sheet } from './sheet-writers.ts';

const cycles = Number(process.argv[2] ?? 30);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'smorgasboard-power-'));
const shim = path.join(folder, 'only-synced.so');

function compile(): void {
  const source = path.join(import.meta.dirname, 'only-synced.c');
  execFileSync('cc', ['-shared', '-fPIC', '-O2', '-o', shim, source, '-ldl'], { stdio: 'inherit' });
}

const KEPT = '.synced';

/** Each file goes back to what was synced of it; one that never was is gone. */
function losePower(dataDir: string): void {
  for (const name of fs.readdirSync(dataDir)) {
    const file = path.join(dataDir, name);
    if (!name.startsWith('smorgasboard.db') || name.endsWith(KEPT)) continue;
    if (fs.existsSync(file + KEPT)) fs.copyFileSync(file + KEPT, file);
    else fs.rmSync(file);
  }
}

async function newSheet(dataDir: string, env: NodeJS.ProcessEnv): Promise<Sheet> {
  const program = await startProgram(dataDir, [], env);
  const sheet = await openSheet(program, 3);
  await program.kill();
  return sheet;
}

async function badCyclesWith(synchronous: string): Promise<number> {
  let bad = 0;
  for (const cycle of range(cycles)) {
    const dataDir = path.join(folder, `${synchronous}-${cycle}`);
    fs.mkdirSync(dataDir);
    const env = { ...process.env, LD_PRELOAD: shim, ONLY_SYNCED: path.join(dataDir, 'smorgasboard.db') };
    const sheet = await newSheet(dataDir, env);
    const program = await startProgram(dataDir, ['--synchronous', synchronous], env);
    const writing = sheet.writers.map((writer) => writer.write(program, sheet.code));
    await new Promise((resolve) => setTimeout(resolve, 50 + ((cycle * 37) % 250)));
    await program.kill();
    await Promise.all(writing);
    losePower(dataDir);
    if (isWrong(dataDir, sheet)) bad += 1;
  }
  return bad;
}

/** A file that cannot even be opened has lost everything. */
function isWrong(dataDir: string, { writers }: Sheet): boolean {
  try {
    return inspect(dataDir, writers).length > 0;
  } catch {
    return true;
  }
}

compile();
for (const synchronous of ['FULL', 'NORMAL', 'OFF']) {
  console.log(`synchronous = ${synchronous}: ${await badCyclesWith(synchronous)} bad of ${cycles}`);
}
fs.rmSync(folder, { recursive: true });
