/** What happens at a table by itself: its time runs or stands still, clocks ring, bots think and move. */
import type { SeatIndex } from '../../shared/game.ts';
import type { Rng } from '../../shared/rng.ts';
import type { Time } from '../store/time.ts';
import { type BotMove, BotPlayers, type Tempo } from './bot-players.ts';
import { type Seat, temperOf } from './seats.ts';
import { type DueClock, earliest, type StateViews } from './state-views.ts';
import { TableClock } from './table-clock.ts';
import type { Thinker } from './thinker.ts';

/** The table, as far as its pace is concerned. */
export interface Paced {
  /** A match that is going on, or null. */
  readonly playing: { readonly views: StateViews; readonly seats: readonly Seat[] } | null;
  /** Held by the host, for want of a disk, or because it broke. */
  readonly halted: boolean;
  /** How long a needed player's phone may be gone, in ms; null = the table never waits. */
  readonly patience: number | null;
  /** Of its bots. */
  readonly tempo: Tempo;
  isAwake(seat: Seat): boolean;
  /** False when it was refused. */
  playClock(clock: DueClock): boolean;
  playBot(move: BotMove): boolean;
  touch(): void;
  /** Runs what a game does; a fault in it is logged, and gives undefined. */
  guarded<T>(work: () => T): T | undefined;
  /** The same for what nobody has asked for: after a fault in it the table is halted, and says so. */
  alone(work: () => void): void;
}

/** After a restart, phones get this long to come back before the clock goes on. */
const RETURN_MS = 8000;
const LONGEST_NAP_MS = 60_000;
/** A game whose clocks set each other off for ever must not stop the host. */
const MOST_AT_ONCE = 100;

interface PaceParts {
  readonly time: Time;
  readonly rng: Rng;
  readonly clockSpeed: number;
  readonly thinker?: Thinker | undefined;
}

export class Pace {
  readonly clock: TableClock;
  /** The seat whose phone the table waits for. */
  away: SeatIndex | null = null;
  readonly #table: Paced;
  readonly #time: Time;
  readonly #bots: BotPlayers;
  /** By badge: since when the phone is gone, on the machine's steady clock. */
  readonly #asleep = new Map<number, number>();
  readonly #notWaitedFor = new Set<number>();
  readonly #refusedClocks = new Set<string>();
  #considered: { readonly views: StateViews; readonly seats: readonly Seat[] } | null = null;
  #heldUntil = 0;
  #callOff = (): void => undefined;
  #ended = false;

  constructor(table: Paced, { time, rng, clockSpeed, thinker }: PaceParts) {
    this.#table = table;
    this.#time = time;
    this.#bots = new BotPlayers(rng, thinker);
    this.clock = new TableClock(time, clockSpeed);
  }

  /** Back after a restart at this time of the table's clock. */
  resumeAt(at: number): void {
    this.clock.set(at);
    this.#heldUntil = this.#time.steady() + RETURN_MS;
  }

  startOver(): void {
    this.clock.stop();
    this.clock.set(0);
    this.#bots.forget();
    // Between matches nobody looks who comes and goes.
    this.#asleep.clear();
    this.#notWaitedFor.clear();
    this.#heldUntil = 0;
  }

  /** What broke, or was refused, is tried again. */
  tryAgain(): void {
    this.#considered = null;
  }

  /** The host goes on although a phone is gone; until it comes back once. */
  doNotWait(): void {
    for (const badge of this.#asleep.keys()) this.#notWaitedFor.add(badge);
  }

  end(): void {
    this.#ended = true;
    this.#callOff();
    this.clock.stop();
  }

  /** Before each showing: is the clock running now, and for whom does the table wait? */
  update(): void {
    const now = this.#time.steady();
    const { playing } = this.#table;
    this.#trackAsleep(playing?.seats ?? [], now);
    this.away = playing ? this.#missed(playing, now) : null;
    if (playing && !this.#table.halted && this.away === null && !this.#isHeld(playing.seats, now))
      this.clock.run();
    else this.clock.stop();
  }

  /** After each showing: let bots think about what is new, and set the alarm. */
  goOn(): void {
    const { playing } = this.#table;
    if (playing && (playing.views !== this.#considered?.views || playing.seats !== this.#considered.seats)) {
      this.#considered = playing;
      this.#refusedClocks.clear();
      this.#considerNext(this.#bots.thinkers(playing.views, playing.seats), playing.views);
    }
    this.#setAlarm();
  }

  advise(seat: SeatIndex): BotMove | undefined {
    const asking = this.#asking(seat);
    return asking && this.#table.guarded(() => this.#bots.advise(asking));
  }

  /** One bot a turn of the loop: people's moves come in between. */
  #considerNext(thinkers: readonly SeatIndex[], views: StateViews): void {
    this.#time.soon(() => this.#table.alone(() => this.#consider(thinkers, views)));
  }

  #consider(thinkers: readonly SeatIndex[], views: StateViews): void {
    const { playing } = this.#table;
    if (this.#ended || playing?.views !== views) return;
    const [seat, ...others] = thinkers;
    const asking = seat === undefined ? undefined : this.#asking(seat);
    if (asking) {
      const level = playing.seats[asking.seat]?.level ?? null;
      this.#bots.think(level, asking, this.#table.tempo);
      this.#considerNext(others, views);
    } else {
      this.#bots.unstick(views, playing.seats, this.clock.now());
    }
    this.#setAlarm();
  }

  #asking(seat: SeatIndex) {
    const { playing } = this.#table;
    const sitting = playing?.seats[seat];
    if (!playing || !sitting) return undefined;
    const { views, seats } = playing;
    const { character } = sitting;
    const temper = temperOf(views.game, sitting);
    return { views, seat, seats: seats.length, character, temper, now: this.clock.now() };
  }

  #trackAsleep(seats: readonly Seat[], now: number): void {
    for (const seat of seats) {
      if (this.#table.isAwake(seat)) {
        this.#asleep.delete(seat.badge);
        this.#notWaitedFor.delete(seat.badge);
      } else if (!this.#asleep.has(seat.badge)) {
        this.#asleep.set(seat.badge, now);
      }
    }
  }

  /** Everybody who is waited for is away, so that nothing can happen but the clock running out on them. */
  #absent({ views, seats }: NonNullable<Paced['playing']>): { seat: SeatIndex; since: number } | null {
    const waitedFor = views.frames.at(-1)?.actors ?? [];
    const since = waitedFor.map((seat) => this.#goneSince(seats[seat]));
    if (since.length === 0 || since.some((when) => when === null)) return null;
    const last = Math.max(...since.map(Number));
    return { seat: waitedFor[since.indexOf(last)]!, since: last };
  }

  #goneSince(seat: Seat | undefined): number | null {
    if (!seat || seat.kind === 'bot' || this.#notWaitedFor.has(seat.badge)) return null;
    return this.#asleep.get(seat.badge) ?? null;
  }

  #missed(playing: NonNullable<Paced['playing']>, now: number): SeatIndex | null {
    const { patience } = this.#table;
    const absent = patience === null ? null : this.#absent(playing);
    return absent && now - absent.since >= patience! ? absent.seat : null;
  }

  #isHeld(seats: readonly Seat[], now: number): boolean {
    if (now >= this.#heldUntil) return false;
    const isBack = seats.every(
      (seat) => seat.kind === 'bot' || seat.token === null || this.#table.isAwake(seat),
    );
    if (isBack) this.#heldUntil = 0;
    return !isBack;
  }

  #setAlarm(): void {
    this.#callOff();
    if (this.#ended) return;
    const wait = Math.min(this.#untilMove(), this.#untilChange());
    if (wait === Number.POSITIVE_INFINITY) return;
    const ring = (): void => this.#table.alone(() => this.#ring());
    this.#callOff = this.#time.after(Math.max(0, Math.min(wait, LONGEST_NAP_MS)), ring);
  }

  #untilMove(): number {
    const { playing } = this.#table;
    if (!playing || !this.clock.running) return Number.POSITIVE_INFINITY;
    const rings = this.#nextClock(playing.views)?.due ?? Number.POSITIVE_INFINITY;
    return this.clock.until(Math.min(rings, this.#bots.nextDue));
  }

  #untilChange(): number {
    const { playing, patience } = this.#table;
    if (!playing) return Number.POSITIVE_INFINITY;
    const now = this.#time.steady();
    const absent = patience === null || this.away !== null ? null : this.#absent(playing);
    const untilAway = absent ? absent.since + patience! - now + 1 : Number.POSITIVE_INFINITY;
    const untilHeld = this.#heldUntil > now ? this.#heldUntil - now + 1 : Number.POSITIVE_INFINITY;
    return Math.min(untilAway, untilHeld);
  }

  #ring(): void {
    for (let i = 0; i < MOST_AT_ONCE && this.clock.running && this.#playDue(); i++);
    this.#table.touch();
  }

  #playDue(): boolean {
    const { playing, halted } = this.#table;
    if (!playing || halted) return false;
    const now = this.clock.now();
    const clock = this.#nextClock(playing.views);
    if (clock && clock.due <= now) {
      if (!this.#table.playClock(clock)) this.#refusedClocks.add(clock.id);
      return true;
    }
    const move = this.#bots.takeDue(now);
    if (!move) return false;
    const asking = this.#asking(move.seat);
    if (!this.#table.playBot(move) && asking) this.#bots.wasRefused(asking);
    return true;
  }

  #nextClock(views: StateViews): DueClock | undefined {
    return earliest(views.clocks.filter(({ id }) => !this.#refusedClocks.has(id)));
  }
}
