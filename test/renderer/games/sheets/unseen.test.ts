import { describe, expect, it } from 'vitest';
import { plateSheet, sandwichSheet } from '../../../../src/games/sheets/index.ts';
import { edgeOf, placeIn } from '../../../../src/renderer/games/sheets/parts/keepers.svelte.ts';
import { answersTo, choicesOf } from '../../../../src/renderer/games/sheets/unseen/unseen.ts';
import { keeping } from '../../../games/sheets/given.ts';

describe('a screen that is handed over', () => {
  it('T-54: offers what this one player chooses, and nothing that changes the sheet', () => {
    const tasting = keeping(sandwichSheet, 4, { hidden: true });
    expect(choicesOf(tasting.offers('table'), 2).map(({ id }) => id)).toEqual(['ranking-1-2']);
    const bidding = keeping(plateSheet, 3, { hidden: true });
    for (const value of [1, 2]) bidding.when('table', { type: 'lay', plate: 0, value });
    bidding.when('table', { type: 'close', plate: 0, by: 1 });
    bidding.when(1, { type: 'bid', seat: 1, value: 4 });
    expect(choicesOf(bidding.offers('table'), 1).map(({ id }) => id)).toEqual([
      'bid-1',
      'ready-1',
      'unseal-1',
    ]);
  });
});

describe('votes that were turned up', () => {
  const voices = [1, 0, 1, 1].map((value, seat) => ({ seat, value }));

  it('T-54: stand with those who gave them, the most wanted first', () => {
    expect(answersTo({ what: 'yes-no', voices })).toEqual([
      { value: 1, seats: [0, 2, 3] },
      { value: 0, seats: [1] },
    ]);
  });

  it('T-54: numbers stand by size', () => {
    const numbers = [7, 30, 7, 12].map((value, seat) => ({ seat, value }));
    expect(answersTo({ what: 'number', voices: numbers }).map(({ value }) => value)).toEqual([30, 12, 7]);
  });
});

describe('others who keep the sheet', () => {
  it('N-79: are found by the line they are in, and known by their colour', () => {
    expect(placeIn('fill-2-14-11')).toEqual({ kind: 'fill', n: 11 });
    expect(edgeOf([])).toBeUndefined();
    expect(edgeOf([{ badge: 3, at: 'score-12-1' }])).toMatch(/^#/);
    expect(edgeOf([{ badge: null, at: 'lay-0' }])).not.toMatch(/^#/);
  });
});
