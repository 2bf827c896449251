import { expect, test } from 'vitest';
import { range } from '../../src/shared/lists.ts';
import { type Rng, seededRng } from '../../src/shared/rng.ts';
import { beginMatch, gather, openDisplay } from './house.ts';
import { ScreenClient } from './screen-client.ts';

const many = { perSecond: 1e6, burst: 1e6 };
const limits = {
  messages: many,
  messagesOfAddress: many,
  bytes: many,
  bytesOfAddress: many,
  requestsOfAddress: many,
  socketsOfAddress: 500,
};
/** Pinned when one has found something. */
const SEEDS = [1, 7, 42, 2013];

interface Phone {
  client: ScreenClient;
  readonly token: string;
  last: { id: string; text: string } | null;
}

/** What phones on bad Wi-Fi do: move, send again, send what is old, vanish, come back. */
async function misbehave(phone: Phone, rng: Rng, setting: { port: number; code: string }): Promise<void> {
  const { client } = phone;
  switch (rng.below(8)) {
    case 0:
      client.cut();
      phone.client = await ScreenClient.open(setting.port, {
        table: setting.code,
        seatToken: phone.token,
        screen: client.screen,
      });
      return;
    case 1:
      phone.client = await ScreenClient.open(setting.port, { table: setting.code, seatToken: phone.token });
      phone.last = null;
      return;
    case 2:
      if (phone.last) await client.send(phone.last);
      return;
    case 3:
      await client.move({ type: 'end' }, `turn-${rng.below(10)}`);
      return;
    case 4:
      await client.call(rng.pick(['undo', 'redo'] as const), {});
      return;
    default: {
      const open = client.choices.filter(({ blocked }) => !blocked);
      if (open.length === 0) return;
      const choice = rng.pick(open);
      phone.last = client.newCall('move', { frame: choice.frame, move: choice.move });
      const sent = [phone.last, ...(rng.below(3) === 0 ? [phone.last] : [])];
      await Promise.all(sent.map((call) => client.send(call)));
    }
  }
}

test.each(SEEDS)(
  'N-18, N-24: phones that drop, resend and reconnect all come to see the same table (seed %i)',
  async (seed) => {
    const rng = seededRng(seed);
    const evening = await beginMatch({
      people: 4,
      options: { turns: 40, cheers: true, turnClock: 400 },
      host: { limits },
    });
    const { host, display, code } = evening;
    const phones: Phone[] = evening.phones.map((client, n) => ({
      client,
      token: evening.tokens[n]!,
      last: null,
    }));
    for (const _ of range(50)) {
      await Promise.all(phones.map((phone) => misbehave(phone, rng, { port: host.port, code })));
    }
    await display.must('table.pause', {});
    const fresh = await openDisplay(host, code);
    for (const [seat, { client, token }] of phones.entries()) {
      await client.until(() => client.rev === fresh.rev);
      expect(client.table).toEqual(fresh.table);
      const again = await ScreenClient.open(host.port, { table: code, seatToken: token });
      expect(again.mine?.actor).toBe(seat);
      expect({ ...client.mine }).toEqual({ ...again.mine });
    }
    const played = fresh.view.players.reduce((sum, { grabbed }) => sum + grabbed.length, 0);
    expect(played).toBe(20);
  },
);

test('many tables at once: each has its own moves, and none has another’s', async () => {
  const { host, display } = await gather({ people: 0, host: { limits } });
  const tables = await Promise.all(
    range(16).map(async (n) => {
      const { code } = await display.must('table.create', { game: 'tiny-sheet' });
      const own = await openDisplay(host, code);
      const phones = await Promise.all(range(4).map(() => ScreenClient.open(host.port, { table: code })));
      for (const [i, phone] of phones.entries())
        await phone.must('seat.join', { name: `T${n}.${'abcd'[i]}`, face: 0 });
      await own.must('lobby.start', {});
      return { own, phones, n };
    }),
  );
  await Promise.all(
    tables.flatMap(({ phones, n }) =>
      phones.map(async (phone, seat) => {
        for (const _ of range(10)) await phone.move({ type: 'entry', seat, points: n }, 'sheet');
      }),
    ),
  );
  for (const { own, phones, n } of tables) {
    const totals = range(4).map(() => n * 10);
    for (const screen of [own, ...phones]) {
      await screen.until(() => JSON.stringify(screen.match?.view) === JSON.stringify({ totals }));
      expect(screen.table?.seats.every(({ name }) => name.startsWith(`T${n}.`))).toBe(true);
    }
  }
});
