import type { Numbers } from '../numbers.ts';

export const numbers: Numbers = {
  rules: {
    clock: 'P-24',
    points: 'P-16',
    place: 'P-30',
    line: 'P-16',
    round: 'P-16',
    value: 'P-11',
    part: 'P-11',
    hand: 'P-10',
    stock: 'P-5',
    bid: 'P-15',
    score: 'P-15',
  },
  at: {
    '.owner .points, .p-seat small': 'points',
    '[data-plate] .flag, .p-plate b, .stub > b': 'value',
    '.u-layer em, .crust em': 'part',
    '.fan, .pile': 'hand',
    'dt b': 'stock',
    '.bid b': 'bid',
    '.sum > b, .p-seat em': 'score',
  },
};
