import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { range } from '../../src/shared/lists.ts';
import { seededRng } from '../../src/shared/rng.ts';
import { ScreenClient } from '../main/screen-client.ts';
import { type Program, startProgram } from './program.ts';
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

interface Life {
  readonly more?: readonly string[];
  /** Of each writer, before the kill. */
  readonly confirmed: number;
  /** After that, so that the kill falls anywhere. */
  readonly afterMs?: number;
  readonly lastly?: (program: Program) => Promise<void>;
}

/** One start, and a kill in mid-game: what is wrong on the disk then. */
async function oneLife(dataDir: string, { code, writers }: Sheet, life: Life): Promise<string[]> {
  const program = await startProgram(dataDir, life.more);
  const enough = writers.map((writer) => writer.confirms(life.confirmed));
  const writing = writers.map((writer) => writer.write(program, code));
  await Promise.race([Promise.all(enough), Promise.all(writing)]);
  await soon(life.afterMs ?? 0);
  await life.lastly?.(program);
  await program.kill();
  await Promise.all(writing);
  return inspect(dataDir, writers);
}

test(`T-2, N-21, N-24: killed ${cycles} times in mid-game, nothing confirmed is lost and nothing happens twice`, {
  timeout: 120_000 + cycles * 15_000,
}, async () => {
  const dataDir = newFolder();
  const rng = seededRng(2013);
  const sheet = await newSheet(dataDir);
  for (const cycle of range(cycles)) {
    const wrong = await oneLife(dataDir, sheet, { confirmed: 1 + rng.below(40), afterMs: rng.below(20) });
    expect(wrong, `cycle ${cycle}`).toEqual([]);
  }
  const last = await startProgram(dataDir);
  const display = await ScreenClient.open(last.port, {
    ...{ hostToken: last.hostToken, display: true, table: sheet.code },
  });
  const oneMore = sheet.writers.map((writer) => writer.confirms(1));
  const finishing = sheet.writers.map((writer) => writer.write(last, sheet.code));
  await display.until(() => display.table?.seats.every(({ awake }) => awake) === true);
  await Promise.all(oneMore);
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

test('a host that answers before it stores is found out by this loop', async () => {
  const dataDir = newFolder();
  const sheet = await newSheet(dataDir);
  const life = { more: ['--mutant', 'answers-first'], confirmed: 2 };
  const stored = await oneLife(dataDir, sheet, { ...life, lastly: (program) => program.tell('store') });
  expect(stored, 'killed once all of it is stored').toEqual([]);
  const wrong = await oneLife(dataDir, sheet, life);
  expect(wrong, 'killed before anything is').toHaveLength(SEATS);
});
