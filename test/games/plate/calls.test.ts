/** What stands on the tickets: a question only for those who are asked, and for all others what is going on. */
import { describe, expect, it } from 'vitest';
import { plate } from '../../../src/games/plate/index.ts';
import { de } from '../../../src/games/plate/text/de.ts';
import { en } from '../../../src/games/plate/text/en.ts';
import { es } from '../../../src/games/plate/text/es.ts';
import { fr } from '../../../src/games/plate/text/fr.ts';
import type { Frame } from '../../../src/shared/game.ts';
import type { Message, Messages } from '../../../src/shared/text.ts';
import { playout } from '../../support/playout.ts';
import { bidding, defaults } from './given.ts';

const LANGUAGES: readonly (readonly [string, Messages])[] = Object.entries({ en, de, fr, es });

/** One frame of each kind in which somebody is asked. */
function asking(): Frame[] {
  const found = new Map<string, Frame>();
  for (const seats of [2, 3, 5])
    for (let seed = 1; seed <= 20; seed++) {
      const { steps } = playout({
        game: plate,
        match: { seats, options: defaults },
        seed,
        players: 'chance',
      });
      for (const { after } of steps)
        for (const frame of plate.frames(after).slice(-1))
          if (frame.actors.length > 0) found.set(frame.kind, frame);
    }
  return [...found.values()];
}

const frames = asking();
const told = (message: Message | undefined): string =>
  typeof message === 'object' ? `${message.one} ${message.other}` : (message ?? '');

it('finds every question of the game', () => {
  expect(frames.map(({ kind }) => kind).sort()).toEqual([
    ...[
      'bid',
      'build',
      'garnish',
      'keep',
      'last-bid',
      'lay-before',
      'move-top',
      'pass-on',
      'peek',
      'reaction',
    ],
    ...['swap-bids', 'take-top', 'trade-give', 'trade-take', 'trade-with', 'verdict'],
  ]);
});

describe.each(LANGUAGES)('the tickets in %s', (_, words) => {
  it.each(frames)('$kind: who waits, is out or watches is asked nothing', ({ kind, reaction, params }) => {
    const call = told(words[`frame.${kind}`]);
    expect(call).not.toMatch(/[?¿]/);
    expect(told(words[`frame.${kind}.kicker`])).not.toMatch(/[?¿]/);
    // Who is meant stands there by name, unless it is everybody.
    if (params?.seat && !reaction && kind !== 'pass-on') expect(call).toContain('{seat}');
  });

  it.each(frames)('$kind: who is asked is asked', ({ kind }) => {
    expect(told(words[`frame.${kind}.mine`])).toMatch(/\?/);
  });
});

describe('what is told of a napkin that is done', () => {
  const told = (serves: number | null, lying: readonly string[]) => {
    const { state } = bidding();
    const event = { type: 'napkin-done', serves } as const;
    const laid = lying.map((card, i) => ({ id: `n${i}`, card, by: 0, serves: 0 }));
    return plate.noticeFor(event, 'table', { ...state, lying: laid });
  };

  it('P-22: that it lies before whom it serves, or that it is over, whatever else lies there', () => {
    expect(told(1, ['bonus~1', 'bonus~2'])).toMatchObject({ type: 'napkin-lies', seat: 1 });
    expect(told(null, ['bonus~1'])).toMatchObject({ type: 'napkin-over' });
    expect(told(null, [])).toMatchObject({ type: 'napkin-over' });
  });
});
