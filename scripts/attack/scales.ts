/** Loaded into the host's process beside the host: says how much it keeps in memory once what is unused is thrown away. */
process.on('message', () => {
  // Code that has not run for a while is thrown away too: else it weighs what was played last.
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  const { heapUsed, external } = process.memoryUsage();
  process.send?.(heapUsed + external);
});
// The host ends when it is told to, not when nobody asks any more.
process.channel?.unref();
