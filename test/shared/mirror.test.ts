import { describe, expect, it } from 'vitest';
import { type Greeting, Mirror, type SocketEars } from '../../src/shared/mirror.ts';
import type { HostMessage, TableDocument } from '../../src/shared/protocol.ts';
import { PROTOCOL } from '../../src/shared/protocol.ts';

class FakeSocket {
  readonly sent: Record<string, unknown>[] = [];
  readonly ears: SocketEars;
  isClosed = false;

  constructor(ears: SocketEars) {
    this.ears = ears;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
  }

  say(...messages: HostMessage[]): void {
    for (const message of messages) this.ears.heard(JSON.stringify(message));
  }

  get calls(): Record<string, unknown>[] {
    return this.sent.filter(({ t }) => t === 'call');
  }
}

/** Only what these tests look at. */
const tableOf = (part: Partial<TableDocument> & { running?: boolean }): TableDocument => {
  const { running = false, ...document } = part;
  return { code: 'KRMB', seats: [], match: { running }, ...document } as unknown as TableDocument;
};

const welcome: HostMessage = { t: 'welcome', role: 'guest', hosting: false };
const full = (rev: number, at = 0, table = tableOf({})): HostMessage => ({
  t: 'full',
  rev,
  at,
  table,
  mine: null,
});
/** Place 0 of the document is the table, place 4 of this table its `phase`. */
const toPhase = (rev: number, phase: string): HostMessage => [rev, 0, 1, ['phase', phase]];

function open(greeting: Greeting = { table: 'KRMB' }) {
  const sockets: FakeSocket[] = [];
  let time = 1000;
  let night = 0;
  let timers: { due: number; run: () => void }[] = [];
  const mirror = new Mirror({
    screen: 'screen-of-a-test',
    greeting,
    changed: () => undefined,
    world: {
      open: (ears) => {
        sockets.push(new FakeSocket(ears));
        return sockets.at(-1)!;
      },
      now: () => time,
      wall: () => time + night,
      after: (ms, run) => timers.push({ due: time + ms, run }),
    },
  });
  const scene = {
    mirror,
    sockets,
    get socket(): FakeSocket {
      return sockets.at(-1)!;
    },
    /** The host says hello back, and what there is. */
    arrive(...messages: HostMessage[]): void {
      scene.socket.ears.opened();
      scene.socket.say(welcome, ...messages);
    },
    pass(ms: number): void {
      const until = time + ms;
      for (;;) {
        const [next] = timers.filter(({ due }) => due <= until).sort((a, b) => a.due - b.due);
        if (!next) break;
        timers = timers.filter((timer) => timer !== next);
        time = Math.max(time, next.due);
        next.run();
      }
      time = until;
    },
    /** Frozen: no timer runs, and the steady clock stands too. */
    freeze(ms: number): void {
      night += ms;
    },
  };
  return scene;
}

describe('the first words', () => {
  it('are a hello with what is wanted, and nothing else until the host has said welcome', () => {
    const { mirror, socket } = open({ table: 'KRMB', seatToken: 'token' });
    void mirror.call('seat.leave', {});
    socket.ears.opened();
    expect(socket.sent).toEqual([
      { t: 'hello', protocol: PROTOCOL, screen: 'screen-of-a-test', table: 'KRMB', seatToken: 'token' },
    ]);
    socket.say(welcome);
    expect(socket.calls).toEqual([{ t: 'call', id: '1', method: 'seat.leave', params: {} }]);
    expect(mirror.status).toBe('open');
  });

  it('after another table is asked for are said on a new socket, with nothing of the old table left', () => {
    const scene = open();
    scene.arrive(full(3));
    scene.mirror.greet({ table: 'ZZTT', seatToken: undefined });
    expect(scene.sockets[0]!.isClosed).toBe(true);
    expect(scene.mirror).toMatchObject({ status: 'connecting', table: null, mine: null, asked: 'ZZTT' });
    scene.socket.ears.opened();
    expect(scene.socket.sent).toEqual([
      { t: 'hello', protocol: PROTOCOL, screen: 'screen-of-a-test', table: 'ZZTT' },
    ]);
  });
});

describe('documents', () => {
  it('R-3: a patch leads from one revision to the next, and tells its notices once it is in', () => {
    const scene = open();
    const told: unknown[] = [];
    scene.mirror.onNotices((notices, own) => told.push([scene.mirror.table?.phase, notices, own]));
    scene.arrive(full(3));
    scene.socket.say([4, 0, 1, ['phase', 'over'], 'notices', [{ type: 'bell' }]]);
    expect(scene.mirror).toMatchObject({ rev: 4, table: { phase: 'over' } });
    expect(told).toEqual([['over', [{ type: 'bell' }], []]]);
  });

  it('R-4: a patch with the revision that is already here is for this screen alone', () => {
    const scene = open();
    scene.arrive(full(3));
    const { table } = scene.mirror;
    scene.socket.say([3, 0, 3, { actor: 0, seat: 0 }]);
    expect(scene.mirror).toMatchObject({ rev: 3, seat: 0 });
    expect(scene.mirror.table).toBe(table);
  });

  it('R-5: over a gap nothing is applied: the whole is asked for with a new socket', () => {
    const scene = open();
    scene.arrive(full(3));
    scene.socket.say(toPhase(5, 'over'));
    expect(scene.sockets).toHaveLength(2);
    expect(scene.sockets[0]!.isClosed).toBe(true);
    expect(scene.mirror.table?.phase).toBeUndefined();
    scene.arrive(full(9, 0, tableOf({ phase: 'playing' })));
    expect(scene.mirror).toMatchObject({ rev: 9, status: 'open', table: { phase: 'playing' } });
  });

  it('of a socket that was given up are not heard any more', () => {
    const scene = open();
    scene.arrive(full(3));
    scene.mirror.reopen();
    scene.sockets[0]!.say(toPhase(4, 'over'));
    scene.sockets[0]!.ears.closed();
    expect(scene.mirror.rev).toBe(3);
    expect(scene.sockets).toHaveLength(2);
  });
});

describe('calls', () => {
  it('C-3: without an answer are sent again on the next line, same ids, same order; answered ones are not', async () => {
    const scene = open();
    scene.arrive(full(0));
    const first = scene.mirror.call('undo', {});
    const second = scene.mirror.call('redo', {});
    scene.socket.say({ t: 'answer', id: '1', ok: true, value: null });
    scene.socket.ears.closed();
    void scene.mirror.call('seat.leave', {});
    scene.pass(200);
    scene.arrive(full(0));
    expect(scene.socket.calls.map(({ id, method }) => [id, method])).toEqual([
      ['2', 'redo'],
      ['3', 'seat.leave'],
    ]);
    scene.socket.say({ t: 'answer', id: '2', ok: false, refusal: { key: 'cannot-redo' } });
    expect(await first).toEqual({ ok: true, value: null });
    expect(await second).toEqual({ ok: false, refusal: { key: 'cannot-redo' } });
  });

  it('a late answer, which came to the first sending and to the second, settles once', async () => {
    const scene = open();
    scene.arrive(full(0));
    const call = scene.mirror.call('undo', {});
    scene.socket.say(
      { t: 'answer', id: '1', ok: true, value: null },
      { t: 'answer', id: '1', ok: false, refusal: { key: 'cannot-undo' } },
      { t: 'answer', id: '77', ok: true, value: null },
    );
    expect(await call).toEqual({ ok: true, value: null });
  });
});

describe('a line that breaks', () => {
  it('is opened again, at once and then ever more rarely, and the documents stay meanwhile', () => {
    const scene = open();
    scene.arrive(full(3));
    const tries: number[] = [];
    for (const wait of [200, 400, 800, 1500, 3000, 3000]) {
      scene.socket.ears.closed();
      expect(scene.mirror).toMatchObject({ status: 'lost', welcome: null, table: { code: 'KRMB' } });
      scene.pass(wait - 1);
      tries.push(scene.sockets.length);
      scene.pass(1);
    }
    expect(tries).toEqual([1, 2, 3, 4, 5, 6]);
    scene.arrive(full(3));
    scene.socket.ears.closed();
    scene.pass(200);
    expect(scene.sockets).toHaveLength(8);
  });

  it('B-3: is given up after twelve seconds of silence, and any word ends the silence', () => {
    const scene = open();
    scene.arrive(full(3));
    scene.pass(10_000);
    scene.socket.say({ t: 'beat', n: 1 });
    scene.pass(11_000);
    expect(scene.mirror.status).toBe('open');
    scene.pass(3200);
    expect(scene.sockets[0]!.isClosed).toBe(true);
    expect(scene.sockets).toHaveLength(2);
  });

  it('that never opens is given up after five seconds', () => {
    const scene = open();
    scene.pass(4000);
    expect(scene.sockets).toHaveLength(1);
    scene.pass(4000);
    expect(scene.sockets[0]!.isClosed).toBe(true);
    expect(scene.sockets).toHaveLength(2);
  });

  it('B-1: beats are sent back as they came', () => {
    const scene = open();
    scene.arrive(full(3));
    scene.socket.say({ t: 'beat', n: 41 });
    expect(scene.socket.sent.at(-1)).toEqual({ t: 'beat', n: 41 });
  });

  it('keeps the host’s key in mind while it is down', () => {
    const scene = open({ hostToken: 'key' });
    scene.socket.ears.opened();
    scene.socket.say({ t: 'welcome', role: 'home', hosting: true });
    scene.socket.ears.closed();
    expect(scene.mirror).toMatchObject({ hosting: true, token: 'key' });
  });
});

describe('a page that was out of sight', () => {
  it('and frozen asks again at once: its socket is dead, though its timers slept and do not know', () => {
    const scene = open();
    scene.arrive(full(3));
    scene.mirror.sleep();
    scene.freeze(60_000);
    scene.mirror.wake();
    expect(scene.mirror.status).toBe('lost');
    expect(scene.sockets).toHaveLength(2);
  });

  it('for a moment goes on with its line; with a lost one it does not wait for the next try', () => {
    const scene = open();
    scene.arrive(full(3));
    scene.mirror.sleep();
    scene.freeze(3000);
    scene.mirror.wake();
    expect(scene.sockets).toHaveLength(1);
    scene.socket.ears.closed();
    scene.mirror.wake();
    expect(scene.sockets).toHaveLength(2);
    scene.pass(200);
    expect(scene.sockets).toHaveLength(2);
  });
});

describe('a goodbye', () => {
  it.each(['newer-tab', 'handed', 'removed', 'closed', 'protocol', 'limit'] as const)(
    'Y-1: “%s” is for good: nothing is opened again by itself',
    (reason) => {
      const scene = open();
      scene.arrive(full(3));
      scene.socket.say({ t: 'bye', reason });
      scene.socket.ears.closed();
      scene.mirror.sleep();
      scene.freeze(60_000);
      scene.mirror.wake();
      scene.mirror.reopen();
      scene.pass(60_000);
      expect(scene.mirror).toMatchObject({ status: 'ended', ended: reason, table: { code: 'KRMB' } });
      expect(scene.sockets).toHaveLength(1);
    },
  );

  it('Y-2: of a host that stops is not: the line is opened until it is back', () => {
    const scene = open();
    scene.arrive(full(3));
    scene.socket.say({ t: 'bye', reason: 'shutdown' });
    scene.socket.ears.closed();
    expect(scene.mirror).toMatchObject({ status: 'lost', ended: null });
    scene.pass(200);
    expect(scene.sockets).toHaveLength(2);
  });

  it('is over when somebody asks for the table again', () => {
    const scene = open();
    scene.arrive(full(3));
    scene.socket.say({ t: 'bye', reason: 'newer-tab' });
    scene.mirror.greet({});
    scene.arrive(full(4));
    expect(scene.mirror).toMatchObject({ status: 'open', ended: null, rev: 4 });
  });
});

describe('the table’s clock', () => {
  it('K-2: runs on between messages while the match runs, and stands while it does not', () => {
    const scene = open();
    scene.arrive(full(3, 5000, tableOf({ running: true })));
    scene.pass(700);
    expect(scene.mirror.now()).toBe(5700);
    scene.socket.say([4, 5700, 1, [7, [0, false]]]);
    scene.pass(700);
    expect(scene.mirror.now()).toBe(5700);
  });

  it('K-3: is set anew by every message that carries it, also for this screen alone', () => {
    const scene = open();
    scene.arrive(full(3, 5000, tableOf({ running: true })));
    scene.pass(700);
    scene.socket.say([3, 5600, 3, { actor: 0, seat: 0 }]);
    expect(scene.mirror.now()).toBe(5600);
  });
});

it('what became of a claim is kept until the next one', () => {
  const scene = open();
  scene.arrive(full(3));
  scene.socket.say({ t: 'given', claim: 'c1', given: null });
  expect(scene.mirror.given).toEqual({ t: 'given', claim: 'c1', given: null });
});
