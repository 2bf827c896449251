/** Loaded into the host's process beside the host: says how much it keeps in memory once what is unused is thrown away. */
import v8 from 'node:v8';

/** What the engine has made of the program itself: the longer it runs, the more of it is compiled, up to all of it. */
const isCode = (space: string): boolean => /^(code|trusted)_/.test(space);

process.on('message', () => {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  const data = v8.getHeapSpaceStatistics().filter(({ space_name }) => !isCode(space_name));
  const held = data.reduce((bytes, { space_used_size }) => bytes + space_used_size, 0);
  process.send?.(held + process.memoryUsage().external);
});
// The host ends when it is told to, not when nobody asks any more.
process.channel?.unref();
