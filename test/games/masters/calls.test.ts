/** What stands on the tickets: a question only for who is asked, and nothing to do for who has done it. */
import { describe, expect, it } from 'vitest';
import { de } from '../../../src/games/masters/text/de.ts';
import { en } from '../../../src/games/masters/text/en.ts';
import { es } from '../../../src/games/masters/text/es.ts';
import { fr } from '../../../src/games/masters/text/fr.ts';
import type { Messages } from '../../../src/shared/text.ts';
import { kitchen } from './given.ts';

const LANGUAGES: readonly (readonly [string, Messages])[] = Object.entries({ en, de, fr, es });

const people = [
  { hand: 'lazy jobsworth strict bread' },
  { hand: 'bread egg tomato', sandwiches: ['bread tomato-bad'] },
];
const visited = (kind: string) => {
  const position = kitchen({ people });
  const card = position.card(0, kind);
  return kind === 'lazy'
    ? position.when(0, { type: 'inspect', card, seat: 1 })
    : position.when(0, { type: 'report', card, sandwich: position.sandwichId(1, 0) });
};
const held = (event: string) =>
  kitchen({ people, bar: `${event} blt ploughmans garden-party` }).given({ type: 'event-began', slot: 0 });

const visits = ['lazy', 'jobsworth', 'strict'].map((kind) => visited(kind).top);
const events = ['rush-hour', 'stocktake'].map((kind) => held(kind).top);

describe.each(LANGUAGES)('the tickets in %s', (_, words) => {
  it.each([...visits, ...events])('$kind: who waits or watches is asked nothing', ({ kind }) => {
    expect(words[`frame.${kind}`]).not.toMatch(/[?¿]/);
    expect(words[`frame.${kind}.kicker`]).not.toMatch(/[?¿]/);
  });

  it.each(visits)('M-22: $kind: who is visited is asked', ({ kind }) => {
    expect(words[`frame.${kind}.mine`]).toMatch(/\?/);
  });

  it.each(events)('M-20: $kind: who has chosen is not told to choose', ({ kind }) => {
    const forms = ['', '.mine', '.done'].map((form) => words[`frame.${kind}${form}`]);
    expect(new Set(forms).size).toBe(3);
    expect(forms).not.toContain(undefined);
  });
});
