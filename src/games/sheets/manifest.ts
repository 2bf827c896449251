import type { Manifest } from '../../shared/game.ts';

const sheet = (data: Pick<Manifest, 'id' | 'seats'>): Manifest => ({
  ...data,
  kind: 'sheet',
  title: `sheet.${data.id}`,
  text: 'sheets',
});

export const manifests = {
  sandwich: sheet({ id: 'sheet-sandwich', seats: { min: 3, max: 12 } }),
  plate: sheet({ id: 'sheet-plate', seats: { min: 2, max: 5 } }),
  wars: sheet({ id: 'sheet-wars', seats: { min: 2, max: 5 } }),
  masters: sheet({ id: 'sheet-masters', seats: { min: 2, max: 6 } }),
  own: sheet({ id: 'sheet-own', seats: { min: 1, max: 12 } }),
  plain: sheet({ id: 'sheet-plain', seats: { min: 1, max: 12 } }),
} as const;
