/** What happened in a match, for whoever looks later. */
import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { told } from '../../src/main/table/told.ts';
import { HeldTime } from '../support/held-time.ts';
import { beginMatch, gather, openDisplay, openHost } from './house.ts';
import { ScreenClient } from './screen-client.ts';

test('who comes later is told what everybody at the table was told, also after a restart', async () => {
  const { host, display, phones, code } = await beginMatch({ options: { marketClock: 0 } });
  await phones[0]!.move({ type: 'grab', item: 'item-0' });
  await phones[1]!.move({ type: 'grab', item: 'item-1' });
  await display.until(() => display.notices.filter(({ type }) => type === 'grabbed').length === 2);
  const late = await ScreenClient.open(host.port, { table: code });
  const told = await late.must('match.told', {});
  expect(told).toEqual({ match: display.match!.id, notices: display.notices, own: [], latest: [] });
  await host.close();
  const again = await openHost({ dataDir: host.dataDir });
  const back = await openDisplay(again, code);
  expect(await back.must('match.told', {})).toEqual(told);
});

test('a seat is told what everybody heard of it, and when', async () => {
  const time = new HeldTime();
  const { phones } = await beginMatch({ game: 'wars', options: { turnClock: 30 }, host: { games, time } });
  const [slow] = phones[0]!.match!.frames.at(-1)!.actors as [0 | 1];
  time.pass(30_000);
  await Promise.all(phones.map((phone) => phone.until(() => phone.notices.length > 0)));
  const latest = await Promise.all(phones.map(async (phone) => (await phone.must('match.told', {})).latest));
  const named = JSON.stringify({ seat: slow });
  expect(latest[slow]!.map(({ notice }) => notice)).toEqual(
    phones[0]!.notices.filter((notice) => JSON.stringify(notice).includes(named)).slice(-10),
  );
  expect(latest[slow]!.at(-1)?.at).toBe(30_000);
  expect(JSON.stringify(latest[1 - slow])).not.toContain(named);
});

test('what is done to a seat concerns it, also where a line does not name it', () => {
  const notice = { type: 'crumpled', seat: 0, to: 1, params: { seat: { seat: 0 } } };
  const game = { noticeFor: (_: unknown, whom: unknown) => (whom === 'table' ? notice : undefined) };
  const { own, latest } = told(game as never, 3, [{ at: 7, event: { type: 'crumpled' }, state: {} }]);
  expect(own.map(({ length }) => length)).toEqual([1, 1, 0]);
  expect(latest.map((list) => list.map(({ at }) => at))).toEqual([[7], [7], []]);
});

test('what is done to all concerns every seat, whoever did it', () => {
  const notice = { type: 'hands-discarded', seat: 0, toAll: true, params: { seat: { seat: 0 } } };
  const game = { noticeFor: (_: unknown, whom: unknown) => (whom === 'table' ? notice : undefined) };
  const { own, latest } = told(game as never, 3, [{ at: 7, event: { type: 'hands-discarded' }, state: {} }]);
  expect(own.map(({ length }) => length)).toEqual([1, 1, 1]);
  expect(latest.map((list) => list.map(({ at }) => at))).toEqual([[7], [7], [7]]);
});

test('what was taken back is not told', async () => {
  const { display } = await gather({ game: 'sheet-plain', people: 2, host: { games } });
  await display.must('lobby.start', {});
  await display.until(() => display.match !== null);
  const told = async () => (await display.must('match.told', {})).notices;
  await display.move({ type: 'score', round: 1, seat: 0, points: 3 });
  const once = await told();
  await display.move({ type: 'score', round: 1, seat: 1, points: 9 });
  expect((await told()).length).toBeGreaterThan(once.length);
  await display.must('undo', {});
  expect(await told()).toEqual(once);
});

test('before a match there is nothing to tell', async () => {
  const { display } = await beginMatch();
  await display.must('table.end', {});
  await display.must('table.toLobby', {});
  expect(await display.call('match.told', {})).toMatchObject({ refusal: { key: 'not-started' } });
});

test('T-40: whoever came late is told what concerned them, and nothing of a seat that was taken back', async () => {
  const { display, host, code } = await gather({ game: 'sheet-plain', people: 2, host: { games } });
  await display.must('lobby.start', {});
  await display.until(() => display.choices.length > 0);
  const come = display.choices.find(({ move }) => (move as { what?: string }).what === 'come')!;
  const late = { frame: come.frame, move: { ...(come.move as { type: string }), after: 1 } };
  await display.must('seat.late', { name: 'Cy', face: 2, ...late });
  const phone = await ScreenClient.open(host.port, { table: code });
  const { claim } = await phone.must('seat.claim', { seat: 2 });
  await display.must('seat.nod', { claim, yes: true });
  await phone.until(() => phone.mine?.seat === 2);
  const { own, latest } = await phone.must('match.told', {});
  expect(own).toEqual(latest.map(({ notice }) => notice));
  expect(JSON.stringify(own)).toContain('{"seat":2}');
  await display.must('undo', {});
  const { own: none } = await phone.must('match.told', {});
  expect(none).toEqual([]);
});
