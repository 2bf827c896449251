/** Bots that look ahead think beside the loop, and no table waits for that. */
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { wars } from '../../src/games/wars/index.ts';
import type { State } from '../../src/games/wars/state.ts';
import type { TableView } from '../../src/games/wars/view-types.ts';
import { BotPlayers, BY_CHARACTER } from '../../src/main/table/bot-players.ts';
import { act, begin } from '../../src/main/table/match.ts';
import type { Seat } from '../../src/main/table/seats.ts';
import { botSeat } from '../../src/main/table/seats.ts';
import { StateViews } from '../../src/main/table/state-views.ts';
import { THINKING_MS, Thinker, type ThinkerParts } from '../../src/main/table/thinker.ts';
import { covers } from '../../src/shared/choices.ts';
import type { AnyGame } from '../../src/shared/game.ts';
import { range } from '../../src/shared/lists.ts';
import { type Rng, seededRng } from '../../src/shared/rng.ts';
import { rowOf } from '../support/playout.ts';
import { optionsOf } from '../support/position.ts';
import { beginMatch } from './house.ts';

const stubborn = path.resolve(import.meta.dirname, 'fixtures/stubborn-worker.ts');
const game: AnyGame = wars;
const COINS = { type: 'coins' };

function openThinker(limits: Partial<ThinkerParts> = {}): Thinker {
  const thinker = new Thinker(limits);
  onTestFinished(() => thinker.close());
  return thinker;
}

/** A bot draws its seed, and nothing else, from here. */
const seeding = (seed: number): Rng => ({ ...seededRng(3), below: () => seed });

function table(thinker: Thinker, seed = 7) {
  const match = begin(game, rowOf(game, { seats: 2, options: optionsOf(wars) }), seededRng(5)).match;
  const views = new StateViews(match);
  const seat = (match.state as State).active;
  const seats: Seat[] = [0, 1].map(() => botSeat([], 'master', seededRng(1)));
  const bots = new BotPlayers(seeding(seed), thinker);
  const asking = { views, seat, seats: 2, character: 4, now: 0 };
  const wish = { game: 'wars', level: 'master', input: {} as never, options: {} };
  return {
    ...{ match, views, seat, seats, bots, asking },
    think: () => bots.think('master', asking, BY_CHARACTER),
    planned: () => bots.takeDue(Number.POSITIVE_INFINITY)?.move,
    /** One thing is thought over after the other: when this one is, those before it are. */
    thought: () => thinker.ponder({ ...wish, seed: 0 }, () => true),
  };
}

const atOnce = (): unknown => {
  const quick = table(openThinker({ file: stubborn }));
  quick.think();
  return quick.planned();
};

test('the master of a game thinks in a worker, and wants what is offered', async () => {
  const { views, seat } = table(openThinker());
  const input = {
    ...{ seat, seats: 2, table: views.table, mine: views.seat(seat), frames: views.frames },
    ...{ choices: views.choices(seat), now: 0, since: 0, character: 4 },
  };
  const wish = { game: 'wars', level: 'master', input, options: optionsOf(wars), seed: 5 };
  const pondered = await openThinker({ limitMs: 120_000 }).ponder(wish, () => true);
  const move = pondered?.move;
  expect(move && covers(views.choices(seat), move)).toBe(true);
});

test('a worker is told how long to think: as long as the host says, or a moment', async () => {
  const wish = { game: 'wars', level: 'master', input: {} as never, options: {}, seed: 0 };
  const given = async (parts: Partial<ThinkerParts>) =>
    (await openThinker({ file: stubborn, limitMs: 120_000, ...parts }).ponder(wish, () => true))?.playouts;
  expect([await given({ forMs: 7 }), await given({})]).toEqual([7, THINKING_MS]);
});

test('what comes of thinking takes the place of what came to mind at once', async () => {
  const { think, thought, planned } = table(openThinker({ file: stubborn, limitMs: 120_000 }));
  expect(atOnce()).not.toEqual(COINS);
  think();
  await thought();
  expect(planned()).toEqual(COINS);
});

test('whose time has come does not wait for an answer', async () => {
  const { think, planned, thought } = table(openThinker({ file: stubborn, limitMs: 120_000 }));
  think();
  expect(planned()).toEqual(atOnce());
  await thought();
  expect(planned()).toBeUndefined();
});

test('what was taken back, or is asked no more, gets no answer', async () => {
  const { think, thought, planned, bots, match, seat, seats } = table(
    openThinker({ file: stubborn, limitMs: 120_000 }),
  );
  think();
  const command = { actor: seat, move: COINS, frame: match.frames[0]!.id };
  const after = act(match, command, { kind: 'bot', call: null, at: 0, rng: seededRng(1) });
  if (!after.ok) throw new Error(after.refusal.key);
  expect(bots.thinkers(new StateViews(after.value.match), seats)).toEqual([seat]);
  await thought();
  expect(planned()).toBeUndefined();
});

test('what was planned anew meanwhile is not overwritten by an answer to the old question', async () => {
  const { think, thought, bots, views, seat, asking, planned } = table(
    openThinker({ file: stubborn, limitMs: 120_000 }),
  );
  think();
  bots.forget();
  bots.think('chef', asking, BY_CHARACTER);
  await thought();
  expect(planned()).not.toEqual(COINS);
  expect(views.choices(seat).length).toBeGreaterThan(0);
});

test.each([
  [1, 'never answers'],
  [2, 'ends'],
])(
  'with a worker that (%s) %s a bot does what came to mind at once, and the next one has a new worker',
  async (seed) => {
    const { think, thought, planned } = table(openThinker({ file: stubborn, limitMs: 3000 }), seed);
    think();
    await thought();
    expect(planned()).toEqual(atOnce());
  },
);

test('a thinker that is closed, or has no worker, leaves nobody waiting', async () => {
  const closed = openThinker({ file: stubborn });
  const { think, planned } = table(closed);
  think();
  closed.close();
  expect(planned()).toEqual(atOnce());
  const none = table(openThinker({ file: '/nowhere/worker.mjs' }));
  none.think();
  expect(await none.thought()).toBeUndefined();
  expect(none.planned()).toEqual(atOnce());
});

test('what keeps a bot from looking ahead is told once, and what is nobody’s fault never', async () => {
  const told: string[] = [];
  const openTelling = (limits: Partial<ThinkerParts>): Thinker =>
    openThinker({ ...limits, log: (text) => told.push(text) });
  const wish = { game: 'wars', level: 'master', input: {} as never, options: {}, seed: 2 };
  const thinker = openTelling({ file: stubborn, limitMs: 120_000 });
  for (const _ of range(2)) expect(await thinker.ponder(wish, () => true)).toBeUndefined();
  expect(told).toEqual(['A bot of wars did not look ahead: the worker has ended']);
  expect(await thinker.ponder({ ...wish, seed: 1 }, () => false)).toBeUndefined();
  const left = thinker.ponder({ ...wish, seed: 1 }, () => true);
  thinker.close();
  expect(await left).toBeUndefined();
  expect(told).toHaveLength(1);
});

test('a table of masters plays on at any speed of its clock, thought over or not', async () => {
  const { display } = await beginMatch({
    ...{ game: 'wars', people: 0, bots: ['master', 'master'], options: { orders: 3 } },
    host: { games, clockSpeed: 20 },
  });
  expect(display.table?.seats.map(({ level }) => level)).toEqual(['master', 'master']);
  const playing = (): TableView => display.view as unknown as TableView;
  // Three orders may be served before the sixth round; how far it is thought ahead depends on the machine.
  const isOver = () => playing().phase !== 'playing';
  for (const round of [2, 4, 6]) await display.until(() => isOver() || playing().round >= round);
});
