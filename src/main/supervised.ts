/** Whoever started the program may say that it starts it again whenever it ends badly, or by this code. */
import type { Starter } from './care/loop-watch.ts';

/** As `scripts/start.ts` has it too. */
export const AGAIN = 75;

export const isSupervised = (env: NodeJS.ProcessEnv = process.env): boolean =>
  env.SMORGASBOARD_SUPERVISED === '1';

export const starterOf = (env: NodeJS.ProcessEnv = process.env): Starter =>
  isSupervised(env) ? 'outside' : 'watch';
