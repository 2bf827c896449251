/** What docs/protocol.md promises of the line and of calls, as a client without a mirror sees it. */
import { once } from 'node:events';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import type { AnyGame } from '../../src/shared/game.ts';
import { range } from '../../src/shared/lists.ts';
import {
  calls,
  type HostMessage,
  type Method,
  PROTOCOL,
  type Welcome,
  type Who,
} from '../../src/shared/protocol.ts';
import { beginMatch, gather, openDisplay, openHost, toFirstTurn } from './house.ts';
import { isPatch, ScreenClient } from './screen-client.ts';
import { type TinySheetState, tinySheet } from './tiny-sheet.ts';

const many = { perSecond: 1e6, burst: 1e6 };
const unlimited = { messages: many, messagesOfAddress: many, bytes: many, bytesOfAddress: many };
/** With lines that send no beats back. */
const patient = { deadBeats: Number.POSITIVE_INFINITY };

const heard = (screen: ScreenClient): HostMessage[] => screen.received.map((text) => JSON.parse(text));

/** No mirror, no beats: only what comes, and how it ends. */
async function bareLine(port: number, greeting: object) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`);
  onTestFinished(() => socket.terminate());
  const said: HostMessage[] = [];
  socket.on('message', (data) => said.push(JSON.parse(String(data))));
  const ended = once(socket, 'close').then(([code, reason]) => ({ code, reason: String(reason) }));
  await once(socket, 'open');
  socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL, screen: 'bare-line', ...greeting }));
  await once(socket, 'message');
  return { socket, said, ended };
}

describe('the line', () => {
  test('N-2: text that is no UTF-8 ends its line', async () => {
    const { socket, ended } = await bareLine((await openHost()).port, {});
    socket.send(Buffer.from([0x22, 0xff, 0xfe, 0x22]), { binary: false });
    expect((await ended).code).toBe(1007);
  });

  test('N-4: what comes too fast is refused and not done', async () => {
    const { display } = await gather({ host: { limits: { messages: { perSecond: 0.001, burst: 20 } } } });
    const saved = await Promise.all(
      range(30).map((n) => display.call('roster.save', { name: `Somebody ${n}`, face: 0 })),
    );
    const done = saved.filter(({ ok }) => ok).length;
    expect(done).toBeLessThan(20);
    expect(saved.slice(done).map((answer) => !answer.ok && answer.refusal.key)).toEqual(
      range(30 - done).map(() => 'too-fast'),
    );
    expect(new Set(saved.flatMap((answer) => (answer.ok ? [answer.value.id] : []))).size).toBe(done);
  });

  test('N-7: a host that stops says so, and the close frame repeats it', async () => {
    const host = await openHost({ limits: patient });
    const { said, ended } = await bareLine(host.port, {});
    await host.close();
    expect(await ended).toEqual({ code: 1000, reason: 'shutdown' });
    expect(said.at(-1)).toEqual({ t: 'bye', reason: 'shutdown' });
  });

  test('N-7: whoever has to go is told why', async () => {
    const { host, display, tokens, code } = await gather({ people: 4, host: { limits: patient } });
    const lines = await Promise.all(
      tokens.map((seatToken) => bareLine(host.port, { table: code, seatToken })),
    );
    await ScreenClient.open(host.port, { table: code, seatToken: tokens[0]! });
    const { url } = await display.must('seat.pass', { seat: 1 });
    const other = await ScreenClient.open(host.port, { table: code });
    await other.must('seat.take', { pass: url.split('#pass=')[1]! });
    await display.must('seat.remove', { seat: 2 });
    await display.must('table.close', { code });
    const ends = await Promise.all(lines.map(({ ended }) => ended));
    expect(ends).toEqual(
      ['newer-tab', 'handed', 'removed', 'closed'].map((reason) => ({ code: 1000, reason })),
    );
    for (const [n, { said }] of lines.entries())
      expect(said.at(-1)).toEqual({ t: 'bye', reason: ends[n]!.reason });
  });
});

describe('the greeting', () => {
  test('N-8: the first word is the welcome, and says as whom a screen is seen; the whole follows', async () => {
    const { host, code, tokens } = await gather({ people: 1 });
    const { hostToken } = host;
    const cases: [object, Partial<Welcome>, string | null][] = [
      [{ table: code }, { role: 'guest', hosting: false }, code],
      [{}, { role: 'guest', hosting: false }, code],
      [{ seatToken: tokens[0] }, { role: 'seat', hosting: false }, code],
      [{ table: code.toLowerCase(), seatToken: tokens[0] }, { role: 'seat', hosting: false }, code],
      [{ table: code, display: true }, { role: 'display', hosting: false }, code],
      [{ table: code, display: true, hostToken }, { role: 'display', hosting: true }, code],
      [{ display: true }, { role: 'display', hosting: false }, null],
      [{ hostToken }, { role: 'home', hosting: true }, null],
    ];
    for (const [greeting, welcome, table] of cases) {
      const screen = await ScreenClient.open(host.port, greeting);
      const [first, ...rest] = heard(screen);
      expect(first).toEqual({ t: 'welcome', ...welcome });
      const besides = ['beat', 'word', 'knock'];
      expect(rest.find((message) => isPatch(message) || !besides.includes(message.t))).toMatchObject({
        t: 'full',
        table: table && { code: table },
      });
    }
  });
});

describe('documents', () => {
  /** What a patch is about: place 0 is the table, place 1 this screen's own. */
  const isForAll = (patch: readonly unknown[]): boolean =>
    patch.includes('notices') || [0, 1].includes(patch[2] as number);

  test('N-14: every line counts without gaps what is for all', async () => {
    const evening = await beginMatch({ people: 3, options: { cheers: true, turns: 1000 } });
    const { display, phones } = evening;
    await toFirstTurn(evening);
    for (const _ of range(60)) {
      const able = phones.find(({ choices }) => choices.some(({ blocked }) => !blocked));
      const choice = able?.choices.find(({ blocked }) => !blocked);
      if (able && choice) await able.move(choice.move as { type: string }, choice.frame);
      else await display.must('table.lock', { locked: !display.table!.locked });
    }
    await display.must('table.pause', {});
    for (const screen of [display, ...phones]) {
      await screen.until(() => screen.rev === display.rev);
      let rev = Number.NaN;
      for (const message of heard(screen)) {
        if (isPatch(message)) {
          expect(message[0]).toBe(isForAll(message) ? rev + 1 : rev);
          [rev] = message;
        } else if (message.t === 'full') ({ rev } = message);
      }
      expect(rev).toBe(display.rev);
    }
  });

  /** Each enters for themselves, and nobody sees it before the end. */
  const secretSheet: AnyGame = {
    ...tinySheet,
    id: 'secret-sheet',
    tableView: ({ closed }: TinySheetState) => ({ closed }),
    seatView: ({ totals }: TinySheetState, seat) => ({ own: totals[seat] }),
  };

  test('N-20: what is one seat’s alone has the number that is here already, and sends the others nothing', async () => {
    const { display, phones } = await gather({
      game: secretSheet.id,
      host: { games: [secretSheet], limits: { beatMs: 600_000 } },
    });
    await display.must('lobby.start', {});
    const [ann, bo] = phones;
    for (const phone of phones) await phone.until(() => phone.table?.phase === 'playing');
    const { rev } = ann!;
    const before = phones.map(({ received }) => received.length);
    for (const points of [3, 4]) await ann!.move({ type: 'entry', seat: 0, points }, 'sheet');
    expect(ann!.mine?.view).toEqual({ own: 7 });
    await display.must('table.lock', { locked: true });
    for (const phone of phones) await phone.until(() => phone.table?.locked === true);
    const came = phones.map((phone, n) => heard(phone).slice(before[n]).filter(isPatch));
    expect(came.map((patches) => patches.map(([number]) => number))).toEqual([
      [rev, rev, rev + 1],
      [rev + 1],
    ]);
    expect(bo!.received.slice(before[1])).toHaveLength(1);
  });

  test('N-16: a screen that is led to another table gets its whole, and nothing more of the one before', async () => {
    const { host, display, phones, code } = await gather({ people: 1 });
    await display.must('table.create', { game: 'tiny' });
    const second = display.table!.code;
    expect(second).not.toBe(code);
    const { fulls } = display;
    const since = display.received.length;
    await phones[0]!.must('seat.edit', { name: 'Noor', face: 5 });
    const there = await openDisplay(host, code);
    await there.until(() => there.table?.seats[0]?.name === 'Noor');
    await display.must('lobby.addPlayer', { name: 'Ann', face: 1 });
    expect(display.received.slice(since).join('')).not.toContain('Noor');
    await display.must('table.show', { code });
    expect(display).toMatchObject({ fulls: fulls + 1, table: { code, seats: [{ name: 'Noor' }] } });
    await display.must('table.leave', {});
    expect(display).toMatchObject({ fulls: fulls + 2, table: null, mine: null });
  });
});

describe('calls', () => {
  test('N-23: are done in the order in which they came, and answered in that order', async () => {
    const { display } = await gather({ people: 0 });
    const sent = [
      display.newCall('lobby.addPlayer', { name: 'Ann', face: 1 }),
      display.newCall('roster.list', {}),
      display.newCall('table.explode', {}),
      display.newCall('lobby.addPlayer', { name: 'Bo', face: 2 }),
      display.newCall('lobby.reorder', { order: [1, 0] }),
      display.newCall('history.list', { limit: 5 }),
      display.newCall('seat.rename', { seat: 0, name: 'Bob', face: 2 }),
      display.newCall('move', { frame: 'none', move: { type: 'end' } }),
      display.newCall('seat.remove', { seat: 1 }),
    ];
    const answers = await Promise.all(sent.map((call) => display.send(call)));
    expect(answers.map((answer) => (answer.ok ? 'ok' : answer.refusal.key))).toEqual([
      ...['ok', 'ok', 'unknown-call', 'ok', 'ok', 'ok', 'ok', 'not-started', 'ok'],
    ]);
    const order = heard(display).flatMap((message) =>
      !isPatch(message) && message.t === 'answer' ? [message.id] : [],
    );
    expect(order.slice(-sent.length)).toEqual(sent.map(({ id }) => id));
    expect(display.table?.seats.map(({ name }) => name)).toEqual(['Bob']);
  });

  test('N-25: those that only read are answered anew', async () => {
    const { display } = await gather({ people: 0 });
    const list = display.newCall('roster.list', {});
    expect(await display.send(list)).toMatchObject({ value: { players: [] } });
    await display.must('roster.save', { name: 'Regular', face: 1 });
    expect(await display.send(list)).toMatchObject({ value: { players: [{ name: 'Regular' }] } });
  });

  test('N-26: a refusal is not kept: the same call is tried again', async () => {
    const { display, phones } = await beginMatch();
    const [maya] = phones;
    await display.must('table.pause', {});
    await maya!.until(() => maya!.table?.paused !== null);
    const grab = maya!.newCall('move', { frame: maya!.frame, move: { type: 'grab', item: 'item-4' } });
    expect(await maya!.send(grab)).toMatchObject({ ok: false, refusal: { key: 'paused' } });
    await display.must('table.resume', {});
    expect(await maya!.send(grab)).toEqual({ ok: true, value: null });
    expect(maya!.view.players[0]?.grabbed).toEqual(['item-4']);
  });

  describe('N-27: whoever may not is refused whatever comes along; then the shape is looked at', () => {
    const screens = ['nobody', 'spectator', 'phone', 'home', 'display'] as const;
    type Kind = (typeof screens)[number];
    const told: Record<Who, Record<Kind, string>> = {
      anyone: screenful('bad-call', 'bad-call', 'bad-call', 'bad-call', 'bad-call'),
      table: screenful('no-table', 'bad-call', 'bad-call', 'no-table', 'bad-call'),
      seat: screenful('no-table', 'no-seat', 'bad-call', 'no-table', 'no-seat'),
      actor: screenful('no-table', 'no-seat', 'bad-call', 'no-table', 'bad-call'),
      host: screenful('host-only', 'host-only', 'host-only', 'bad-call', 'bad-call'),
      owner: screenful('owner-only', 'owner-only', 'owner-only', 'owner-only', 'owner-only'),
      'table-host': screenful('host-only', 'host-only', 'host-only', 'no-table', 'bad-call'),
    };
    function screenful(...keys: string[]): Record<Kind, string> {
      return Object.fromEntries(screens.map((kind, i) => [kind, keys[i]!])) as Record<Kind, string>;
    }

    test.each(screens)('%s', async (kind) => {
      const { host, display, phones, code } = await gather({ people: 1, host: { limits: unlimited } });
      const screen = await {
        nobody: () => ScreenClient.open(host.port, { table: 'QQQQ' }),
        spectator: () => ScreenClient.open(host.port, { table: code }),
        phone: async () => phones[0]!,
        home: () => openDisplay(host),
        display: async () => display,
      }[kind]();
      for (const [method, { who }] of Object.entries(calls) as [Method, { who: Who }][]) {
        const answer = await screen.send(screen.newCall(method, 'nonsense'));
        expect([method, !answer.ok && answer.refusal.key]).toEqual([method, told[who][kind]]);
      }
    });
  });
});

describe('the table’s clock', () => {
  const clocksOf = (messages: readonly HostMessage[]): number[] =>
    messages.flatMap((message) => {
      if (isPatch(message)) return [message[1]];
      return message.t === 'full' ? [message.at] : [];
    });

  test('N-32: stands while the table does, and goes forward in a match', async () => {
    const { host, display, phones, code } = await beginMatch({
      options: { marketClock: 600_000 },
      host: { limits: unlimited, clockSpeed: 100 },
    });
    const lastShown = (): number => clocksOf(heard(display)).at(-1)!;
    const change = () => display.must('table.lock', { locked: !display.table!.locked });
    const waitForTime = async (from: number): Promise<void> => {
      while (lastShown() === from) await change();
    };
    await waitForTime(lastShown());
    await display.must('table.pause', {});
    const stood = lastShown();
    const since = display.received.length;
    // Meanwhile the world's time goes on, which would show a hundredfold.
    for (const _ of range(20)) await change();
    const late = await ScreenClient.open(host.port, { table: code });
    expect(new Set([...clocksOf(heard(display).slice(since)), ...clocksOf(heard(late))])).toEqual(
      new Set([stood]),
    );
    await display.must('table.resume', {});
    await waitForTime(stood);
    const shown = clocksOf(heard(phones[0]!));
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  });

  test('N-33: nobody makes the move of a timer early', async () => {
    const { display, phones } = await beginMatch({ options: { marketClock: 600_000 } });
    for (const screen of [display, phones[0]!]) expect((await screen.move({ type: 'close' })).ok).toBe(false);
    expect(display.view.phase).toBe('market');
  });
});
