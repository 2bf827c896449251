import type { Numbers } from '../numbers.ts';

export const numbers: Numbers = {
  rules: {
    clock: 'W-18',
    points: 'W-22',
    place: 'W-23',
    line: 'W-22',
    round: 'W-22',
    coins: 'W-8',
    hand: 'W-20',
    tokens: 'W-22',
    types: 'W-22',
    order: 'W-9',
    quality: 'W-9',
    actions: 'W-8',
    take: 'W-13',
    share: 'W-10',
  },
  at: {
    'header .coins, .purse > :first-child': 'coins',
    'header > .stat.num': 'hand',
    '.purse > :nth-child(2)': 'tokens',
    '.purse > .points': 'points',
    '.types i': 'types',
    '.served li > .num': 'order',
    '.have b': 'quality',
    '.stub > b': 'actions',
    '.w-action b': 'take',
    output: 'share',
  },
};
