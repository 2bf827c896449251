/** What is not open to choose in a question at the Plate Game says why: each question that leaves something out has words. */
import { expect, it } from 'vitest';
import { plate } from '../../../../src/games/plate/index.ts';
import { en } from '../../../../src/games/plate/text/en.ts';
import { type Field, fieldsOf } from '../../../../src/renderer/games/plate/hand/form.ts';
import type { Choice } from '../../../../src/shared/game.ts';
import { range } from '../../../../src/shared/lists.ts';
import { casesOf } from '../../../support/cases.ts';
import { playout } from '../../../support/playout.ts';

type State = Parameters<typeof plate.choices>[0];

const BUILDING: ReadonlySet<string> = new Set(['start', 'add', 'finish', 'discard', 'napkin']);

/** The form that this seat fills in. */
const formOf = (state: State, seat: number): readonly Choice[] =>
  plate
    .choices(state, seat)
    .filter(({ move, slots }) => !BUILDING.has(move.type) && (slots || Object.keys(move).length > 1));

/** What a phone draws for a field, whether it can be chosen or not. */
function drawnFor({ kind }: Field, state: State, seat: number): readonly (string | number)[] {
  if (kind === 'seat' || kind === 'pair') return range(state.seats);
  if (kind === 'plate') return state.plates.map(({ id }) => id);
  return kind === 'card' || kind === 'cards' ? state.players[seat]!.hand : [];
}

const leavesOut = (field: Field, state: State, seat: number): boolean =>
  // P-7: of what was drawn just now, nothing is left out.
  drawnFor(field, state, seat).some((item) => field.options.includes(item)) &&
  drawnFor(field, state, seat).some((item) => !field.options.includes(item));

it('every question that leaves out a player, a plate or a card says why', () => {
  const wanted = new Set<string>(['ui.not.swap-bids.pair']);
  for (const { match } of casesOf([plate]))
    for (const seed of [1, 2])
      playout({
        ...{ game: plate, match, seed, players: 'chance' },
        visit(state: State) {
          for (const seat of range(match.seats)) {
            const form = formOf(state, seat);
            for (const field of fieldsOf(form, {}))
              if (leavesOut(field, state, seat)) wanted.add(`ui.not.${form[0]!.move.type}.${field.name}`);
          }
        },
      });
  expect(wanted.size).toBeGreaterThan(4);
  expect([...wanted].filter((key) => !(key in en))).toEqual([]);
});
