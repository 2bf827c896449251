/** The host, put together: a store, the tables in it, and the network in front of them. Electron or not. */
import os from 'node:os';
import packageJson from '../../package.json' with { type: 'json' };
import { games as registry } from '../games/index.ts';
import type { AnyGame } from '../shared/game.ts';
import type { JoinAddress } from '../shared/protocol.ts';
import type { Rng } from '../shared/rng.ts';
import { dispatch } from './calls/dispatch.ts';
import { greet } from './calls/greeting.ts';
import { endOldKeys } from './calls/lent-keys.ts';
import { sendHome } from './calls/pages.ts';
import { eraseOldGuests } from './care/erase-guests.ts';
import { careForHouse, type Program } from './care/house-care.ts';
import { type WatchPlan, watchLoop } from './care/loop-watch.ts';
import { restartWhenQuiet } from './care/quiet-restart.ts';
import { careRoutes } from './care/routes.ts';
import { rankAddresses } from './lan/addresses.ts';
import { type Certificate, loadCertificate, madeCertificate } from './lan/certificate.ts';
import type { HostContext, Page } from './lan/host-context.ts';
import { HostKeys } from './lan/host-keys.ts';
import { JoinAddresses } from './lan/join-addresses.ts';
import { defaultLimits, type Limits } from './lan/limits.ts';
import { type Listening, listen } from './lan/listen.ts';
import { announce, type LocalName } from './lan/local-name.ts';
import { fitted, openFilesAllowed } from './lan/open-files.ts';
import { OwnerKeys } from './lan/owner-keys.ts';
import { serveLan } from './lan/server.ts';
import { staticFiles } from './lan/static-files.ts';
import { loadHostToken } from './lan/tokens.ts';
import { backupRoutes } from './records/backup-routes.ts';
import { Pictures } from './records/pictures.ts';
import { recordRoutes } from './records/routes.ts';
import { type Host, type OpenHost, type Reopen, reopening } from './reopening.ts';
import { Backups } from './store/backups.ts';
import { housePin } from './store/house-pin.ts';
import { leaveNote, removeNote } from './store/occupant.ts';
import { restore } from './store/restore.ts';
import { openStore, type Store } from './store/store.ts';
import { machineTime, type Time } from './store/time.ts';
import { cryptoRng } from './table/chance.ts';
import { awakeTime, PULSE_MS } from './table/machine-sleep.ts';
import { Tables } from './table/tables.ts';
import { Thinker } from './table/thinker.ts';

export type { Host };

export interface HostOptions {
  readonly dataDir: string;
  /** Wanted, else as the house has set it; the next free one is taken when this one is not. 0 = any. */
  readonly port?: number | undefined;
  /** Shown to phones before all that was found. */
  readonly hostAddress?: string;
  readonly staticDir: string;
  readonly log: (line: string) => void;
  readonly games?: readonly AnyGame[];
  readonly limits?: Partial<Limits>;
  /** How much faster than the world's the tables' time passes. */
  readonly clockSpeed?: number;
  readonly time?: Time;
  /** What deals and shuffles at each table; unforeseeable unless a test says otherwise. */
  readonly chance?: () => Rng;
  /** Whether to announce a local name; not where many hosts start and stop. */
  readonly localName?: 'announced' | 'none';
  /** A backup that takes the place of what is in the data folder. */
  readonly restore?: string;
  /** What the host is in, if it can begin anew as a whole; otherwise only the house closes and opens again. */
  readonly program?: Program;
  /** Somebody sees from outside whether it stands still. */
  readonly watch?: Omit<WatchPlan, 'dataDir'>;
  /** How often it is asked whether something of the day is due. */
  readonly lookMs?: number;
}

/** How often it is asked whether a backup, or a restart, is due. */
const LOOK_MS = 60_000;
const USUAL_PORT = 4321;

export async function startHost(options: HostOptions): Promise<Host> {
  if (options.restore !== undefined) restoreAndSay(options, options.restore);
  return startHostOn(openStore(options.dataDir, options.time, options.log), options);
}

/** The store is the host's from here on. */
export const startHostOn = (store: Store, options: HostOptions): Promise<Host> =>
  reopening({
    open: (reopen, port) =>
      openHouse(
        port === undefined ? store : openStore(options.dataDir, options.time, options.log),
        port === undefined ? options : { ...options, port },
        reopen,
      ),
    restore: (file) => restoreAndSay(options, file),
    log: options.log,
  });

function restoreAndSay({ dataDir, log }: HostOptions, file: string): void {
  const kept = restore(dataDir, file);
  log(
    `The house goes on from ${file}.${kept ? ` What was there before lies in ${kept} in the data folder.` : ''}`,
  );
}

async function openHouse(store: Store, options: HostOptions, reopen: Reopen): Promise<OpenHost> {
  const { dataDir, log } = options;
  let listening: Listening | undefined;
  try {
    const limits = fitted({ ...defaultLimits, ...options.limits }, openFilesAllowed());
    const certificate = certificateFor(store, options);
    const port = options.port ?? store.settings.get('port') ?? USUAL_PORT;
    listening = await listen({ port, certificate, limits, log });
    const house = putTogether(options, { store, listening, limits, reopen });
    leaveNote(dataDir, listening.port);
    return house;
  } catch (error) {
    await listening?.close();
    store.close();
    throw error;
  }
}

/** By all names and numbers that phones may come by. */
function makeCertificate(
  { settings }: Store,
  { dataDir, hostAddress }: HostOptions,
  found: readonly JoinAddress[] = rankAddresses(),
): Certificate {
  const given = hostAddress === undefined ? [] : [hostAddress];
  const own = ['localhost', '127.0.0.1', os.hostname().toLowerCase(), `${settings.get('localName')}.local`];
  const names = new Set([...own, ...given, ...found.map(({ address }) => address)]);
  return madeCertificate({ dataDir, names: [...names], now: Date.now() });
}

function certificateFor(store: Store, options: HostOptions): Certificate | undefined {
  const own = loadCertificate(options.dataDir, options.log);
  return own ?? (store.settings.get('https') ? makeCertificate(store, options) : undefined);
}

/** Addresses change and certificates end while the program runs: a new one is taken as soon as it is needed. */
function keepFresh(listening: Listening, make: () => Certificate, log: HostOptions['log']): () => void {
  if (!listening.isMade) return () => undefined;
  return () => {
    try {
      listening.renew(make());
    } catch (error) {
      log(`The certificate was not renewed: ${error instanceof Error ? error.message : error}`);
    }
  };
}

interface Ground {
  readonly store: Store;
  readonly listening: Listening;
  readonly limits: Limits;
  readonly reopen: Reopen;
}

function putTogether(options: HostOptions, { store, listening, limits, reopen }: Ground): OpenHost {
  const { dataDir, log } = options;
  const { port, scheme, isMade } = listening;
  let localName: LocalName | undefined;
  const games = options.games ?? registry;
  const time = options.time ?? awakeTime(machineTime);
  const pulse = setInterval(() => time.steady(), PULSE_MS).unref();

  const freshen: () => void = keepFresh(
    listening,
    () => makeCertificate(store, options, joinAddresses.addresses),
    log,
  );
  const joinAddresses: JoinAddresses = new JoinAddresses({
    ...{ settings: store.settings, scheme, isMade, port, log, hostAddress: options.hostAddress },
    localName: () => localName?.name ?? null,
    changed: () => {
      freshen();
      for (const table of tables) table.touch();
    },
  });
  const thinker = new Thinker({ log });
  const tables: Tables = new Tables({
    ...{ store, games, log, most: limits.tables, clockSpeed: options.clockSpeed ?? 1, time },
    chance: options.chance ?? cryptoRng,
    thinker,
    joinInfo: (code) => joinAddresses.joinInfo(code),
    left: (table) => sendHome(context, table),
  });
  const hostToken = loadHostToken(dataDir);
  const pages = new Set<Page>();
  const backups = new Backups({ store, dataDir, time, log });
  const owners = new OwnerKeys(store.settings, () => Date.now());
  const keys = new HostKeys({
    ...{ hostToken, log },
    lendOwner: (caller, lost) => owners.lend(caller, lost),
    mayAsk: () => store.settings.get('screensMayAsk'),
    tell: (message) => {
      for (const page of pages) if (page.hosting) page.tell(message);
    },
  });
  store.settings.onChange((key) => key === 'screensMayAsk' && keys.lookAgain());
  const program = options.program ?? { restart: () => void reopen() };
  const house = careForHouse({ dataDir, pages, backups, program, settings: store.settings, log });
  const context: HostContext = {
    ...{ store, tables, games, joinAddresses, limits, log, version: packageJson.version },
    staticDir: options.staticDir,
    ...{ pages, keys, owners, house, dataDir, backups, restore: reopen },
  };
  store.writer.onTrouble(() => {
    const { trouble } = store.writer;
    log(trouble ? `Nothing can be stored: ${trouble.message}. Tables wait.` : 'Storing works again.');
    for (const table of tables) table.touch();
  });
  store.writer.onFault((error) => log(`After storing: ${error instanceof Error ? error.stack : error}`));

  const pictures = new Pictures({ staticDir: options.staticDir, log });
  const lan = serveLan({
    ...{ context, listening, routes: [...careRoutes, ...backupRoutes, ...recordRoutes(pictures)] },
    conversation: {
      greet: (page, hello) => greet(context, page, hello),
      answer: (page, call) => dispatch(context, page, call),
    },
    serveFile: staticFiles(options.staticDir),
    ownNames: [os.hostname(), options.hostAddress ?? 'localhost'].map((name) => name.toLowerCase()),
  });
  if (options.localName !== 'none') {
    const changed = (): void => joinAddresses.renew();
    localName = announce({ name: store.settings.get('localName'), port, scheme, log, changed });
  }

  const startedAt = new Date(time.wall());
  const eraseGuests = eraseOldGuests({
    ...{ time, log, days: () => store.settings.get('eraseAfter') },
    erase: (before) => {
      const seats = store.erasing.guests(before);
      for (const table of tables) table.forgetSeats(seats);
      return seats.length;
    },
  });
  const look = (): void => {
    void backups.look();
    eraseGuests();
    endOldKeys(context);
    restartWhenQuiet({
      ...{ startedAt, tables: () => tables, restart: () => house.restart() },
      at: () => store.settings.get('quietHour'),
      now: () => new Date(time.wall()),
    });
  };
  const looking = setInterval(look, options.lookMs ?? LOOK_MS).unref();
  const unwatch = options.watch && watchLoop({ ...options.watch, dataDir });

  return {
    port,
    hostToken,
    // Plain http: a certificate is for the name that guests use.
    tableUrl: `http://127.0.0.1:${port}/table#host=${hostToken}`,
    get joinUrl() {
      return joinAddresses.origin();
    },
    get addresses() {
      return joinAddresses.addresses;
    },
    settings: {
      get: (key) => store.settings.get(key),
      set: (key, value) => store.settings.set(key, value),
    },
    pin: housePin(store.settings),
    isPlayed: () => [...tables].some(({ phase }) => phase === 'playing'),
    async close() {
      clearInterval(pulse);
      clearInterval(looking);
      unwatch?.();
      house.close();
      joinAddresses.close();
      await lan.close();
      pictures.close();
      tables.stop();
      thinker.close();
      await Promise.all([listening.close(), localName?.close()]);
      removeNote(dataDir);
      await backups.close();
      store.close();
    },
  };
}
