/** A mirror in a world whose time passes when a test says so, at sockets on which the test is the host. */
import { type Greeting, Mirror, type SocketEars } from '../../src/shared/mirror.ts';
import type { HostMessage, TableDocument } from '../../src/shared/protocol.ts';

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
export const tableOf = (part: Partial<TableDocument> & { running?: boolean }): TableDocument => {
  const { running = false, ...document } = part;
  return { code: 'KRMB', seats: [], match: { running }, ...document } as unknown as TableDocument;
};

export const welcome: HostMessage = { t: 'welcome', role: 'guest', hosting: false };
export const full = (rev: number, at = 0, table = tableOf({})): HostMessage => ({
  t: 'full',
  rev,
  at,
  table,
  mine: null,
});
/** Place 0 of a message is the table, which has no `phase` yet. */
export const toPhase = (rev: number, phase: string): HostMessage => [rev, 0, 1, ['phase', phase]];

export function open(greeting: Greeting = { table: 'KRMB' }) {
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
