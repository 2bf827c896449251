/**
 * Score forms that everybody knows, as a beginning: made with what a table can make by itself, in the language of the
 * screen that asks (`form.<id>`, `form.row.<word>`).
 */
import type { Form, Row } from './form.ts';

export const TEMPLATES = ['dice', 'golf', 'hearts', 'ten-thousand', 'rubber', 'wonders', 'letters'] as const;
export type TemplateId = (typeof TEMPLATES)[number];

type Say = (key: string) => string;
type Design = Omit<Form, 'name'>;

const once = { per: 'once' } as const;
const each = { per: 'round' } as const;

export function templateOf(id: TemplateId, say: Say): Form {
  const word = (key: string): string => say(`form.row.${key}`);
  /** In a formula, whatever the word is. */
  const row = (key: string): string => `[${word(key)}]`;
  const sum = (...keys: string[]): string => keys.map(row).join(' + ');
  return { name: say(`form.${id}`), ...designs[id]({ word, row, sum }) };
}

interface Words {
  word(key: string): string;
  row(key: string): string;
  sum(...keys: string[]): string;
}

const DICE = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'] as const;
const FIXED = [
  ['full-house', 25],
  ['small-straight', 30],
  ['large-straight', 40],
  ['five-of-a-kind', 50],
] as const;

const designs: Readonly<Record<TemplateId, (words: Words) => Design>> = {
  dice: ({ word, row, sum }) => {
    const thrown = (key: string, max: number): Row => ({
      kind: 'number',
      name: word(key),
      ...once,
      min: 0,
      max,
    });
    const fixed = FIXED.map(
      ([key, points]): Row => ({
        ...{ kind: 'choice', name: word(key), ...once },
        values: [
          { name: word('open'), points: 0 },
          { name: String(points), points },
          { name: word('struck'), points: 0 },
        ],
      }),
    );
    return {
      ...{ picture: 'dice', wins: 'high', rounds: 1, target: 0, score: word('total') },
      rows: [
        ...DICE.map((key, i) => thrown(key, 5 * (i + 1))),
        { kind: 'formula', name: word('upper'), ...once, formula: sum(...DICE) },
        { kind: 'formula', name: word('bonus'), ...once, formula: `table(${row('upper')}, 63: 35)` },
        thrown('three-of-a-kind', 30),
        thrown('four-of-a-kind', 30),
        ...fixed,
        thrown('chance', 30),
        {
          ...{ kind: 'formula', name: word('total'), ...once },
          formula: sum(
            ...['upper', 'bonus', 'three-of-a-kind', 'four-of-a-kind'],
            ...FIXED.map(([key]) => key),
            'chance',
          ),
        },
      ],
    };
  },
  golf: ({ word, row }) => ({
    ...{ picture: 'golf', wins: 'low', rounds: 9, target: 0, score: word('net') },
    rows: [
      { kind: 'number', name: word('strokes'), ...each, min: 1, max: 20 },
      { kind: 'counter', name: word('handicap'), ...once, min: 0, max: 36, step: 1 },
      { kind: 'formula', name: word('best-hole'), ...once, formula: `min(${row('strokes')})` },
      { kind: 'formula', name: word('net'), ...once, formula: `${row('strokes')} - ${row('handicap')}` },
    ],
  }),
  hearts: ({ word, row }) => ({
    ...{ picture: 'hearts', wins: 'low', rounds: 0, target: 100, score: word('penalty') },
    rows: [
      { kind: 'number', name: word('taken'), ...each, min: 0, max: 26 },
      {
        ...{ kind: 'formula', name: word('penalty'), ...each },
        formula: `if(all(${row('taken')} = 26) > 0, if(${row('taken')} = 26, 0, 26), ${row('taken')})`,
      },
    ],
  }),
  'ten-thousand': ({ word, row }) => ({
    ...{ picture: 'target', wins: 'high', rounds: 0, target: 10_000, score: word('total') },
    rows: [
      { kind: 'number', name: word('turn'), ...each, min: 0, max: 20_000 },
      { kind: 'counter', name: word('three-misses'), ...once, min: 0, max: 50, step: 1 },
      {
        ...{ kind: 'formula', name: word('total'), ...once },
        formula: `${row('turn')} - 500 * ${row('three-misses')}`,
      },
    ],
  }),
  rubber: ({ word, row, sum }) => ({
    ...{ picture: 'cards', wins: 'high', rounds: 0, target: 0, score: word('total') },
    rows: [
      { kind: 'number', name: word('below'), ...each, min: 0, max: 2000 },
      { kind: 'number', name: word('above'), ...each, min: 0, max: 9000 },
      { kind: 'counter', name: word('games-won'), ...once, min: 0, max: 2, step: 1 },
      {
        ...{ kind: 'formula', name: word('rubber'), ...once },
        formula: `if(${row('games-won')} = 2, if(all(${row('games-won')}) = 2, 700, 500))`,
      },
      { kind: 'formula', name: word('total'), ...once, formula: sum('below', 'above', 'rubber') },
    ],
  }),
  wonders: ({ word, row, sum }) => {
    const points = (key: string, min: number, max: number): Row => ({
      ...{ kind: 'number', name: word(key), ...once, min, max },
    });
    const signs = ['tablets', 'wheels', 'compasses'] as const;
    return {
      ...{ picture: 'temple', wins: 'high', rounds: 1, target: 0, score: word('total') },
      rows: [
        points('conflicts', -6, 18),
        points('coins', 0, 999),
        { kind: 'formula', name: word('treasure'), ...once, formula: `floor(${row('coins')} / 3)` },
        ...['stages', 'civic', 'trade', 'guilds'].map((key) => points(key, 0, 99)),
        ...signs.map((key): Row => ({ kind: 'counter', name: word(key), ...once, min: 0, max: 12, step: 1 })),
        {
          ...{ kind: 'formula', name: word('science'), ...once },
          formula: `${signs.map((key) => `${row(key)} * ${row(key)}`).join(' + ')} + 7 * min(${signs.map(row).join(', ')})`,
        },
        {
          ...{ kind: 'formula', name: word('total'), ...once },
          formula: sum('conflicts', 'treasure', 'stages', 'civic', 'trade', 'guilds', 'science'),
        },
      ],
    };
  },
  letters: ({ word, row }) => ({
    ...{ picture: 'letters', wins: 'high', rounds: 0, target: 0, score: word('total') },
    rows: [
      { kind: 'timer', name: word('thinking-time'), ...once, seconds: 120 },
      { kind: 'number', name: word('word'), ...each, min: 0, max: 2000 },
      { kind: 'number', name: word('left-over'), ...once, min: 0, max: 200 },
      {
        ...{ kind: 'choice', name: word('went-out'), ...once },
        values: [
          { name: word('no'), points: 0 },
          { name: word('yes'), points: 1 },
        ],
      },
      {
        ...{ kind: 'formula', name: word('total'), ...once },
        formula: `${row('word')} - ${row('left-over')} + if(${row('went-out')}, all(${row('left-over')}))`,
      },
    ],
  }),
};
