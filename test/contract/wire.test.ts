/** Nothing that only one seat may know is in the bytes of another screen: not in a document, a choice, a notice. */
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import type { AnyGame } from '../../src/shared/game.ts';
import { tiny } from '../main/tiny-game.ts';
import { findLeaks, watch } from '../support/leaks.ts';

const withHands = games.filter(({ kind }) => kind === 'game');

describe.each(withHands.map((game) => ({ game, title: game.id })))('on the wire of $title', ({ game }) => {
  it('N-19: nothing of another hand is in a screen’s bytes', async () => {
    const { moments, cards } = await watch(game);
    const { secrets, leaks } = findLeaks(moments, cards);
    expect(leaks).toEqual([]);
    expect(moments.length).toBeGreaterThan(10);
    expect(secrets).toBeGreaterThan(20);
  });
});

describe('this search', () => {
  const gossip = (
    event: Parameters<typeof tiny.noticeFor>[0],
    viewer: Parameters<typeof tiny.noticeFor>[1],
    state: Parameters<typeof tiny.noticeFor>[2],
  ) => (viewer === 'table' ? event : tiny.noticeFor(event, viewer, state));
  it.each([
    ['a notice that tells everybody what was drawn', { ...tiny, noticeFor: gossip } as AnyGame],
    [
      'a table that shows the hands',
      {
        ...tiny,
        tableView: (state: Parameters<typeof tiny.tableView>[0]) => ({
          ...tiny.tableView(state),
          peek: `seen ${state.players[1]?.hand[0]}!`,
        }),
      } as AnyGame,
    ],
  ])('finds %s', async (_, game) => {
    const { moments, cards } = await watch(game);
    expect(findLeaks(moments, cards).leaks).not.toEqual([]);
  });

  it('finds nothing in a game that keeps its secrets', async () => {
    const { moments, cards } = await watch(tiny);
    const { secrets, leaks } = findLeaks(moments, cards);
    expect(leaks).toEqual([]);
    expect(secrets).toBeGreaterThan(20);
  });
});
