/** Loaded before a program: by a signal its loop stands still for ever. */
process.on('SIGUSR2', () => {
  for (;;);
});
