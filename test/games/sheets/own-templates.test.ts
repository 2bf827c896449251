/** Six well-known score forms and one more, made with the sheet of one's own; every total is worked out by hand. */
import { describe, expect, it } from 'vitest';
import { setUpForm } from '../../../src/games/sheets/books/own.ts';
import { ownSheet } from '../../../src/games/sheets/index.ts';
import { de } from '../../../src/games/sheets/text/de.ts';
import { en } from '../../../src/games/sheets/text/en.ts';
import { es } from '../../../src/games/sheets/text/es.ts';
import { fr } from '../../../src/games/sheets/text/fr.ts';
import { checkForm } from '../../../src/shared/forms/check.ts';
import { isEntered } from '../../../src/shared/forms/form.ts';
import { TEMPLATES, type TemplateId, templateOf } from '../../../src/shared/forms/templates.ts';
import type { Messages } from '../../../src/shared/text.ts';
import { keeping } from './given.ts';

const sayIn = (words: Messages) => (key: string) => String(words[key]);
type Filled = readonly (number | null)[];

/** `once`: by seat, in the order of the form's rows that are filled in once; `rounds`: by round, row and seat. */
interface Kept {
  readonly once?: readonly Filled[];
  readonly rounds?: readonly (readonly Filled[])[];
  readonly seats: number;
}

function totals(
  id: TemplateId,
  { once = [], rounds = [], seats }: Kept,
  words: Messages = en,
): readonly number[] {
  const form = templateOf(id, sayIn(words));
  const book = keeping(ownSheet, seats, setUpForm(form));
  const rowsOf = (per: 'once' | 'round') =>
    form.rows.flatMap((row, i) => (isEntered(row) && row.per === per ? [i] : []));
  const put = (row: number, at: { seat: number; round: number }, value: number | null | undefined) => {
    if (value !== null && value !== undefined) book.when('table', { type: 'fill', row, value, ...at });
  };
  for (const [i, lines] of rounds.entries())
    for (const [j, line] of lines.entries())
      for (const [seat, value] of line.entries()) put(rowsOf('round')[j]!, { seat, round: i + 1 }, value);
  for (const [seat, line] of once.entries())
    for (const [j, value] of line.entries()) put(rowsOf('once')[j]!, { seat, round: 0 }, value);
  const receipt = ownSheet.receipt(book.state);
  for (const [seat, score] of book.sheet.scores.entries())
    expect(receipt.filter((line) => line.seat === seat).reduce((sum, { points }) => sum + points, 0)).toBe(
      score,
    );
  return book.sheet.scores;
}

describe('the forms that come with the program', () => {
  it('T-48: five dice: 35 more from 63 on, and what is struck gives nothing', () => {
    // 3+6+9+12+15+18 = 63, +35, +20 +0 +25 +30 +0 (struck) +50 +22 = 245
    // 1+6+9+12+15+18 = 61, no bonus, +17 +14 = 92
    const a = [3, 6, 9, 12, 15, 18, 20, 0, 1, 1, 2, 1, 22];
    const b = [1, 6, 9, 12, 15, 18, 17, 0, 0, 0, 0, 0, 14];
    expect(totals('dice', { seats: 2, once: [a, b] })).toEqual([245, 92]);
  });

  it('T-48: golf: strokes of nine holes without the handicap', () => {
    const holes = [4, 5, 3, 4, 6, 4, 3, 5, 4].map((strokes) => [[strokes, strokes + 1]]);
    // 38 − 2 = 36; 47 − 9 = 38
    expect(totals('golf', { seats: 2, rounds: holes, once: [[2], [9]] })).toEqual([36, 38]);
  });

  it('T-48: hearts: whoever takes all gives 26 to each of the others', () => {
    // 13+0, 26+0, 0+26, 0+26 after 13/5/8/0 and all for the second
    expect(totals('hearts', { seats: 4, rounds: [[[13, 5, 8, 0]], [[0, 26, 0, 0]]] })).toEqual([
      39, 5, 34, 26,
    ]);
  });

  it('T-48: ten thousand: 500 off for three misses', () => {
    expect(
      totals('ten-thousand', {
        seats: 2,
        rounds: [[[500, 1000]], [[0, 2500]], [[1350, 0]]],
        once: [[0], [1]],
      }),
    ).toEqual([1850, 3000]);
  });

  it.each([
    ['two games to none are worth 700', [2, 0], [100 + 60 + 120 + 700, 50]],
    ['two games to one are worth 500', [2, 1], [100 + 60 + 120 + 500, 50]],
    ['a rubber that is not over gives nothing', [1, 1], [100 + 60 + 120, 50]],
  ] as const)('T-48: rubber bridge: %s', (_, games, wanted) => {
    // Below the line, then above it: 100 and 60 with 120 above; 50 above for the others.
    const rounds = [
      [
        [100, 0],
        [0, 50],
      ],
      [
        [60, 0],
        [120, 0],
      ],
    ];
    expect(totals('rubber', { seats: 2, rounds, once: games.map((won) => [won]) })).toEqual(wanted);
  });

  it('T-48: wonders: three coins are a point; signs count squared, and seven for each set', () => {
    // conflicts, coins, stages, civic, trade, guilds, tablets, wheels, compasses
    const a = [5, 11, 10, 12, 4, 6, 2, 1, 3]; // 5 + 3 + 10 + 12 + 4 + 6 + (4 + 1 + 9 + 7) = 61
    const b = [-3, 2, 3, 20, 0, 0, 0, 4, 0]; // −3 + 0 + 3 + 20 + 16 = 36
    expect(totals('wonders', { seats: 2, once: [a, b] })).toEqual([61, 36]);
  });

  it('T-48: letters: what is left over goes off, and to whoever went out', () => {
    // 24+18 = 42, out: +5+3 = 50; 30+12−5 = 37; 9+40−3 = 46
    expect(
      totals('letters', {
        seats: 3,
        rounds: [[[24, 30, 9]], [[18, 12, 40]]],
        once: [
          [0, 1],
          [5, 0],
          [3, 0],
        ],
      }),
    ).toEqual([50, 37, 46]);
  });

  it.each([
    ['en', en],
    ['fr', fr],
    ['es', es],
    ['de', de],
  ] as const)('T-48: each is a good form in %s, and comes to the same', (_, words) => {
    for (const id of TEMPLATES)
      expect(checkForm(templateOf(id, sayIn(words)))).toMatchObject({ form: { name: words[`form.${id}`] } });
    expect(totals('wonders', { seats: 1, once: [[5, 11, 10, 12, 4, 6, 2, 1, 3]] }, words)).toEqual([61]);
  });
});
