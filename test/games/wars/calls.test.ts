/** What stands on the tickets: an order or a question only for who is asked, and for all others what is going on. */
import { describe, expect, it } from 'vitest';
import { wars } from '../../../src/games/wars/index.ts';
import { de } from '../../../src/games/wars/text/de.ts';
import { en } from '../../../src/games/wars/text/en.ts';
import { es } from '../../../src/games/wars/text/es.ts';
import { fr } from '../../../src/games/wars/text/fr.ts';
import type { Frame } from '../../../src/shared/game.ts';
import type { Message, Messages } from '../../../src/shared/text.ts';
import { someMoments } from './given.ts';

const LANGUAGES: readonly (readonly [string, Messages])[] = Object.entries({ en, de, fr, es });

/** One frame of each kind that comes up in whole matches. */
const frames: readonly Frame[] = [
  ...new Map(
    someMoments()
      .flatMap((state) => wars.frames(state))
      .map((frame) => [frame.kind, frame]),
  ).values(),
];

const told = (message: Message | undefined): string =>
  typeof message === 'object' ? `${message.one} ${message.other}` : (message ?? '');

it('finds every question of the game', () => {
  expect(frames.map(({ kind }) => kind).sort()).toEqual([
    ...['assistant', 'discard', 'free-play', 'split', 'swap-order', 'turn', 'upkeep', 'wrap-up'],
  ]);
});

describe.each(LANGUAGES)('the tickets in %s', (_, words) => {
  it.each(frames)('$kind: who waits or watches is told who does what, and asked nothing', ({ kind }) => {
    const call = told(words[`frame.${kind}`]);
    expect(call).not.toMatch(/[?¿]/);
    expect(call).toContain('{seat}');
    expect(told(words[`frame.${kind}.kicker`])).not.toMatch(/[?¿]/);
  });

  it.each(frames)('$kind: who is asked has words of their own', ({ kind }) => {
    const call = told(words[`frame.${kind}.mine`]);
    expect(call).not.toBe('');
    expect(call).not.toContain('{seat}');
    const kicker = told(words[`frame.${kind}.mine.kicker`] ?? words[`frame.${kind}.kicker`]);
    expect(kicker).not.toContain('{seat}');
  });
});
