/** Looks ahead for bots, beside the loop in which tables live. Built to a file of its own, with the games in it. */
import { parentPort } from 'node:worker_threads';
import { gameById } from '../../games/index.ts';
import type { Bot, BotInput, Move } from '../../shared/game.ts';
import { seededRng } from '../../shared/rng.ts';
import type { Trouble } from './beside-the-loop.ts';

export interface ToPonder {
  readonly game: string;
  readonly level: string;
  readonly input: Omit<BotInput<unknown, unknown, Move>, 'rng'>;
  readonly options: object;
  readonly seed: number;
  /** How long to think. */
  readonly forMs: number;
}

/** Null where there was nothing to think over. */
export interface Pondered {
  readonly move: Move | null;
  readonly playouts: number;
}

function ponder({ game, level, input, options, seed, forMs }: ToPonder): Pondered {
  const end = performance.now() + forMs;
  const bots = (gameById(game)?.bots ?? []) as readonly Bot<unknown, unknown, Move>[];
  const bot = bots.find(({ id }) => id === level);
  const thought = bot?.ponder?.({ ...input, rng: seededRng(seed) }, options);
  let playouts = 0;
  while (thought && !thought.isSettled && performance.now() < end) {
    thought.think(1);
    playouts += 1;
  }
  return { move: thought?.move ?? null, playouts };
}

function answer(wish: ToPonder): Pondered | Trouble {
  try {
    return ponder(wish);
  } catch (error) {
    return { trouble: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (wish: ToPonder) => parentPort?.postMessage(answer(wish)));
