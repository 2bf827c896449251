import { accept } from '../../shared/game.ts';
import { deny } from '../../shared/host-refusals.ts';
import { forgetOwn, ownIn, takeOwn } from '../lan/own-certificate.ts';
import type { Handlers } from './handler.ts';

type CertificateCall = 'certificate.show' | 'certificate.use' | 'certificate.forget';

/** Its key is sent, so it is sent where nobody listens. */
export const certificate: Handlers<CertificateCall> = {
  'certificate.show': ({ host }) => accept(ownIn(host.dataDir)),
  'certificate.use': ({ host, screen }, { pem }) => {
    if (!screen.isPrivate) return deny('only-here');
    const wrong = takeOwn(host.dataDir, pem, Date.now());
    return wrong ? deny(wrong) : accept(ownIn(host.dataDir));
  },
  'certificate.forget': ({ host, screen }) => {
    if (!screen.isPrivate) return deny('only-here');
    forgetOwn(host.dataDir);
    return accept(null);
  },
};
