/** A host of its own for each test of a file; nothing of it is left afterwards, and no page that it showed. */
import { test } from '@playwright/test';
import { type HostOptions, type HostProgram, removeFolder, startHostProgram } from './host-program.ts';

export function eachTestHasHost(take: (started: HostProgram) => void, options: HostOptions = {}): void {
  let host: HostProgram;

  test.beforeEach(async () => {
    host = await startHostProgram(options);
    take(host);
  });

  test.afterEach(async ({ browser }) => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    await host.kill();
    await removeFolder(host.data);
  });
}
