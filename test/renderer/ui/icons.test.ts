import { readdirSync, readFileSync } from 'node:fs';
import phosphor from '@iconify-json/ph/icons.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import art from '../../../src/renderer/ui/art.json';
import artRoom from '../../../src/renderer/ui/art-room.json';

const everything = { ...art, ...artRoom };
/** Where phones are drawn. */
const phone = /^(phone|shell|rules|ui)\/|\/hand\/|HandView|HandStub/;

const root = new URL('../../../src/renderer/', import.meta.url);
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.svelte'),
);

const used = files.flatMap((file) => {
  const source = readFileSync(new URL(file, root), 'utf8');
  return [...source.matchAll(/(?:\bicon(?:End)?=|<Icon name=)"([a-z-]+)"/g)].map((match) => ({
    file,
    icon: match[1] ?? '',
  }));
});

describe('icons', () => {
  test('screens name only symbols that are drawn', () => {
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter(({ icon }) => !(icon in everything))).toEqual([]);
    expect(used.filter(({ file, icon }) => phone.test(file) && !(icon in art))).toEqual([]);
  });

  test('every symbol is in the collection', () => {
    const names = Object.values(everything).map((id) => id.replace(/^ph:/, ''));
    expect(names.filter((name) => !(name in phosphor.icons))).toEqual([]);
  });
});
