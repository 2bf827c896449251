/** The level that looks ahead, against the one below it: in matches that count playouts instead of time. */

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Thinker } from '../../src/main/table/thinker.ts';
import { covers } from '../../src/shared/choices.ts';
import type { AnyGame, BotInput, Move } from '../../src/shared/game.ts';
import { range, sum } from '../../src/shared/lists.ts';
import { seededRng } from '../../src/shared/rng.ts';
import { type AnyBot, playout } from '../../test/support/playout.ts';
import { shareOf } from './share.ts';

interface Thinking {
  /** In all, and of these other than what came to mind at once. */
  thoughts: number;
  changed: number;
  /** Of the processor, by thought. */
  readonly ms: number[];
}

const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** As at a table, where the worker's answer takes the place of the one that was there at once. */
function farSighted(master: AnyBot, options: object, playouts: number): AnyBot & { thinking: Thinking } {
  const thinking: Thinking = { thoughts: 0, changed: 0, ms: [] };
  const choose = (input: BotInput<unknown, unknown, Move>) => {
    const decision = master.choose(input);
    const began = spent();
    const thought =
      decision && master.ponder?.({ ...input, rng: seededRng(input.rng.below(2 ** 31)) }, options);
    if (!thought) return decision;
    thought.think(playouts);
    const { move } = thought;
    const choice = input.choices.find((one) => !one.blocked && covers([one], move));
    thinking.thoughts += 1;
    thinking.ms.push(spent() - began);
    if (JSON.stringify(move) !== JSON.stringify(decision.move)) thinking.changed += 1;
    return { ...decision, move, frame: choice?.frame ?? decision.frame };
  };
  return { id: master.id, choose, thinking };
}

export interface Duel {
  readonly game: AnyGame;
  readonly options: object;
  readonly seats: number;
  readonly matches: number;
  readonly firstSeed: number;
  readonly playouts: number;
  /** How fast a bot is with everything. */
  paced?(bot: AnyBot): AnyBot;
  /** No further match is begun after so many seconds. */
  readonly seconds?: number;
}

export interface Asking {
  readonly game: AnyGame;
  readonly options: object;
  readonly seats: number;
  readonly questions: number;
}

/** One master among chefs, in another seat each time; a shared win counts in parts. */
export function masterAmongChefs(duel: Duel): void {
  const { game, options, seats, matches, firstSeed, playouts, paced = (bot) => bot } = duel;
  const bots = game.bots as readonly AnyBot[];
  const chef = bots.find(({ id }) => id === 'chef')!;
  const master = farSighted(bots.find(({ ponder }) => ponder)!, options, playouts);
  const end = performance.now() + 1000 * (duel.seconds ?? Number.POSITIVE_INFINITY);
  const margins: number[] = [];
  let wins = 0;
  for (let seed = firstSeed; seed < firstSeed + matches && performance.now() < end; seed++) {
    const seat = seed % seats;
    const players = range(seats).map((one) => paced(one === seat ? master : chef));
    const played = playout({ game, match: { seats, options }, seed, players });
    const { standings } = game.outcome(played.end)!;
    const winners = standings.filter(({ rank }) => rank === 1).map((one) => one.seat);
    if (winners.includes(seat)) wins += 1 / winners.length;
    const best = (mine: boolean) =>
      Math.max(...standings.filter((one) => (one.seat === seat) === mine).map(({ score }) => score));
    margins.push(best(true) - best(false));
  }
  const { thoughts, changed, ms } = master.thinking;
  const count = margins.length;
  ms.sort((a, b) => a - b);
  const at = (part: number) => ms[Math.floor(part * ms.length)]?.toFixed(0);
  console.log(
    `${game.id}, ${seats} seats, ${playouts} playouts, seeds ${firstSeed} to ${firstSeed + count - 1}:`,
  );
  console.log(
    `  the master wins ${shareOf(wins, count)}: ${wins} of ${count}; by chance ${(100 / seats).toFixed(1)} %`,
  );
  console.log(`  ahead of the best other by ${(sum(margins) / count).toFixed(2)} points in the mean`);
  console.log(
    `  ${(thoughts / count).toFixed(0)} thoughts a match, ${((100 * changed) / thoughts).toFixed(0)} % changed; processor: median ${at(0.5)} ms, 99 % under ${at(0.99)} ms`,
  );
}

/** What a host's worker makes of so many questions, and how long the loop stands still meanwhile. */
export async function thinkingTimes({ game, options, seats, questions }: Asking): Promise<void> {
  const inputs: object[] = [];
  let moves = 0;
  playout({
    ...{ game, match: { seats, options }, seed: 8, players: 'bots' },
    visit(state) {
      moves += 1;
      for (const seat of moves % 3 === 0 && inputs.length < questions ? range(seats) : []) {
        const choices = game.choices(state, seat);
        const views = { table: game.tableView(state), mine: game.seatView(state, seat) };
        const input = { seat, seats, ...views, frames: game.frames(state), choices };
        if (choices.length > 0) inputs.push({ ...input, now: 0, since: 0, character: 5 });
      }
    },
  });
  const thinker = new Thinker({ limitMs: 60_000 });
  const awake = setInterval(() => undefined, 1000);
  const loop = monitorEventLoopDelay({ resolution: 5 });
  const [ms, playouts]: [number[], number[]] = [[], []];
  const level = (game.bots as readonly AnyBot[]).at(-1)!.id;
  for (const [seed, input] of inputs.entries()) {
    const began = performance.now();
    const wish = { game: game.id, level, input: input as never, options, seed };
    const pondered = await thinker.ponder(wish, () => true);
    // The first one waits for the worker to start.
    if (seed === 0) loop.enable();
    else if (pondered?.move) {
      ms.push(performance.now() - began);
      playouts.push(pondered.playouts);
    }
  }
  clearInterval(awake);
  thinker.close();
  const at = (numbers: number[], part: number) =>
    numbers.toSorted((a, b) => a - b)[Math.floor(part * numbers.length)]?.toFixed(0);
  console.log(`${game.id}, ${seats} seats: ${ms.length} of ${inputs.length} questions thought over`);
  console.log(`  answered after: median ${at(ms, 0.5)} ms, 99 % under ${at(ms, 0.99)} ms`);
  console.log(
    `  playouts: 5 % ${at(playouts, 0.05)}, median ${at(playouts, 0.5)}, 95 % ${at(playouts, 0.95)}`,
  );
  console.log(`  the loop stood still for ${(loop.max / 1e6).toFixed(0)} ms at most`);
}
