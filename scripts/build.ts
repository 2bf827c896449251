import { build } from './lib/build.ts';

const made = await build('live');
if (!made.ok) {
  console.error(`The build did not end well: ${made.trouble}.`);
  process.exitCode = 1;
}
