/** The line of a mirror breaks, sleeps and is silent; and the time that it keeps meanwhile. */
import { describe, expect, it } from 'vitest';
import { PROTOCOL } from '../../src/shared/protocol.ts';
import { full, open, tableOf } from './mirror-scene.ts';

describe('a line that breaks', () => {
  it('N-47: is opened again, at once and then ever more rarely, and the documents stay meanwhile', () => {
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

  it('N-47: says the same hello again, and is shown the whole as it is by then', () => {
    const scene = open({ table: 'KRMB', seatToken: 'token' });
    scene.arrive(full(3));
    scene.mirror.remember({ seatToken: 'newer' });
    scene.socket.ears.closed();
    scene.pass(200);
    scene.arrive(full(1, 0, tableOf({ phase: 'over' })));
    expect(scene.socket.sent[0]).toEqual({
      ...{ t: 'hello', protocol: PROTOCOL, screen: 'screen-of-a-test' },
      ...{ table: 'KRMB', seatToken: 'newer' },
    });
    expect(scene.mirror).toMatchObject({ status: 'open', rev: 1, table: { phase: 'over' } });
  });

  it('N-47: breaks again before the host has said a word: it waits longer', () => {
    const scene = open();
    scene.socket.ears.closed();
    scene.pass(200);
    scene.socket.ears.opened();
    scene.socket.ears.closed();
    scene.pass(399);
    expect(scene.sockets).toHaveLength(2);
    scene.pass(1);
    expect(scene.sockets).toHaveLength(3);
  });

  it('N-48: is given up after twelve seconds of silence, and any word ends the silence', () => {
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

  it('N-48: that never opens is given up after five seconds', () => {
    const scene = open();
    scene.pass(4000);
    expect(scene.sockets).toHaveLength(1);
    scene.pass(4000);
    expect(scene.sockets[0]!.isClosed).toBe(true);
    expect(scene.sockets).toHaveLength(2);
  });

  it('N-48: that opened and is silent from the first word on is given up too', () => {
    const scene = open();
    scene.socket.ears.opened();
    scene.pass(11_000);
    expect(scene.sockets).toHaveLength(1);
    scene.pass(3200);
    expect(scene.sockets[0]!.isClosed).toBe(true);
    expect(scene.sockets).toHaveLength(2);
  });

  it('N-48: and is opened again has five seconds as well', () => {
    const scene = open();
    scene.arrive(full(3));
    scene.mirror.reopen();
    scene.pass(8000);
    expect(scene.sockets[1]!.isClosed).toBe(true);
    expect(scene.sockets).toHaveLength(3);
  });

  it('N-48: beats are sent back as they came', () => {
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
  it('N-48: and frozen asks again at once: its socket is dead, though its timers slept and do not know', () => {
    const scene = open();
    scene.arrive(full(3));
    scene.mirror.sleep();
    scene.freeze(60_000);
    scene.mirror.wake();
    expect(scene.mirror.status).toBe('lost');
    expect(scene.sockets).toHaveLength(2);
  });

  it('N-46, N-50: finds its calls, its documents and the time again', async () => {
    const scene = open();
    scene.arrive(full(3, 5000, tableOf({ running: true })));
    const call = scene.mirror.call('undo', {});
    scene.mirror.sleep();
    scene.freeze(60_000);
    scene.mirror.wake();
    expect(scene.mirror).toMatchObject({ status: 'lost', table: { code: 'KRMB' } });
    scene.arrive(full(8, 65_000, tableOf({ running: true })));
    expect(scene.socket.calls.map(({ id }) => id)).toEqual(['1']);
    expect(scene.mirror.now()).toBe(65_000);
    scene.socket.say({ t: 'answer', id: '1', ok: true, value: null });
    expect(await call).toEqual({ ok: true, value: null });
  });

  it('N-48: long ago, and has been awake since, keeps its line', () => {
    const scene = open();
    scene.arrive(full(3));
    scene.mirror.sleep();
    scene.mirror.wake();
    scene.freeze(60_000);
    scene.mirror.wake();
    expect(scene.sockets).toHaveLength(1);
  });

  it('N-48: for a moment goes on with its line; with a lost one it does not wait for the next try', () => {
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

describe('the table’s clock', () => {
  it('N-50: runs on between messages while the match runs, and stands while it does not', () => {
    const scene = open();
    scene.arrive(full(3, 5000, tableOf({ running: true })));
    scene.pass(700);
    expect(scene.mirror.now()).toBe(5700);
    scene.socket.say([4, 5700, 1, [7, [0, false]]]);
    scene.pass(700);
    expect(scene.mirror.now()).toBe(5700);
  });

  it('N-50: stands where there is no match, and while the line is down it goes on as it was last told', () => {
    const scene = open();
    scene.arrive(full(3, 5000, tableOf({ match: null })));
    scene.pass(700);
    expect(scene.mirror.now()).toBe(5000);
    scene.socket.say(full(4, 0, tableOf({ running: true })));
    scene.socket.ears.closed();
    scene.pass(150);
    expect(scene.mirror.now()).toBe(150);
  });

  it('N-50: is set anew by every message that carries it, also for this screen alone', () => {
    const scene = open();
    scene.arrive(full(3, 5000, tableOf({ running: true })));
    scene.pass(700);
    scene.socket.say([3, 5600, 3, { actor: 0, seat: 0 }]);
    expect(scene.mirror.now()).toBe(5600);
  });
});
