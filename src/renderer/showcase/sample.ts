import type { QrMatrix } from '../ui/Qr.svelte';
import type { LayerData } from '../ui/Sandwich.svelte';

/** Looks like a QR code and says nothing: the real ones come from the host. */
export const sampleQr = (size = 29): QrMatrix => {
  const corners = [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const;
  const finder = (x: number, y: number): boolean | undefined => {
    for (const [cx, cy] of corners) {
      const [dx, dy] = [x - cx, y - cy];
      if (dx < -1 || dy < -1 || dx > 7 || dy > 7) continue;
      const ring = Math.max(Math.abs(dx - 3), Math.abs(dy - 3));
      return ring === 3 || ring <= 1;
    }
    return undefined;
  };
  let path = '';
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      if (finder(x, y) ?? (x * 7 + y * 13 + x * y * 3 + ((x ^ y) % 5)) % 7 < 3) path += `M${x} ${y}h1v1h-1z`;
  return { size, path };
};

const layer = (key: string, art: string, name: string, family: LayerData['family']): LayerData => ({
  key,
  art: `sandwich-${art}`,
  name,
  family,
});

export const LAYERS = {
  bacon: layer('bacon', 'bacon', 'Bacon', 'meats'),
  avocado: layer('avocado', 'avocado', 'Avocado', 'vegetables'),
  egg: layer('egg', 'fried-egg', 'Fried egg', 'cheese'),
  cheese: layer('cheese', 'blue-cheese', 'Goat cheese', 'cheese'),
  honey: layer('honey', 'honey', 'Honey', 'sweets'),
  strawberry: layer('strawberry', 'strawberry-jam', 'Strawberry jam', 'fruit'),
  sardines: layer('sardines', 'sardines', 'Sardines', 'fish'),
  sock: layer('sock', 'grandads-sock', 'Grandad’s sock', 'oddities'),
  lettuce: layer('lettuce', 'lettuce', 'Lettuce', 'vegetables'),
  peanut: layer('peanut', 'peanut-butter', 'Peanut butter', 'spreads'),
} as const;

export const NAMES = [
  'Maya',
  'Tom',
  'Inès',
  'Jürgen',
  'Lucía',
  'Rosa',
  'Émile',
  'Hanna',
  'Björn',
  'Chloé',
  'Pablo',
  'Wilhelmine-Charlotte',
] as const;
