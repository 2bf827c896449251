/** Loaded before a program: by one signal its loop stands still for ever, by others something breaks that nobody catches. */
process.on('SIGUSR2', () => {
  for (;;);
});
process.on('SIGWINCH', () => {
  setTimeout(() => {
    throw new Error('A timer broke');
  });
});
process.on('SIGCONT', () => {
  void Promise.reject(new Error('A promise broke'));
});
