import type { Handlers } from './handler.ts';

export const keys: Handlers<'host.ask' | 'host.prove' | 'host.nod'> = {
  'host.ask': ({ host, screen }) => host.keys.ask(screen.id, screen),
  'host.prove': ({ host, screen }, { code }) => host.keys.prove(screen.id, code.replaceAll(/\s/g, '')),
  'host.nod': ({ host }, { id, yes }) => host.keys.nod(id, yes ? 'yes' : 'no'),
};
