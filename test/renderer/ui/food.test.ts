import { describe, expect, test } from 'vitest';
import art from '../../../src/renderer/ui/art.json';
import { baseLook } from '../../../src/renderer/ui/bases.ts';
import { FACE_COUNT, faceMarkup } from '../../../src/renderer/ui/faces.ts';
import { FAMILIES, familyOf, familyVars, likeFamily } from '../../../src/renderer/ui/families.ts';
import { mix, PATTERNS, patternUrl } from '../../../src/renderer/ui/family-patterns.ts';
import { EDGES } from '../../../src/renderer/ui/layer-edges.ts';
import { layerHeight, THINNEST_LAYER } from '../../../src/renderer/ui/squeeze.ts';

const families = Object.values(FAMILIES);

describe('families', () => {
  test.each(families)('$key has a symbol, a pattern and an edge that exist', (family) => {
    expect(art).toHaveProperty([family.icon]);
    expect(PATTERNS[family.pattern]).toContain("'C'");
    expect(EDGES[family.edge]).toMatch(/^M0 0H400.*Z$/);
    expect(EDGES[family.edge]).not.toContain('NaN');
  });

  test('no two look alike without colour', () => {
    expect(new Set(families.map((family) => family.pattern)).size).toBe(families.length);
    expect(new Set(families.map((family) => family.icon)).size).toBe(families.length);
  });

  test('a game may have families of its own, drawn after ours', () => {
    const own = likeFamily('meats', { key: 'cold-cuts', icon: 'fam-circles' });
    expect(familyOf(own)).toMatchObject({ key: 'cold-cuts', icon: 'fam-circles', pattern: 'stripes' });
    expect(familyVars(own)).toBe(familyVars('meats'));
    expect(FAMILIES.meats.key).toBe('meats');
  });

  test('patterns are drawn in a colour between the window and the layer', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
    const family = familyOf('fish');
    expect(decodeURIComponent(patternUrl(family))).toContain(mix(family.tint, family.mid, 0.42));
  });
});

describe('bases', () => {
  test.each(['bread', 'pizza', 'crepe', 'salad', 'kebab', 'wok'] as const)(
    'S-43: %s has its own look',
    (base) => {
      const { top, bottom, filling } = baseLook(base, 'sesame');
      expect(top.body).not.toBe(bottom.body);
      expect(top.height).toBeGreaterThan(0);
      expect(bottom.overlap).toBeLessThan(bottom.height);
      expect(filling).toBeLessThan(1);
    },
  );
});

describe('layers squeeze', () => {
  test.each([
    { layers: 3, wish: 86, room: undefined, height: 86 },
    { layers: 3, wish: 57, room: 500, height: 57 },
    { layers: 6, wish: 57, room: 270, height: 45 },
    { layers: 20, wish: 57, room: 270, height: THINNEST_LAYER },
    { layers: 0, wish: 57, room: 10, height: 57 },
  ])('$layers in $room become $height high', ({ height, ...stack }) => {
    expect(layerHeight(stack)).toBe(height);
  });
});

describe('faces', () => {
  test('enough for a full table, and all different', () => {
    expect(FACE_COUNT).toBeGreaterThanOrEqual(12);
    const drawn = Array.from({ length: FACE_COUNT }, (_, face) => faceMarkup(face));
    expect(new Set(drawn).size).toBe(FACE_COUNT);
  });

  test('a face of another version is still a face', () => {
    expect(faceMarkup(FACE_COUNT + 2)).toBe(faceMarkup(2));
  });
});
