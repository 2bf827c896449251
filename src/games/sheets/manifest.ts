import type { Manifest } from '../../shared/game.ts';

const sheet = (data: Pick<Manifest, 'id' | 'seats' | 'minutes'>): Manifest => ({
  ...data,
  kind: 'sheet',
  title: `sheet.${data.id}`,
  text: 'sheets',
});

export const manifests = {
  sandwich: sheet({ id: 'sheet-sandwich', seats: { min: 3, max: 12 }, minutes: 15 }),
  plate: sheet({ id: 'sheet-plate', seats: { min: 2, max: 5 }, minutes: 30 }),
  wars: sheet({ id: 'sheet-wars', seats: { min: 2, max: 5 }, minutes: 5 }),
  masters: sheet({ id: 'sheet-masters', seats: { min: 2, max: 6 }, minutes: 30 }),
  own: sheet({ id: 'sheet-own', seats: { min: 1, max: 12 }, minutes: 30 }),
  plain: sheet({ id: 'sheet-plain', seats: { min: 1, max: 12 }, minutes: 30 }),
} as const;
