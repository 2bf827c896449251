/** How soon a program that was killed is back with the same screen, by the rule of its service. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../../scripts/lib/paths.ts';
import { newDataFolder, removeFolder } from '../support/host-program.ts';
import type { Packaged } from '../support/packaged-program.ts';
import { endBy, median, pause, startToLookInto, windowOf } from './packaged-window.ts';

const KILLS = 5;
const GOAL_SECONDS = 5;

async function restMs(): Promise<number> {
  const unit = await readFile(inRoot('resources/service/smorgasboard.service'), 'utf8');
  return Number(/^RestartSec=(\d+)$/m.exec(unit)?.[1]) * 1000;
}

async function backAfterKill({ shipped }: Packaged, rest: number): Promise<number> {
  const data = await newDataFolder();
  let program = startToLookInto(shipped, data);
  try {
    const { page } = await windowOf(program);
    await page
      .getByRole('button', { name: /^Sandwich/ })
      .first()
      .click();
    await page.waitForURL(/#\/table\/[A-Z]{4}$/);
    const code = page.url().slice(-4);
    const { port } = JSON.parse(await readFile(path.join(data, 'running.json'), 'utf8')) as { port: number };
    await pause(1000);
    const began = performance.now();
    await endBy(program, 'SIGKILL');
    await pause(rest);
    program = startToLookInto(shipped, data, ['--port', String(port)]);
    const { page: again, browser } = await windowOf(program);
    await again.waitForURL((url) => url.hash.endsWith(code));
    await again.getByRole('button').first().click({ trial: true });
    const took = performance.now() - began;
    await browser.close();
    return took;
  } finally {
    await endBy(program, 'SIGTERM');
    await removeFolder(data);
  }
}

export async function measureKills(packaged: Packaged): Promise<void> {
  const rest = await restMs();
  const times: number[] = [];
  for (let kill = 0; kill < KILLS; kill++) times.push((await backAfterKill(packaged, rest)) / 1000);
  console.log(`\nKilled, and back at its table so that it takes a tap: median ${median(times).toFixed(2)} s`);
  console.log(
    `(${times.map((time) => time.toFixed(2)).join(', ')}; ${rest / 1000} s of it by the service's rule; the goal is ${GOAL_SECONDS}).`,
  );
}
