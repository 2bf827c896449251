/** Somebody with a phone: taps what is offered, too often, too late; sleeps, reloads, opens a second tab. */
import { fillAtRandom } from '../../src/shared/choices.ts';
import type { AnyGame, Choice, Move } from '../../src/shared/game.ts';
import { type CallResult, type Greeting, Mirror, type SocketEars } from '../../src/shared/mirror.ts';
import type { Method, Params } from '../../src/shared/protocol.ts';
import type { Rng } from '../../src/shared/rng.ts';
import type { VirtualTime } from '../support/virtual-time.ts';
import type { Door, Network } from './network.ts';

export interface GuestPlan {
  readonly name: string;
  readonly face: number;
  readonly games: readonly AnyGame[];
  readonly rng: Rng;
  readonly time: VirtualTime;
  readonly network: Network;
  readonly door: Door;
  readonly greeting: Greeting;
  tell(line: string): void;
  changed(guest: Guest): void;
  /** A call was answered: it is on the disk. */
  refused(key: string, reason: string): void;
  confirmed(key: string, at: { readonly method: Method; readonly match: string }): void;
}

type Wish = Params<'move'>;

type Socket = ReturnType<Network['connect']>;

export class Guest {
  readonly plan: GuestPlan;
  /** What a page loaded anew asks for: its address. */
  greeting: Greeting;
  mirror: Mirror;
  /** Whoever has it has the seat; kept in the phone. */
  token: string | undefined;
  isAsleep = false;
  hasAskedForSeat = false;
  /** The line is dead, though perhaps nobody knows yet. */
  isCut = false;
  /** How often a line was opened. */
  lines = 0;
  #socket: Socket | null = null;
  /** What would have happened on a phone whose screen is dark. */
  #missed: (() => void)[] = [];
  screen = '';
  #isGone = false;
  #loads = 0;
  #calls = 0;

  constructor(plan: GuestPlan) {
    this.plan = plan;
    this.greeting = plan.greeting;
    this.mirror = this.#load();
  }

  get name(): string {
    return this.plan.name;
  }

  get isHere(): boolean {
    return !this.isAsleep && !this.isCut && this.mirror.status === 'open';
  }

  call<M extends Method>(method: M, params: Params<M>): Promise<CallResult<M>> {
    const { mirror } = this;
    if (method === 'seat.join' || method === 'seat.take') this.hasAskedForSeat = true;
    this.#calls += 1;
    const key = `${this.screen}:${this.#calls}`;
    const match = mirror.table?.match?.id;
    return mirror.call(method, params).then((result) => {
      if (result.ok && match !== undefined && match === mirror.table?.match?.id)
        this.plan.confirmed(key, { method, match });
      if (!result.ok) this.plan.refused(key, result.refusal.key);
      if (!result.ok) this.plan.tell(`${this.name}: ${method} refused (${result.refusal.key})`);
      return result;
    });
  }

  async sitDown(): Promise<void> {
    const { name, face } = this.plan;
    const given = await this.call('seat.join', { name, face });
    if (given.ok) this.keep(given.value.token);
  }

  #any(open: readonly Choice<Move>[]): Wish {
    const { rng } = this.plan;
    const choice = rng.pick(open);
    return { frame: choice.frame, move: fillAtRandom(choice, rng) as Wish['move'] };
  }

  /** As a bot would, from what the phone shows: by taps at random alone, hardly a match comes to its end. */
  #sensible(): Wish | undefined {
    const { mine, table } = this.mirror;
    const { games, rng, face } = this.plan;
    const [bot] = games.find(({ id }) => id === table?.game)?.bots ?? [];
    if (!bot || !table?.match || !mine || mine.seat === null || mine.actor !== mine.seat) return undefined;
    const now = this.mirror.now();
    const { view, frames } = table.match;
    const seen = { table: view, mine: mine.view, frames, choices: mine.choices, now, since: now };
    const own = { seat: mine.seat, seats: table.seats.length, character: face, rng };
    const decision = bot.choose({ ...seen, ...own } as never);
    return decision && { frame: decision.frame, move: decision.move as Wish['move'] };
  }

  async leave(): Promise<void> {
    const left = await this.call('seat.leave', {});
    if (left.ok) this.token = undefined;
  }

  keep(token: string): void {
    this.token = token;
    this.mirror.remember({ seatToken: token });
  }

  /** One tap: mostly on what is offered, sometimes twice. */
  tap(): boolean {
    const { rng } = this.plan;
    const { mine } = this.mirror;
    const open = mine?.choices.filter(({ blocked }) => !blocked) ?? [];
    if (rng.below(40) === 0 && mine?.canUndo) {
      void this.call('undo', {});
      return true;
    }
    if (open.length === 0) return false;
    const wish = (rng.below(3) > 0 ? this.#sensible() : undefined) ?? this.#any(open);
    void this.call('move', wish);
    if (rng.below(12) === 0) void this.call('move', wish);
    return true;
  }

  sleep(): void {
    this.isAsleep = true;
    this.mirror.sleep();
  }

  wake(): void {
    this.isAsleep = false;
    const missed = this.#missed;
    this.#missed = [];
    this.mirror.wake();
    for (const run of missed) run();
  }

  /** The page is closed for good. */
  goHome(): void {
    this.#isGone = true;
    this.#missed = [];
    this.#socket?.close();
  }

  loseLine(): void {
    this.isCut = true;
    this.#socket?.broken();
  }

  /** The page is loaded anew: what it had called and not heard of is forgotten. */
  reload(): void {
    this.#socket?.close();
    this.openTab();
  }

  /** The same address in another tab: whoever comes last has the seat. */
  openTab(): void {
    this.isAsleep = false;
    this.#missed = [];
    this.mirror = this.#load();
  }

  #load(): Mirror {
    this.#loads += 1;
    this.#calls = 0;
    this.screen = `${this.plan.name}-load-${this.#loads}`;
    const mine = (): boolean => !this.#isGone && (mirror === undefined || mirror === this.mirror);
    const { time, network, door } = this.plan;
    const whileAwake = (run: () => void) => () => {
      if (!mine()) return;
      if (this.isAsleep) this.#missed.push(run);
      else run();
    };
    let mirror: Mirror | undefined;
    mirror = new Mirror({
      screen: this.screen,
      greeting: { ...this.greeting, ...(this.token ? { seatToken: this.token } : {}) },
      changed: () => {
        if (mirror && mine()) this.plan.changed(this);
      },
      world: {
        open: (ears: SocketEars) => {
          this.lines += 1;
          this.isCut = false;
          const socket = network.connect(
            {
              opened: whileAwake(() => ears.opened()),
              heard: (text) => whileAwake(() => ears.heard(text))(),
              closed: whileAwake(() => ears.closed()),
            },
            door,
          );
          this.#socket = socket;
          return socket;
        },
        now: () => time.steady(),
        wall: () => time.wall(),
        after: (ms, run) => void time.after(ms, whileAwake(run)),
      },
    });
    return mirror;
  }
}
