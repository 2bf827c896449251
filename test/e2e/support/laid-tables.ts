/** A data folder with tables in the middle of a match, told by facts: a host that starts in it shows them. */
import { type Browser, type Page, test } from '@playwright/test';
import { openStore } from '../../../src/main/store/store.ts';
import type { KeptPlayed } from '../../../src/main/table/evening.ts';
import { newLobby } from '../../../src/main/table/lobby.ts';
import type { Seat } from '../../../src/main/table/seats.ts';
import { type AnyGame, type GameEvent, versionOf } from '../../../src/shared/game.ts';
import type { Locale } from '../../../src/shared/text.ts';
import { ScreenClient } from '../../main/screen-client.ts';
import {
  type HostProgram,
  newDataFolder,
  removeFolder,
  startHostProgram,
} from '../../support/host-program.ts';
import { newPage } from '../../support/party.ts';

export interface LaidTable {
  readonly code: string;
  readonly game: AnyGame;
  /** Clockwise; each has a phone. */
  readonly names: readonly string[];
  readonly options: object;
  /** All that has happened, from the set-up on; nothing, and they still sit in the lobby. */
  readonly facts: readonly GameEvent[];
  /** What has been played here before. */
  readonly evening?: readonly KeptPlayed[];
}

/** Whose phone is looked at. */
export const WATCHED = 1;

const tokenOf = (code: string, seat: number): string => `seat-${seat}-of-the-table-${code}`.padEnd(24, '-');

const seatOf = (code: string, name: string, seat: number): Seat => ({
  ...{ badge: seat, name, face: seat, kind: 'person', level: null, token: tokenOf(code, seat) },
  ...{ player: null, phone: null, scorekeeper: false, character: seat },
});

interface House {
  /** Stands in the address on the screen and in its code; by default any that is free. */
  readonly port?: number;
  /** A file of records, as a house exports it. */
  readonly records?: string | undefined;
}

/** So slow that no clock on a screen moves on, however long a busy machine takes. */
const STILL = 0.00001;

/** Registers a host for the tests of a file, in which these tables stand and everybody sits with a phone in hand. */
export function hostWith(tables: readonly LaidTable[], { port = 0, records }: House = {}): () => HostProgram {
  let host: HostProgram;
  let data: string;

  test.beforeAll(async () => {
    data = await newDataFolder();
    await layTables(data, tables);
    host = await startHostProgram({ data, port, clockSpeed: STILL });
    if (records) await bring(host, records);
    for (const table of tables) await wakeSeats(host, table);
  });

  test.afterAll(async () => {
    await host.kill();
    await removeFolder(data);
  });

  return () => host;
}

async function bring({ origin, table }: HostProgram, body: string): Promise<void> {
  const token = new URLSearchParams(new URL(table).hash.slice(1)).get('host');
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}/records/import`, { method: 'POST', body, headers });
  if (!answer.ok) throw new Error(`the records were not taken: ${answer.status}`);
}

async function layTables(folder: string, tables: readonly LaidTable[]): Promise<void> {
  const store = openStore(folder);
  for (const { code, game, names, options, facts, evening = [] } of tables) {
    const match = facts.length > 0 ? store.log.nextMatchId() : null;
    const now = Date.now();
    const seats = names.map((name, seat) => seatOf(code, name, seat));
    if (match !== null) {
      store.log.saveMatch({
        ...{ id: match, publicId: `match-${code}`, game: game.id, version: versionOf(game) },
        ...{ seats: names.length, options, startedAt: now, ended: false },
      });
      // All at once: between two facts of one move, a state may have no views.
      store.log.append(match, {
        ...{ seq: 1, at: now, actor: 'table', kind: 'setup', call: null, move: null },
        events: facts,
      });
    }
    store.log.saveTable({
      ...{ id: store.log.nextTableId(), code, game: game.id, evening, match, touchedAt: now },
      lobby: { ...newLobby(game), seats, options },
    });
  }
  store.close();
}

/** Every phone that is not looked at stays awake. */
const wakeSeats = (host: HostProgram, table: LaidTable): Promise<ScreenClient[]> =>
  Promise.all(table.names.map((_, seat) => wakeSeat(host, table, seat)));

/** Again, where a page had the seat and is closed. */
export const wakeSeat = (host: HostProgram, { code }: LaidTable, seat: number): Promise<ScreenClient> =>
  ScreenClient.open(Number(new URL(host.origin).port), { table: code, seatToken: tokenOf(code, seat) });

interface Look {
  readonly browser: Browser;
  readonly size: { readonly width: number; readonly height: number };
  readonly locale: Locale;
  readonly light?: 'light' | 'dark';
  /** The page's time stands still at this moment. */
  readonly at?: number;
}

/** Timers go on; what they count does not, and chance has no choice: which slice a new guest is offered, say. */
function standStill(at: number): void {
  const Real = Date;
  globalThis.Date = new Proxy(Real, {
    construct: (_, given: [number]) => (given.length > 0 ? new Real(...given) : new Real(at)),
  });
  Date.now = () => at;
  performance.now = () => 0;
  Math.random = () => 0.99;
}

async function screenFor(look: Look, keep: Readonly<Record<string, string>> = {}): Promise<Page> {
  const { browser, size, locale, light = 'light', at } = look;
  const context = await browser.newContext({
    ...{ viewport: size, locale, colorScheme: light, reducedMotion: 'reduce', hasTouch: true },
    timezoneId: 'UTC',
  });
  if (at !== undefined) await context.addInitScript(standStill, at);
  await context.addInitScript(
    (kept) => {
      // Before a page comes, a blank one has no room to keep anything.
      if (location.protocol === 'about:') return;
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(`smorgasboard.${name}`, value);
    },
    { locale, ...keep },
  );
  return newPage(context, []);
}

/** A big screen, and what makes it show one table after the other. */
export async function bigScreen(host: HostProgram, look: Look) {
  const page = await screenFor(look);
  await page.goto(host.table);
  const show = async ({ code }: LaidTable): Promise<void> => {
    await page.evaluate((path) => {
      location.hash = path;
    }, `#/table/${code}`);
    await page.waitForFunction((shown) => document.title.startsWith(shown), code);
  };
  return { page, show };
}

/** The phone of whoever has the same seat at all of these tables. */
export async function phoneOf(
  host: HostProgram,
  { tables, seat, ...look }: Look & { readonly tables: readonly LaidTable[]; readonly seat: number },
) {
  const seats = tables.map(({ code }) => [code, tokenOf(code, seat)]);
  const page = await screenFor(look, { seats: JSON.stringify(seats) });
  const show = async ({ code }: LaidTable): Promise<void> => {
    await page.goto(`${host.phoneOrigin}/?t=${code}`);
  };
  return { page, show };
}
