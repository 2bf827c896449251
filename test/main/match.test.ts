import { expect, test } from 'vitest';
import { beginMatch, gather, openDisplay, openHost, toFirstTurn } from './house.ts';
import { ScreenClient } from './screen-client.ts';
import { MARKET } from './tiny-game.ts';

test('a guest joins, a match begins, a move reaches every screen', async () => {
  const { display, phones } = await beginMatch();
  const [maya, leo] = phones;
  expect(maya!.mine?.actor).toBe(0);
  expect(maya!.hand).toHaveLength(3);
  expect(await maya!.move({ type: 'grab', item: 'item-3' })).toEqual({ ok: true, value: null });
  await leo!.until(() => leo!.view.market.length === MARKET - 1);
  await display.until(() => display.view.players[0]?.grabbed.length === 1);
  expect(display.notices.at(-1)).toMatchObject({ type: 'grabbed', seat: 0, item: 'item-3' });
  expect(display.view).toEqual(leo!.view);
});

test('N-23: the answer comes after the change it is about', async () => {
  const { phones } = await beginMatch();
  const [maya] = phones;
  await maya!.move({ type: 'grab', item: 'item-3' });
  expect(maya!.view.market).not.toContain('item-3');
});

test('N-26: of two who grab the same thing one gets it, the other is told so, and the table keeps who was late', async () => {
  const { phones, display } = await beginMatch();
  const answers = await Promise.all(phones.map((phone) => phone.move({ type: 'grab', item: 'item-0' })));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, refusal: { key: 'taken' } });
  await display.until(() => display.view.late === 1);
});

test('N-29: a move for a frame that is gone is stale, whatever it says', async () => {
  const evening = await beginMatch();
  const [maya] = evening.phones;
  const market = maya!.frame;
  const { mover } = await toFirstTurn(evening);
  expect(await mover.move({ type: 'grab', item: 'item-0' }, market)).toEqual({
    ok: false,
    refusal: { key: 'stale' },
  });
});

test('N-10, N-21: a restart brings the table back as it was, and phones go on with their tokens', async () => {
  const evening = await beginMatch();
  const { host, phones, tokens, code } = evening;
  await phones[0]!.move({ type: 'grab', item: 'item-7' });
  await phones[1]!.move({ type: 'grab', item: 'item-8' });
  const before = { table: phones[0]!.view, mine: phones[0]!.mine };
  await host.close();
  const again = await openHost({ dataDir: host.dataDir });
  const phone = await ScreenClient.open(again.port, { table: code, seatToken: tokens[0]! });
  expect(phone.view).toEqual(before.table);
  expect(phone.mine).toEqual(before.mine);
  const display = await openDisplay(again, code);
  await phone.until(() => phone.table?.seats[0]?.awake === true);
  expect(display.table?.seats.map(({ awake }) => awake)).toEqual([true, false]);
  expect((await phone.move({ type: 'grab', item: 'item-9' })).ok).toBe(true);
});

test('bots play a match to its end by themselves, and it goes into the history', async () => {
  const options = { turns: 1, cheers: false };
  const { display } = await gather({ people: 0, bots: ['apprentice', 'chef'], options });
  await display.must('lobby.start', {});
  await display.until(() => display.table?.phase === 'over');
  const { items, total } = await display.must('history.list', { limit: 10 });
  expect(total).toBe(1);
  expect(items[0]?.players).toHaveLength(2);
  const entry = await display.must('history.show', { id: items[0]!.id });
  expect(entry.steps).toBeGreaterThan(MARKET);
  const half = await display.must('history.replay', { id: entry.id, step: 2 });
  expect(half.view).toMatchObject({ phase: 'market' });
  // Who came second has left a fact too.
  expect(half.notices.map(({ type }) => type)).toEqual([expect.stringMatching(/^(grabbed|late)$/)]);
});

test('a bot that has no opinion does not hold up the table', async () => {
  const { display } = await gather({ people: 0, bots: ['dreamer', 'dreamer'], options: { marketClock: 1 } });
  await display.must('lobby.start', {});
  await display.until(() => display.view.players.some(({ laid }) => laid.length > 0));
});
