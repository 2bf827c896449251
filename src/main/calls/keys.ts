import { accept } from '../../shared/game.ts';
import { deny } from '../../shared/host-refusals.ts';
import { qrOf } from '../lan/qr.ts';
import type { Handlers } from './handler.ts';

type KeyCall = 'host.ask' | 'host.prove' | 'host.nod' | 'owner.pass' | 'owner.take' | 'owner.pin';

export const keys: Handlers<KeyCall> = {
  'host.ask': ({ host, screen }, { as = 'host' }) => host.keys.ask(screen.id, screen, as),
  'host.prove': ({ host, screen }, { code }) => host.keys.prove(screen.id, code.replaceAll(/\s/g, '')),
  'host.nod': ({ host }, { id, yes }) => host.keys.nod(id, yes ? 'yes' : 'no'),
  'owner.pass': ({ host, screen }) => {
    if (!screen.isPrivate) return deny('only-here');
    const url = `${host.joinAddresses.origin()}/owner#pass=${host.owners.newPass()}`;
    return accept({ url, qr: qrOf(url) });
  },
  'owner.take': ({ host, screen }, { pass }) => host.owners.take(pass, screen.id, screen),
  'owner.pin': ({ host, screen }, { pin }) => host.owners.byPin(pin, screen),
};
