/** How a server under test speaks with the run: its port once, its own CPU time when asked. */
export function ready(port) {
  process.on('message', (message) => {
    if (message === 'cpu') {
      const { user, system } = process.cpuUsage();
      process.send({ cpu: user + system });
    }
    if (message === 'end') process.exit(0);
  });
  process.on('disconnect', () => process.exit(0));
  process.send({ port });
}
