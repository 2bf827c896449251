/**
 * Bots against each other, and what can be learnt from it.
 *   npm run simulate GAME                                  what its script asks
 *   npm run simulate GAME levels 1000                      each level, and a guest, against each
 *   npm run simulate GAME levels 1000 chef-cook            only these two; `chef` alone: against all others
 *   npm run simulate GAME tempers 300 cook              each temper among plain cooks: what it does more of, and wins
 *   npm run simulate GAME -- --trace --seed 3              a match of chefs, told move by move
 *   npm run simulate GAME -- --trace --players chef:miser,cook   of other levels, and tempers
 *   npm run simulate lengths                               how long matches of all games take people
 */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Arena, duels } from './lib/duels.ts';
import { trace } from './lib/trace.ts';
import { tempersOf } from './tempers/report.ts';

interface Script {
  /** Of one game. */
  readonly arena?: Arena;
  default(args: readonly string[]): Promise<void> | void;
}

const folder = new URL('./simulate/', import.meta.url);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    trace: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    players: { type: 'string', default: 'chef,chef,chef' },
  },
});
const [game = '', ...args] = positionals;
const script = new URL(`${game}.ts`, folder);

if (/^[a-z]+$/.test(game) && existsSync(script)) {
  const { arena, default: main } = (await import(script.href)) as Script;
  if (arena && values.trace) await trace(arena, values.players.split(','), Number(values.seed));
  else if (arena && args[0] === 'tempers') await tempersOf(arena, Number(args[1] ?? 300), args[2]);
  else if (arena && args[0] === 'levels') duels(arena, Number(args[1] ?? 1000), args[2]);
  else await main(args);
} else {
  const files = await readdir(fileURLToPath(folder));
  console.error(
    `npm run simulate GAME, where GAME is one of: ${files.map((file) => file.replace('.ts', '')).join(', ')}`,
  );
  process.exitCode = 1;
}
