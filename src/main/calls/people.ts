import { randomBytes } from 'node:crypto';
import { accept, type Result } from '../../shared/game.ts';
import { deny } from '../../shared/host-refusals.ts';
import type { HostContext } from '../lan/host-context.ts';
import type { Handlers, Reached } from './handler.ts';

type PeopleCall =
  | 'roster.list'
  | 'roster.save'
  | 'roster.forget'
  | 'roster.erase'
  | 'roster.merge'
  | 'roster.unmerge'
  | 'library.list'
  | 'library.save'
  | 'library.remove';

const MOST_ITEMS = 60;

const mayWrite = ({ host, screen }: Reached): boolean =>
  screen.hosting || host.store.settings.get('guestsWriteLibrary');

/** What is in the library of a game is part of its rules, at every table that is set up for it. */
function checkAnew({ tables }: HostContext, game: string): void {
  for (const table of tables) if (table.game.id === game) table.touch();
}

export const people: Handlers<PeopleCall> = {
  'roster.list': ({ host, screen }) =>
    accept({
      players: host.store.roster.list(),
      seated: screen.table?.lobby.seats.map(({ player }) => player) ?? [],
    }),
  'roster.save': ({ host }, { id, name, face, badge }) => {
    const { roster } = host.store;
    if (id !== undefined && !roster.find(id)) return deny('no-such-player');
    const known = { ...(id === undefined ? {} : { id }), ...(badge === undefined ? {} : { badge }) };
    return accept({ id: roster.save({ name, face, ...known }) });
  },
  'roster.forget': ({ host }, { id, erase = false }) => {
    const person = host.store.roster.find(id);
    if (!person) return deny('no-such-player');
    if (erase) {
      const seats = host.store.erasing.person({ id });
      for (const table of host.tables) table.forgetSeats(seats);
    } else host.store.roster.forget(id);
    for (const table of host.tables) table.replacePlayer(id, null);
    return accept(null);
  },
  'roster.erase': ({ host }, { name }) => {
    const seats = host.store.erasing.person({ name });
    for (const table of host.tables) table.forgetSeats(seats);
    return accept({ places: seats.length });
  },
  'roster.merge': ({ host }, { from, into }) => {
    const { roster } = host.store;
    if (from === into || !roster.find(from) || !roster.find(into)) return deny('no-such-player');
    roster.merge(from, into);
    for (const table of host.tables) table.replacePlayer(from, into);
    return accept(null);
  },
  'roster.unmerge': ({ host }, { merge }) => {
    const person = host.store.roster.unmerge(merge);
    if (!person) return deny('no-such-player');
    for (const table of host.tables) table.giveBack(person.id);
    return accept({ id: person.id });
  },

  'library.list': (reached, { game }) =>
    accept({ items: reached.host.store.library.list(game), writable: mayWrite(reached) }),
  'library.save': (reached, { game, id, item }) => {
    const { host, screen } = reached;
    const { library } = host.store;
    if (!mayWrite(reached)) return deny('host-only');
    const rules = host.tables.gameOf(game)?.library;
    if (!rules) return deny('unknown-game');
    const checked: Result<object> = rules.parse(item);
    if (!checked.ok) return checked;
    const kept = library.list(game);
    const isKnown = kept.some((one) => one.id === id);
    if (id !== undefined && !(isKnown && screen.hosting)) return deny('bad-item');
    if (!isKnown && kept.length >= MOST_ITEMS) return deny('library-full', { n: MOST_ITEMS });
    const saved = { id: id ?? randomBytes(9).toString('base64url'), item: checked.value };
    library.save(game, saved);
    checkAnew(host, game);
    return accept({ id: saved.id });
  },
  'library.remove': ({ host }, { game, id }) => {
    host.store.library.remove(game, id);
    checkAnew(host, game);
    return accept(null);
  },
};
