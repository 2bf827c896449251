/** The owner of the house: rights of their own, and what they do with them from a phone. */
import fs from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { OwnerKeys } from '../../src/main/lan/owner-keys.ts';
import { openStore } from '../../src/main/store/store.ts';
import type { UpdateState } from '../../src/shared/protocol.ts';
import { beginMatch, gather, newFolder, openDisplay, openHost, type TestHost } from './house.ts';
import { type Greeting, ScreenClient } from './screen-client.ts';

/** As from another machine, by plain http. */
const afar = { headers: { host: 'smorgasboard.local' } };
const PIN = '471182';

async function from(host: TestHost, greeting: Greeting = {}): Promise<ScreenClient> {
  const screen = new ScreenClient(host.port, greeting, afar);
  await screen.until(() => screen.fulls > 0);
  return screen;
}

const passOf = (url: string): string => /\/owner#pass=([\w-]+)$/.exec(url)![1]!;

async function newPass(display: ScreenClient): Promise<string> {
  return passOf((await display.must('owner.pass', {})).url);
}

async function ownerOf(host: TestHost, display: ScreenClient): Promise<ScreenClient> {
  const phone = await from(host);
  const { token } = await phone.must('owner.take', { pass: await newPass(display) });
  await phone.close();
  return from(host, { ownerToken: token });
}

/** As a screen elsewhere gets the host's rights. */
async function hostKeyFor(remote: ScreenClient, display: ScreenClient): Promise<string> {
  await remote.must('host.ask', {});
  await display.until(() => display.knocks.at(-1)?.knock != null);
  const { code } = await display.must('host.nod', { id: display.knocks.at(-1)!.knock!.id, yes: true });
  return (await remote.must('host.prove', { code: code! })).token;
}

async function ownedHouse() {
  const host = await openHost();
  const display = await openDisplay(host);
  return { host, display, owner: await ownerOf(host, display) };
}

test('N-71: a pass from the house’s own screen gives the owner’s rights, once, and none of the host’s', async () => {
  const host = await openHost();
  const display = await openDisplay(host);
  const pass = await newPass(display);
  const phone = await from(host);
  const { token } = await phone.must('owner.take', { pass });
  expect(await phone.must('owner.take', { pass })).toEqual({ token });
  const other = await from(host);
  expect(await other.call('owner.take', { pass })).toMatchObject({ refusal: { key: 'pass-is-used' } });
  const owner = await from(host, { ownerToken: token });
  expect(owner.welcome).toMatchObject({ role: 'home', hosting: false, owning: true });
  expect((await owner.must('house.state', {})).tables).toEqual([]);
  expect(await owner.call('settings.get', {})).toMatchObject({ refusal: { key: 'host-only' } });
  expect(await owner.call('history.list', { limit: 1 })).toMatchObject({ refusal: { key: 'host-only' } });
});

test('N-71: the host token is none of the owner’s keys, and a made-up key is none', async () => {
  const host = await openHost();
  const display = await openDisplay(host);
  expect(await display.call('house.state', {})).toMatchObject({ refusal: { key: 'owner-only' } });
  for (const ownerToken of [host.hostToken, 'x'.repeat(32)]) {
    const { welcome } = await from(host, { ownerToken });
    expect(welcome).toMatchObject({ refusal: { key: 'not-the-owner' } });
    expect(welcome?.owning).toBeUndefined();
  }
});

test('N-71: only the house’s own screen shows a pass, and a new one ends the one before', async () => {
  const host = await openHost();
  const display = await openDisplay(host);
  const guest = await from(host);
  expect(await guest.call('owner.pass', {})).toMatchObject({ refusal: { key: 'host-only' } });
  const first = await newPass(display);
  await newPass(display);
  expect(await guest.call('owner.take', { pass: first })).toMatchObject({ refusal: { key: 'pass-is-used' } });
});

test('N-71: over plain http a key is good at its own address, for a day; also after a restart', async () => {
  const { host, display } = await ownedHouse();
  const phone = await from(host);
  const { token } = await phone.must('owner.take', { pass: await newPass(display) });
  const elsewhere = new ScreenClient(host.port, { ownerToken: token }, { ...afar, from: '::1' });
  await elsewhere.until(() => elsewhere.fulls > 0);
  expect(elsewhere.welcome?.owning).toBeUndefined();
  await host.close();
  const back = await openHost({ dataDir: host.dataDir });
  expect((await from(back, { ownerToken: token })).welcome?.owning).toBe(true);
  await back.close();

  const store = openStore(host.dataDir);
  const caller = { address: '127.0.0.1', isPrivate: false };
  const later = (hours: number): boolean =>
    new OwnerKeys(store.settings, () => Date.now() + hours * 3600_000).judge(token, caller);
  expect([later(23), later(25)]).toEqual([true, false]);
  store.close();
});

test('N-71: a key that ends ends the line that is still open by it; its page may come back without', async () => {
  const host = await openHost({ lookMs: 10 });
  const display = await openDisplay(host);
  const owner = await ownerOf(host, display);
  const hostToken = await hostKeyFor(await from(host, { display: true }), display);
  const remote = await from(host, { hostToken, display: true });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3600_000 });
  onTestFinished(() => void vi.useRealTimers());
  for (const screen of [owner, remote]) await screen.until(() => screen.closed !== null);
  expect([owner.bye, remote.bye, display.closed]).toEqual([null, null, null]);
  expect((await from(host, { hostToken, display: true })).welcome?.hosting).toBe(false);
});

test('N-71: of a key only a digest is on the disk', async () => {
  const host = await openHost();
  const display = await openDisplay(host);
  const phone = await from(host);
  const { token } = await phone.must('owner.take', { pass: await newPass(display) });
  await host.close();
  for (const name of fs.readdirSync(host.dataDir).filter((one) => one.includes('.db')))
    expect(fs.readFileSync(path.join(host.dataDir, name)).includes(token), name).toBe(false);
});

test('N-58, N-71: the PIN is not taken over plain http, whether it is right or wrong', async () => {
  const host = await openHost();
  const display = await openDisplay(host);
  await display.must('settings.set', { key: 'kioskPin', value: PIN });
  const phone = await from(host);
  for (const pin of [PIN, '0000'])
    expect(await phone.call('owner.pin', { pin })).toMatchObject({ refusal: { key: 'only-here' } });
});

test('N-71: where nobody listens the PIN of the house lets the owner in', async () => {
  const host = await openHost();
  const display = await openDisplay(host);
  expect(await display.call('owner.pin', { pin: '' })).toMatchObject({ refusal: { key: 'no-pin' } });
  await display.must('settings.set', { key: 'kioskPin', value: PIN });
  expect(await display.call('owner.pin', { pin: '0000' })).toMatchObject({ refusal: { key: 'wrong-pin' } });
  const { token } = await display.must('owner.pin', { pin: PIN });
  const owner = await ScreenClient.open(host.port, { ownerToken: token });
  expect(owner.welcome?.owning).toBe(true);
  // A key from a line that nobody hears is worth nothing where others do.
  expect((await from(host, { ownerToken: token })).welcome?.owning).toBeUndefined();
});

test('N-71: five wrong PINs from elsewhere make everybody elsewhere wait, also after a restart, but not the house’s own lock', async () => {
  const host = await openHost();
  const display = await openDisplay(host);
  await display.must('settings.set', { key: 'kioskPin', value: PIN });
  for (let tries = 0; tries < 5; tries++) await display.call('owner.pin', { pin: '0000' });
  expect(await display.call('owner.pin', { pin: PIN })).toMatchObject({ refusal: { key: 'pin-rests' } });
  expect(host.pin.wrong().count).toBe(0);
  await host.close();
  const back = await openHost({ dataDir: host.dataDir });
  const again = await openDisplay(back);
  const answer = await again.call('owner.pin', { pin: PIN });
  expect(answer).toMatchObject({ refusal: { key: 'pin-rests' } });
  const rest = answer.ok ? 0 : Number(answer.refusal.params?.n);
  expect(rest, 'in seconds').toBeGreaterThan(0);
  expect(rest, 'in seconds').toBeLessThanOrEqual(30);
  await again.must('settings.set', { key: 'kioskPin', value: '1234' });
  expect((await again.call('owner.pin', { pin: '1234' })).ok).toBe(true);
});

test('N-71: a phone asks for the owner’s rights, and gets them by the code that the house’s screen shows', async () => {
  const host = await openHost();
  const display = await openDisplay(host);
  const phone = await from(host);
  await phone.must('host.ask', { as: 'owner' });
  await display.until(() => display.knocks.at(-1)?.knock != null);
  const { id, rights } = display.knocks.at(-1)!.knock!;
  expect(rights).toBe('owner');
  const { code } = await display.must('host.nod', { id, yes: true });
  const given = await phone.must('host.prove', { code: code! });
  expect(given.rights).toBe('owner');
  expect((await from(host, { hostToken: given.token })).welcome?.hosting).toBe(false);
  expect((await from(host, { ownerToken: given.token })).welcome?.owning).toBe(true);
});

test('N-59, N-71: a code for the host’s rights is none for the owner’s', async () => {
  const host = await openHost();
  const display = await openDisplay(host);
  const phone = await from(host);
  const codeFor = async (as: 'host' | 'owner'): Promise<string> => {
    await phone.must('host.ask', { as });
    await display.until(() => display.knocks.at(-1)?.knock?.rights === as);
    return (await display.must('host.nod', { id: display.knocks.at(-1)!.knock!.id, yes: true })).code!;
  };
  const ofHost = await codeFor('host');
  await phone.close();
  const again = await from(host);
  await again.must('host.ask', { as: 'owner' });
  await display.until(() => display.knocks.at(-1)?.knock?.rights === 'owner');
  expect(await again.call('host.prove', { code: ofHost })).toMatchObject({ refusal: { key: 'wrong-code' } });
});

test('N-72: the owner sees tables, phones, screens, and how the program is', async () => {
  const { host, display, code } = await gather({ people: 2, bots: ['apprentice'] });
  await from(host, { table: code });
  const owner = await ownerOf(host, display);
  const state = await owner.must('house.state', {});
  expect(state.tables).toMatchObject([{ code, game: 'tiny', phase: 'lobby', locked: false, watching: 1 }]);
  expect(state.tables[0]?.seats.map(({ here }) => here)).toEqual([true, true, true]);
  expect(state.screens).toMatchObject([{ address: '127.0.0.1', own: true, code }]);
  expect(state.vitals.memory).toBeGreaterThan(1e6);
  expect(state.vitals.machineMemory).toBeGreaterThan(state.vitals.memory);
  expect(state.vitals.diskFree).toBeGreaterThan(0);
  const secrets = [host.hostToken, display.screen, ...host.said];
  for (const secret of secrets.filter((one) => one.length > 8))
    expect(owner.received.join()).not.toContain(secret);
});

test('N-72: the owner locks, ends and closes a table', async () => {
  const { host, display, phones, code } = await beginMatch();
  const owner = await ownerOf(host, display);
  await owner.must('house.lock', { code, locked: true });
  await phones[0]!.until(() => phones[0]!.table?.locked === true);
  await owner.must('house.end', { code });
  await phones[0]!.until(() => phones[0]!.table?.phase === 'over');
  expect(await owner.call('house.end', { code })).toMatchObject({ refusal: { key: 'not-playing' } });
  await owner.must('house.close', { code });
  await phones[0]!.until(() => phones[0]!.bye === 'closed');
  expect(await owner.call('house.close', { code })).toMatchObject({ refusal: { key: 'no-such-table' } });
  expect((await owner.must('house.state', {})).tables).toEqual([]);
});

test('N-72: the owner puts a table on a big screen, or home; no phone is led anywhere', async () => {
  const { host, display, phones, code } = await gather({ people: 1 });
  const owner = await ownerOf(host, display);
  const { screens } = await owner.must('house.state', {});
  expect(screens).toHaveLength(1);
  const { screen } = screens[0]!;
  await owner.must('house.show', { screen, code: null });
  await display.until(() => display.received.includes('{"t":"show","code":null}'));
  await owner.must('house.show', { screen, code });
  await display.until(() => display.received.includes(`{"t":"show","code":"${code}"}`));
  expect(phones[0]!.received.join()).not.toContain('"t":"show"');
  expect(await owner.call('house.show', { screen: 'nobody', code })).toMatchObject({
    refusal: { key: 'no-such-screen' },
  });
  expect(await owner.call('house.show', { screen, code: 'QQQQ' })).toMatchObject({
    refusal: { key: 'no-such-table' },
  });
});

test('N-73: what the owner says is told to every screen, also to those that come later, until it is taken away', async () => {
  const { host, display, phones, code } = await gather({ people: 1 });
  const owner = await ownerOf(host, display);
  await owner.must('house.say', { text: '  Last orders\u202e, please ', minutes: 10 });
  const word = (screen: ScreenClient): string | undefined =>
    screen.received.filter((text) => text.startsWith('{"t":"word"')).at(-1);
  for (const screen of [display, phones[0]!]) {
    await screen.until(() => word(screen) !== undefined);
    expect(JSON.parse(word(screen)!)).toMatchObject({ word: { text: 'Last orders , please' } });
  }
  const late = await from(host, { table: code });
  await late.until(() => word(late) !== undefined);
  await owner.must('house.say', { text: '', minutes: 1 });
  await late.until(() => word(late) === '{"t":"word","word":null}');
});

test('N-21, N-73: what the owner says is said after a restart as well; a screen that comes back hears what has ended', async () => {
  const { host, owner } = await ownedHouse();
  await owner.must('house.say', { text: 'We close at eleven', minutes: 60 });
  await host.close();
  const again = await openHost({ dataDir: host.dataDir });
  const word = (screen: ScreenClient): string | undefined =>
    screen.received.filter((text) => text.startsWith('{"t":"word"')).at(-1);
  const display = await openDisplay(again);
  await display.until(() => word(display) !== undefined);
  expect(JSON.parse(word(display)!)).toMatchObject({ word: { text: 'We close at eleven' } });
  const back = await ownerOf(again, display);
  await back.must('house.say', { text: '', minutes: 1 });
  const late = await from(again);
  await late.until(() => word(late) !== undefined);
  expect(word(late)).toBe('{"t":"word","word":null}');
});

test('N-72: the owner has a copy made, and sees it', async () => {
  const { host, owner } = await ownedHouse();
  expect((await owner.must('house.state', {})).backup).toBeNull();
  await owner.must('house.backup', {});
  while ((await owner.must('house.state', {})).backingUp === 'now')
    await new Promise((resolve) => setTimeout(resolve, 20));
  const { backup } = await owner.must('house.state', {});
  expect(backup?.bytes).toBeGreaterThan(1000);
  expect(fs.readdirSync(path.join(host.dataDir, 'backups'))).toHaveLength(1);
});

test('N-72: the owner restarts the house: screens are told, and find it again on the same port', async () => {
  const { host, display, owner } = await ownedHouse();
  const { port } = host;
  await owner.must('house.restart', {});
  await display.until(() => display.bye === 'shutdown');
  await display.until(() => display.closed !== null);
  let back: ScreenClient | undefined;
  while (!back?.welcome) back = await ScreenClient.open(port, { hostToken: host.hostToken });
  expect(back.welcome.hosting).toBe(true);
});

test('N-72: a house that cannot be opened again after a restart says so, and opens as soon as it can', async () => {
  const { host, display, owner } = await ownedHouse();
  const { port, hostToken } = host;
  const file = path.join(host.dataDir, 'host-token');
  fs.rmSync(file);
  fs.mkdirSync(file);
  await owner.must('house.restart', {});
  await display.until(() => display.closed !== null);
  while (!host.said.join().includes('The house cannot be opened again'))
    await new Promise((resolve) => setTimeout(resolve, 20));
  fs.rmdirSync(file);
  fs.writeFileSync(file, hostToken);
  let back: ScreenClient | undefined;
  while (!back?.welcome) back = await ScreenClient.open(port, { hostToken });
  expect(back.welcome.hosting).toBe(true);
});

test('N-72: where the program can begin anew as a whole, it does', async () => {
  let restarts = 0;
  const host = await openHost({ program: { restart: () => (restarts += 1), memory: () => 123 } });
  const owner = await ownerOf(host, await openDisplay(host));
  expect((await owner.must('house.state', {})).vitals.memory).toBe(123);
  await owner.must('house.restart', {});
  while (restarts === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(restarts).toBe(1);
});

test('N-85: the owner sees what is known of newer versions, and has them asked for; a host without any says so', async () => {
  const plain = await openHost();
  const alone = await ownerOf(plain, await openDisplay(plain));
  expect((await alone.must('house.state', {})).updates).toBeNull();
  await alone.must('house.update', {});

  let state: UpdateState = { is: 'off' };
  const updates = {
    state: () => state,
    ask: () => {
      state = { is: 'here', version: '9.9.9' };
    },
  };
  const host = await openHost({ program: { restart: () => undefined, updates } });
  const display = await openDisplay(host);
  const owner = await ownerOf(host, display);
  expect((await owner.must('house.state', {})).updates).toEqual({ is: 'off' });
  await owner.must('house.update', {});
  expect((await owner.must('house.state', {})).updates).toEqual({ is: 'here', version: '9.9.9' });
  expect(await display.call('house.update', {})).toMatchObject({ refusal: { key: 'owner-only' } });
});

test('N-74: the owner sees who was lent rights, and takes them away: who has them is sent off at once', async () => {
  const { host, display, owner } = await ownedHouse();
  const token = await hostKeyFor(await from(host, { display: true }), display);
  const { token: ownerToken } = await (await from(host)).must('owner.take', { pass: await newPass(display) });
  // A page may have come by two keys: it goes with either.
  const lent = await from(host, { hostToken: token, ownerToken, display: true });
  const { keys } = await owner.must('house.state', {});
  expect(keys.map(({ rights, yours }) => [rights, yours])).toEqual([
    ['owner', true],
    ['owner', false],
    ['host', false],
  ]);
  expect(JSON.stringify(keys)).not.toContain(token);
  await owner.must('house.takeAway', { key: keys[2]!.id });
  await lent.until(() => lent.bye === 'removed');
  expect((await from(host, { hostToken: token })).welcome?.hosting).toBe(false);
  expect(await owner.call('house.takeAway', { key: keys[2]!.id })).toMatchObject({
    refusal: { key: 'code-is-gone' },
  });
  void owner.call('house.takeAway', { key: keys[0]!.id });
  await owner.until(() => owner.bye === 'removed');
});

test('N-74: the owner says whether screens elsewhere may ask for the host’s rights', async () => {
  const { host, owner } = await ownedHouse();
  await owner.must('house.allow', { what: 'screensMayAsk', yes: false });
  expect((await owner.must('house.state', {})).screensMayAsk).toBe(false);
  const remote = await from(host);
  expect(await remote.call('host.ask', {})).toMatchObject({ refusal: { key: 'asking-is-off' } });
  expect((await remote.call('host.ask', { as: 'owner' })).ok).toBe(true);
});

test('N-59, N-74: with that a code that is shown already is worth nothing, and nobody knocks any more', async () => {
  const { host, display, owner } = await ownedHouse();
  const remote = await from(host);
  await remote.must('host.ask', {});
  await display.until(() => display.knocks.at(-1)?.knock != null);
  const { code } = await display.must('host.nod', { id: display.knocks.at(-1)!.knock!.id, yes: true });
  await owner.must('house.allow', { what: 'screensMayAsk', yes: false });
  await display.until(() => display.knocks.at(-1)?.knock === null);
  expect(await remote.call('host.prove', { code: code! })).toMatchObject({
    refusal: { key: 'code-is-gone' },
  });
});

test('N-71: a backup that is put back lets nobody in who was an owner then', async () => {
  const { host, display, owner } = await ownedHouse();
  await owner.must('house.backup', {});
  while ((await owner.must('house.state', {})).backingUp === 'now')
    await new Promise((resolve) => setTimeout(resolve, 20));
  const phone = await from(host);
  const { token } = await phone.must('owner.take', { pass: await newPass(display) });
  const [first] = (await owner.must('house.state', {})).keys;
  await phone.close();
  void owner.call('house.takeAway', { key: first!.id });
  await owner.until(() => owner.bye === 'removed');
  await host.close();
  const backups = path.join(host.dataDir, 'backups');
  const file = path.join(backups, fs.readdirSync(backups)[0]!);
  const back = await openHost({ dataDir: host.dataDir, restore: file });
  expect((await from(back, { ownerToken: token })).welcome?.owning).toBe(true);
  await back.close();
  const db = new Database(path.join(host.dataDir, 'smorgasboard.db'));
  const owners = db.prepare("SELECT value FROM settings WHERE key = 'owners'").pluck().get() as string;
  db.close();
  expect(JSON.parse(owners)).toHaveLength(1);
});

test('what nobody owns costs nothing: a new folder has no owners', () => {
  const store = openStore(newFolder());
  expect(new OwnerKeys(store.settings, Date.now).list()).toEqual([]);
  store.close();
});
