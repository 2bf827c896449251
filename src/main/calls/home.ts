import { accept } from '../../shared/game.ts';
import { deny } from '../../shared/host-refusals.ts';
import { qrOf, wifiText } from '../lan/qr.ts';
import type { Handlers } from './handler.ts';
import { moveTo } from './pages.ts';

type HomeCall =
  | 'table.create'
  | 'table.show'
  | 'table.leave'
  | 'table.close'
  | 'home.state'
  | 'games.presets'
  | 'address.choose'
  | 'wifi.code'
  | 'join.card'
  | 'settings.get'
  | 'settings.set';

export const home: Handlers<HomeCall> = {
  'table.create': ({ host }, { game, item }) => {
    const table = host.tables.create(game);
    if (!table.ok) return table;
    const { code, setup } = table.value;
    const set = item === undefined ? accept(null) : setup.setUpWith(item);
    if (set.ok) return accept({ code });
    table.value.close();
    return set;
  },
  'table.show': ({ host, screen }, { code }) => {
    const table = host.tables.find(code);
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
  'table.close': ({ host }, { code }) => {
    const table = host.tables.find(code);
    if (!table) return deny('no-such-table', { code });
    table.close();
    return accept(null);
  },

  'home.state': ({ host }) =>
    accept({
      isSecure: host.joinAddresses.isSecure,
      tables: host.tables.list(),
      addresses: host.joinAddresses.addresses,
      version: host.version,
      defaultGame: host.store.settings.get('defaultGame'),
    }),
  'games.presets': ({ host }) =>
    accept(Object.fromEntries(host.games.map(({ id, presets }) => [id, presets.map((preset) => preset.id)]))),
  'address.choose': ({ host }, { address }) => {
    if (!host.joinAddresses.knows(address)) return deny('no-such-address');
    host.store.settings.set('address', address);
    return accept(null);
  },

  'wifi.code': ({ host, screen }) => {
    const wifi = host.store.settings.get('wifi');
    if (!wifi) return deny('no-wifi');
    if (!screen.isPrivate) return deny('only-here');
    return accept({ name: wifi.name, qr: qrOf(wifiText(wifi)) });
  },
  'join.card': ({ host, screen }, { code }) => {
    if (code !== undefined && !host.tables.find(code)) return deny('no-such-table', { code });
    const wifi = host.store.settings.get('wifi');
    const text = wifi && screen.isPrivate ? wifiText(wifi) : undefined;
    return accept({
      ...host.joinAddresses.link(code),
      wifi: wifi && { name: wifi.name, ...(text !== undefined && { text, qr: qrOf(text) }) },
    });
  },
  'settings.get': ({ host }) => accept(host.store.settings.shown()),
  'settings.set': ({ host, screen }, { key, value }) => {
    if (key === 'https' && !screen.isPrivate) return deny('only-here');
    const outcome = host.store.settings.set(key, value);
    return outcome === 'set' ? accept(null) : deny(outcome === 'unknown' ? 'unknown-setting' : 'bad-setting');
  },
};
