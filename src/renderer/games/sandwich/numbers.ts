import type { Numbers } from '../numbers.ts';

export const numbers: Numbers = {
  rules: {
    clock: 'S-8',
    points: 'S-23',
    place: 'S-23',
    line: 'S-20',
    round: 'S-23',
    taken: 'S-5',
    rank: 'S-19',
    scale: 'S-20',
  },
  at: {
    '.watch .total b': 'points',
    '.market .pile b, .u-plate .count': 'taken',
    '.u-plate .place, .number b': 'rank',
    '.pick, .points, .scale': 'scale',
  },
};
