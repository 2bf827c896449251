import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { drawReceipt } from '../../../src/main/records/drawing.ts';
import { recordWords } from '../../../src/main/records/words.ts';
import type { Finished } from '../../../src/main/store/finished.ts';
import { staticFolder } from './house-files.ts';
import { pastMatch } from './past.ts';

const race = pastMatch({ log: 'masters.race', id: 'race' }) as unknown as Finished;
const winner = race.seats.find(({ rank }) => rank === 1)!;

async function receipt(staticDir: string): Promise<string> {
  const words = (await recordWords({ staticDir, games, locale: 'es' }))(race);
  const { body, rows } = drawReceipt(race, words, winner);
  return body + rows.map(({ svg }) => svg).join('');
}

test('a shared receipt shows faces, places, everybody at the table, and what was served', async () => {
  const folder = await staticFolder();
  mkdirSync(path.join(folder, 'art'));
  const egg = '<symbol id="masters-egg" viewBox="0 0 32 32"><path d="M1 2Z"/></symbol>';
  writeFileSync(path.join(folder, 'art/masters.svg'), `<svg>${egg}</svg>`);
  writeFileSync(path.join(folder, 'art/faces.json'), JSON.stringify(['<path d="M3 4Z"/>']));
  const svg = await receipt(folder);
  for (const { name, score } of race.seats) {
    expect(svg).toContain(`>${name}<`);
    expect(svg).toContain(`>${score}<`);
  }
  expect(svg.split('M3 4Z')).toHaveLength(race.seats.length + 2);
  expect(svg.split('M1 2Z')).toHaveLength(3);
  expect(svg).toContain('>Huevo<');
});

test('M-19: a shared receipt names no rule, and is drawn without any pictures too', async () => {
  const svg = await receipt(await staticFolder());
  expect(svg).toContain(`>${winner.name}<`);
  expect(svg).not.toMatch(/M-\d\d/);
  expect(svg).not.toContain('>Huevo<');
});
