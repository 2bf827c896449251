/** A real host on a free port with a folder of its own, and people at its tables. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { type Host, type HostOptions, startHost } from '../../src/main/host.ts';
import type { AnyGame, OptionValue } from '../../src/shared/game.ts';
import { range } from '../../src/shared/lists.ts';
import { ScreenClient } from './screen-client.ts';
import { tiny } from './tiny-game.ts';
import { tinySheet } from './tiny-sheet.ts';

export const testGames: readonly AnyGame[] = [tiny, tinySheet];

export function newFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'smorgasboard-test-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface TestHost extends Host {
  readonly dataDir: string;
  readonly said: readonly string[];
}

export async function openHost(options: Partial<HostOptions> = {}): Promise<TestHost> {
  const said: string[] = [];
  const dataDir = options.dataDir ?? newFolder();
  const host = await startHost({
    port: 0,
    staticDir: path.join(dataDir, 'none'),
    games: testGames,
    localName: 'none',
    log: (line) => said.push(line),
    ...options,
    dataDir,
  });
  let open = true;
  const close = async (): Promise<void> => {
    if (!open) return;
    open = false;
    await host.close();
  };
  onTestFinished(close);
  return Object.assign(Object.create(host) as Host, { dataDir, said, close });
}

export interface Evening {
  readonly host: TestHost;
  readonly display: ScreenClient;
  readonly phones: readonly ScreenClient[];
  readonly tokens: readonly string[];
  readonly code: string;
}

export const openDisplay = (host: Host, table?: string): Promise<ScreenClient> =>
  ScreenClient.open(host.port, { hostToken: host.hostToken, display: true, ...(table ? { table } : {}) });

export interface EveningPlan {
  readonly people?: number;
  readonly bots?: readonly string[];
  readonly game?: string;
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly host?: Partial<HostOptions>;
}

/** A table in the lobby: a display, and phones that have sat down. */
export async function gather({
  people = 2,
  bots = [],
  game = 'tiny',
  options = {},
  host: wish = {},
}: EveningPlan = {}): Promise<Evening> {
  const host = await openHost(wish);
  const display = await openDisplay(host);
  const { code } = await display.must('table.create', { game });
  for (const [key, value] of Object.entries(options)) {
    await display.must('lobby.option', { key, value: value as string });
  }
  const phones: ScreenClient[] = [];
  const tokens: string[] = [];
  for (const n of range(people)) {
    const phone = await ScreenClient.open(host.port, { table: code });
    const { token } = await phone.must('seat.join', { name: `Guest ${n + 1}`, face: n });
    phones.push(phone);
    tokens.push(token);
  }
  for (const level of bots) await display.must('lobby.addBot', { level });
  return { host, display, phones, tokens, code };
}

/** The same, with a match begun, and everybody shown it. */
export async function beginMatch(plan: EveningPlan = {}): Promise<Evening> {
  const evening = await gather(plan);
  await evening.display.must('lobby.start', {});
  await Promise.all(evening.phones.map((phone) => phone.until(() => phone.table?.phase === 'playing')));
  return evening;
}

/** With the market done: whose turn it is. */
export async function toFirstTurn({
  phones,
}: Evening): Promise<{ mover: ScreenClient; other: ScreenClient }> {
  const [first] = phones;
  while (first!.view.phase === 'market') {
    const item = first!.view.market[0];
    await first!.move({ type: 'grab', item });
  }
  await Promise.all(phones.map((phone) => phone.until(() => phone.view.phase === 'turn')));
  const mover = phones[first!.view.turn]!;
  return { mover, other: phones.find((phone) => phone !== mover)! };
}
