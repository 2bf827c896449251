import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { en } from '../../../../src/games/plate/text/en.ts';
import PlateTiles from '../../../../src/renderer/games/plate/hand/PlateTiles.svelte';
import Plates from '../../../../src/renderer/games/plate/table/Plates.svelte';
import { bidding, type PlatePosition, up, verdict } from '../../../games/plate/given.ts';

const words = {
  locale: 'en',
  card: (id: string) => id,
  say: (key: string) => String((en as Record<string, unknown>)[key] ?? key),
};

/** On the table, and as a phone reads it out. */
const told = ({ table: view }: PlatePosition): string[] =>
  [Plates, PlateTiles].map(
    (component) => render(component as never, { props: { view, words } as never }).body,
  );

describe('what is said of a sandwich', () => {
  it('P-12: while people bid for it, that it is under the hammer', () => {
    for (const screen of told(bidding())) expect(screen).toContain('under the hammer');
  });

  it('P-30: no longer once it has decided the match', () => {
    const play = verdict({ points: [14, 0, 0], bids: [up(0, 3)] }).letPass();
    expect(play.step).toBe('last-meal');
    for (const screen of told(play)) {
      expect(screen).not.toContain('under the hammer');
      expect(screen).toContain('The last sandwich');
    }
  });
});
