import { expect, it } from 'vitest';
import { worldOf } from '../../../src/games/plate/bots/world.ts';
import { faceOf } from '../../../src/games/plate/cards.ts';
import { range } from '../../../src/shared/lists.ts';
import { seededRng } from '../../../src/shared/rng.ts';
import { bidding, defaults, type PlatePosition } from './given.ts';

const worlds = (play: PlatePosition, seat: number) =>
  range(200).map((seed) => {
    const input = {
      ...{ seat, seats: play.state.seats, table: play.table, mine: play.mine(seat), frames: play.frames },
      ...{ choices: play.choices(seat), now: 0, since: 0, character: 1, rng: seededRng(1) },
    };
    return worldOf(input, defaults)!(seededRng(seed));
  });

/** Of the deck, so that they can be told from what is hidden. */
const HANDS = { 0: ['bid-plus-5~1', 'lettuce~1'], 1: ['bid-plus-2~1', 'bid-plus-1~1'] };

const GOOD = [['sourdough~1', 'ham~2', 'flatbread~1']];

it('P-13: in a world that could be, what somebody lays before itself for a good sandwich mostly raises', () => {
  const play = bidding({ hands: HANDS, plates: GOOD });
  expect(play.table.auction!.value).toBeGreaterThan(0);
  play.when(0, { type: 'bid', card: 'bid-plus-5~1', on: 0 });
  const seat = play.table.turn!;
  const cards = worlds(play, seat).map(({ bids }) => faceOf(bids[0]!.card));
  const raising = cards.filter((face) => face.kind === 'bid' && face.value > 0).length;
  expect(raising).toBeGreaterThan(150);
  expect(raising).toBeLessThan(200);
});

it('P-13: nobody knows its own bids better than anybody else’s', () => {
  const play = bidding({ hands: HANDS, plates: GOOD });
  play.when(0, { type: 'bid', card: 'bid-plus-5~1', on: 0 });
  while (play.table.turn !== 0) play.when(play.table.turn!, { type: 'opt-out' });
  const mine = new Set(worlds(play, 0).map(({ bids }) => bids[0]!.card));
  expect(mine.size).toBeGreaterThan(10);
});
