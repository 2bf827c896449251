/** The contract of a game, as a suite over any list of games: each with every preset and every number of seats. */
import { afterAll, describe, expect, it } from 'vitest';
import { begin } from '../../src/main/table/match.ts';
import { covers, fillAtRandom } from '../../src/shared/choices.ts';
import type { AnyGame, Choice, Clock, Command, Move } from '../../src/shared/game.ts';
import { type Rng, seededRng } from '../../src/shared/rng.ts';
import { casesOf, seatCounts } from './cases.ts';
import {
  actorsOf,
  foldAll,
  openChoices,
  type Played,
  playout,
  rowOf,
  type State,
  tryMove,
} from './playout.ts';

export function keepTheContract(games: readonly AnyGame[]): void {
  const cases = casesOf(games);

  describe.each(cases)('the contract: $title', ({ game, match }) => {
    let byChance: Played | undefined;
    /** One match for all that looks at what happened in it. */
    const playedByChance = (): Played => {
      byChance ??= playout({ game, match, seed: 11 + match.seats, players: 'chance' });
      return byChance;
    };
    afterAll(() => {
      byChance = undefined;
    });

    it('is played to its end by chance and bots, and by bots alone', () => {
      for (const players of ['chance', 'bots'] as const) {
        const { end } =
          players === 'chance' ? playedByChance() : playout({ game, match, seed: 11 + match.seats, players });
        const outcome = game.outcome(end)!;
        const taking = game.company?.(end).taking ?? Array.from({ length: match.seats }, (_, i) => i);
        expect(outcome.standings.map((standing) => standing.seat).sort((a, b) => a - b)).toEqual(
          [...taking].sort((a, b) => a - b),
        );
        expect(Math.min(...outcome.standings.map((standing) => standing.rank))).toBe(1);
        const bestFirst = [...outcome.standings].sort((a, b) => a.rank - b.rank || a.seat - b.seat);
        expect(outcome.standings).toEqual(bestFirst);
        if (game.standings) expect(game.standings(end)).toEqual(outcome.standings);
        for (const { seat, score } of outcome.standings) {
          const traced = game.receipt(end).filter((line) => line.seat === seat);
          expect(
            traced.reduce((total, line) => total + line.points, 0),
            `receipt of seat ${seat}`,
          ).toBe(score);
        }
      }
    });

    it('N-28: accepts what it offers, refuses what it does not, and names living frames', () => {
      const seen: Move[] = [];
      const rng = seededRng(5 + match.seats);
      const moments = playedByChance().steps.filter((_, n) => n % 5 === 0);
      for (const { before: state, at } of moments) {
        const living = new Set(game.frames(state).map((frame) => frame.id));
        expect(living.size).toBe(game.frames(state).length);
        const clocks = game.clocks(state) as Clock[];
        for (const clock of clocks) {
          expect(living).toContain(clock.frame);
          expect(clock.length).toBeGreaterThanOrEqual(0);
          expect(game.parseMove(clock.move)).toEqual(clock.move);
        }
        expect(new Set(clocks.map(({ id }) => id)).size).toBe(clocks.length);
        for (const actor of actorsOf(match.seats)) {
          const choices = game.choices(state, actor) as Choice[];
          expect(new Set(choices.map((choice) => choice.id)).size).toBe(choices.length);
          for (const choice of sample(choices, rng, 4)) {
            expect(living).toContain(choice.frame);
            const move = fillAtRandom(choice, rng);
            expect(game.parseMove(JSON.parse(JSON.stringify(move)))).toEqual(move);
            seen.push(move);
            const { refusal } = tryMove(game, state, { actor, move, frame: choice.frame, at, rng });
            expect(refusal?.key, JSON.stringify({ actor, move })).toBe(choice.blocked?.key);
          }
          const foreign = seen.length > 0 ? rng.pick(seen) : undefined;
          if (foreign && !covers(choices, foreign))
            expectRefused(game, state, { actor, move: foreign, rng, at });
        }
      }
      expect(moments.length).toBeGreaterThan(0);
    });

    it('folds its log to the same state, also from JSON, and never changes a state it has given', () => {
      const { opening, steps, end } = playedByChance();
      const events = [...opening, ...steps.flatMap((step) => step.events)];
      const logged = JSON.parse(JSON.stringify(events));
      expect(foldAll(game, game.initial(match), logged)).toEqual(end);
      const middle = steps[Math.floor(steps.length / 2)]!;
      const revived = JSON.parse(JSON.stringify(middle.after));
      expect(revived).toEqual(middle.after);
      const rest = steps.slice(steps.indexOf(middle) + 1).flatMap((step) => step.events);
      expect(foldAll(game, revived, rest)).toEqual(end);
    });

    it('shows the same screens from the same state, as plain JSON', () => {
      const { steps } = playedByChance();
      for (const { after } of steps.filter((_, i) => i % 7 === 0)) {
        const copy = JSON.parse(JSON.stringify(after));
        for (let seat = 0; seat < match.seats; seat++) {
          const view = game.seatView(after, seat);
          expect(JSON.parse(JSON.stringify(view))).toEqual(view);
          expect(game.seatView(copy, seat)).toEqual(view);
        }
        const table = game.tableView(after);
        expect(JSON.parse(JSON.stringify(table))).toEqual(table);
        expect(game.tableView(copy)).toEqual(table);
      }
    });
  });

  describe.each(cases.filter(({ game }) => game.kind === 'game'))('the deal: $title', ({ game, match }) => {
    it('two seeds deal differently, and lay every pile in another order', () => {
      const [one, other] = [1, 2].map(
        (seed) => begin(game, rowOf(game, match), seededRng(seed)).commit.events,
      );
      expect(other).not.toEqual(one);
      for (const [i, pile] of pilesIn(one).entries()) expect(pilesIn(other)[i]).not.toEqual(pile);
    });
  });

  describe.each(games.map((game) => ({ game, title: game.id })))('the options of $title', ({ game }) => {
    it('every preset fits some number of seats, and the first fits the least', () => {
      for (const preset of game.presets)
        expect(
          cases.some((one) => one.game === game && one.title.includes(`, ${preset.id},`)),
          preset.id,
        ).toBe(true);
      expect(seatCounts(game).length).toBeGreaterThan(0);
      expect(cases.find((one) => one.game === game)?.match.seats).toBe(game.seats.min);
    });

    it('gives no move for what is not one', () => {
      for (const raw of [null, 1, 'x', [], {}, { type: 'no such move' }, { type: 7 }, { type: '__proto__' }])
        expect(game.parseMove(raw)).toBeUndefined();
    });
  });
}

/** Fewer cards may lie in the same order by chance. */
const A_PILE = 8;

/** Every long list of names, however deep. */
function pilesIn(value: unknown): (readonly unknown[])[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value) && value.length >= A_PILE && value.every((item) => typeof item === 'string'))
    return [value];
  return Object.values(value).flatMap(pilesIn);
}

function expectRefused(
  game: AnyGame,
  state: State,
  { actor, move, rng, at }: { actor: ReturnType<typeof actorsOf>[number]; move: Move; rng: Rng; at: number },
): void {
  const frame = openChoices(game, state, actor)[0]?.frame ?? game.frames(state).at(-1)?.id ?? '';
  if (isClocks(game, state, { actor, move, frame })) return;
  const { refusal } = tryMove(game, state, { actor, move, frame, at, rng });
  expect(refusal, `accepted though not offered: ${JSON.stringify({ actor, move, frame })}`).toBeDefined();
}

/** What a clock does may be done, though nobody is offered it. */
const isClocks = (game: AnyGame, state: State, { actor, move, frame }: Command<Move>): boolean =>
  (game.clocks(state) as Clock[]).some(
    (clock) =>
      clock.actor === actor && clock.frame === frame && covers([{ id: '', frame, move: clock.move }], move),
  );

const sample = <T>(items: readonly T[], rng: Rng, most: number): T[] => rng.shuffle(items).slice(0, most);
