/** What the contract suite proves for every edition, proved for any options that go together. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sandwich } from '../../../src/games/sandwich/index.ts';
import type { Options } from '../../../src/games/sandwich/options.ts';
import { checkOptions, fields } from '../../../src/games/sandwich/options.ts';
import type { State } from '../../../src/games/sandwich/state.ts';
import { covers, fillAtRandom } from '../../../src/shared/choices.ts';
import type { AnyGame, OptionField, OptionValue } from '../../../src/shared/game.ts';
import { range } from '../../../src/shared/lists.ts';
import { actorsOf, foldAll, playout, tryMove } from '../../support/playout.ts';
import { begun, optionsOf } from '../../support/position.ts';
import { SandwichPosition } from './given.ts';

const game = sandwich as unknown as AnyGame;

function anyValue(field: OptionField): fc.Arbitrary<OptionValue> {
  switch (field.kind) {
    case 'toggle':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...field.values);
    case 'number':
      return field.key === 'rounds'
        ? fc.constantFrom(1, 2)
        : fc.constantFrom(field.default, field.min, field.max, 10 * (field.step ?? 1));
    case 'text':
      return fc.constantFrom('', 'For llamas');
    case 'scale':
      return fc.constantFrom(field.default, ...field.suggestions);
    case 'seat':
      return fc.constantFrom(null, 0, 2, 11);
  }
}

const anyOptions = fc.record(
  Object.fromEntries(fields.map((field) => [field.key, anyValue(field)])),
) as unknown as fc.Arbitrary<Options>;

const anyMatch = fc
  .record({ seats: fc.integer({ min: 3, max: 12 }), options: anyOptions })
  .filter(({ seats, options }) => checkOptions(options, seats).length === 0);

describe('any options that go together', () => {
  it('are played to an end, fold to the same state, and offer only what is accepted', () => {
    fc.assert(
      fc.property(anyMatch, fc.integer({ min: 1, max: 1_000_000 }), (match, seed) => {
        const { opening, steps, end } = playout({
          game,
          match,
          seed,
          players: 'chance',
          visit(state, rng, at) {
            const actor = rng.pick(actorsOf(match.seats));
            for (const choice of sandwich.choices(state as State, actor)) {
              const move = fillAtRandom(choice, rng);
              const { refusal } = tryMove(game, state, { actor, move, frame: choice.frame, at, rng });
              expect(refusal, JSON.stringify({ actor, move })).toEqual(choice.blocked);
            }
          },
        });
        const log = JSON.parse(JSON.stringify([...opening, ...steps.flatMap(({ events }) => events)]));
        expect(foldAll(game, game.initial(match), log)).toEqual(end);
        const { standings } = sandwich.outcome(end)!;
        expect(standings.map(({ score }) => score).sort()).toEqual([...(end as State).totals].sort());
      }),
      { numRuns: 25 },
    );
  });

  it('end even when nobody but chance plays, since changes of mind are counted', () => {
    for (const [seats, changes] of [
      [12, { rounds: 2, trading: true, ownCard: 'release' }],
      [3, { rounds: 3, trading: true }],
      [5, { express: true, pitch: true, chefsSuggestion: true }],
    ] as [number, Partial<Options>][]) {
      const options = optionsOf(sandwich, changes);
      const { state } = begun(sandwich, { seats, options }, seats);
      const play = new SandwichPosition(sandwich, state, seats);
      for (let moves = 0; !play.outcome; moves++) {
        expect(moves).toBeLessThan(20_000);
        const able = range(seats).filter((seat) => play.offers(seat).length > 0);
        if (able.length === 0) {
          play.timeUp();
          continue;
        }
        const seat = play.rng.pick(able);
        const choice = play.rng.pick(play.offers(seat));
        const move = fillAtRandom(choice, play.rng);
        expect(covers(play.choices(seat), move)).toBe(true);
        play.wait(1).when(seat, move, choice.frame);
      }
    }
  });

  it('S-1 … S-47: moves from outside are parsed strictly', () => {
    for (const raw of [
      { type: 'grab' },
      { type: 'grab', card: 7 },
      { type: 'grab', card: 'ham', seat: 3 },
      { type: 'grab', card: 'x'.repeat(2000) },
      { type: 'place', card: 'ham', sandwich: 0.5, position: 0 },
      { type: 'place', card: 'ham', sandwich: -1, position: 0 },
      { type: 'swap', cards: ['ham'] },
      { type: 'swap', cards: ['ham', 'soap', 'pear'] },
      { type: 'rank', order: Array.from({ length: 100 }, () => '0.0') },
      { type: 'pitch', plate: '0.0', text: 'x'.repeat(100_000) },
      { type: 'offer', card: 'ham', to: 'nobody' },
      { type: 'time-up', clock: 'dinner' },
    ])
      expect(sandwich.parseMove(raw), JSON.stringify(raw).slice(0, 60)).toBeUndefined();
    expect(sandwich.parseMove({ type: 'rank', order: ['0.0'] })).toEqual({ type: 'rank', order: ['0.0'] });
  });
});
