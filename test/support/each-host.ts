/** A host of its own for each test of a file; nothing of it is left afterwards, and no page that it showed. */
import { expect, test } from '@playwright/test';
import { ScreenClient } from '../main/screen-client.ts';
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

interface WithTable {
  readonly host: HostProgram;
  /** The host's own screen, without pixels. */
  readonly display: ScreenClient;
  readonly code: string;
  /** What goes wrong on pages of the test: nothing may. */
  readonly problems: string[];
}

/** And a table of Sandwich. */
export function eachTestHasTable(take: (given: WithTable) => void): void {
  let host: HostProgram;
  let problems: string[] = [];

  eachTestHasHost((started) => {
    host = started;
  });

  test.beforeEach(async () => {
    problems = [];
    const { port, hash } = new URL(host.table);
    const hostToken = hash.replace('#host=', '');
    const display = await ScreenClient.open(Number(port), { hostToken, display: true });
    const { code } = await display.must('table.create', { game: 'sandwich' });
    take({ host, display, code, problems });
  });

  test.afterEach(() => expect(problems).toEqual([]));
}
