import type { Numbers } from '../numbers.ts';

export const numbers: Numbers = {
  rules: {
    clock: 'M-27',
    points: 'M-19',
    place: 'M-6',
    line: 'M-19',
    round: 'M-8',
    most: 'M-6',
    hand: 'M-12',
    pays: 'M-15',
    bribe: 'M-22',
  },
  at: {
    '[data-money], .stub .coins': 'points',
    '.board > .coins, .leaders, section > header .coins': 'most',
    '.fan': 'hand',
    '.m-plan': 'pays',
    '.visit .coins': 'bribe',
  },
};
