/**
 * `npm run bench -- desktop`: what the packaged program takes of a machine with a table and seven phones in a match,
 * drawn in software; how soon its home page can be used after a cold start; and how soon it is back when it was killed.
 */
import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setElectronStage } from '../../scripts/lib/test-electron.ts';
import type { TableView } from '../../src/games/sandwich/view-types.ts';
import { ScreenClient } from '../main/screen-client.ts';
import { desktopArguments } from '../support/desktop-program.ts';
import { hostTokenIn, newDataFolder, removeFolder } from '../support/host-program.ts';
import { type Packaged, packProgram } from '../support/packaged-program.ts';
import { measureKills } from './killed.ts';
import { endBy, median, pause, SOFTWARE, startToLookInto, windowOf } from './packaged-window.ts';

const PHONES = 7;
const STARTS = 5;
const LOOKS = 5;
const LOOK_EVERY_MS = 3000;
const GOALS = { megabytes: 350, seconds: 2 };

// ---------------------------------------------------------------- memory

interface Share {
  readonly what: string;
  /** Of what several processes have in common, each has its part. */
  readonly megabytes: number;
}

const readProc = (pid: string, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
};

/** The program and all that it started. */
function family(root: number): string[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => [pid, /^PPid:\s+(\d+)$/m.exec(readProc(pid, 'status'))?.[1]]),
  );
  const found = [String(root)];
  for (const pid of found)
    found.push(...[...parents].filter(([, above]) => above === pid).map(([one]) => one));
  return found;
}

function shares(root: number): Share[] {
  return family(root).map((pid) => {
    const command = readProc(pid, 'cmdline').replaceAll('\0', ' ');
    const type = /--type=([\w-]+)/.exec(command)?.[1] ?? 'main';
    const part = /--utility-sub-type=([\w.]+)/.exec(command)?.[1];
    const kilobytes = Number(/^Pss:\s+(\d+)/m.exec(readProc(pid, 'smaps_rollup'))?.[1] ?? 0);
    return { what: part ? `${type} ${part}` : type, megabytes: kilobytes / 1024 };
  });
}

const view = (screen: ScreenClient): TableView | undefined => screen.match?.view as TableView | undefined;

/** They take what is there, one after the other, until they are told to stop. */
async function grabOn(phones: readonly ScreenClient[], goesOn: () => boolean): Promise<void> {
  while (goesOn()) {
    for (const phone of phones) {
      const choice = phone.choices.find(({ id }) => id === 'grab');
      const [slot] = choice?.slots ?? [];
      const card = slot?.kind === 'one' ? slot.from[0] : undefined;
      if (choice && card) await phone.call('move', { frame: choice.frame, move: { type: 'grab', card } });
      await pause(50);
    }
  }
}

async function portOf(data: string): Promise<number> {
  for (;;) {
    const note = await readFile(path.join(data, 'running.json'), 'utf8').catch(() => '{}');
    const { port } = JSON.parse(note) as { port?: number };
    if (port !== undefined) return port;
    await pause(50);
  }
}

/** The window itself is told what to show, as any screen can be: nothing that drives it counts. */
async function screenOfWindow(host: ScreenClient): Promise<string> {
  for (;;) {
    const { screens } = await host.must('screen.list', {});
    const window = screens.find(({ yours }) => !yours);
    if (window) return window.screen;
    await pause(50);
  }
}

/** What the program says of itself, by `app.getAppMetrics()`: what processes share is in it each time anew. */
async function ownerOf(host: ScreenClient, port: number): Promise<ScreenClient> {
  const { url } = await host.must('owner.pass', {});
  const pass = new URL(url).hash.slice('#pass='.length);
  const { token } = await host.must('owner.take', { pass });
  return ScreenClient.open(port, { ownerToken: token });
}

async function measureMemory({ shipped }: Packaged): Promise<void> {
  const data = await newDataFolder();
  const program = spawn(shipped, [...desktopArguments({ data }), ...SOFTWARE], { stdio: 'ignore' });
  try {
    const port = await portOf(data);
    const display = await ScreenClient.open(port, { hostToken: await hostTokenIn(data), display: true });
    const screen = await screenOfWindow(display);
    const owner = await ownerOf(display, port);
    const { code } = (await display.must('table.create', { game: 'sandwich' })) as { code: string };
    await display.must('table.show', { code });
    await display.must('screen.show', { screen, code });
    const phones: ScreenClient[] = [];
    for (let i = 0; i < PHONES; i++) {
      const phone = await ScreenClient.open(port, { table: code });
      await phone.must('seat.join', { name: `Guest ${i + 1}`, face: i });
      phones.push(phone);
    }
    await display.must('lobby.start', {});
    await display.until(() => view(display)?.market?.flip === 1);
    let looking = true;
    const playing = grabOn(phones, () => looking);
    const looks: Share[][] = [];
    const own: number[] = [];
    for (let look = 0; look < LOOKS; look++) {
      await pause(LOOK_EVERY_MS);
      looks.push(shares(program.pid!));
      own.push((await owner.must('house.state', {})).vitals.memory / 1024 ** 2);
    }
    looking = false;
    await playing;
    const { screens } = await display.must('screen.list', {});
    if (screens.some((one) => one.code !== code)) throw new Error('The window does not show the table.');
    const sum = (look: readonly Share[]): number => look.reduce((all, { megabytes }) => all + megabytes, 0);
    const typical = [...looks].sort((a, b) => sum(a) - sum(b))[Math.floor(LOOKS / 2)]!;
    console.log(
      `\nMemory with a table and ${PHONES} phones in a match, drawn in software (median of ${LOOKS} looks)`,
    );
    console.table(typical.map(({ what, megabytes }) => ({ process: what, 'PSS MB': megabytes.toFixed(1) })));
    console.log(
      `All together ${sum(typical).toFixed(0)} MB, proportionally; the goal is ${GOALS.megabytes}.`,
    );
    console.log(
      `What app.getAppMetrics() adds up to, shared parts each time anew: ${median(own).toFixed(0)} MB.`,
    );
    for (const one of [display, owner, ...phones]) one.cut();
  } finally {
    await endBy(program, 'SIGTERM');
    await removeFolder(data);
  }
}

// ---------------------------------------------------------------- cold start

/** What the machine remembers of the program's files is forgotten; that of nobody else. */
function forget(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    execFileSync('dd', [`if=${file}`, 'iflag=nocache', 'count=0', 'status=none']);
  }
}

async function startOnce({ folder, shipped }: Packaged): Promise<number> {
  const data = await newDataFolder();
  forget(folder);
  const began = performance.now();
  const program = startToLookInto(shipped, data);
  try {
    const { page, browser } = await windowOf(program);
    await page
      .getByRole('button', { name: /^Sandwich/ })
      .first()
      .click({ trial: true });
    const took = performance.now() - began;
    await browser.close();
    return took;
  } finally {
    await endBy(program, 'SIGTERM');
    await removeFolder(data);
  }
}

async function measureStarts(program: Packaged): Promise<void> {
  const times: number[] = [];
  for (let start = 0; start < STARTS; start++) times.push(await startOnce(program));
  const seconds = times.map((ms) => (ms / 1000).toFixed(2));
  console.log(`\nCold start to a home page that takes a tap: median ${(median(times) / 1000).toFixed(2)} s`);
  console.log(`(${seconds.join(', ')}; the goal is ${GOALS.seconds}).`);
}

export async function measureDesktop(): Promise<void> {
  const stage = await setElectronStage();
  if ('missing' in stage) throw new Error(`No desktop here: ${stage.missing}`);
  Object.assign(process.env, stage.env);
  try {
    const program = await packProgram();
    await measureStarts(program);
    await measureKills(program);
    if (process.platform === 'linux') await measureMemory(program);
    else console.log('\nMemory is counted on Linux only.');
  } finally {
    await stage.close();
  }
}
