import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { range } from '../../src/shared/lists.ts';
import { seededRng } from '../../src/shared/rng.ts';
import { startHeadless } from './program.ts';
import { SheetKeeper } from './sheet-keeper.ts';

const KILLS = 50;
const MOST_SENT = 24;
const LONGEST_MS = 10;

const soon = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

test(`T-2, N-21, N-24: the real program is killed ${KILLS} times at random moments while a Sandwich sheet is kept: no confirmed entry, correction or undo is lost, and none happens twice`, {
  timeout: 900_000,
}, async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'smorgasboard-sheet-'));
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  const rng = seededRng(1762);
  const keeper = new SheetKeeper(rng);
  const first = await startHeadless(dataDir);
  await keeper.begin(first);
  await first.end();

  for (const kill of range(KILLS)) {
    const program = await startHeadless(dataDir);
    expect(await keeper.look(program), `after kill ${kill}`).toEqual([]);
    let toSend = 1 + rng.below(MOST_SENT);
    let keeping: Promise<void> | undefined;
    await new Promise<void>((enough, failed) => {
      keeping = keeper.keep(program, () => {
        toSend -= 1;
        if (toSend === 0) enough();
      });
      keeping.catch(failed);
    });
    await soon(rng.below(LONGEST_MS));
    await program.kill();
    await keeping;
  }
  const last = await startHeadless(dataDir);
  expect(await keeper.look(last), 'in the end').toEqual([]);
  await last.kill();
  for (const count of Object.values(keeper.confirmed)) expect(count).toBeGreaterThan(KILLS / 2);
});
