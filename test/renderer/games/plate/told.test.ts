import { describe, expect, it } from 'vitest';
import { plate } from '../../../../src/games/plate/index.ts';
import type { Notice } from '../../../../src/games/plate/notices.ts';
import { toldTo } from '../../../../src/renderer/games/plate/hand/told.ts';
import { building, holding, napkin, type PlatePosition, revealing, up } from '../../../games/plate/given.ts';

/** What each seat is told of what has happened since the position was laid out. */
function told(play: PlatePosition, moves: (play: PlatePosition) => unknown): string[][] {
  let { state } = play;
  const from = play.log.length;
  moves(play);
  const notices = play.log.slice(from).flatMap((fact) => {
    state = plate.evolve(state, fact);
    return (plate.noticeFor(fact, 'table', state) as Notice | undefined) ?? [];
  });
  return play.state.players.map((_, seat) =>
    toldTo(seat, notices).map(({ text, params }) => {
      const names = Object.entries(params).flatMap(([key, value]) =>
        key !== 'partner' && typeof value === 'object' && 'seat' in value ? `${key} ${value.seat}` : [],
      );
      return [text.replace('ui.told.', ''), ...names.sort()].join(', ');
    }),
  );
}

describe('what a phone is told of others’ napkins', () => {
  it('P-26: whose cards are traded is told by whom, and nobody else', () => {
    const play = building({ hands: { 1: holding('trade-two~1') } });
    const trade = () => {
      play.when(1, napkin('trade-two~1')).letPass().when(1, { type: 'trade-with', seat: 2 });
      const give = play.hand(1).slice(0, 2);
      play.when(1, { type: 'trade-give', cards: give });
      play.when(1, { type: 'trade-take', backs: ['back-4', 'back-2'] });
    };
    expect(told(play, trade)).toEqual([[], [], ['traded, seat 1']]);
  });

  it('P-27: whoever loses a hand is told who did it', () => {
    const play = building({ hands: { 1: holding('fresh-hands~1') } });
    const lost = 'hands-discarded, seat 1';
    expect(told(play, () => play.when(1, napkin('fresh-hands~1')).letPass())).toEqual([[lost], [], [lost]]);
  });

  it('P-29: whose napkin is being crumpled is told', () => {
    const play = building({ hands: { 1: holding('loud-voice~1'), 2: holding('crumple~1') } });
    const crumple = () => play.when(1, napkin('loud-voice~1')).when(2, napkin('crumple~1')).letPass();
    expect(told(play, crumple)).toEqual([[], ['napkin-played, seat 2'], []]);
  });

  it('P-23: what is laid before one is told with its name; what serves oneself is not', () => {
    const play = building({ hands: { 1: holding('cold-water~1', 'loud-voice~1') } });
    const cold = () =>
      play.when(1, napkin('cold-water~1')).letPass().when(1, { type: 'lay-before', seat: 0 });
    expect(told(play, cold)).toEqual([['napkin-lies, by 1, seat 1'], [], []]);
    expect(told(play, () => play.when(1, napkin('loud-voice~1')).letPass())).toEqual([[], [], []]);
  });

  it('P-29: bids that were looked at, and bids that change places, are told before whom they lie', () => {
    const bids = [up(1, 3), { on: 1, card: 'sock~1', by: 0 }, up(0, 2)];
    const peeked = revealing({ bids, hands: { 2: holding('lifted-corner~1') } });
    const look = () => peeked.when(2, napkin('lifted-corner~1')).letPass().when(2, { type: 'peek', seat: 1 });
    expect(told(peeked, look)).toEqual([[], ['peeked, on 1, seat 2'], []]);
    const chairs = revealing({ bids, hands: { 2: holding('musical-chairs~1') } });
    const swap = () =>
      chairs.when(2, napkin('musical-chairs~1')).letPass().when(2, { type: 'swap-bids', one: 0, other: 1 });
    expect(told(chairs, swap)).toEqual([
      ['bids-swapped, one 0, other 1, seat 2'],
      ['bids-swapped, one 0, other 0, seat 2'],
      [],
    ]);
  });
});
