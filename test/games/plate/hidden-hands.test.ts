/** What others are shown must not differ when only a hidden hand does. */
import { describe, expect, it } from 'vitest';
import { range } from '../../../src/shared/lists.ts';
import { building, junk, napkin, type PlatePosition } from './given.ts';

/** All that the table and the other seats are sent, as bytes. */
const shownToOthers = ({ game, state, clocks }: PlatePosition, owner: number): string =>
  JSON.stringify([
    game.tableView(state),
    game.frames(state),
    clocks,
    ...range(state.seats).map((seat) =>
      seat === owner ? null : [game.seatView(state, seat), game.choices(state, seat)],
    ),
  ]);

const WITH_FILLING = ['ham~1', 'bid-plus-1~1', 'bid-plus-2~1'];
const WITH_TWO = ['ham~1', 'brie~1', 'bid-plus-2~1'];
const WITHOUT = ['bid-plus-1~2', 'bid-plus-1~1', 'bid-plus-2~1'];

/** Seat 1 is asked by its garnish, and seat 2 interrupts. */
function interrupted(hand: readonly string[]): PlatePosition {
  const play = building({
    hands: {
      1: ['last-garnish~1', 'ham~2', 'lettuce~1', ...junk(4, 'g')],
      2: ['loud-voice~1', ...junk(6, 'l')],
    },
    plates: [['bagel~1'], ['sourdough~1']],
  });
  return play.when(1, napkin('last-garnish~1')).letPass().when(2, napkin('loud-voice~1')).holding(1, hand);
}

describe('a garnish that waits lower in the stack', () => {
  it('P-22: looks the same whether or not its owner holds a filling', () => {
    const [one, two, none] = [WITH_FILLING, WITH_TWO, WITHOUT].map((hand) =>
      shownToOthers(interrupted(hand), 1),
    );
    expect(two).toBe(one);
    expect(none).toBe(one);
  });

  it('P-22: is asked again, or does nothing, once it is the newest again', () => {
    expect(interrupted(WITH_FILLING).letPass().top).toMatchObject({ kind: 'garnish', actors: [1] });
    expect(interrupted(WITHOUT).letPass().table.napkins).toEqual([]);
  });
});

it('P-29: who garnishes is asked also with a single filling: the hand is not told by what is not asked', () => {
  const asked = [WITH_FILLING, WITH_TWO].map((hand) =>
    shownToOthers(
      building({ hands: { 1: ['last-garnish~1', ...hand] }, plates: [['bagel~1']] })
        .when(1, napkin('last-garnish~1'))
        .letPass(),
      1,
    ),
  );
  expect(asked[1]).toBe(asked[0]);
});

it('P-28: cards for the left that wait show who had chosen, not whose choice has become impossible', () => {
  const position = (hand: readonly string[]) =>
    building({
      hands: { 0: ['loud-voice~1', ...junk(3, 'a')], 1: ['pass-two~1', ...junk(3, 'b')], 2: [...WITH_TWO] },
    })
      .when(1, napkin('pass-two~1'))
      .letPass()
      .when(2, { type: 'pass-on', cards: ['ham~1', 'brie~1'] })
      .when(0, napkin('loud-voice~1'))
      .holding(2, hand);
  const [still, gone] = [WITH_TWO, WITHOUT].map(position);
  expect(still!.table.napkins[0]!.waiting).toEqual([0, 1]);
  expect(shownToOthers(gone!, 2)).toBe(shownToOthers(still!, 2));
  expect(gone!.letPass().top.actors).toEqual([0, 1, 2]);
});
