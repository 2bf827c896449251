import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Drawer } from '../../../src/main/records/drawer.ts';
import { Pictures } from '../../../src/main/records/pictures.ts';
import { staticFolder } from './house-files.ts';

const moody = path.resolve(import.meta.dirname, '../fixtures/moody-worker.ts');

function openDrawer(limitMs: number): Drawer {
  const drawer = new Drawer({ file: moody, limitMs });
  onTestFinished(() => drawer.close());
  return drawer;
}

const wish = (svg: string) => ({ svg, fontFiles: [], family: 'none' });

test('N-56: whoever takes too long over a picture is sent away, and the next one is drawn by another', async () => {
  const drawer = openDrawer(6000);
  const [first, lost, next] = await Promise.all(['one', 'hang', 'two'].map((svg) => drawer.draw(wish(svg))));
  expect(lost).toEqual({ trouble: 'it took too long' });
  expect(first).toHaveProperty('png');
  expect(next).toHaveProperty('png');
  expect(next).not.toEqual(first);
});

test.each([
  ['end', 'the worker has ended'],
  ['throw', 'no paper'],
])('N-56: a worker that breaks (%s) breaks one picture', async (svg, trouble) => {
  const drawer = openDrawer(60_000);
  const [broken, next] = await Promise.all([svg, 'one'].map((one) => drawer.draw(wish(one))));
  expect(broken).toEqual({ trouble });
  expect(next).toHaveProperty('png');
});

test('N-56: a drawer that is closed leaves nobody waiting', async () => {
  const drawer = openDrawer(60_000);
  const waiting = ['hang', 'one'].map((svg) => drawer.draw(wish(svg)));
  drawer.close();
  expect(await Promise.all(waiting)).toEqual([{ trouble: 'closed' }, { trouble: 'closed' }]);
});

/** Counts what is really drawn, and how much of it at a time. */
class CountingDrawer extends Drawer {
  drawn = 0;

  override draw(...wishes: Parameters<Drawer['draw']>): ReturnType<Drawer['draw']> {
    this.drawn += 1;
    return super.draw(...wishes);
  }
}

const square = (size: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="9" height="9"/></svg>`;

async function openPictures() {
  const drawer = new CountingDrawer();
  const said: string[] = [];
  const pictures = new Pictures({ staticDir: await staticFolder(), log: (line) => said.push(line), drawer });
  onTestFinished(() => pictures.close());
  return { pictures, drawer, said };
}

test('N-56: a picture is drawn once, however many ask for it meanwhile and afterwards', async () => {
  const { pictures, drawer } = await openPictures();
  const together = await Promise.all(Array.from({ length: 20 }, () => pictures.png(square(20))));
  expect(new Set(together).size).toBe(1);
  await pictures.png(square(20));
  expect(drawer.drawn).toBe(1);
  await pictures.png(square(21));
  expect(drawer.drawn).toBe(2);
});

test('what cannot be drawn is said in the log, and is tried again', async () => {
  const { pictures, drawer, said } = await openPictures();
  expect(await pictures.png('no svg')).toEqual({ refused: 'trouble' });
  expect(await pictures.png('no svg')).toEqual({ refused: 'trouble' });
  expect(drawer.drawn).toBe(2);
  expect(said).toHaveLength(2);
});
