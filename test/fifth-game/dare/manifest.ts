import type { Manifest } from '../../../src/shared/game.ts';

export const manifest: Manifest = {
  id: 'dare',
  kind: 'game',
  seats: { min: 2, max: 4 },
  title: 'name',
  text: 'dare',
  art: 'dare',
  icons: { choose: 'users' },
};
