import type { Numbers } from '../numbers.ts';

export const numbers: Numbers = {
  rules: {
    clock: 'S-8',
    points: 'S-23',
    place: 'S-23',
    line: 'S-20',
    round: 'S-23',
    pile: 'S-4',
    taken: 'S-5',
    rank: 'S-19',
    scale: 'S-20',
  },
  at: {
    '.wait .count': 'clock',
    '.watch .total b': 'points',
    '.market .pile b': 'pile',
    '.u-plate .count': 'taken',
    '.u-plate .place': 'rank',
    '.pick, td .points, .scale': 'scale',
  },
};
