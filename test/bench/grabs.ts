/** A real market with seven phones: how long from a tap until every screen of the table shows the card taken. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { TableView } from '../../src/games/sandwich/view-types.ts';
import { ScreenClient } from '../main/screen-client.ts';

const PHONES = 7;
const BETWEEN_GRABS_MS = 50;

export async function measureGrabs() {
  const script = path.join(import.meta.dirname, 'servers/real-host.mjs');
  const server = fork(script, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  try {
    const [{ port }] = (await once(server, 'message')) as [{ port: { port: number; hostToken: string } }];
    const latencies = await playMarket(port);
    const at = (share: number) => latencies[Math.floor((latencies.length - 1) * share)]!;
    return { grabs: latencies.length, 'p50 ms': at(0.5).toFixed(2), 'p99 ms': at(0.99).toFixed(2) };
  } finally {
    server.kill('SIGKILL');
  }
}

async function playMarket({ port, hostToken }: { port: number; hostToken: string }): Promise<number[]> {
  const table = await ScreenClient.open(port, { hostToken, display: true });
  const { code } = await table.must('table.create', { game: 'sandwich' });
  const phones: ScreenClient[] = [];
  for (let i = 0; i < PHONES; i++) {
    const phone = await ScreenClient.open(port, { table: code });
    await phone.must('seat.join', { name: `Guest ${i + 1}`, face: i });
    phones.push(phone);
  }
  await table.must('lobby.start', {});
  const screens = [table, ...phones];
  const latencies: number[] = [];
  for (let flip = 1; flip <= 9; flip++) {
    await Promise.all(screens.map((screen) => screen.until(() => view(screen)?.market?.flip === flip)));
    // The last card goes to the last player without a tap.
    for (const [seat, phone] of phones.slice(0, -1).entries()) {
      latencies.push(await grab(phone, seat, screens));
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_GRABS_MS));
    }
  }
  return latencies.sort((a, b) => a - b);
}

const view = (screen: ScreenClient): TableView | undefined => screen.match?.view as TableView | undefined;

async function grab(phone: ScreenClient, seat: number, screens: readonly ScreenClient[]): Promise<number> {
  const choice = phone.choices.find(({ id }) => id === 'grab')!;
  const [slot] = choice.slots!;
  const card = slot?.kind === 'one' ? slot.from[0] : undefined;
  const began = performance.now();
  const answered = phone.call('move', { frame: choice.frame, move: { type: 'grab', card } });
  await Promise.all(screens.map((screen) => screen.until(() => view(screen)?.players[seat]?.took !== null)));
  const took = performance.now() - began;
  await answered;
  return took;
}
