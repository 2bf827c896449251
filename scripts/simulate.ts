/** `npm run simulate <game> [matches]`: bots against each other, and what can be learnt from it. */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const folder = new URL('./simulate/', import.meta.url);
const [game = '', ...args] = process.argv.slice(2);
const script = new URL(`${game}.ts`, folder);

if (/^[a-z]+$/.test(game) && game !== 'playout' && existsSync(script)) {
  const { default: main } = (await import(script.href)) as {
    default(args: readonly string[]): Promise<void> | void;
  };
  await main(args);
} else {
  const files = await readdir(fileURLToPath(folder));
  const games = files.map((file) => file.replace('.ts', '')).filter((name) => name !== 'playout');
  console.error(`npm run simulate GAME [MATCHES], where GAME is one of: ${games.join(', ')}`);
  process.exitCode = 1;
}
