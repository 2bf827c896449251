import { describe, expect, it } from 'vitest';
import { whiteDeck } from '../../../src/games/masters/cards.ts';
import { masters } from '../../../src/games/masters/index.ts';
import type { Move } from '../../../src/games/masters/moves.ts';
import type { Options } from '../../../src/games/masters/options.ts';
import { blackDeck, packsOf } from '../../../src/games/masters/options.ts';
import type { State } from '../../../src/games/masters/state.ts';
import { covers, fillAtRandom } from '../../../src/shared/choices.ts';
import { type Rng, seededRng } from '../../../src/shared/rng.ts';
import { foldAll, type PlayoutRequest, playout, tryMove } from '../../support/playout.ts';
import { OPTIONS } from './given.ts';

const SEATS = [2, 3, 4, 5, 6];

function optionsAtRandom(rng: Rng): Options {
  const target = rng.pick([0, 25, 60]);
  return {
    ...OPTIONS,
    target,
    minutes: target === 0 ? rng.pick([5, 10]) : rng.pick([0, 10]),
    dealer: rng.pick([null, 0, 1]),
    attackPack: rng.below(2) === 0,
    orderUp: rng.below(2) === 0,
    turnSeconds: rng.pick([0, 45, 120]),
    customOrders: [{ id: 'own', name: 'Own', needs: ['egg'], each: 'salad', reward: 3 }],
  };
}

const played = (seats: number, seed: number, visit?: PlayoutRequest['visit']) =>
  playout({
    game: masters,
    match: { seats, options: optionsAtRandom(seededRng(seed)) },
    seed,
    players: 'chance',
    ...(visit && { visit }),
  });

describe.each(SEATS)('random matches with %i seats', (seats) => {
  it('end, with every card still there and every Noshdosh accounted for', () => {
    for (const seed of [1, 2, 3]) {
      const { end } = played(seats, seats * 100 + seed, (state: State) => {
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
    const { match, opening, steps, end } = played(seats, seats * 100 + 4);
    const log = JSON.parse(JSON.stringify([...opening, ...steps.flatMap(({ events }) => events)]));
    const start = masters.initial(match as { seats: number; options: Options });
    expect(foldAll(masters, start, log)).toEqual(end);
    const half = foldAll(masters, start, log.slice(0, log.length / 2));
    const revived = JSON.parse(JSON.stringify(half));
    expect(revived).toEqual(half);
    expect(foldAll(masters, revived, log.slice(log.length / 2))).toEqual(end);
  });

  it('offer what is accepted, block with the reason that is given, refuse what is not offered', () => {
    const seen: Move[] = [];
    let visits = 0;
    for (const seed of [5, 6])
      played(seats, seats * 100 + seed, (state: State, rng, at) => {
        visits += 1;
        if (visits % 9 === 0) compareChoices({ state, rng, at }, seen);
      });
    expect(new Set(seen.map(({ type }) => type)).size).toBeGreaterThan(8);
  });
});

interface Moment {
  readonly state: State;
  readonly rng: Rng;
  readonly at: number;
}

function compareChoices({ state, rng, at }: Moment, seen: Move[]): void {
  const ids = new Set(masters.frames(state).map(({ id }) => id));
  const refusal = (actor: number, move: Move, frame: string) =>
    tryMove(masters, state, { actor, move, frame, at, rng }).refusal;
  for (const { seat } of state.players) {
    const choices = masters.choices(state, seat);
    expect(new Set(choices.map(({ id }) => id)).size).toBe(choices.length);
    for (const choice of choices) {
      expect(ids).toContain(choice.frame);
      const move = fillAtRandom(choice, rng) as Move;
      expect(masters.parseMove(JSON.parse(JSON.stringify(move)))).toEqual(move);
      expect(refusal(seat, move, choice.frame), JSON.stringify(move)).toEqual(choice.blocked);
      seen.push(move);
    }
    for (const move of rng.shuffle(seen).slice(0, 20)) {
      if (covers(choices, move)) continue;
      const frame = masters.frames(state).at(-1)!.id;
      expect(refusal(seat, move, frame), `${seat} ${JSON.stringify(move)}`).toBeDefined();
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
