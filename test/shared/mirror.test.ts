import { describe, expect, it } from 'vitest';
import { PROTOCOL } from '../../src/shared/protocol.ts';
import { full, open, tableOf, toPhase, welcome } from './mirror-scene.ts';

describe('the first words', () => {
  it('N-45: are a hello with what is wanted, and nothing else until the host has said welcome', () => {
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

  it('N-45: of a host that says what nobody knows yet change nothing', () => {
    const scene = open();
    scene.arrive(full(3));
    const { table } = scene.mirror;
    scene.socket.ears.heard('{"t":"weather","sky":"blue"}');
    scene.socket.ears.heard('{"t":"beat","n":5,"sky":"blue"}');
    expect(scene.mirror).toMatchObject({ status: 'open', rev: 3 });
    expect(scene.mirror.table).toBe(table);
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
  it('N-14: a patch leads from one revision to the next, and tells its notices once it is in', () => {
    const scene = open();
    const told: unknown[] = [];
    scene.mirror.onNotices((notices, own) => told.push([scene.mirror.table?.phase, notices, own]));
    scene.arrive(full(3));
    scene.socket.say([4, 0, 1, ['phase', 'over'], 'notices', [{ type: 'bell' }]]);
    expect(scene.mirror).toMatchObject({ rev: 4, table: { phase: 'over' } });
    expect(told).toEqual([['over', [{ type: 'bell' }], []]]);
  });

  it('N-14: a patch with the revision that is already here is for this screen alone', () => {
    const scene = open();
    scene.arrive(full(3));
    const { table } = scene.mirror;
    scene.socket.say([3, 0, 3, { actor: 0, seat: 0 }]);
    expect(scene.mirror).toMatchObject({ rev: 3, seat: 0 });
    expect(scene.mirror.table).toBe(table);
  });

  it('N-49: over a gap nothing is applied: the whole is asked for with a new socket', () => {
    const scene = open();
    scene.arrive(full(3));
    scene.socket.say(toPhase(5, 'over'));
    expect(scene.sockets).toHaveLength(2);
    expect(scene.sockets[0]!.isClosed).toBe(true);
    expect(scene.mirror.table?.phase).toBeUndefined();
    scene.arrive(full(9, 0, tableOf({ phase: 'playing' })));
    expect(scene.mirror).toMatchObject({ rev: 9, status: 'open', table: { phase: 'playing' } });
  });

  it.each([5, 2])('N-49: after revision 3, %i is over a gap', (rev) => {
    const scene = open();
    scene.arrive(full(3));
    scene.socket.say(toPhase(rev, 'over'));
    expect(scene.sockets).toHaveLength(2);
    expect(scene.mirror.table?.phase).toBeUndefined();
  });

  it('N-46, N-49: what was asked before a gap is asked again after it', async () => {
    const scene = open();
    scene.arrive(full(3));
    const call = scene.mirror.call('undo', {});
    scene.socket.say(toPhase(7, 'over'));
    scene.arrive(full(7));
    expect(scene.socket.calls.map(({ id }) => id)).toEqual(['1']);
    scene.socket.say({ t: 'answer', id: '1', ok: true, value: null });
    expect(await call).toEqual({ ok: true, value: null });
  });

  it('N-16: come whole at any time, and patches go on from there; a whole tells nothing', () => {
    const scene = open();
    const told: unknown[] = [];
    scene.mirror.onNotices((notices) => told.push(notices));
    scene.arrive(full(3));
    scene.socket.say(full(40, 0, tableOf({ phase: 'playing' })));
    expect(scene.mirror).toMatchObject({ rev: 40, table: { phase: 'playing' } });
    scene.socket.say([41, 0, 1, [9, 'over']]);
    expect(scene.mirror).toMatchObject({ rev: 41, table: { phase: 'over' } });
    scene.socket.say({ t: 'full', rev: 0, at: 0, table: null, mine: null });
    expect(scene.mirror).toMatchObject({ rev: 0, table: null, seat: null });
    expect(scene.sockets).toHaveLength(1);
    expect(told).toEqual([]);
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
  it('N-46: without an answer are sent again on the next line, same ids, same order; answered ones are not', async () => {
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

  it('N-46: are sent again as often as it takes, and never before the welcome', async () => {
    const scene = open();
    scene.arrive(full(0));
    const call = scene.mirror.call('undo', {});
    for (const wait of [200, 200, 200]) {
      scene.socket.ears.closed();
      scene.pass(wait);
      scene.socket.ears.opened();
      expect(scene.socket.calls).toEqual([]);
      scene.socket.say(welcome, full(0));
      expect(scene.socket.calls).toHaveLength(1);
    }
    expect(new Set(scene.sockets.flatMap(({ calls }) => calls.map(({ id }) => id)))).toEqual(new Set(['1']));
    scene.socket.say({ t: 'answer', id: '1', ok: true, value: null });
    expect(await call).toEqual({ ok: true, value: null });
    scene.socket.ears.closed();
    scene.pass(200);
    scene.arrive(full(0));
    expect(scene.socket.calls).toEqual([]);
  });

  it('N-46: on a line that was welcomed go out at once, one after the other', () => {
    const scene = open();
    scene.arrive(full(0));
    void scene.mirror.call('undo', {});
    void scene.mirror.call('move', { frame: 'f', move: { type: 'end' } });
    expect(scene.socket.calls).toEqual([
      { t: 'call', id: '1', method: 'undo', params: {} },
      { t: 'call', id: '2', method: 'move', params: { frame: 'f', move: { type: 'end' } } },
    ]);
  });

  it('N-46: a late answer, which came to the first sending and to the second, settles once', async () => {
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

describe('a goodbye', () => {
  it.each(['newer-tab', 'handed', 'removed', 'closed', 'protocol', 'limit'] as const)(
    'N-47: “%s” is for good: nothing is opened again by itself',
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

  it('N-47: ends a try, too, that was planned before it', () => {
    const scene = open();
    scene.arrive(full(3));
    scene.socket.ears.closed();
    scene.mirror.wake();
    scene.arrive({ t: 'bye', reason: 'removed' });
    scene.pass(200);
    expect(scene.mirror.status).toBe('ended');
    expect(scene.sockets).toHaveLength(2);
  });

  it('N-47: of a host that stops is not: the line is opened until it is back', () => {
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

it('what became of a claim is kept until the next one', () => {
  const scene = open();
  scene.arrive(full(3));
  scene.socket.say({ t: 'given', claim: 'c1', given: null });
  expect(scene.mirror.given).toEqual({ t: 'given', claim: 'c1', given: null });
});
