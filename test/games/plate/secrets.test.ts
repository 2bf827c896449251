import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faceId } from '../../../src/games/plate/cards.ts';
import type { Event } from '../../../src/games/plate/events.ts';
import { plate } from '../../../src/games/plate/index.ts';
import type { State } from '../../../src/games/plate/state.ts';
import { range } from '../../../src/shared/lists.ts';
import { randomMatch } from './random-match.ts';

/** Every string that a screen is sent, however deep. */
function wordsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const item of Object.values(value)) wordsIn(item, found);
  return found;
}

const idsIn = (value: unknown): string[] => [...wordsIn(value)].filter((word) => word.includes('~'));

const publicWords = (state: State) => [
  plate.tableView(state),
  plate.frames(state),
  plate.timers(state),
  plate.outcome(state) ?? null,
];

function ownCards(state: State, seat: number): string[] {
  const { hand } = state.players[seat]!;
  const { step } = state;
  return step.kind === 'keep' && step.seat === seat ? [...hand, ...step.drawn] : [...hand];
}

/** The faces a card that is hidden from the table could be recognised by. */
const hiddenFaces = (state: State): string[] =>
  state.bids.filter((bid) => !bid.faceUp).map((bid) => faceId(bid.card));

const seeds = fc.integer({ min: 0, max: 100_000 });
const seatCounts = fc.integer({ min: 2, max: 5 });

describe('what a screen is sent', () => {
  it('P-13: the table gets no card by its name, so nothing can be followed from hand to hand', () => {
    fc.assert(
      fc.property(seeds, seatCounts, (seed, seats) => {
        for (const { state } of randomMatch({ seed, seats, most: 150 }))
          expect(idsIn(publicWords(state))).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  it('a phone gets the names of the cards in its own hand and no others', () => {
    fc.assert(
      fc.property(seeds, seatCounts, (seed, seats) => {
        for (const { state } of randomMatch({ seed, seats, most: 150 }))
          for (const seat of range(seats)) {
            const sent = idsIn([plate.seatView(state, seat), plate.choices(state, seat)]);
            const own = ownCards(state, seat);
            for (const id of sent)
              expect(
                own.some((card) => id.endsWith(card)),
                id,
              ).toBe(true);
          }
      }),
      { numRuns: 12 },
    );
  });

  it('P-13: a hidden bid shows no face anywhere, and its place is all there is of it', () => {
    fc.assert(
      fc.property(seeds, seatCounts, (seed, seats) => {
        for (const { state } of randomMatch({ seed, seats, most: 150 })) {
          const { auction } = plate.tableView(state);
          if (!auction) continue;
          const shown = auction.columns.flatMap((column) => column.bids);
          for (const bid of state.bids)
            expect(shown.find(({ slot }) => slot === bid.slot)).toEqual({
              slot: bid.slot,
              by: bid.by,
              face: bid.faceUp ? faceId(bid.card) : null,
            });
          expect(hiddenFaces(state).length).toBe(shown.filter(({ face }) => face === null).length);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('P-29: only who has looked at bids sees them, and only those', () => {
    fc.assert(
      fc.property(seeds, seatCounts, (seed, seats) => {
        for (const { state } of randomMatch({ seed, seats, most: 250 }))
          for (const seat of range(seats)) {
            const { peeked } = plate.seatView(state, seat);
            expect(peeked.map(({ slot }) => slot).sort()).toEqual([...state.players[seat]!.peeked].sort());
          }
      }),
      { numRuns: 12 },
    );
  });

  it('no notice tells the table or another seat what a card is that they may not see', () => {
    fc.assert(
      fc.property(seeds, seatCounts, (seed, seats) => {
        for (const { state, event } of randomMatch({ seed, seats, most: 200 })) {
          if (!event) continue;
          expect(idsIn(plate.redact(event, 'table', state) ?? null)).toEqual([]);
          for (const seat of range(seats)) {
            const told = idsIn(plate.redact(event, seat, state) ?? null);
            for (const id of told) expect(ownCards(state, seat), event.type).toContain(id);
          }
          expect(secretIn(event, state)).toBe(false);
        }
      }),
      { numRuns: 12 },
    );
  });
});

/** Does the table's notice of a hidden placement name the face? */
function secretIn(event: Event, state: State): boolean {
  if (event.type !== 'bid-placed') return false;
  return wordsIn(plate.redact(event, 'table', state)).has(faceId(event.card));
}

describe('what can be taken back', () => {
  it('is only what showed and drew nothing', () => {
    const kinds = new Set<string>();
    for (const { event } of randomMatch({ seed: 4, seats: 4, most: 600 }))
      if (event && plate.reversible(event)) kinds.add(event.type);
    expect([...kinds].sort()).toEqual(['answered', 'bid-placed', 'opted-out', 'passed']);
  });
});
