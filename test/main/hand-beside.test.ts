/** Whoever hosts on a phone and plays too: the page that runs the table stands in for the hand that it has put aside. */
import { expect, test } from 'vitest';
import { beginMatch, type Evening, openDisplay } from './house.ts';
import { ScreenClient } from './screen-client.ts';

/** The phone of the first seat is not at its hand any more; it runs the table. */
async function putHandAside({ host, phones, tokens, code }: Evening): Promise<ScreenClient> {
  await phones[0]!.close();
  const running = await openDisplay(host, code);
  await running.until(() => running.table?.seats[0]?.awake === false);
  await running.must('screen.shows', { what: 'table', hand: tokens[0]! });
  return running;
}

const isHere = ({ display }: Evening, seat = 0): boolean => display.table?.seats[seat]?.awake === true;

test('N-93: a seat is awake while the same phone runs the table, as long as that page is here', async () => {
  const evening = await beginMatch();
  const running = await putHandAside(evening);
  await evening.display.until(() => isHere(evening), 'the seat is awake');
  await running.close();
  await evening.display.until(() => !isHere(evening), 'the seat is asleep again');
});

test('N-35, N-93: the table waits for no phone that runs it', async () => {
  const evening = await beginMatch({ options: { turnClock: 600_000 } });
  evening.host.settings.set('awayAfter', 3);
  for (const phone of evening.phones) await phone.close();
  await evening.display.until(() => evening.display.table?.paused?.key === 'away');
  await putHandAside(evening);
  await evening.display.until(() => evening.display.table?.paused === null, 'the table goes on');
});

test('N-93: a hand beside a table shows no card, makes no move, and is no other screen’s', async () => {
  const evening = await beginMatch();
  const { host, code, tokens, display } = evening;
  const running = await putHandAside(evening);
  await running.until(() => running.mine?.hand === 0, 'the page knows whose hand it is');
  expect(running.mine).toMatchObject({ actor: 'table', seat: null, view: null });
  expect(display.mine).not.toHaveProperty('hand');
  expect(await running.call('seat.edit', { name: 'Eve', face: 3 })).toMatchObject({
    refusal: { key: 'no-seat' },
  });
  const stranger = new ScreenClient(host.port, { table: code, display: true });
  await stranger.until(() => stranger.table !== null);
  await stranger.must('screen.shows', { what: 'table', hand: tokens[1]! });
  expect(stranger.mine).toBeNull();
  expect(running.mine?.hand).toBe(0);
});

test('N-11, N-93: the hand itself is not sent away by the page beside it, nor that page by the hand', async () => {
  const evening = await beginMatch();
  const { host, tokens, code, display } = evening;
  const running = await putHandAside(evening);
  const hand = await ScreenClient.open(host.port, { table: code, seatToken: tokens[0]! });
  await hand.until(() => hand.mine?.seat === 0);
  await running.must('screen.shows', { what: 'evening', hand: tokens[0]! });
  await hand.must('seat.edit', { name: 'Maya', face: 3 });
  await display.until(() => display.table?.seats[0]?.name === 'Maya');
  expect(running.table?.seats[0]?.name).toBe('Maya');
});

test('N-93: a hand wakes no seat that it is not of, at no other table, and none that was given away', async () => {
  const evening = await beginMatch();
  const { host, display, phones, code } = evening;
  await phones[1]!.close();
  await display.until(() => !isHere(evening, 1));
  await display.must('screen.shows', { what: 'table', hand: 'made-up-made-up-made-up' });
  const running = await putHandAside(evening);
  await display.until(() => isHere(evening, 0));
  expect(isHere(evening, 1)).toBe(false);
  const { url } = await display.must('seat.pass', { seat: 0 });
  const taker = await ScreenClient.open(host.port, { table: code });
  await taker.must('seat.take', { pass: url.split('#pass=')[1]! });
  await taker.close();
  await display.until(() => !isHere(evening, 0), 'the hand is another phone’s now');
  expect(running.mine).not.toHaveProperty('hand');
});

test('N-93: at the next table no hand is beside the page before it says so again', async () => {
  const evening = await beginMatch();
  const running = await putHandAside(evening);
  await evening.display.until(() => isHere(evening));
  await running.must('table.create', { game: 'tiny' });
  await evening.display.until(() => !isHere(evening));
  await running.must('table.show', { code: evening.code });
  expect(isHere(evening)).toBe(false);
});
