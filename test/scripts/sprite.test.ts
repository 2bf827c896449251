import { describe, expect, test } from 'vitest';
import { shortenPath } from '../../scripts/vite/path-data.ts';
import { type Collection, drawSheet } from '../../scripts/vite/sprite.ts';

const food: Collection = {
  width: 32,
  height: 32,
  icons: {
    bun: { body: '<linearGradient id="a"/><path fill="url(#a)" d="M1 1h2"/>' },
    roll: { body: '<linearGradient id="a"/><use href="#a"/>', width: 16 },
  },
  aliases: { loaf: { parent: 'bun' } },
};

const collections = async (prefix: string): Promise<Collection | null> => (prefix === 'food' ? food : null);
const draw = (art: Record<string, string>): Promise<string> => drawSheet({ name: 'deli', art }, collections);

describe('a sheet of pictures', () => {
  test('has a symbol for each key, named after the sheet', async () => {
    const sheet = await draw({ one: 'food:bun', two: 'food:loaf', three: 'food:roll' });
    expect([...sheet.matchAll(/<symbol id="([^"]+)" viewBox="([^"]+)"/g)].map((m) => [m[1], m[2]])).toEqual([
      ['deli-one', '0 0 32 32'],
      ['deli-two', '0 0 32 32'],
      ['deli-three', '0 0 16 32'],
    ]);
  });

  test('keeps the inner ids of its pictures apart', async () => {
    const sheet = await draw({ one: 'food:bun', three: 'food:roll' });
    const ids = [...sheet.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(sheet).toContain('url(#deli-one-0)');
    expect(sheet).toContain('href="#deli-three-0"');
  });

  test('names the key and the icon that does not exist', async () => {
    await expect(draw({ one: 'food:ham' })).rejects.toThrow(
      'Art deli-one: the collection food has no icon "ham"',
    );
    await expect(draw({ one: 'toys:ball' })).rejects.toThrow(
      'Art deli-one: there is no icon collection "toys"',
    );
  });
});

describe('shorter path data', () => {
  const cases: readonly (readonly [string, number, string])[] = [
    ['M1.999.567L3 4', 2, 'M2 .57 3 4'],
    ['M0 0l5-.004', 2, 'M0 0l5 0'],
    ['M10 10l.33.33.33.33.33.33z', 1, 'M10 10l.3.3.4.4.3.3z'],
    ['M0 0a2.12 2.12 0 01.5.5', 1, 'M0 0a2.1 2.1 0 0 1 .5.5'],
    ['m1 1 2 2', 0, 'm1 1 2 2'],
    ['M1e1 0H1.26V-.04', 1, 'M10 0H1.3V0'],
    ['M.04.04h1zm1 1h1', 1, 'M0 0h1zm1 1h1'],
  ];

  test.each(cases)('%s with %i digits', (data, digits, short) => {
    expect(shortenPath(data, digits)).toBe(short);
  });

  test('a hundred small steps end where the exact ones end', () => {
    const short = shortenPath(`M0 0${'l.04.06'.repeat(100)}`, 1);
    const steps = [...short.slice(4).matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    const sum = (from: number): number =>
      steps.filter((_, index) => index % 2 === from).reduce((total, step) => total + step, 0);
    expect(sum(0)).toBeCloseTo(4, 1);
    expect(sum(1)).toBeCloseTo(6, 1);
  });

  test('what is no path is refused', () => {
    expect(() => shortenPath('M1', 1)).toThrow('breaks off');
    expect(() => shortenPath('b1 2', 1)).toThrow('no command "b"');
  });
});
