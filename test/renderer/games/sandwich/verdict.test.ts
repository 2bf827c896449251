import { describe, expect, it } from 'vitest';
import type { Theme } from '../../../../src/games/sandwich/state.ts';
import { timeUpWord } from '../../../../src/renderer/games/sandwich/verdict.ts';
import { type SandwichPosition, taste, tasting } from '../../../games/sandwich/given.ts';

const PICNIC: Theme = { id: null, text: 'Picnic' };
const ORDER = ['0.2', '0.0', '0.1'];

const revealed = (theme: Theme | null): SandwichPosition =>
  tasting(4, { tasteClock: 60 }, { theme }).when(0, { type: 'reveal' });

/** What the table says once time is up. */
const saidOf = (play: SandwichPosition): string | undefined => timeUpWord(play.timeUp('taste').table);

describe('what the table says of a tasting clock that ran out', () => {
  it('S-19: that lots were drawn, where they were', () => {
    expect(saidOf(revealed(null))).toBe('ui.byLot');
    expect(saidOf(revealed(null).when(0, { type: 'weigh', order: ORDER }))).toBeUndefined();
  });

  it('S-44: that there is no star, where all was placed but none given', () => {
    const placed = (bonus?: string) =>
      revealed(PICNIC).when(0, { type: 'weigh', order: ORDER, ...(bonus ? { bonus } : {}) });
    expect(saidOf(placed())).toBe('ui.noStar');
    expect(saidOf(placed('0.1'))).toBeUndefined();
    expect(saidOf(revealed(PICNIC))).toBe('ui.byLot');
  });

  it('S-19: nothing before the verdict, nor where the taster has confirmed', () => {
    const play = revealed(PICNIC);
    expect(timeUpWord(play.table)).toBeUndefined();
    expect(timeUpWord(taste(play).table)).toBeUndefined();
  });
});
