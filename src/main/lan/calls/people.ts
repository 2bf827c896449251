import { randomBytes } from 'node:crypto';
import { accept, type Result } from '../../../shared/game.ts';
import { deny } from '../../../shared/host-refusals.ts';
import { replacePlayer } from '../../table/handing.ts';
import type { Handlers, Reached } from '../handler.ts';

type PeopleCall =
  | 'roster.list'
  | 'roster.save'
  | 'roster.forget'
  | 'roster.merge'
  | 'library.list'
  | 'library.save'
  | 'library.remove';

const MOST_ITEMS = 60;

const mayWrite = ({ house, screen }: Reached): boolean =>
  screen.hosting || house.store.settings.get('guestsWriteLibrary');

export const people: Handlers<PeopleCall> = {
  'roster.list': ({ house }) => accept({ players: house.store.roster.list() }),
  'roster.save': ({ house }, { id, name, face, badge }) => {
    const { roster } = house.store;
    if (id !== undefined && !roster.find(id)) return deny('no-such-player');
    const known = { ...(id === undefined ? {} : { id }), ...(badge === undefined ? {} : { badge }) };
    return accept({ id: roster.save({ name, face, ...known }) });
  },
  'roster.forget': ({ house }, { id }) => {
    if (!house.store.roster.find(id)) return deny('no-such-player');
    house.store.roster.forget(id);
    for (const table of house.tables) replacePlayer(table, id, null);
    return accept(null);
  },
  'roster.merge': ({ house }, { from, into }) => {
    const { roster } = house.store;
    if (from === into || !roster.find(from) || !roster.find(into)) return deny('no-such-player');
    roster.merge(from, into);
    for (const table of house.tables) replacePlayer(table, from, into);
    return accept(null);
  },

  'library.list': (reached, { game }) =>
    accept({ items: reached.house.store.library.list(game), writable: mayWrite(reached) }),
  'library.save': (reached, { game, id, item }) => {
    const { house, screen } = reached;
    const { library } = house.store;
    if (!mayWrite(reached)) return deny('host-only');
    const rules = house.tables.gameOf(game)?.library;
    if (!rules) return deny('unknown-game');
    const checked: Result<object> = rules.parse(item);
    if (!checked.ok) return checked;
    const kept = library.list(game);
    const isKnown = kept.some((one) => one.id === id);
    if (id !== undefined && !(isKnown && screen.hosting)) return deny('bad-item');
    if (!isKnown && kept.length >= MOST_ITEMS) return deny('library-full', { n: MOST_ITEMS });
    const saved = { id: id ?? randomBytes(9).toString('base64url'), item: checked.value };
    library.save(game, saved);
    return accept({ id: saved.id });
  },
  'library.remove': ({ house }, { game, id }) => {
    house.store.library.remove(game, id);
    return accept(null);
  },
};
