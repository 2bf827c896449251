import { describe, expect, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { drawReceipt, drawStandings } from '../../../src/main/records/drawing.ts';
import { pagesOf } from '../../../src/main/records/pages.ts';
import type { Picture } from '../../../src/main/records/picture.ts';
import { recordWords } from '../../../src/main/records/words.ts';
import type { Finished } from '../../../src/main/store/finished.ts';
import { crowd, longSheet, pointsAt, sheetOfRows } from './evenings.ts';
import { openRecordHost, staticFolder } from './house-files.ts';
import { fileOf, pastMatch } from './past.ts';

const sheet = longSheet({ rounds: 9, players: crowd });

/** What is written, in the order in which it is drawn. */
const writtenOn = (picture: Picture): string[] =>
  pagesOf(picture).flatMap(({ svg }) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text!));

const written = (points: number): string => String(points).replace('-', '−');

/** Of an em: a digit of the face that is drawn with, rather too little than too much. */
const DIGIT = 0.54;
const NUMBER =
  /<text x="([\d.]+)" y="([\d.]+)" font-family="[^"]*" font-size="([\d.]+)"[^>]*text-anchor="end">([−\d]+)</g;

/** Where numbers stand that end at a line. */
const numbersOn = (picture: Picture) =>
  pagesOf(picture).flatMap(({ svg }, page) =>
    [...svg.matchAll(NUMBER)].map(([, x, y, size, text = '']) => ({
      ...{ text, y: `${page}: ${y}`, right: Number(x) },
      left: Number(x) - text.length * Number(size) * DIGIT,
    })),
  );

describe('T-46: the table of rounds × players', () => {
  test('is a file with a column for each round, and says who is who by an id', async () => {
    const host = await openRecordHost(await staticFolder());
    await host.bring(fileOf([sheet, pastMatch({ log: 'sheet-wars.classic', id: 'wars' })], crowd));
    const rows = (await (await host.get('long-sheet/table.csv?locale=de')).text()).trim().split('\r\n');
    expect(rows[0]).toBe('"place","player","name","1","2","3","4","5","6","7","8","9","Summe"');
    const first = sheet.seats[0]!;
    const cells = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((round) => pointsAt(first.seat, round));
    expect(rows[1]).toBe([1, `"${first.player}"`, `"${first.name}"`, ...cells, first.score].join(','));
    expect(rows).toHaveLength(13);
    const wars = (await (await host.get('wars/table.csv?locale=en')).text()).split('\r\n')[0];
    expect(wars).toContain('"Points on the orders"');
    expect((await host.get('long-sheet/table.csv', 'x'.repeat(32))).status).toBe(403);
    for (const file of ['all.csv', 'long-sheet/entry.csv'])
      expect(await (await host.get(file)).text(), file).toContain(`"${first.player}"`);
  });

  test('is in the pictures, its totals beside what they are made of', async () => {
    const wordsOf = await recordWords({ staticDir: await staticFolder(), games, locale: 'en' });
    const entry = sheet as unknown as Finished;
    const words = wordsOf(entry);
    for (const picture of [drawStandings(entry, words), drawReceipt(entry, words, entry.seats[0]!)]) {
      const texts = writtenOn(picture).join(' ');
      for (const { seat, name, score } of entry.seats) {
        const cells = [1, 2, 3, 4, 5].map((round) => written(pointsAt(seat, round)));
        expect(texts).toContain([name, ...cells].join(' '));
        expect(texts).toContain(`${written(pointsAt(seat, 9))} ${written(score)}`);
      }
    }
  });

  test('keeps numbers of five digits apart, and bars short of the points beside them', async () => {
    const wordsOf = await recordWords({ staticDir: await staticFolder(), games, locale: 'en' });
    const small = longSheet({ rounds: 9, players: crowd }) as unknown as Finished;
    const entry: Finished = {
      ...small,
      receipt: small.receipt.map((line) => ({ ...line, points: line.points * 1111 })),
      seats: small.seats.map((one) => ({ ...one, score: one.score * 1111 })),
    };
    const words = wordsOf(entry);
    for (const picture of [drawStandings(entry, words), drawReceipt(entry, words, entry.seats[0]!)]) {
      const numbers = numbersOn(picture);
      expect(numbers.length).toBeGreaterThan(12 * 9);
      for (const one of numbers) {
        const before = numbers.filter((other) => other.y === one.y && other.right < one.right);
        expect(Math.max(0, ...before.map(({ right }) => right)), JSON.stringify(one)).toBeLessThan(one.left);
      }
    }
    const { body } = drawStandings(entry, words);
    const ends = [...body.matchAll(/<rect x="150" y="\d+" width="([\d.]+)"/g)].map(
      ([, width]) => 150 + Number(width),
    );
    const totals = numbersOn(drawStandings(entry, words)).filter(({ right }) => right === 1080 - 48);
    expect(ends).toHaveLength(12);
    expect(Math.max(...ends)).toBeLessThan(Math.min(...totals.map(({ left }) => left)));
  });

  test('T-48: names its rows in letters that can be read, however many stand side by side', async () => {
    const wordsOf = await recordWords({ staticDir: await staticFolder(), games, locale: 'de' });
    const rows = ['Einser', 'Bonus', 'Dreierpasch', 'Große Straße', 'Fünf gleiche', 'Chance', 'Full House'];
    const entry = sheetOfRows({ rows, players: crowd }) as unknown as Finished;
    const words = wordsOf(entry);
    for (const picture of [drawStandings(entry, words), drawReceipt(entry, words, entry.seats[0]!)]) {
      const svg = pagesOf(picture)
        .map((one) => one.svg)
        .join('');
      for (const row of rows) {
        const sizes = [...svg.matchAll(/font-size="([\d.]+)"[^>]*>([^<]*)</g)].flatMap(([, size, text]) =>
          text === row ? [Number(size)] : [],
        );
        expect(sizes.length, row).toBeGreaterThan(0);
        expect(Math.min(...sizes), row).toBeGreaterThan(16);
      }
    }
  });

  test('goes on below itself with the names again where there are more rounds than fit', async () => {
    const wordsOf = await recordWords({ staticDir: await staticFolder(), games, locale: 'en' });
    const entry = longSheet({ rounds: 40, players: crowd.slice(0, 3) }) as unknown as Finished;
    const texts = writtenOn(drawStandings(entry, wordsOf(entry)));
    const times = texts.filter((text) => text === entry.seats[0]!.name).length;
    expect(times).toBeGreaterThan(2);
    for (let round = 1; round <= 40; round++) expect(texts).toContain(String(round));
  });
});
