import type { Numbers } from '../numbers.ts';

/** The keys of a pad are no numbers that are shown. */
export const numbers: Numbers = {
  rules: {
    clock: 'T-31',
    points: 'T-2',
    place: 'T-4',
    line: 'T-4',
    round: 'T-46',
    entry: 'T-2',
    rank: 'T-11',
    scale: 'T-10',
    value: 'T-20',
    card: 'T-20',
    bid: 'T-21',
    count: 'T-30',
    amount: 'T-31',
    chosen: 'T-54',
    ballot: 'T-54',
  },
  at: {
    '.chalk-table .total, .line.score .num': 'points',
    '.chalk-table .head .cell': 'round',
    '.chalk-table .line:not(.head) .cell, .form-cell, .still': 'entry',
    '.cook .rank i': 'rank',
    '.hint > b, .cook .rank em': 'scale',
    '.plate-face b, .slip p b': 'value',
    '.sheet-chip': 'card',
    '.players li > em': 'bid',
    '.count-value': 'count',
    '.payment .sum, .slip.u-tap b': 'amount',
    '.vote-sign-tap b': 'chosen',
    '.vote > p b': 'ballot',
  },
};
