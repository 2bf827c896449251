/** The host without a window: a Raspberry Pi, a server in the back room. Any browser shows its tables. */
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { seededRng } from '../shared/rng.ts';
import { type DataPlace, expectHouse, findData, leaveOldPlace, logPlace } from './data-dir.ts';
import { beginAnewAfterFaults } from './faults.ts';
import { type Host, startHost } from './host.ts';
import { qrForTerminal } from './lan/qr.ts';
import { logIn, withoutCode } from './log-file.ts';
import { noteStart, REST_MS } from './starts.ts';
import { AGAIN, isSupervised, starterOf } from './supervised.ts';

let options: ReturnType<typeof readArguments>;

const say = (line: string): void => console.log(line);

function readArguments() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      data: { type: 'string' },
      'host-address': { type: 'string' },
      // A backup, or any whole data file.
      restore: { type: 'string' },
      // Left out where many hosts run side by side, as in tests.
      'no-local-name': { type: 'boolean' },
      // How fast the tables' clocks run: tests have no time to wait.
      'clock-speed': { type: 'string' },
      // How often it is looked whether it stands still, for tests.
      'watch-ms': { type: 'string' },
      // How long it rests when it keeps breaking, for tests.
      'rest-ms': { type: 'string' },
      // The same number deals the same cards: for tests, which must know what they hold.
      seed: { type: 'string' },
    },
  });
  const port = values.port === undefined ? undefined : Number(values.port);
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port <= 65_535)) {
    throw new Error(`--port needs a number from 0 to 65535, not "${values.port}".`);
  }
  const clockSpeed = Number(values['clock-speed'] ?? 1);
  if (!(clockSpeed > 0 && clockSpeed <= 100))
    throw new Error('--clock-speed needs a number above 0, up to 100.');
  const seed = values.seed === undefined ? undefined : Number(values.seed);
  if (seed !== undefined && !Number.isInteger(seed)) throw new Error('--seed needs a whole number.');
  const watchMs = values['watch-ms'] === undefined ? undefined : Number(values['watch-ms']);
  if (watchMs !== undefined && !(watchMs >= 10)) throw new Error('--watch-ms needs a number from 10.');
  const restMs = Number(values['rest-ms'] ?? REST_MS);
  if (!(restMs >= 0)) throw new Error('--rest-ms needs a number from 0.');
  return { ...values, port, clockSpeed, seed, watchMs, restMs };
}

/** What happens is kept in the data folder; the code of a screen that asks (N-59) is for whoever reads along now. */
function keepLog(dataDir: string): (line: string) => void {
  const keep = logIn(dataDir);
  return (line) => {
    say(line);
    keep(withoutCode(line));
  };
}

interface Ground {
  readonly log: (line: string) => void;
  readonly data: DataPlace;
}

async function start({ log, data }: Ground): Promise<Host> {
  expectHouse(data);
  const { port, clockSpeed, seed, watchMs, ...rest } = options;
  const hostAddress = rest['host-address'];
  const opened = await startHost({
    ...{ port, clockSpeed, dataDir: data.folder, log },
    staticDir: path.join(import.meta.dirname, '../renderer'),
    localName: rest['no-local-name'] ? 'none' : 'announced',
    watch: { starter: starterOf(), lookMs: watchMs },
    // Whoever watches sees the code, and starts it again; alone, the house closes and opens.
    ...(isSupervised() && { program: { restart: () => void close(AGAIN) } }),
    ...(hostAddress === undefined ? {} : { hostAddress }),
    ...(rest.restore === undefined ? {} : { restore: rest.restore }),
    ...(seed === undefined ? {} : { chance: () => seededRng(seed) }),
  });
  leaveOldPlace(data);
  return opened;
}

/** The host's rights lie in the table's address: only who sits before it reads a terminal, others read the rest. */
async function introduce(host: Host): Promise<void> {
  const shown = process.stdout.isTTY ? host.tableUrl : host.tableUrl.replace(/#host=.*/, '#host=…');
  const isPlain = host.joinUrl.startsWith('http:');
  const elsewhere = isPlain ? `${host.joinUrl}/table` : shown.replace(/^.*(?=\/table#)/, host.joinUrl);
  say('Smorgasboard is open.');
  say('');
  say(`  Phones join at          ${host.joinUrl}`);
  say(`  The table's screen      ${elsewhere}`);
  say(`  … on this machine       ${shown}`);
  if (shown !== host.tableUrl) say('  … stands for what is in the file host-token in the data folder.');
  say('');
  say(await qrForTerminal(host.joinUrl));
  if (isPlain) {
    say('This is plain http: whoever is in the same Wi-Fi and knows how can listen in on the games.');
    say('So a screen elsewhere that wants to host asks for a code, which shows here.');
  }
  say(
    "Whoever has the table's address with the key behind # is the host: show it to nobody else. Ctrl+C closes.",
  );
}

let host: Host | undefined;
let closing: Promise<void> | undefined;

function close(code: number): Promise<void> {
  closing ??= (host?.close() ?? Promise.resolve()).then(() => process.exit(code));
  return closing;
}

/** Whoever watches starts it again, with all that is in memory; alone, the house closes and opens. */
function beginAnew({ log, data }: Ground): Promise<void> | undefined {
  const rest = async (): Promise<void> => {
    if (!noteStart(data.folder).needsRest) return;
    log('It keeps breaking: it begins anew when it has rested.');
    await setTimeout(options.restMs);
  };
  const end = (): void => process.exit(AGAIN);
  return isSupervised() ? rest().then(end) : host?.beginAnew(rest).catch(end);
}

function closeOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (closing) process.exit(1);
      void close(0);
    });
  }
}

try {
  options = readArguments();
  const data = findData(options.data);
  const log = keepLog(logPlace(data));
  host = await start({ log, data });
  beginAnewAfterFaults({
    log,
    close: () => (isSupervised() ? host?.close() : undefined),
    beginAnew: () => beginAnew({ log, data }),
  });
  closeOnSignals();
  log(`The house is open at port ${host.port}.`);
  await introduce(host);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
