import { describe, expect, it } from 'vitest';
import { faceId } from '../../../src/games/plate/cards.ts';
import type { Event } from '../../../src/games/plate/events.ts';
import { plate } from '../../../src/games/plate/index.ts';
import type { State } from '../../../src/games/plate/state.ts';
import { range } from '../../../src/shared/lists.ts';
import { playout } from '../../support/playout.ts';
import { defaults } from './given.ts';

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
  plate.clocks(state),
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

interface Moment {
  /** The fact that led here. */
  readonly event: Event;
  readonly state: State;
  readonly seats: readonly number[];
}

const MOST = 150;

/** Fact by fact, as chance plays. */
function momentsOf(seats: number, seed: number): Moment[] {
  const match = { seats, options: defaults };
  const { opening, steps } = playout({ game: plate, match, seed, players: 'chance' });
  const events = [...opening, ...steps.slice(0, MOST).flatMap((step) => step.events)] as Event[];
  let state = plate.initial(match);
  return events.map((event) => {
    state = plate.evolve(state, event);
    return { event, state, seats: range(seats) };
  });
}

const moments = [2, 3, 4, 5].flatMap((seats) => [1, 2, 3].flatMap((seed) => momentsOf(seats, seed)));

describe('what a screen is sent', () => {
  it('P-13: the table gets no card by its name, so nothing can be followed from hand to hand', () => {
    for (const { state } of moments) expect(idsIn(publicWords(state))).toEqual([]);
  });

  it('a phone gets the names of the cards in its own hand and no others', () => {
    for (const { state, seats } of moments)
      for (const seat of seats) {
        const own = ownCards(state, seat);
        const sent = idsIn([plate.seatView(state, seat), plate.choices(state, seat)]);
        expect(sent.filter((id) => !own.some((card) => id.endsWith(card)))).toEqual([]);
      }
  });

  it('P-13: a hidden bid shows no face anywhere, and its place is all there is of it', () => {
    let seen = 0;
    for (const { state } of moments) {
      const { auction } = plate.tableView(state);
      if (!auction) continue;
      const shown = auction.columns.flatMap((column) => column.bids);
      for (const bid of state.bids)
        expect(shown.find(({ slot }) => slot === bid.slot)).toEqual({
          slot: bid.slot,
          by: bid.by,
          face: bid.faceUp ? faceId(bid.card) : null,
        });
      const hidden = hiddenFaces(state).length;
      expect(shown.filter(({ face }) => face === null)).toHaveLength(hidden);
      seen += hidden;
    }
    expect(seen).toBeGreaterThan(0);
  });

  it('P-29: only who has looked at bids sees them, and only those', () => {
    let seen = 0;
    for (const { state, seats } of moments)
      for (const seat of seats) {
        const { peeked } = plate.seatView(state, seat);
        expect(peeked.map(({ slot }) => slot).sort()).toEqual([...state.players[seat]!.peeked].sort());
        seen += peeked.length;
      }
    expect(seen).toBeGreaterThan(0);
  });

  it('no notice tells the table or another seat what a card is that they may not see', () => {
    for (const { event, state, seats } of moments) {
      expect(idsIn(plate.noticeFor(event, 'table', state) ?? null)).toEqual([]);
      for (const seat of seats) {
        const told = idsIn(plate.noticeFor(event, seat, state) ?? null);
        for (const id of told) expect(ownCards(state, seat), event.type).toContain(id);
      }
      if (event.type === 'bid-placed')
        expect(wordsIn(plate.noticeFor(event, 'table', state))).not.toContain(faceId(event.card));
    }
  });
});

describe('what can be taken back', () => {
  it('is only what showed and drew nothing', () => {
    const kinds = new Set(
      moments.filter(({ event }) => plate.reversible(event)).map(({ event }) => event.type),
    );
    expect([...kinds].sort()).toEqual(['answered', 'bid-placed', 'opted-out', 'passed']);
  });
});
