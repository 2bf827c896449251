import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { range } from '../../src/shared/lists.ts';
import { seededRng } from '../../src/shared/rng.ts';
import { ScreenClient } from '../main/screen-client.ts';
import { startProgram } from './program.ts';
import { inspect, openSheet, type Sheet } from './sheet-writers.ts';

/** A thousand before a release: KILL_CYCLES=1000. */
const cycles = Number(process.env.KILL_CYCLES ?? 12);
const SEATS = 3;

function newFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'smorgasboard-kill-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const soon = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function newSheet(dataDir: string): Promise<Sheet> {
  const program = await startProgram(dataDir);
  const sheet = await openSheet(program, SEATS);
  await program.kill();
  return sheet;
}

async function oneCycle(
  dataDir: string,
  { code, writers }: Sheet,
  kill: { readonly afterMs: number; readonly more: readonly string[] },
): Promise<string[]> {
  const program = await startProgram(dataDir, kill.more);
  const writing = writers.map((writer) => writer.write(program, code));
  await soon(kill.afterMs);
  await program.kill();
  await Promise.all(writing);
  return inspect(dataDir, writers);
}

test(`T-2: killed ${cycles} times in mid-game, nothing confirmed is lost and nothing happens twice`, {
  timeout: 60_000 + cycles * 3000,
}, async () => {
  const dataDir = newFolder();
  const rng = seededRng(2013);
  const sheet = await newSheet(dataDir);
  for (const cycle of range(cycles)) {
    const wrong = await oneCycle(dataDir, sheet, { afterMs: 20 + rng.below(180), more: [] });
    expect(wrong, `cycle ${cycle}`).toEqual([]);
  }
  const last = await startProgram(dataDir);
  const display = await ScreenClient.open(last.port, {
    ...{ hostToken: last.hostToken, display: true, table: sheet.code },
  });
  const finishing = sheet.writers.map((writer) => writer.write(last, sheet.code));
  await display.until(() => display.table?.seats.every(({ awake }) => awake) === true);
  await soon(200);
  for (const { client } of sheet.writers) client?.cut();
  await Promise.all(finishing);
  await display.until(() => display.table?.seats.some(({ awake }) => awake) === false);
  const { totals } = display.match!.view as { totals: number[] };
  for (const { seat, confirmed, sent } of sheet.writers) {
    expect(totals[seat]).toBeGreaterThanOrEqual(confirmed);
    expect(totals[seat]).toBeLessThanOrEqual(sent);
    expect(confirmed).toBeGreaterThan(cycles);
  }
  await last.kill();
});

test('a host that answers before it stores is found out by this loop', { timeout: 60_000 }, async () => {
  const dataDir = newFolder();
  const sheet = await newSheet(dataDir);
  let found = 0;
  for (let cycle = 0; cycle < 5 && found === 0; cycle++) {
    const wrong = await oneCycle(dataDir, sheet, { afterMs: 150, more: ['--mutant', 'answers-first'] });
    found += wrong.length;
  }
  expect(found).toBeGreaterThan(0);
});
