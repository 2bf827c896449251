import { expect, test } from 'vitest';
import { beginMatch, gather, openDisplay } from './house.ts';
import { ScreenClient } from './screen-client.ts';

test('N-11: the newest tab has the seat, and the older one is told', async () => {
  const { host, phones, tokens, code } = await beginMatch();
  const newer = await ScreenClient.open(host.port, { table: code, seatToken: tokens[0]! });
  await phones[0]!.until(() => phones[0]!.closed !== null);
  expect(phones[0]!.bye).toBe('newer-tab');
  expect(newer.mine?.actor).toBe(0);
  expect((await newer.move({ type: 'grab', item: 'item-1' })).ok).toBe(true);
});

test('N-9, N-10: a token opens no seat of another table, nor does a made-up one', async () => {
  const one = await gather();
  const two = await openDisplay(one.host);
  const { code } = await two.must('table.create', { game: 'tiny' });
  const stranger = await ScreenClient.open(one.host.port, { table: code, seatToken: one.tokens[0]! });
  expect(stranger.welcome).toMatchObject({ role: 'guest', refusal: { key: 'seat-is-gone' } });
  expect(stranger.mine).toBeNull();
  const guesser = await ScreenClient.open(one.host.port, { table: one.code, seatToken: 'A'.repeat(24) });
  expect(guesser.welcome).toMatchObject({ role: 'guest', refusal: { key: 'seat-is-gone' } });
  expect(await guesser.move({ type: 'grab', item: 'item-1' })).toMatchObject({
    ok: false,
    refusal: { key: 'no-seat' },
  });
});

test('N-9, N-12: host calls need the host token', async () => {
  const { host, phones, code } = await gather();
  const liar = await ScreenClient.open(host.port, { table: code, hostToken: 'B'.repeat(32), display: true });
  expect(liar.welcome).toMatchObject({ hosting: false, refusal: { key: 'not-the-host' } });
  for (const screen of [liar, phones[0]!]) {
    expect(await screen.call('lobby.start', {})).toMatchObject({ ok: false, refusal: { key: 'host-only' } });
    expect(await screen.call('settings.get', {})).toMatchObject({ ok: false, refusal: { key: 'host-only' } });
    expect(await screen.call('seat.pass', { seat: 0 })).toMatchObject({
      ok: false,
      refusal: { key: 'host-only' },
    });
  }
});

test('N-37: two who join at once get a seat each, and the last seat is given once', async () => {
  const { host, code } = await gather({ people: 5 });
  const late = await Promise.all([1, 2, 3].map(() => ScreenClient.open(host.port, { table: code })));
  const names = ['Zoe', 'Kim', 'Ada'];
  const answers = await Promise.all(
    late.map((phone, i) => phone.call('seat.join', { name: names[i]!, face: 1 })),
  );
  const told = answers.map((answer) => (answer.ok ? `seat ${answer.value.seat}` : answer.refusal.key));
  expect(told.sort()).toEqual(['seat 5', 'table-full', 'table-full']);
});

test('N-41: a pass from the host hands a seat to another phone, once', async () => {
  const { host, display, phones, code } = await beginMatch();
  const { url, qr } = await display.must('seat.pass', { seat: 1 });
  expect(url).toMatch(new RegExp(`/\\?t=${code}#pass=[\\w-]{20,}$`));
  expect(qr.path).toMatch(/^M0 0h7v1H0z/);
  const pass = url.split('#pass=')[1]!;
  const other = await ScreenClient.open(host.port, { table: code });
  const given = await other.must('seat.take', { pass });
  expect(given.seat).toBe(1);
  await other.until(() => other.mine?.actor === 1);
  await phones[1]!.until(() => phones[1]!.closed !== null);
  expect(phones[1]!.bye).toBe('handed');
  const third = await ScreenClient.open(host.port, { table: code });
  expect(await third.call('seat.take', { pass })).toMatchObject({
    ok: false,
    refusal: { key: 'pass-is-used' },
  });
  expect((await other.move({ type: 'grab', item: 'item-1' })).ok).toBe(true);
});

test('N-40: a lost browser: the guest claims the seat, the host nods, and the old token is worth nothing', async () => {
  const { host, display, phones, tokens, code } = await beginMatch();
  await phones[0]!.close();
  await display.until(() => display.table?.seats[0]?.awake === false);
  const back = await ScreenClient.open(host.port, { table: code });
  const { claim } = await back.must('seat.claim', { seat: 0 });
  await display.until(() => display.table?.claims[0]?.id === claim);
  await display.must('seat.nod', { claim, yes: true });
  await back.until(() => back.given.length > 0 && back.mine?.actor === 0);
  expect(back.given[0]).toMatchObject({ claim, given: { seat: 0 } });
  expect(display.table?.claims).toEqual([]);
  const old = await ScreenClient.open(host.port, { table: code, seatToken: tokens[0]! });
  expect(old.welcome).toMatchObject({ role: 'guest', refusal: { key: 'seat-is-gone' } });
});

test('N-40: a claim is gone when the seats move, and stays where they could not be moved', async () => {
  const { host, display, phones, code } = await gather({ people: 2 });
  await phones[0]!.close();
  await display.until(() => display.table?.seats[0]?.awake === false);
  const guest = await ScreenClient.open(host.port, { table: code });
  await guest.must('seat.claim', { seat: 0 });
  await display.until(() => display.table?.claims.length === 1);
  expect(await display.call('lobby.reorder', { order: [0, 0] })).toMatchObject({
    refusal: { key: 'bad-order' },
  });
  await display.must('lobby.option', { key: 'turns', value: 3 });
  expect(display.table?.claims).toHaveLength(1);
  await display.must('lobby.reorder', { order: [1, 0] });
  expect(display.table?.claims).toEqual([]);
});

test('N-40: a claim may be refused, and is gone when its phone is', async () => {
  const { host, display, phones, code } = await beginMatch();
  await phones[0]!.close();
  await display.until(() => display.table?.seats[0]?.awake === false);
  const guest = await ScreenClient.open(host.port, { table: code });
  const { claim } = await guest.must('seat.claim', { seat: 0 });
  await display.must('seat.nod', { claim, yes: false });
  await guest.until(() => guest.given.length > 0);
  expect(guest.given[0]?.given).toBeNull();
  expect(guest.mine).toBeNull();
  await guest.must('seat.claim', { seat: 0 });
  await display.until(() => display.table?.claims.length === 1);
  guest.cut();
  await display.until(() => display.table?.claims.length === 0);
  expect(await phones[1]!.call('seat.claim', { seat: 0 })).toMatchObject({
    refusal: { key: 'already-seated' },
  });
});

test('N-40: nobody claims the seat of a player who is there', async () => {
  const { host, code } = await beginMatch();
  const guest = await ScreenClient.open(host.port, { table: code });
  expect(await guest.call('seat.claim', { seat: 0 })).toMatchObject({ refusal: { key: 'seat-is-taken' } });
  expect(await guest.call('seat.claim', { seat: 9 })).toMatchObject({ refusal: { key: 'no-such-seat' } });
});

test('N-40: a late guest watches, and takes a bot’s seat with the host’s nod', async () => {
  const { host, display, code } = await beginMatch({
    people: 1,
    bots: ['apprentice'],
    options: { marketClock: 0 },
  });
  const late = await ScreenClient.open(host.port, { table: code });
  expect(late.table?.phase).toBe('playing');
  expect(late.mine).toBeNull();
  expect(await late.call('seat.join', { name: 'Kim', face: 2 })).toMatchObject({
    refusal: { key: 'match-has-begun' },
  });
  expect(await late.call('seat.claim', { seat: 1 })).toMatchObject({ refusal: { key: 'name-needed' } });
  const { claim } = await late.must('seat.claim', { seat: 1, name: 'Kim', face: 2 });
  await display.until(() => display.table?.claims[0]?.name === 'Kim');
  await display.must('seat.nod', { claim, yes: true });
  await late.until(() => late.mine?.actor === 1);
  expect(late.table?.seats[1]).toMatchObject({ name: 'Kim', kind: 'person', awake: true });
});

test('N-38: who leaves in mid-game is played on by a bot; who leaves the lobby leaves a free chair', async () => {
  const { display, phones } = await gather({ people: 3 });
  await phones[1]!.must('seat.leave', {});
  await display.until(() => display.table?.seats.length === 2);
  expect(phones[1]!.mine).toBeNull();
  await phones[2]!.until(() => phones[2]!.mine?.actor === 1);
  await display.must('lobby.start', {});
  await phones[2]!.until(() => phones[2]!.table?.phase === 'playing');
  await phones[2]!.must('seat.leave', {});
  await display.until(() => display.table?.seats[1]?.kind === 'bot');
  expect(display.table?.seats[1]).toMatchObject({ name: 'Guest 3', level: 'dreamer' });
});

test('N-10, N-37: an unwanted guest is removed, and a locked table takes nobody new but lets sleepers back', async () => {
  const { host, display, phones, tokens, code } = await gather({ people: 3 });
  await display.must('seat.remove', { seat: 2 });
  await phones[2]!.until(() => phones[2]!.closed !== null);
  expect(phones[2]!.bye).toBe('removed');
  await display.must('table.lock', { locked: true });
  const guest = await ScreenClient.open(host.port, { table: code });
  expect(await guest.call('seat.join', { name: 'Eve', face: 1 })).toMatchObject({
    refusal: { key: 'table-locked' },
  });
  await phones[0]!.close();
  const back = await ScreenClient.open(host.port, { table: code, seatToken: tokens[0]! });
  expect(back.mine?.actor).toBe(0);
});

test('N-38: the host lends a seat to a bot and gives it back', async () => {
  const { display, phones } = await beginMatch({ options: { marketClock: 0 } });
  await display.must('seat.toBot', { seat: 0, level: 'chef' });
  await phones[0]!.until(() => phones[0]!.mine?.standIn === 0);
  expect(phones[0]!.mine).toMatchObject({ actor: null, seat: null, view: null, choices: [] });
  await display.until(() => (display.view.players[0]?.grabbed.length ?? 0) > 0);
  expect(await phones[0]!.move({ type: 'grab', item: 'item-0' })).toMatchObject({
    refusal: { key: 'no-seat' },
  });
  await display.must('seat.toPerson', { seat: 0 });
  await phones[0]!.until(() => phones[0]!.mine?.actor === 0);
});

test('N-9: a guest without a code comes to the only table; with several, home', async () => {
  const { host, display } = await gather();
  const phone = await ScreenClient.open(host.port, {});
  expect(phone.welcome?.role).toBe('guest');
  expect(phone.table?.spectators).toBe(1);
  await display.must('table.create', { game: 'tiny' });
  const lost = await ScreenClient.open(host.port, {});
  expect(lost.welcome?.role).toBe('home');
  expect(lost.table).toBeNull();
  const wrong = await ScreenClient.open(host.port, { table: 'QQQQ' });
  expect(wrong.welcome).toMatchObject({ refusal: { key: 'no-such-table', params: { code: 'QQQQ' } } });
});

test('a closed table sends its guests away and its display home', async () => {
  const { display, phones, code } = await gather();
  await display.must('table.close', { code });
  await phones[0]!.until(() => phones[0]!.closed !== null);
  expect(phones[0]!.bye).toBe('closed');
  await display.until(() => display.table === null);
  expect((await display.must('home.state', {})).tables).toEqual([]);
});

test('N-54: nobody takes a name that looks like that of somebody at the table', async () => {
  const { host, display, phones, code } = await gather({ people: 1, bots: ['chef'] });
  await phones[0]!.must('seat.edit', { name: 'Anna', face: 3 });
  const other = await ScreenClient.open(host.port, { table: code });
  for (const name of ['Anna', 'anna', 'An\u200bna', '\u0410nna']) {
    expect(await other.call('seat.join', { name, face: 4 })).toMatchObject({
      refusal: { key: 'name-taken' },
    });
    expect(await other.call('seat.claim', { seat: 1, name })).toMatchObject({
      refusal: { key: 'name-taken' },
    });
  }
  await other.must('seat.join', { name: 'Anna\u2060 \u2003B.', face: 4 });
  await display.until(() => display.table?.seats[2]?.name === 'Anna B.');
  expect(await other.call('seat.edit', { name: 'ANNA', face: 4 })).toMatchObject({
    refusal: { key: 'name-taken' },
  });
  await other.must('seat.edit', { name: 'anna b', face: 5 });
  await display.must('seat.rename', { seat: 2, name: 'Anna', face: 5 });
});
