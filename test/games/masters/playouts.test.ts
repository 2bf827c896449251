import { describe, expect, it } from 'vitest';
import { whiteDeck } from '../../../src/games/masters/cards.ts';
import { type Move, masters, type State } from '../../../src/games/masters/index.ts';
import { blackDeck, packsOf } from '../../../src/games/masters/options.ts';
import { covers, fillAtRandom } from '../../../src/shared/choices.ts';
import { type Moment, playout } from './playouts.ts';

const SEATS = [2, 3, 4, 5, 6];

describe.each(SEATS)('random matches with %i seats', (seats) => {
  it('end, with every card still there and every Noshdosh accounted for', () => {
    for (const seed of [1, 2, 3]) {
      const { end } = playout(seats, seats * 100 + seed, ({ state }) => {
        expect(whiteCards(state)).toBe(whiteDeck(packsOf(state.options)).length);
        expect(blackCards(state)).toBe(blackDeck(state.options).length);
      });
      const outcome = masters.outcome(end)!;
      for (const { seat, score } of outcome.standings) {
        const lines = masters.receipt(end).filter((line) => line.seat === seat);
        expect(lines.reduce((total, line) => total + line.points, 0)).toBe(score);
      }
    }
  });

  it('fold to the same state from their log, also in the middle and as JSON', () => {
    const { start, events, end } = playout(seats, seats * 100 + 4);
    const log = JSON.parse(JSON.stringify(events)) as typeof events;
    expect(log.reduce(masters.evolve, start)).toEqual(end);
    const half = log.slice(0, log.length / 2).reduce(masters.evolve, start);
    const revived = JSON.parse(JSON.stringify(half)) as State;
    expect(revived).toEqual(half);
    expect(log.slice(log.length / 2).reduce(masters.evolve, revived)).toEqual(end);
  });

  it('offer what is accepted, block with the reason that is given, refuse what is not offered', () => {
    const seen: Move[] = [];
    let visits = 0;
    playout(seats, seats * 100 + 5, (moment) => {
      visits += 1;
      if (visits % 9 === 0) compareChoices(moment, seen);
    });
    expect(new Set(seen.map(({ type }) => type)).size).toBeGreaterThan(8);
  });
});

function compareChoices({ state, rng, at }: Moment, seen: Move[]): void {
  const ids = new Set(masters.frames(state).map(({ id }) => id));
  for (const { seat } of state.players) {
    const choices = masters.choices(state, seat);
    expect(new Set(choices.map(({ id }) => id)).size).toBe(choices.length);
    for (const choice of choices) {
      expect(ids).toContain(choice.frame);
      const move = fillAtRandom(choice, rng) as Move;
      expect(masters.parseMove(JSON.parse(JSON.stringify(move)))).toEqual(move);
      const result = masters.decide(state, { actor: seat, move, frame: choice.frame, at }, rng);
      if (choice.blocked) expect(result).toEqual({ ok: false, refusal: choice.blocked });
      else expect(result.ok, JSON.stringify(move)).toBe(true);
      seen.push(move);
    }
    for (const move of rng.shuffle(seen).slice(0, 20)) {
      if (covers(choices, move)) continue;
      const frame = masters.frames(state).at(-1)!.id;
      const result = masters.decide(state, { actor: seat, move, frame, at }, rng);
      expect(result.ok, `${seat} ${JSON.stringify(move)}`).toBe(false);
    }
  }
}

const whiteCards = ({ white, players }: State): number =>
  white.deck.length +
  white.discards.length +
  players.reduce(
    (cards, { hand, slots }) =>
      cards + hand.length + slots.reduce((n, slot) => n + (slot?.cards.length ?? 0), 0),
    0,
  );

const blackCards = ({ black, bar }: State): number =>
  black.deck.length + black.discards.length + bar.filter(Boolean).length;
