import type { EdgeKey } from './families.ts';

const scallops = (): string => {
  const bites = Array.from({ length: 6 }, (_, i) => {
    const right = 400 - i * 66.7;
    const x = (offset: number): number => Math.round(right - offset);
    return `Q${x(10)} 17 ${x(34)} 17Q${x(58)} 17 ${x(66.7)} 5`;
  });
  return `M0 0H400V3${bites.join('')}L0 3Z`;
};

/** The lower edge of a layer on a strip 400 wide and 28 tall. */
export const EDGES: Readonly<Record<EdgeKey, string>> = {
  frills:
    'M0 0H400V8Q388 26 374 10Q358 -2 344 14Q328 30 312 12Q296 0 280 14Q264 28 248 12Q232 -2 216 13Q200 28 184 12Q168 0 152 14Q136 28 120 12Q104 -2 88 13Q72 28 56 12Q40 0 26 14Q12 26 0 8Z',
  corners: 'M0 0H400V3L352 3L322 26L292 3H196L168 20L140 3H96L62 26L30 3H0Z',
  drips:
    'M0 0H400V6Q396 22 382 20Q370 18 366 8Q352 4 338 8Q334 26 320 25Q306 24 304 8Q260 3 214 7Q210 20 198 19Q188 18 184 7Q140 3 112 8Q108 24 94 24Q80 23 78 8Q50 4 30 7Q24 16 14 15Q4 14 0 6Z',
  slab: 'M0 0H400V4Q398 13 386 13H14Q2 13 0 4Z',
  ripples:
    'M0 0H400V2Q380 14 360 6Q340 14 320 6Q300 14 280 6Q260 14 240 6Q220 14 200 6Q180 14 160 6Q140 14 120 6Q100 14 80 6Q60 14 40 6Q20 14 0 2Z',
  scallops: scallops(),
  teeth:
    'M0 0H400V4L380 18L360 4L340 18L320 4L300 18L280 4L260 18L240 4L220 18L200 4L180 18L160 4L140 18L120 4L100 18L80 4L60 18L40 4L20 18L0 4Z',
};
