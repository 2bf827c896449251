import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { wordsAgain } from '../src/main/own-command.ts';
import { type End, runsAgain } from './lib/again.ts';
import { build, isBuilt } from './lib/build.ts';
import { displayTrouble } from './lib/display.ts';
import { canDownloadElectron, downloadElectron, type Found, findElectron } from './lib/electron.ts';
import { inRoot } from './lib/paths.ts';
import { help, parseStartOptions, type StartOptions } from './lib/start-options.ts';
import { installService } from './service/install.ts';

const askedDownloadSeconds = 600;
const soonSeconds = 5;
const orphanCheckMs = 500;

const say = (line: string): void => console.log(line);

/** npm runs scripts in the project's folder; a relative `--data` means the folder the person is in. */
const where = process.env.INIT_CWD ?? process.cwd();

function hostArguments(options: StartOptions): string[] {
  const args: string[] = [];
  if (options.port !== undefined) args.push('--port', String(options.port));
  if (options.data !== undefined) args.push('--data', path.resolve(where, options.data));
  if (options.restore !== undefined) args.push('--restore', path.resolve(where, options.restore));
  if (options.hostAddress !== undefined) args.push('--host-address', options.hostAddress);
  return args;
}

async function electronFor(mode: StartOptions['mode']): Promise<Found> {
  const found = findElectron();
  if ('file' in found) return found;
  if (mode !== 'desktop' && !(await canDownloadElectron())) {
    return { missing: `${found.missing}, and its download server does not answer` };
  }
  say('Fetching Electron, once (about 110 MB). Ctrl+C stops; npm start -- --headless needs none of it.');
  return downloadElectron(askedDownloadSeconds);
}

async function desktopOrWhyNot(options: StartOptions): Promise<Found> {
  if (options.mode === 'headless') return { missing: '' };
  const trouble = displayTrouble();
  if (trouble) return { missing: trouble };
  return electronFor(options.mode);
}

/** npm told to end takes only its shell with it: without this we would play on, and nobody could tell why. */
function endWithNpm(child: ChildProcess): () => void {
  if (!process.env.npm_lifecycle_event) return () => undefined;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== shell) child.kill('SIGTERM');
  }, orphanCheckMs).unref();
  return () => clearInterval(timer);
}

/** A terminal sends Ctrl+C to the child as well; any other sender reaches only us. */
function passSignalsTo(child: ChildProcess): () => void {
  const pass = (signal: NodeJS.Signals): void => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  const signals = ['SIGTERM', 'SIGHUP', 'SIGINT'] as const;
  for (const signal of signals) process.on(signal, pass);
  return () => {
    for (const signal of signals) process.off(signal, pass);
  };
}

function run(command: string, args: readonly string[]): Promise<End> {
  const began = performance.now();
  return new Promise((resolve) => {
    const env = { ...process.env, SMORGASBOARD_SUPERVISED: '1' };
    const child = spawn(command, args, { cwd: inRoot(), stdio: 'inherit', env });
    const letGo = [passSignalsTo(child), endWithNpm(child)];
    const end = (code: number | null, signal: NodeJS.Signals | null): void => {
      for (const go of letGo) go();
      resolve({ code, signal, ranMs: performance.now() - began });
    };
    child.once('error', (error) => {
      console.error(error.message);
      end(1, null);
    });
    child.once('exit', end);
  });
}

async function runToItsEnd(command: string, args: readonly string[]): Promise<number> {
  for (let words = args; ; words = wordsAgain(args)) {
    const end = await run(command, words);
    if (!runsAgain(end)) return end.code ?? 128 + (end.signal ? constants.signals[end.signal] : 0);
    say('Smorgasboard starts again.');
  }
}

const startHeadless = (options: StartOptions): Promise<number> =>
  runToItsEnd(process.execPath, [inRoot('out/main/headless.js'), ...hostArguments(options)]);

/** Chromium refuses its sandbox to root; for everybody else it stays on. */
const rootArguments = (): string[] => (process.getuid?.() === 0 ? ['--no-sandbox'] : []);

async function startDesktop(electron: string, options: StartOptions): Promise<number> {
  const kiosk = options.kiosk ? ['--kiosk'] : [];
  const began = performance.now();
  const code = await runToItsEnd(electron, [
    ...rootArguments(),
    inRoot(),
    ...kiosk,
    ...hostArguments(options),
  ]);
  const soon = performance.now() - began < soonSeconds * 1000;
  if (code === 0 || !soon || options.mode === 'desktop') return code;
  say(`The desktop window could not open (exit code ${code}), so the host starts without one.`);
  return startHeadless(options);
}

async function builtOrSaid(): Promise<boolean> {
  if (await isBuilt()) return true;
  const began = performance.now();
  say('Building, once after each change of the program …');
  const made = await build('kept');
  if (made.ok) {
    say(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
    return true;
  }
  console.error(made.output);
  console.error(`The build did not end well: ${made.trouble}.`);
  return false;
}

/** What was asked for, without asking for a service again; a folder means the one the person is in. */
function serviceArguments(options: StartOptions): string[] {
  const mode = options.mode === 'headless' ? ['--headless'] : ['--desktop'];
  return [...mode, ...(options.kiosk ? ['--kiosk'] : []), ...hostArguments(options)];
}

function writeService(options: StartOptions): number {
  if (process.platform !== 'linux') {
    console.error('--install-service writes for systemd: docs/service.md says how other systems do it.');
    return 1;
  }
  const shows = options.mode === 'headless' ? 'nothing' : 'window';
  const { said } = installService({ args: serviceArguments(options), shows, env: process.env });
  for (const line of said) say(line);
  return 0;
}

async function start(options: StartOptions): Promise<number> {
  if (options.installService) return writeService(options);
  const electron = await desktopOrWhyNot(options);
  if ('missing' in electron && options.mode === 'desktop') {
    console.error(`No desktop window: ${electron.missing}.`);
    console.error('npm start -- --headless starts the host without one.');
    return 1;
  }
  if ('missing' in electron && electron.missing) {
    say(`No desktop window: ${electron.missing}. Starting the host without one.`);
  }
  if (!(await builtOrSaid())) return 1;
  return 'file' in electron ? startDesktop(electron.file, options) : startHeadless(options);
}

const parsed = parseStartOptions(process.argv.slice(2));
if (parsed.kind === 'help') {
  say(help);
} else if (parsed.kind === 'mistake') {
  console.error(`${parsed.message}\nnpm start -- --help lists what there is.`);
  process.exitCode = 2;
} else {
  process.exitCode = await start(parsed.options);
}
