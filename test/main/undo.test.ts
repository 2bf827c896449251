import { expect, test } from 'vitest';
import { beginMatch, gather, openDisplay, openHost, toFirstTurn } from './house.ts';
import { ScreenClient } from './screen-client.ts';

test('N-31: a reversible step is taken back and done again, by whoever made it', async () => {
  const evening = await beginMatch();
  const { mover, other } = await toFirstTurn(evening);
  const hand = mover.hand;
  const [card] = hand;
  await mover.move({ type: 'lay', card });
  expect(mover.mine).toMatchObject({ canUndo: true, canRedo: false });
  expect(other.mine?.canUndo).toBe(false);
  expect(await other.call('undo', {})).toMatchObject({ ok: false, refusal: { key: 'cannot-undo' } });
  await mover.must('undo', {});
  expect(mover.hand).toEqual(hand);
  expect(mover.mine).toMatchObject({ canUndo: false, canRedo: true });
  await mover.must('redo', {});
  expect(mover.hand).not.toContain(card);
  await other.until(() => other.view.players[mover.mine?.actor as number]?.laid[0] === card);
});

test('N-31: nothing is taken back once something hidden was drawn, or somebody else has moved', async () => {
  const evening = await beginMatch();
  const { mover, other } = await toFirstTurn(evening);
  expect(mover.mine?.canUndo).toBe(false);
  await mover.move({ type: 'lay', card: mover.hand[0] });
  await mover.move({ type: 'end' });
  expect(await mover.call('undo', {})).toMatchObject({ ok: false, refusal: { key: 'cannot-undo' } });
  await other.until(() => other.choices.length > 0);
  await other.move({ type: 'lay', card: other.hand[0] });
  expect(await mover.call('undo', {})).toMatchObject({ ok: false, refusal: { key: 'cannot-undo' } });
});

test('N-21: undo and redo are in the log: a restart knows what was taken back and what can be', async () => {
  const evening = await beginMatch();
  const { mover } = await toFirstTurn(evening);
  const [first, second] = mover.hand;
  await mover.move({ type: 'lay', card: first });
  await mover.move({ type: 'lay', card: second });
  await mover.must('undo', {});
  const before = { view: mover.view, mine: mover.mine };
  await evening.host.close();
  const host = await openHost({ dataDir: evening.host.dataDir });
  const seatToken = evening.tokens[mover.mine?.actor as number]!;
  const back = await ScreenClient.open(host.port, { table: evening.code, seatToken });
  expect({ view: back.view, mine: back.mine }).toEqual(before);
  await back.must('redo', {});
  expect(back.hand).not.toContain(second);
  await back.must('undo', {});
  await back.must('undo', {});
  expect(back.hand).toContain(first);
});

test('T-2: on a sheet every entry is taken back and done again, any number of steps, also after a restart', async () => {
  const { host, display, code } = await gather({ game: 'tiny-sheet', people: 0 });
  for (const name of ['Ann', 'Bo']) await display.must('lobby.addPlayer', { name, face: 0 });
  await display.must('lobby.start', {});
  const enter = (seat: number, points: number) => display.move({ type: 'entry', seat, points }, 'sheet');
  for (let n = 1; n <= 30; n++) expect((await enter(n % 2, n)).ok).toBe(true);
  expect(display.match?.view).toEqual({ totals: [240, 225] });
  for (let n = 0; n < 10; n++) await display.must('undo', {});
  expect(display.match?.view).toEqual({ totals: [110, 100] });
  await host.close();
  const again = await openHost({ dataDir: host.dataDir });
  const back = await openDisplay(again, code);
  expect(back.match?.view).toEqual({ totals: [110, 100] });
  for (let n = 0; n < 20; n++) await back.must('undo', {});
  expect(back.match?.view).toEqual({ totals: [0, 0] });
  expect(back.mine?.canUndo).toBe(false);
  for (let n = 0; n < 30; n++) await back.must('redo', {});
  expect(back.match?.view).toEqual({ totals: [240, 225] });
  expect(back.mine?.canRedo).toBe(false);
});

test('T-2: an undo of the last entry takes the sheet out of the history until it is finished again', async () => {
  const { display } = await gather({ game: 'tiny-sheet', people: 0 });
  for (const name of ['Ann', 'Bo']) await display.must('lobby.addPlayer', { name, face: 0 });
  await display.must('lobby.start', {});
  await display.move({ type: 'entry', seat: 0, points: 7 }, 'sheet');
  await display.move({ type: 'close' }, 'sheet');
  expect(display.table?.phase).toBe('over');
  expect((await display.must('history.list', { limit: 5 })).items[0]?.players[0]).toMatchObject({
    name: 'Ann',
    score: 7,
  });
  await display.must('undo', {});
  expect(display.table?.phase).toBe('playing');
  expect((await display.must('history.list', { limit: 5 })).total).toBe(0);
  await display.must('redo', {});
  expect((await display.must('history.list', { limit: 5 })).total).toBe(1);
});

test('T-3: a phone enters its own; with the scorekeeper’s leave it keeps the score for all', async () => {
  const { display, phones } = await gather({ game: 'tiny-sheet', people: 2 });
  await display.must('lobby.start', {});
  const [ann] = phones;
  await ann!.until(() => ann!.table?.phase === 'playing');
  const forBo = { type: 'entry', seat: 1, points: 3 };
  expect(await ann!.move(forBo, 'sheet')).toMatchObject({
    ok: false,
    refusal: { key: 'not-the-scorekeeper' },
  });
  await display.must('seat.scorekeeper', { seat: 0, yes: true });
  await ann!.until(() => ann!.mine?.actor === 'table');
  expect((await ann!.move(forBo, 'sheet')).ok).toBe(true);
  await display.must('seat.scorekeeper', { seat: 0, yes: false });
  expect(await ann!.move(forBo, 'sheet')).toMatchObject({ ok: false });
});

test('N-31: once the host has ended a match, nothing of it is taken back or done again', async () => {
  const evening = await beginMatch();
  const { display } = evening;
  const { mover } = await toFirstTurn(evening);
  await mover.move({ type: 'lay', card: mover.hand[0] });
  await mover.move({ type: 'lay', card: mover.hand[0] });
  await mover.must('undo', {});
  expect(mover.mine).toMatchObject({ canUndo: true, canRedo: true });
  await display.must('table.end', {});
  await mover.until(() => mover.table?.phase === 'over');
  const { view } = mover;
  expect(mover.mine).toMatchObject({ canUndo: false, canRedo: false });
  for (const screen of [mover, display]) {
    expect(await screen.call('undo', {})).toMatchObject({ refusal: { key: 'cannot-undo' } });
    expect(await screen.call('redo', {})).toMatchObject({ refusal: { key: 'cannot-redo' } });
  }
  expect(mover.view).toEqual(view);
});
