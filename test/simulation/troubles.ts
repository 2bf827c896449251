/** What can go wrong in an evening, and what its host may do at any moment. */
import type { Evening } from './evening.ts';
import type { Guest } from './guest.ts';

export type Trouble = (evening: Evening) => void;

const somebody =
  (what: string, work: (guest: Guest, evening: Evening) => void): Trouble =>
  (evening) => {
    const guest = evening.rng.pick([...evening.guests, evening.host]);
    evening.tell(`${guest.name} ${what}`);
    work(guest, evening);
  };

const atSeat =
  (work: (evening: Evening, seat: number) => void): Trouble =>
  (evening) => {
    if (evening.seats > 0) work(evening, evening.rng.below(evening.seats));
  };

const rarely =
  (trouble: Trouble): Trouble =>
  (evening) => {
    if (evening.rng.below(4) === 0) trouble(evening);
  };

const hostDoes =
  (method: 'table.again' | 'table.toLobby' | 'lobby.start'): Trouble =>
  (evening) =>
    evening.command(method, {});

export const TROUBLES: readonly Trouble[] = [
  somebody('loses the line', (guest) => guest.loseLine()),
  // Late enough to be heard, too early to hear the answer.
  somebody('taps and loses the line', (guest, { time, rng }) => {
    guest.tap();
    time.after(20 + rng.below(60), () => guest.loseLine());
  }),
  somebody('loads the page anew', (guest) => guest.reload()),
  somebody('opens a second tab', (guest) => guest.openTab()),
  somebody('puts the phone away', (guest, { time, rng }) => {
    guest.sleep();
    time.after(rng.below(60_000), () => guest.wake());
  }),
  (evening) => {
    evening.command('table.pause', {});
    evening.time.after(evening.rng.below(90_000), () => evening.resume());
  },
  (evening) => evening.command('undo', {}),
  (evening) => evening.command('redo', {}),
  rarely((evening) => evening.command('table.end', {})),
  rarely((evening) => evening.choose()),
  rarely(hostDoes('table.again')),
  rarely(hostDoes('table.toLobby')),
  hostDoes('lobby.start'),
  (evening) => {
    const order = evening.rng.shuffle(Array.from({ length: evening.seats }, (_, seat) => seat));
    evening.command('lobby.reorder', { order });
  },
  atSeat((evening, seat) => evening.command('seat.scorekeeper', { seat, yes: evening.rng.below(2) === 0 })),
  somebody('asks what has happened', (guest) => void guest.call('match.told', {})),
  somebody('would go on', (guest) => void guest.call('pause.over', {})),
  somebody('would play something else', (guest, { rng, games }) => {
    void guest.call('table.wish', { game: rng.pick(games).id });
  }),
  somebody('leaves the seat', (guest, { rng }) => {
    if (rng.below(4) === 0) void guest.leave();
  }),
  somebody('would have the seat back', (guest) => void guest.call('seat.back', {})),
  atSeat((evening, seat) => void claim(evening, seat)),
  (evening) => {
    const locked = evening.host.mirror.table?.locked === false;
    evening.command('table.lock', { locked });
  },
  atSeat((evening, seat) => evening.command('seat.skip', { seat })),
  atSeat((evening, seat) => {
    const bots = evening.games.find(({ id }) => id === evening.host.mirror.table?.game)?.bots ?? [];
    const level = bots[0]?.id;
    if (level) evening.command('seat.toBot', { seat, level });
    evening.time.after(20_000, () => evening.command('seat.toPerson', { seat }));
  }),
  atSeat((evening, seat) => {
    if (evening.rng.below(5) === 0) evening.command('seat.remove', { seat });
  }),
  atSeat((evening, seat) => void handOver(evening, seat)),
  (evening) => evening.crash(),
  (evening) => evening.crashInCommit('written'),
  (evening) => evening.crashInCommit('stored'),
  (evening) => {
    evening.tell('the disk is full');
    const { house } = evening;
    house.fillDisk();
    evening.time.after(evening.rng.below(15_000), () => {
      evening.tell('there is room again');
      evening.resumed += 1;
      if (house.isUp) house.makeRoom();
    });
  },
  (evening) => {
    const ms = 60_000 + evening.rng.below(2 * 3600_000);
    evening.tell(`the machine sleeps for ${Math.round(ms / 60_000)} minutes`);
    const before = evening.checks.clockNow();
    evening.time.sleep(ms);
    evening.checks.slept(before);
  },
  (evening) => {
    evening.tell('somebody sets the clock on the wall');
    evening.time.setWallClock((evening.rng.below(200) - 100) * 60_000);
  },
];

/** Somebody without a seat asks for one; the host nods, or does not. */
async function claim(evening: Evening, seat: number): Promise<void> {
  const guest = evening.guests.find(({ isHere, mirror }) => isHere && mirror.seat === null);
  if (!guest) return;
  evening.tell(`${guest.name} asks for seat ${seat}`);
  guest.hasAskedForSeat = true;
  const asked = await guest.call('seat.claim', { seat, name: `${guest.name} ${seat}`, face: 1 });
  if (!asked.ok) return;
  const yes = evening.rng.below(3) > 0;
  // Its id is another each time, and an evening is told alike each time.
  evening.tell(`Host: ${yes ? 'a nod' : 'no'} for ${guest.name}`);
  evening.actions += 1;
  void evening.host.call('seat.nod', { claim: asked.value.claim, yes });
  const table = guest.mirror;
  evening.time.after(1000, () => {
    const { given } = table;
    if (guest.mirror === table && given?.given) guest.keep(given.given.token);
  });
}

/** The host shows a pass; one phone takes the seat with it, and a second one that tries is refused. */
async function handOver(evening: Evening, seat: number): Promise<void> {
  evening.tell(`Host: a pass for seat ${seat}`);
  const [one, other] = evening.rng.shuffle(evening.guests.filter(({ isHere }) => isHere));
  const given = await evening.host.call('seat.pass', { seat });
  if (!given.ok || !one || !other) return;
  const pass = given.value.url.split('#pass=')[1]!;
  const first = await one.call('seat.take', { pass });
  if (first.ok) one.keep(first.value.token);
  evening.tell(`${one.name} ${first.ok ? 'takes' : 'does not get'} seat ${seat}`);
  const second = await other.call('seat.take', { pass });
  if (first.ok && second.ok) evening.checks.violated(`${other.name} used a pass that ${one.name} had used`);
  if (second.ok) other.keep(second.value.token);
}
