/** Phones at a real host: how a seat is had, kept, lost and had again. */
import { expect, test } from 'vitest';
import * as wish from '../../../src/renderer/phone/wishes.ts';
import { type Evening, gather, openDisplay, testGames } from '../../main/house.ts';
import { tiny } from '../../main/tiny-game.ts';
import { type Address, Browser, PlainPhone } from './plain-phone.ts';

const ada = { name: 'Ada', face: 3 };
const forTwo = { ...tiny, id: 'tiny-for-two', seats: { min: 2, max: 2 } };

/** A table with two others, and somebody who opens a phone's page there. */
async function arrive(address?: Address, plan: Parameters<typeof gather>[0] = {}) {
  const evening = await gather(plan);
  const browser = new Browser();
  const open = (at: Address = address ?? { code: evening.code }): PlainPhone =>
    new PlainPhone(evening.host.port, browser, at);
  return { ...evening, browser, open };
}

/** The seat may be shown before the answer brings its token. */
async function join(phone: PlainPhone): Promise<void> {
  phone.happened(wish.join(ada));
  await phone.until(() => phone.screen === 'waiting' && !phone.state.joining);
}

async function sitDown(plan: Parameters<typeof gather>[0] = {}) {
  const scene = await arrive(undefined, plan);
  const phone = scene.open();
  await phone.shows('join');
  await join(phone);
  return { ...scene, phone };
}

const start = async ({ display }: Pick<Evening, 'display'>, phone: PlainPhone): Promise<void> => {
  await display.must('lobby.start', {});
  await phone.until(() => phone.mirror.table?.phase === 'playing');
};

/** Their seat in a match, with their browser gone. */
async function loseBrowser() {
  const scene = await sitDown();
  await start(scene, scene.phone);
  const { display, host, code } = scene;
  scene.phone.close();
  await display.until(() => display.table?.seats[2]?.awake === false);
  const back = new PlainPhone(host.port, new Browser(), { code });
  await back.shows('watch');
  back.happened(wish.claim(2));
  await back.until(() => back.state.claim !== undefined);
  const nod = (yes: boolean) => display.must('seat.nod', { claim: back.state.claim!.id, yes });
  return { ...scene, back, nod };
}

test('whoever sits down has the seat again after a reload, and under the name that the host gave it', async () => {
  const { phone, browser, code, open, display } = await sitDown();
  expect(browser.proof).toMatch(/^[\w-]{24}$/);
  await display.must('seat.rename', { seat: 2, name: 'Ada L.', face: 4 });
  await phone.until(() => phone.state.me?.name === 'Ada L.');
  expect(browser.people.at(-1)).toEqual({ name: 'Ada L.', face: 4 });
  const reloaded = open();
  await reloaded.shows('waiting');
  expect(reloaded.code).toBe(code);
});

test('a phone without a code is put at the only table there is, and next time at its seat there', async () => {
  const { code, open } = await arrive({});
  const phone = open();
  await phone.until(() => phone.code === code);
  expect(phone.screen).toBe('join');
  await join(phone);
  await open().shows('waiting');
});

test('a phone without a code at a house with two tables asks for one, and is told where there is none', async () => {
  const { host, code, open } = await arrive({});
  await (await openDisplay(host)).must('table.create', { game: 'tiny' });
  const phone = open();
  await phone.shows('code');
  phone.happened(wish.goTo('QQQQ'));
  await phone.until(() => phone.mirror.welcome?.refusal?.key === 'no-such-table');
  expect(phone.screen).toBe('code');
  phone.happened(wish.goTo(code));
  await phone.shows('join');
  expect(phone.code).toBe(code);
});

test('N-9: a phone without a code is at its seat, however many tables there are, and past those that are gone', async () => {
  const { host, phone, browser, display, open } = await sitDown();
  await (await openDisplay(host)).must('table.create', { game: 'tiny' });
  await phone.shows('waiting');
  browser.tokens.set('QQQQ', 'Q'.repeat(24));
  await open({}).shows('waiting');
  expect(browser.tokens.has('QQQQ')).toBe(false);
  await display.must('seat.remove', { seat: 2 });
  await open({}).shows('code');
  expect(browser.tokens.size).toBe(0);
});

test('N-9: of two tables that have a seat for it, a phone without a code is at the one where it sat last', async () => {
  const { host, phone, browser, code, open } = await sitDown();
  const other = await openDisplay(host);
  const { code: second } = await other.must('table.create', { game: 'tiny' });
  phone.happened(wish.goTo(second));
  await phone.shows('join');
  await join(phone);
  expect([...browser.tokens.keys()]).toEqual([code, second]);
  const back = open({ code });
  await back.shows('waiting');
  back.close();
  const bare = open({});
  await bare.shows('waiting');
  expect(bare.code).toBe(code);
});

test('N-38: where a bot stands in, the owner may play on without asking, or leave', async () => {
  const { phone, display, browser } = await sitDown();
  await display.must('lobby.start', {});
  await phone.shows('hand');
  for (const wish of ['seat.back', 'seat.leave'] as const) {
    await display.must('seat.toBot', { seat: 2, level: 'dreamer' });
    await phone.shows('watch');
    expect(phone.mirror.mine).toMatchObject({ standIn: 2, seat: null, actor: null, view: null, choices: [] });
    await phone.mirror.call(wish, {});
    if (wish === 'seat.back') await phone.shows('hand');
  }
  await display.until(() => display.table?.seats[2]?.kind === 'bot');
  await phone.until(() => phone.mirror.mine === null);
  expect(await phone.mirror.call('seat.back', {})).toMatchObject({ ok: false, refusal: { key: 'no-seat' } });
  expect(browser.tokens.size).toBe(1);
});

test('the newest page has the seat; the older one may have it back, and forgets nothing', async () => {
  const { phone, browser, code, open } = await sitDown();
  const newer = open();
  await phone.shows('ended');
  await newer.shows('waiting');
  expect(browser.tokens.has(code)).toBe(true);
  phone.happened(wish.comeAgain);
  await phone.shows('waiting');
  await newer.shows('ended');
});

test('who is removed forgets the seat, and comes again as a guest', async () => {
  const { phone, browser, display } = await sitDown();
  await display.must('seat.remove', { seat: 2 });
  await phone.shows('ended');
  expect(browser.tokens.size).toBe(0);
  phone.happened(wish.comeAgain);
  await phone.shows('join');
});

test('who was removed while away finds the seat gone, and forgets it without a word', async () => {
  const { phone, browser, display, open } = await sitDown();
  phone.close();
  await display.until(() => display.table?.seats[2]?.awake === false);
  await display.must('seat.remove', { seat: 2 });
  const reloaded = open();
  await reloaded.shows('join');
  expect(browser.tokens.size).toBe(0);
  expect(reloaded.told).toEqual([]);
});

test('a pass in the address brings a seat, once; whoever had it forgets it', async () => {
  const { phone, browser, display, host, code } = await sitDown();
  await start({ display }, phone);
  const pass = (await display.must('seat.pass', { seat: 2 })).url.split('#pass=')[1]!;
  const other = new PlainPhone(host.port, new Browser(), { code, pass });
  await other.shows('hand');
  expect(other.state.pass).toBeUndefined();
  await phone.shows('ended');
  expect(browser.tokens.size).toBe(0);
  phone.happened(wish.comeAgain);
  await phone.shows('watch');
  const third = new PlainPhone(host.port, new Browser(), { code, pass });
  await third.hears('pass-is-used');
  expect(third.screen).toBe('watch');
});

test('a lost browser: the seat is asked for, the host nods, and it is kept', async () => {
  const { back, nod, open } = await loseBrowser();
  await nod(true);
  await back.until(() => back.screen === 'hand' && back.state.claim === undefined);
  const old = open();
  await old.shows('watch');
});

test('the host says no, which is told', async () => {
  const { back, nod } = await loseBrowser();
  await nod(false);
  await back.hears('claim-declined');
  expect(back.state.claim).toBeUndefined();
  expect(back.screen).toBe('watch');
});

test('a nod that comes after the person stopped asking: the seat is given back', async () => {
  const { back, display } = await loseBrowser();
  const claim = back.state.claim!;
  back.happened(wish.stopAsking);
  await display.must('seat.nod', { claim: claim.id, yes: true });
  await display.until(() => display.table?.seats[2]?.kind === 'bot');
  await back.shows('watch');
});

test('a bot’s seat is asked for in a name', async () => {
  const { display, open, browser } = await arrive(undefined, { people: 1, bots: ['apprentice'] });
  await display.must('lobby.start', {});
  const phone = open();
  await phone.shows('watch');
  phone.happened(wish.claimFromBot(1, ada));
  await phone.until(() => phone.state.claim !== undefined);
  await display.must('seat.nod', { claim: phone.state.claim!.id, yes: true });
  await phone.shows('hand');
  expect(phone.mirror.table?.seats[1]).toMatchObject({ ...ada, kind: 'person' });
  await phone.until(() => phone.state.me?.name === 'Ada');
  expect(browser.people.at(-1)).toEqual(ada);
});

test('who would rather watch may sit down later; a full table says so', async () => {
  const { open, host, code } = await arrive(undefined, {
    game: 'tiny-for-two',
    people: 1,
    host: { games: [...testGames, forTwo] },
  });
  const phone = open();
  await phone.shows('join');
  phone.happened(wish.watch);
  expect(phone.screen).toBe('watch');
  phone.happened(wish.stopWatching);
  await join(phone);
  const late = new PlainPhone(host.port, new Browser(), { code });
  await late.shows('join');
  late.happened(wish.join({ name: 'Bo', face: 1 }));
  await late.hears('table-full');
  expect(late.state.joining).toBe(false);
});

test('who leaves forgets the seat', async () => {
  const { phone, browser } = await sitDown();
  phone.happened(wish.leave);
  await phone.shows('join');
  await phone.until(() => browser.tokens.size === 0);
});

test('for whom the next game has no seat: they watch, are not asked to sit down, and sit the time after', async () => {
  const { phone, browser, display, open } = await sitDown({ host: { games: [...testGames, forTwo] } });
  await display.must('table.choose', { game: 'tiny-for-two' });
  await phone.shows('watch');
  expect(phone.mirror.table?.waiting[phone.mirror.mine!.waiting!]?.name).toBe('Ada');
  expect(browser.tokens.size).toBe(1);
  await start({ display }, phone);
  expect(phone.screen).toBe('watch');
  const reloaded = open();
  await reloaded.shows('watch');
  await display.must('table.end', {});
  await reloaded.shows('results');
  await display.must('table.choose', { game: 'tiny' });
  await reloaded.shows('waiting');
});

test('who waits for a seat may leave, and is a guest then', async () => {
  const { phone, browser, display } = await sitDown({ host: { games: [...testGames, forTwo] } });
  await display.must('table.choose', { game: 'tiny-for-two' });
  await phone.shows('watch');
  phone.happened(wish.leave);
  await phone.shows('join');
  await phone.until(() => browser.tokens.size === 0);
  expect(display.table?.waiting).toEqual([]);
});

test('a table that was closed asks for another', async () => {
  const { phone, display, code } = await sitDown();
  await display.must('table.close', { code });
  await phone.shows('ended');
  phone.happened(wish.comeAgain);
  await phone.shows('code');
  expect(phone.mirror.welcome?.refusal?.key).toBe('no-such-table');
});
