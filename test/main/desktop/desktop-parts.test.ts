import { describe, expect, onTestFinished, test } from 'vitest';
import { desktopEntry } from '../../../src/main/desktop/desktop-entry.ts';
import { safeFileName } from '../../../src/main/desktop/file-name.ts';
import { createKiosk } from '../../../src/main/desktop/kiosk.ts';
import { parseLaunchOptions } from '../../../src/main/desktop/launch-options.ts';
import { installWhenQuiet } from '../../../src/main/desktop/quiet-install.ts';
import { createRestartGuard } from '../../../src/main/desktop/restart-guard.ts';
import { wordsFor } from '../../../src/main/desktop/words/index.ts';
import { housePin } from '../../../src/main/store/house-pin.ts';
import { openStore } from '../../../src/main/store/store.ts';
import type { KioskState } from '../../../src/shared/ipc.ts';
import { newFolder } from '../house.ts';

interface Start {
  readonly lockedAtStart?: boolean;
  readonly dataDir?: string;
}

/** The lock, over a store on the disk. */
function kioskWith(wanted: string, { lockedAtStart = false, dataDir = newFolder() }: Start = {}) {
  const store = openStore(dataDir);
  let open = true;
  const close = (): void => {
    if (open) store.close();
    open = false;
  };
  onTestFinished(close);
  if (!housePin(store.settings).isSet()) store.settings.set('kioskPin', wanted);
  const heard: KioskState[] = [];
  const kept: boolean[] = [];
  const clock = { now: Date.parse('2026-01-01') };
  const kiosk = createKiosk({
    pin: housePin(store.settings),
    now: () => clock.now,
    lockedAtStart,
    changed: (state) => heard.push(state),
    decided: (locked) => kept.push(locked),
  });
  return { kiosk, heard, kept, clock, close, dataDir };
}

describe('the kiosk lock', () => {
  test('opens with the house PIN only', () => {
    const { kiosk, heard } = kioskWith('1234');
    expect(kiosk.lock()).toEqual({ locked: true, needsPin: true, rest: 0 });
    expect(kiosk.unlock('0000').locked).toBe(true);
    expect(kiosk.unlock('1234').locked).toBe(false);
    expect(heard.map(({ locked }) => locked)).toEqual([true, false]);
  });

  test('without a PIN anybody may leave', () => {
    const { kiosk } = kioskWith('');
    expect(kiosk.lock()).toEqual({ locked: true, needsPin: false, rest: 0 });
    expect(kiosk.unlock('').locked).toBe(false);
  });

  test('five wrong PINs close it for half a minute, even to the right one', () => {
    const { kiosk, clock } = kioskWith('1234');
    kiosk.lock();
    for (let tries = 0; tries < 5; tries++) kiosk.unlock('9999');
    expect(kiosk.unlock('1234')).toEqual({ locked: true, needsPin: true, rest: 30 });
    clock.now += 29_000;
    expect(kiosk.unlock('1234')).toMatchObject({ locked: true, rest: 1 });
    clock.now += 1000;
    expect(kiosk.unlock('1234').locked).toBe(false);
  });

  test('every wrong PIN after that makes it wait for twice as long, up to an hour', () => {
    const { kiosk, clock } = kioskWith('1234', { lockedAtStart: true });
    for (let tries = 0; tries < 4; tries++) kiosk.unlock('9999');
    const rests: number[] = [];
    for (let tries = 0; tries < 9; tries++) {
      const { rest } = kiosk.unlock('9999');
      rests.push(rest);
      clock.now += rest * 1000;
    }
    expect(rests).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600]);
    expect(kiosk.unlock('1234').locked).toBe(false);
    kiosk.lock();
    expect(kiosk.unlock('9999').rest).toBe(0);
  });

  test('neither a restart nor a clock that is put back shortens or lengthens the wait', () => {
    const { kiosk, close, dataDir } = kioskWith('1234', { lockedAtStart: true });
    for (let tries = 0; tries < 6; tries++) kiosk.unlock('9999');
    close();
    const again = kioskWith('', { lockedAtStart: true, dataDir });
    expect(again.kiosk.unlock('1234')).toEqual({ locked: true, needsPin: true, rest: 30 });
    again.clock.now -= 24 * 3600_000;
    expect(again.kiosk.state().rest).toBe(30);
    again.clock.now += 24 * 3600_000 + 30_000;
    expect(again.kiosk.unlock('1234').locked).toBe(false);
  });

  test('lets the system go without a PIN, and is locked again at the next start', () => {
    const { kiosk, kept } = kioskWith('1234');
    kiosk.lock();
    expect(kiosk.release().locked).toBe(false);
    expect(kept).toEqual([true]);
    expect(kioskWith('1234', { lockedAtStart: kept.at(-1)! }).kiosk.state()).toEqual({
      locked: true,
      needsPin: true,
      rest: 0,
    });
  });

  test('what was opened with the PIN stays open', () => {
    const { kiosk, kept } = kioskWith('1234', { lockedAtStart: true });
    kiosk.unlock('1234');
    expect(kept).toEqual([false]);
  });
});

describe('the restart guard', () => {
  test('three breaks in a minute are the end', () => {
    const guard = createRestartGuard(() => 0);
    expect([guard.mayRestart(), guard.mayRestart(), guard.mayRestart()]).toEqual([true, true, false]);
  });

  test('breaks a minute apart go on for ever', () => {
    let now = 0;
    const guard = createRestartGuard(() => now);
    for (let breaks = 0; breaks < 10; breaks++) {
      now += 30_001;
      expect(guard.mayRestart()).toBe(true);
    }
  });
});

test('launch options are found among the switches of Electron and Chromium', () => {
  const line = ['--no-sandbox', '.', '--port', '4400', '--inspect=0', '--kiosk', '--data', 'house'];
  expect(parseLaunchOptions(line)).toEqual({
    kiosk: true,
    localName: 'announced',
    port: 4400,
    data: 'house',
    restMs: 60_000,
  });
});

test('the desktop speaks four languages, and English to everybody else', () => {
  const all = ['en-GB', 'fr-CA', 'es', 'de-AT'].map((locale) => wordsFor(locale).quit);
  expect(new Set(all).size).toBe(4);
  expect(wordsFor('fi').quit).toBe(wordsFor('en').quit);
});

describe('the name a page gives a file', () => {
  test.each([
    ['points.csv', 'points.csv'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Windows\\points.csv', 'points.csv'],
    ['.hidden', 'hidden'],
    ['a<b>:"c|d?*.csv', 'abcd.csv'],
    ['Zoë’s match.json', 'Zoë’s match.json'],
    ['…/', 'smorgasboard'],
    ['', 'smorgasboard'],
  ])('%s becomes %s', (wanted, name) => {
    expect(safeFileName(wanted)).toBe(name);
  });

  test('is never longer than a file system takes', () => {
    expect(safeFileName('x'.repeat(5000))).toHaveLength(120);
  });
});

/** As the Desktop Entry Specification says: a value is read first, and then its words. */
test.each([
  ['/opt/A B/program', '"/opt/A B/program"'],
  ['--data=50%', '"--data=50%%"'],
  ['C:\\$HOME', '"C:\\\\\\\\\\\\$HOME"'],
])('an entry that starts %s at login says %s', (word, wanted) => {
  expect(desktopEntry([word, '--kiosk'])).toContain(`\nExec=${wanted} "--kiosk"\n`);
});

describe('what has come to be installed', () => {
  const WAIT = 6 * 3600_000;

  function waiting(prepare: () => Promise<void> = async () => undefined) {
    const world = { isPlayed: true, now: 0, prepared: 0, installed: 0, troubles: 0 };
    const look = installWhenQuiet({
      isPlayed: () => world.isPlayed,
      now: () => world.now,
      prepare: () => {
        world.prepared += 1;
        return prepare();
      },
      install: () => (world.installed += 1),
      trouble: () => (world.troubles += 1),
    });
    return { world, look };
  }

  test('waits for the end of a match, also of one that begins while it is made ready', async () => {
    let ready: () => void = () => undefined;
    const { world, look } = waiting(() => new Promise((resolve) => (ready = resolve)));
    await look();
    expect(world.prepared).toBe(0);
    world.isPlayed = false;
    const first = look();
    await look();
    expect(world.prepared).toBe(1);
    world.isPlayed = true;
    ready();
    await first;
    await look();
    expect(world).toMatchObject({ prepared: 1, installed: 0 });
    world.isPlayed = false;
    const second = look();
    ready();
    await second;
    expect(world).toMatchObject({ prepared: 2, installed: 1 });
  });

  test('is not tried again at once where it cannot be: no disk is filled with words about it', async () => {
    const { world, look } = waiting(() => Promise.reject(new Error('no room')));
    world.isPlayed = false;
    for (; world.now < WAIT; world.now += WAIT / 4) await look();
    expect(world).toMatchObject({ prepared: 1, troubles: 1 });
    await look();
    expect(world).toMatchObject({ prepared: 2, troubles: 2, installed: 0 });
  });
});
