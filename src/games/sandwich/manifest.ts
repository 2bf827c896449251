import type { Manifest } from '../../shared/game.ts';

export const manifest: Manifest = {
  id: 'sandwich',
  kind: 'game',
  seats: { min: 3, max: 12 },
  title: 'name',
  text: 'sandwich',
  art: 'sandwich',
  icons: { market: 'grab' },
};
