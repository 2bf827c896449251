/** What the owner of the house sees and does from a phone. */
import { accept, type Result } from '../../shared/game.ts';
import { deny } from '../../shared/host-refusals.ts';
import type { HouseState, HouseTable, OpenTable } from '../../shared/protocol.ts';
import type { HostContext, Page } from '../lan/host-context.ts';
import type { LiveTable } from '../table/live-table.ts';
import type { Handlers } from './handler.ts';
import { isBig, screensOf, showOn } from './screens.ts';

type HouseCall =
  | 'house.state'
  | 'house.lock'
  | 'house.end'
  | 'house.close'
  | 'house.show'
  | 'house.say'
  | 'house.backup'
  | 'house.restart'
  | 'house.update'
  | 'house.allow'
  | 'house.takeAway';

const MINUTE_MS = 60_000;

function houseTable(open: OpenTable, table: LiveTable): HouseTable {
  const { lobby, broadcast } = table;
  const phones = broadcast.phones();
  return {
    ...open,
    locked: lobby.locked,
    watching: [...broadcast.screens].filter(({ display, seatToken }) => !display && seatToken === null)
      .length,
    seats: lobby.seats.map(({ badge, name, kind, token }) => ({
      ...{ badge, name },
      here: kind === 'bot' || (token !== null && phones.has(token)),
    })),
  };
}

function stateFor(host: HostContext, screen: Page): HouseState {
  const { keys, owners, house, store, backups, tables } = host;
  const pages = [...host.pages].filter((page) => page.greeted && page.isOpen);
  const [backup] = backups.list();
  const known = [
    ...owners.list().map((key) => ({ ...key, rights: 'owner' as const })),
    ...keys.lent().map((key) => ({ ...key, rights: 'host' as const })),
  ];
  return {
    version: host.version,
    vitals: house.vitals(),
    tables: tables.list().map((open) => houseTable(open, tables.find(open.code)!)),
    screens: screensOf(host, screen),
    strangers: pages.filter((page) => !isBig(page) && !page.owning && page.table === null).length,
    keys: known.map((key) => ({ ...key, yours: screen.keys.includes(key.id) })),
    screensMayAsk: store.settings.get('screensMayAsk'),
    guestsWriteLibrary: store.settings.get('guestsWriteLibrary'),
    backup: backup ? { at: backup.at, bytes: backup.bytes } : null,
    backingUp: house.backingUp,
    word: house.word,
    updates: house.updates?.state() ?? null,
  };
}

function at(host: HostContext, code: string, then: (table: LiveTable) => Result<null>): Result<null> {
  const table = host.tables.find(code);
  return table ? then(table) : deny('no-such-table', { code });
}

const done = (work: () => void): Result<null> => {
  work();
  return accept(null);
};

export const house: Handlers<HouseCall> = {
  'house.state': ({ host, screen }) => accept(stateFor(host, screen)),
  'house.lock': ({ host }, { code, locked }) =>
    at(host, code, (table) => done(() => table.changeLobby({ locked }))),
  'house.end': ({ host }, { code }) => at(host, code, (table) => table.course.end()),
  'house.close': ({ host }, { code }) => at(host, code, (table) => done(() => table.close())),
  'house.show': ({ host }, wanted) => showOn(host, wanted),
  'house.say': ({ host }, { text, minutes }) =>
    done(() => host.house.say(text === '' ? null : { text, until: Date.now() + minutes * MINUTE_MS })),
  'house.backup': ({ host }) => done(() => host.house.backUp()),
  'house.restart': ({ host }) => done(() => host.house.restart()),
  'house.update': ({ host }) => done(() => host.house.updates?.ask()),
  'house.allow': ({ host }, { what, yes }) => done(() => void host.store.settings.set(what, yes)),
  'house.takeAway': ({ host }, { key }) => {
    if (!host.owners.takeAway(key) && !host.keys.takeAway(key)) return deny('code-is-gone');
    for (const page of host.pages) if (page.keys.includes(key)) page.bye('removed');
    return accept(null);
  },
};
