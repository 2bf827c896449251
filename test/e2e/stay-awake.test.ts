/** Phones that lie beside their plate do not go to sleep in the middle of a match. */
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { eachTestHasHost } from '../support/each-host.ts';
import type { HostProgram } from '../support/host-program.ts';
import { gatherParty, leave, newPage, newPhone, sitDown, startMatch } from '../support/party.ts';
import { keepPicture } from '../support/pictures.ts';

let host: HostProgram;

eachTestHasHost(
  (started) => {
    host = started;
  },
  { seed: 1400 },
);

interface Clip {
  /** To some iPhones a clip that nobody could see does not count. */
  readonly isSeen: boolean;
  readonly isPlaying: boolean;
  readonly isHeard: boolean;
  readonly loops: boolean;
}

const clip = (phone: Page): Promise<Clip | null> =>
  phone.evaluate(() => {
    const video = document.querySelector('video');
    return (
      video && {
        isSeen:
          video.checkVisibility({ opacityProperty: true }) &&
          video.getBoundingClientRect().bottom <= innerHeight,
        isPlaying: !video.paused && !video.ended && video.readyState > 2,
        isHeard: !video.muted && video.volume > 0,
        loops: video.loop,
      }
    );
  });

async function endMatch(table: Page): Promise<void> {
  await table.getByRole('button', { name: 'Menu' }).click();
  await table.getByRole('button', { name: 'End the match' }).click();
  await table.getByRole('button', { name: 'Really end it?' }).click();
}

test('by plain http a silent clip plays while the match runs, from the tap that took the seat, and costs no data', async ({
  browser,
}) => {
  const party = await gatherParty({ browser, host, game: /^Sándwich Wars/, phones: 2 });
  const { table, phones, problems } = party;
  const [phone] = phones;
  await expect.poll(() => clip(phone!)).toMatchObject({ isPlaying: false });
  await startMatch(table);
  await expect
    .poll(() => clip(phone!))
    .toEqual({
      ...{ isSeen: true, isPlaying: true, isHeard: true, loops: false },
    });
  const asked: string[] = [];
  phone!.on('request', (request) => {
    if (!request.url().startsWith('data:') && request.resourceType() === 'media') asked.push(request.url());
  });
  const turns = await phone!.evaluate(
    () =>
      new Promise<number>((done) => {
        let times = 0;
        document.querySelector('video')!.addEventListener('seeked', () => {
          times += 1;
          if (times === 3) done(times);
        });
      }),
  );
  expect(turns).toBe(3);
  await expect.poll(() => clip(phone!)).toMatchObject({ isPlaying: true });
  expect(asked).toEqual([]);
  await phone!.reload();
  await expect(phone!.locator('ol.hand')).toBeVisible();
  await phone!.locator('ol.hand button').first().tap();
  await expect.poll(() => clip(phone!)).toMatchObject({ isPlaying: true });
  await table.getByRole('button', { name: 'Menu' }).click();
  await table.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(table.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => clip(phone!)).toMatchObject({ isPlaying: false });
  await table.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(() => clip(phone!)).toMatchObject({ isPlaying: true });
  await endMatch(table);
  await expect.poll(() => clip(phone!)).toMatchObject({ isPlaying: false });
  expect(problems).toEqual([]);
  await leave(party);
});

async function inMatch(
  browser: Browser,
  onPhone: (phone: BrowserContext) => Promise<unknown>,
  origin: string,
) {
  const party = await gatherParty({ browser, host, game: /^Sándwich Wars/, phones: 1 });
  const context = await newPhone(browser);
  await onPhone(context);
  const phone = await newPage(context, []);
  await phone.goto(`${origin}/?t=${party.code}`);
  await sitDown(phone, 'Rosa');
  await startMatch(party.table);
  await expect(phone.locator('ol.hand button').first()).toBeVisible();
  const end = async (): Promise<void> => {
    await context.close();
    await leave(party);
  };
  return { phone, end };
}

const touch = (phone: Page): Promise<void> => phone.locator('ol.hand button').last().tap();
const isAwake = (phone: Page) => expect.poll(() => clip(phone)).toMatchObject({ isPlaying: true });

test('a clip that ran to its end on a busy phone plays on; one that a call has stopped plays from the next touch', async ({
  browser,
}) => {
  const { phone, end } = await inMatch(browser, async () => undefined, host.phoneOrigin);
  await isAwake(phone);
  const ended = phone.evaluate(
    () =>
      new Promise<boolean>((done) => {
        const video = document.querySelector('video')!;
        const toEnd = (): void => {
          if (!video.ended) video.currentTime = video.duration;
        };
        const atEnd = (): void => {
          video.removeEventListener('seeked', toEnd);
          done(true);
        };
        video.addEventListener('ended', atEnd, { once: true });
        // The page may have gone back in the same moment: then once more.
        video.addEventListener('seeked', toEnd);
        toEnd();
      }),
  );
  expect(await ended).toBe(true);
  await isAwake(phone);
  // As a browser does when something else takes the sound.
  await phone.evaluate(() => document.querySelector('video')!.pause());
  await expect.poll(() => clip(phone)).toMatchObject({ isPlaying: false });
  await touch(phone);
  await isAwake(phone);
  await end();
});

/** Runs before the page does: as browsers answer that save power. */
const lendNothing = (): void => {
  navigator.wakeLock.request = () => Promise.reject(new DOMException('', 'NotAllowedError'));
};

test('where the wake lock is refused, in a touch too, the next one plays the clip', async ({ browser }) => {
  const { phone, end } = await inMatch(browser, (context) => context.addInitScript(lendNothing), host.origin);
  await expect(async () => {
    await touch(phone);
    expect(await clip(phone)).toMatchObject({ isPlaying: true });
  }).toPass();
  await end();
});

test('a phone that nothing keeps awake says how to set its own screen', async ({ browser }) => {
  const playNothing = (): void => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  };
  const { phone, end } = await inMatch(
    browser,
    (context) => context.addInitScript(playNothing),
    host.phoneOrigin,
  );
  await touch(phone);
  await expect(phone.getByText('Screen timeout: set it to ten minutes')).toBeVisible();
  await keepPicture(phone, 'phone-awake-how');
  await end();
});

/** Runs before the page does: keeps what the browser has lent. */
const keepLocks = (): void => {
  const lent: WakeLockSentinel[] = [];
  Object.assign(window, { lent });
  const { wakeLock } = navigator;
  const request = wakeLock.request.bind(wakeLock);
  wakeLock.request = async (kind) => {
    const lock = await request(kind);
    lent.push(lock);
    return lock;
  };
};

const locksHeld = (phone: Page): Promise<number> =>
  phone.evaluate(
    () => (window as unknown as { lent: WakeLockSentinel[] }).lent.filter(({ released }) => !released).length,
  );

test('where the context is secure the browser’s own wake lock is held while the match runs, and no clip is made', async ({
  browser,
}) => {
  const party = await gatherParty({ browser, host, game: /^Sándwich Wars/, phones: 1 });
  const context = await newPhone(browser);
  // Which a browser without windows grants nobody by itself.
  await context.grantPermissions(['screen-wake-lock']);
  await context.addInitScript(keepLocks);
  const phone = await newPage(context, []);
  await phone.goto(`${host.origin}/?t=${party.code}`);
  await sitDown(phone, 'Rosa');
  await expect.poll(() => locksHeld(phone)).toBe(0);
  await startMatch(party.table);
  await expect.poll(() => locksHeld(phone)).toBe(1);
  expect(await clip(phone)).toBeNull();
  // As a browser does when the battery runs low.
  await phone.evaluate(() => (window as unknown as { lent: WakeLockSentinel[] }).lent.at(-1)!.release());
  await expect.poll(() => locksHeld(phone)).toBe(0);
  await touch(phone);
  await expect.poll(() => locksHeld(phone)).toBe(1);
  expect(await clip(phone)).toBeNull();
  await endMatch(party.table);
  await expect.poll(() => locksHeld(phone)).toBe(0);
  await context.close();
  await leave(party);
});

/** Runs before the page does, and keeps what is lent: as iPhones do, which lend first in a touch only. */
const lendInTouchFirst = (): void => {
  const { wakeLock } = navigator;
  const request = wakeLock.request.bind(wakeLock);
  let isKnown = false;
  wakeLock.request = async (kind) => {
    if (!isKnown && !navigator.userActivation.isActive) throw new DOMException('', 'NotAllowedError');
    isKnown = true;
    return request(kind);
  };
};

test('a phone that lends its wake lock in a touch only lends it by the tap that takes the seat, after a reload by the next one', async ({
  browser,
}) => {
  const prepare = async (context: BrowserContext): Promise<void> => {
    await context.grantPermissions(['screen-wake-lock']);
    await context.addInitScript(lendInTouchFirst);
    await context.addInitScript(keepLocks);
  };
  const { phone, end } = await inMatch(browser, prepare, host.origin);
  await expect.poll(() => locksHeld(phone)).toBe(1);
  await phone.reload();
  await touch(phone);
  await expect.poll(() => locksHeld(phone)).toBe(1);
  expect(await clip(phone)).toBeNull();
  await end();
});

test('a phone that runs the table stays awake while the match runs', async ({ browser }) => {
  const party = await gatherParty({ browser, host, game: /^Sándwich Wars/, phones: 2 });
  const phone = await newPage(await newPhone(browser), []);
  // By the same address as the host's screen, for its key: no wake lock is lent, as elsewhere.
  await phone.addInitScript(() => delete (Navigator.prototype as { wakeLock?: WakeLock }).wakeLock);
  await phone.goto(`${host.table}`);
  await phone.evaluate((path) => {
    location.hash = path;
  }, `#/table/${party.code}`);
  await phone.getByRole('button', { name: 'Let’s go' }).tap();
  await expect.poll(() => clip(phone)).toMatchObject({ isPlaying: true });
  await endMatch(phone);
  await expect.poll(() => clip(phone)).toMatchObject({ isPlaying: false });
  await phone.context().close();
  await leave(party);
});
