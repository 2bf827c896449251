import { describe, expect, it, test } from 'vitest';
import { deckWith, pointsOf } from '../../../src/games/plate/cards.ts';
import { plate } from '../../../src/games/plate/index.ts';
import { highestDraws } from '../../../src/games/plate/scoring.ts';
import { begun } from '../../support/position.ts';
import { defaults, opening, PlatePosition } from './given.ts';

test.each([
  ['the highest value is alone', [3, 5, -2], [1]],
  ['two share the highest', [4, 4, 1], [0, 1]],
  ['a napkin cannot win', [null, -3, null], [1]],
  ['a napkin is out when others tie', [2, null, 2], [0, 2]],
  ['only napkins: all draw again', [null, null, null], [0, 1, 2]],
])('P-4: %s', (_, values, still) => {
  expect(highestDraws(values.map((value, seat) => ({ seat, value })))).toEqual(still);
});

describe('the draw for the first player', () => {
  it('P-4: happens on the table, card by card, with new draws for those who tied', () => {
    const play = opening(3, ['ham~1', 'heel~1', 'avocado~1', 'bid-minus-1~1', 'bid-plus-2~1']);
    expect(play.frames).toMatchObject([{ kind: 'opening', actors: [] }]);
    play.timeUp();
    expect(play.table.opening).toEqual({
      rounds: [
        [
          { seat: 0, face: 'ham' },
          { seat: 1, face: 'heel' },
          { seat: 2, face: 'avocado' },
        ],
      ],
      still: [0, 2],
    });
    play.timeUp();
    expect(play.table.opening).toMatchObject({ still: [2] });
    play.timeUp();
    expect(play.factTypes).toEqual(['dealt']);
    expect(play.table).toMatchObject({ step: 'build', turn: 2 });
  });

  it('P-4: when all have drawn napkins, all draw again', () => {
    const play = opening(2, ['trade-two~1', 'crumple~1', 'sock~1', 'honey~1']).timeUp();
    expect(play.table.opening!.still).toEqual([0, 1]);
    expect(play.timeUp().table.opening!.still).toEqual([1]);
  });

  it('P-4: ends even when ties outlast the deck', () => {
    const play = opening(2, ['ham~1', 'ham~2'], ['gouda~1']).timeUp();
    expect(play.table.opening!.still).toEqual([0, 1]);
    expect(play.timeUp().factTypes[0]).toBe('dealt');
  });

  it('P-4: who tied draws again as long as there is a card for each', () => {
    const play = opening(2, ['ham~1', 'ham~2'], ['gouda~1', 'heel~1']).timeUp().timeUp();
    expect(play.table.opening!.rounds.at(-1)).toEqual([
      { seat: 0, face: 'gouda' },
      { seat: 1, face: 'heel' },
    ]);
  });

  it('P-4: every card goes back and the deck is shuffled', () => {
    const play = opening(4, []);
    while (play.step === 'opening') play.timeUp();
    const { players, draw } = play.state;
    const all = [...players.flatMap((player) => player.hand), ...draw];
    expect(all.sort()).toEqual(deckWith('house').sort());
    expect(draw).not.toEqual(deckWith('house').slice(-draw.length));
  });

  it('P-5: seven each, the rest is the draw pile, no discards', () => {
    for (let seats = 2; seats <= 5; seats++) {
      const play = opening(seats, []);
      while (play.step === 'opening') play.timeUp();
      expect(play.state.players.map((player) => player.hand.length)).toEqual(Array(seats).fill(7));
      expect(play.table).toMatchObject({
        drawPile: deckWith('house').length - 7 * seats,
        discards: { count: 0, top: null },
      });
    }
  });

  it('P-4: whoever begins drew the highest value of those still in', () => {
    for (let seed = 0; seed < 40; seed++) {
      const play = new PlatePosition(plate, begun(plate, { seats: 5, options: defaults }, seed).state, seed);
      let last = play.table.opening!;
      while (play.step === 'opening') {
        last = play.table.opening!;
        play.timeUp();
      }
      const values = last.rounds.at(-1)!.map(({ seat, face }) => ({ seat, value: pointsOf(face) ?? null }));
      expect(highestDraws(values)).toEqual([play.table.turn]);
    }
  });
});

it('P-21: no napkin is played before the cards are dealt', () => {
  const play = opening(3, []);
  for (const seat of [0, 1, 2]) expect(play.choices(seat)).toEqual([]);
  expect(play.refusal(0, { type: 'napkin', card: 'crumple~1' })).toEqual({ key: 'not-now' });
});
