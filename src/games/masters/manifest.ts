import type { Manifest } from '../../shared/game.ts';

export const manifest: Manifest = {
  id: 'masters',
  kind: 'game',
  seats: { min: 2, max: 6 },
  title: 'name',
  text: 'masters',
  art: 'masters',
};
