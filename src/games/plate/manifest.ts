import type { Manifest } from '../../shared/game.ts';

export const manifest: Manifest = {
  id: 'plate',
  kind: 'game',
  seats: { min: 2, max: 5 },
  title: 'name',
  text: 'plate',
  art: 'plate',
};
