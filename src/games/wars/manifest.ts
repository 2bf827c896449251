import type { Manifest } from '../../shared/game.ts';

export const manifest: Manifest = {
  id: 'wars',
  kind: 'game',
  seats: { min: 2, max: 5 },
  title: 'name',
  text: 'wars',
  art: 'wars',
};
