import { describe, expect, it } from 'vitest';
import { orderOf } from '../../../src/games/wars/cards.ts';
import { wars } from '../../../src/games/wars/index.ts';
import { range } from '../../../src/shared/lists.ts';
import { defaults, inTurn, opening } from './given.ts';

const typesIn = (row: readonly (string | null)[]) =>
  row.flatMap((order) => (order === null ? [] : [orderOf(order).type]));

describe('setting up', () => {
  it.each([2, 3, 4, 5])(
    'W-5: five cards and ten coins each, five orders, seven assistants (%i seats)',
    (seats) => {
      const { state } = opening(seats);
      for (const player of state.players) {
        expect(player.hand).toHaveLength(5);
        expect(player.coins).toBe(10);
        expect(player.tokens).toBe(0);
      }
      expect(state.row.filter((order) => order !== null)).toHaveLength(5);
      expect(state.orderDeck).toHaveLength(20);
      expect(state.market.deck).toHaveLength(50 - 5 * seats);
      expect(state.free).toHaveLength(7);
    },
  );

  it('W-5: the shuffles and deals are in the log, different for every seed', () => {
    expect(opening(4, {}, 1).state.players).not.toEqual(opening(4, {}, 2).state.players);
    expect(opening(4, {}, 9).state).toEqual(opening(4, {}, 9).state);
  });

  it('W-6: never three orders of one type in the opening row', () => {
    for (const seed of range(200)) {
      const types = typesIn(opening(2, {}, seed).state.row);
      for (const type of [1, 2, 3, 4, 5]) expect(types.filter((one) => one === type).length).toBeLessThan(3);
    }
  });

  it('W-6: a third of one type goes under the deck and another is revealed', () => {
    const play = inTurn({
      row: ['doorstep', 'soloist', 'notary', 'jury-club', null],
      orderDeck: ['night-watch', 'bus-stop', 'duet', 'monument'],
    }).endTurn();
    expect(play.state.row[4]).toBe('duet');
    expect(play.state.orderDeck).toEqual(['monument', 'night-watch', 'bus-stop']);
    expect(play.facts.find(({ type }) => type === 'row-filled')).toMatchObject({
      shown: ['duet'],
      under: ['night-watch', 'bus-stop'],
    });
  });

  it('W-6: it is looked for down to the last order of the deck', () => {
    const play = inTurn({
      row: ['doorstep', 'soloist', 'notary', 'jury-club', null],
      orderDeck: ['night-watch', 'bus-stop', 'duet'],
    }).endTurn();
    expect(play.state.row[4]).toBe('duet');
    expect(play.state.orderDeck).toEqual(['night-watch', 'bus-stop']);
  });

  it('W-6: with no order that may be shown, the place stays empty until there is one', () => {
    const still = inTurn({
      row: ['doorstep', 'soloist', 'notary', 'jury-club', null],
      orderDeck: ['night-watch', 'bus-stop'],
      players: { 0: { zone: ['steak'] } },
    });
    const taken = still.copy();
    still.endTurn();
    expect(still.state.row[4]).toBeNull();
    expect(still.state.orderDeck).toEqual(['night-watch', 'bus-stop']);
    taken.serves('doorstep', 'steak').endTurn();
    expect(taken.state.row).toEqual(['night-watch', 'soloist', 'notary', 'jury-club', null]);
  });

  it('W-7: the table picks who starts', () => {
    for (const start of [0, 1, 2]) {
      const { state, log } = opening(3, { start });
      expect(state).toMatchObject({ start, active: start, round: 1 });
      expect(log).toContainEqual({ type: 'began', start, chosen: true });
    }
  });

  it('W-7: else chance does, and everybody may be it', () => {
    const starts = new Set(range(60).map((seed) => opening(5, {}, seed).state.start));
    expect([...starts].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  it('W-7: nobody sits on a seat that is not there', () => {
    const options = { ...defaults, start: 3 };
    expect(wars.checkOptions(options, 3)).toEqual([{ field: 'start', key: 'no-such-seat' }]);
    expect(wars.checkOptions(options, 4)).toEqual([]);
  });
});
