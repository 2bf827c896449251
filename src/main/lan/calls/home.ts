import { accept } from '../../../shared/game.ts';
import { deny } from '../../../shared/host-refusals.ts';
import type { Handlers } from '../handler.ts';
import { moveTo } from '../house.ts';

type HomeCall =
  | 'table.create'
  | 'table.show'
  | 'table.leave'
  | 'table.close'
  | 'home.state'
  | 'address.choose'
  | 'settings.get'
  | 'settings.set';

export const home: Handlers<HomeCall> = {
  'table.create': ({ house }, { game }) => {
    const table = house.tables.create(game);
    return table.ok ? accept({ code: table.value.code }) : table;
  },
  'table.show': ({ house, screen }, { code }) => {
    const table = house.tables.find(code);
    if (!table) return deny('no-such-table', { code });
    moveTo(screen, table);
    return accept(null);
  },
  'table.leave': ({ screen }) => {
    const { table } = screen;
    moveTo(screen, null);
    if (table?.isForsaken) table.close();
    return accept(null);
  },
  'table.close': ({ house }, { code }) => {
    const table = house.tables.find(code);
    if (!table) return deny('no-such-table', { code });
    table.close();
    return accept(null);
  },

  'home.state': ({ house }) =>
    accept({ tables: house.tables.list(), addresses: house.waysIn.addresses, version: house.version }),
  'address.choose': ({ house }, { address }) => {
    if (!house.waysIn.knows(address)) return deny('no-such-address');
    house.store.settings.set('address', address);
    return accept(null);
  },

  'settings.get': ({ house }) => accept({ ...house.store.settings.all() }),
  'settings.set': ({ house }, { key, value }) => {
    const outcome = house.store.settings.set(key, value);
    return outcome === 'set' ? accept(null) : deny(outcome === 'unknown' ? 'unknown-setting' : 'bad-setting');
  },
};
