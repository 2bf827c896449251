/** One evening by a seed: who comes, what is played, what goes wrong. What must never happen is looked for all along. */
import type { AnyGame } from '../../src/shared/game.ts';
import type { Method, Params } from '../../src/shared/protocol.ts';
import { type Rng, seededRng } from '../../src/shared/rng.ts';
import { VirtualTime } from '../support/virtual-time.ts';
import { Checks } from './checks.ts';
import { Guest } from './guest.ts';
import { type Cut, HOST_TOKEN, House, type HousePlan } from './house.ts';
import { Network } from './network.ts';
import { TROUBLES } from './troubles.ts';

export interface EveningPlan {
  readonly seed: number;
  readonly games: readonly AnyGame[];
  readonly actions: number;
  /** So many troubles at most: a failing evening is shortened with it. */
  readonly troubles?: number;
}

export interface EveningReport {
  readonly seed: number;
  readonly actions: number;
  readonly commits: number;
  readonly games: readonly string[];
  /** Matches whose points were counted at their end. */
  readonly counted: number;
  /** In ms of the evening's own time. */
  readonly lasted: number;
  readonly troubles: number;
  readonly violation: string | null;
  readonly story: readonly string[];
}

const NAMES = ['Maya', 'Leo', 'Nora', 'Tom', 'Ida', 'Ben'];
const MOST_HOURS = 6;
const MOST_AT_A_MOMENT = 5000;

export class Evening {
  readonly time = new VirtualTime();
  readonly rng: Rng;
  readonly checks: Checks;
  readonly guests: Guest[] = [];
  house: House;
  host: Guest;
  code = '';
  actions = 0;
  /** Troubles and taps wait while it is looked whether all screens show the same. */
  isQuiet = false;
  /** How often a clock that stood may have gone on. */
  resumed = 0;
  readonly story: string[] = [];
  readonly #plan: EveningPlan;
  readonly #network: Network;
  #troubles = 0;
  #moment = { at: 0, steps: 0 };
  #played: string[] = [];

  constructor(plan: EveningPlan) {
    this.#plan = plan;
    this.rng = seededRng(plan.seed);
    this.#network = new Network(this.time, seededRng(plan.seed + 1));
    this.checks = new Checks(this);
    this.house = this.#newHouse();
    this.host = this.#newGuest('Host', { hostToken: HOST_TOKEN, display: true });
  }

  get games(): readonly AnyGame[] {
    return this.#plan.games;
  }

  tell(line: string): void {
    const seconds = Math.round(this.time.steady() / 100) / 10;
    this.story.push(`${seconds} s  ${line}`);
  }

  async play(): Promise<EveningReport> {
    let violation: string | null = null;
    try {
      await this.#open();
      await this.#goOn();
      this.checks.atTheEnd();
    } catch (error) {
      violation = error instanceof Error ? (error.stack ?? error.message) : String(error);
    }
    const commits = this.checks.commits;
    if (this.house.isUp) this.house.fall();
    const { seed } = this.#plan;
    const { actions, story } = this;
    const lasted = this.time.steady();
    return {
      seed,
      actions,
      commits,
      games: this.#played,
      counted: this.checks.counted,
      lasted,
      troubles: this.#troubles,
      violation,
      story,
    };
  }

  /** The whole machine stops; after a while it is started again. */
  crash(): void {
    this.resumed += 1;
    this.tell('the power is cut');
    const before = this.checks.beforeCrash();
    const disk = this.house.fall();
    this.time.after(500 + this.rng.below(20_000), () => {
      this.tell('the house is started again');
      this.house = this.#newHouse(disk);
      this.checks.afterCrash(before);
    });
  }

  /** Not between two things that happen, but while the next ones are written down. */
  crashInCommit(when: Cut): void {
    this.house.cutAt(when, () => this.crash());
  }

  command<M extends Method>(method: M, params: Params<M>): void {
    this.actions += 1;
    this.tell(`Host: ${method} ${JSON.stringify(params)}`);
    void this.host.call(method, params);
  }

  resume(): void {
    this.resumed += 1;
    this.command('table.resume', {});
  }

  choose(): void {
    const game = this.rng.pick(this.games);
    this.command('table.choose', { game: game.id });
  }

  // ------------------------------------------------------------

  #newHouse(disk?: Buffer): House {
    const log = (line: string): void => this.checks.logged(line);
    const { time, games } = this;
    const sent: HousePlan['sent'] = (line, text) => this.checks.sent(line, text);
    return new House({ time, games, rng: this.rng, log, sent, ...(disk ? { disk } : {}) });
  }

  #newGuest(name: string, greeting: Guest['plan']['greeting']): Guest {
    return new Guest({
      ...{
        name,
        greeting,
        face: this.guests.length,
        games: this.games,
        time: this.time,
        network: this.#network,
      },
      rng: seededRng(this.rng.below(2 ** 31)),
      door: { open: (wire) => this.house.open(wire) },
      tell: (line) => this.tell(line),
      changed: (guest) => this.checks.changed(guest),
      refused: (key, reason) => this.checks.refused(key, reason),
      confirmed: (key, at) => this.checks.confirmed(key, at),
    });
  }

  async #open(): Promise<void> {
    const game = this.rng.pick(this.games);
    const created = this.host.call('table.create', { game: game.id });
    const { code } = await this.#answer(created);
    this.code = code;
    this.host.greeting = { ...this.host.greeting, table: code };
    this.host.mirror.remember({ table: code });
    const people = Math.max(1, Math.min(NAMES.length, game.seats.min + this.rng.below(3)));
    for (const name of NAMES.slice(0, people)) {
      const guest = this.#newGuest(name, { table: code });
      this.guests.push(guest);
      void guest.sitDown();
      await this.#pass(500);
    }
    this.guests.push(this.#newGuest('Watcher', { table: code }));
    await this.#pass(1000);
  }

  async #answer<T>(call: Promise<{ ok: true; value: T } | { ok: false; refusal: unknown }>): Promise<T> {
    let value: T | undefined;
    void call.then((result) => {
      if (!result.ok) throw new Error(JSON.stringify(result.refusal));
      value = result.value;
    });
    for (let n = 0; value === undefined && n < 10_000; n++) await this.#step();
    if (value === undefined) throw new Error('nobody answers');
    return value;
  }

  async #goOn(): Promise<void> {
    this.#every(
      () => 300 + this.rng.below(3000),
      () => this.#act(),
    );
    this.#every(
      () => 3000 + this.rng.below(60_000),
      () => this.#makeTrouble(),
    );
    this.#every(
      () => 20_000,
      () => this.checks.look(),
    );
    const latest = MOST_HOURS * 3600_000;
    while (this.actions < this.#plan.actions && this.time.steady() < latest) await this.#step();
    this.isQuiet = true;
    await this.#pass(30_000);
  }

  #every(wait: () => number, work: () => void): void {
    this.time.after(wait(), () => {
      if (!this.isQuiet) work();
      this.#every(wait, work);
    });
  }

  async #pass(ms: number): Promise<void> {
    const until = this.time.steady() + ms;
    while (this.time.step(until)) {
      await settled();
      this.#watchMoment();
    }
    await settled();
    this.checks.complain();
  }

  async #step(): Promise<void> {
    this.time.step();
    await settled();
    this.#watchMoment();
    this.checks.complain();
  }

  /** Work that sets off itself for ever would never let time go on. */
  #watchMoment(): void {
    const now = this.time.steady();
    this.#moment = now > this.#moment.at ? { at: now, steps: 0 } : { at: now, steps: this.#moment.steps + 1 };
    if (this.#moment.steps > MOST_AT_A_MOMENT) throw new Error('the house is busy for ever in one moment');
  }

  /** Whoever it is, taps; the host sets things up, and plays for the table. */
  #act(): void {
    const table = this.host.mirror.table;
    if (table && table.phase !== 'playing') {
      this.#setUp();
      return;
    }
    const able = [...this.guests, this.host].filter(({ isHere }) => isHere);
    for (const guest of this.rng.shuffle(able)) {
      if (!guest.tap()) continue;
      this.actions += 1;
      return;
    }
  }

  #setUp(): void {
    const { rng } = this;
    const table = this.host.mirror.table!;
    if (!this.host.isHere) return;
    if (table.phase === 'over') {
      if (rng.below(3) > 0) this.choose();
      else this.command('table.again', {});
      return;
    }
    const lobby = table.lobby!;
    const what = rng.below(6);
    if (what === 0) this.command('lobby.preset', { preset: rng.pick(lobby.presets) });
    else if (what === 1 && table.bots.length > 0)
      this.command('lobby.addBot', { level: rng.pick(table.bots) });
    else if (what === 2) this.#seatless(table.seats.length);
    else if (table.seats.length < table.limits.min) this.#fillUp(table.bots);
    else {
      this.command('lobby.start', {});
      this.#played.push(table.game);
    }
  }

  #seatless(seats: number): void {
    const guest = this.guests.find(({ token, isHere }) => isHere && !token);
    if (guest && seats < 6 && guest.name !== 'Watcher') void guest.sitDown();
  }

  #fillUp(bots: readonly string[]): void {
    if (bots.length > 0) this.command('lobby.addBot', { level: this.rng.pick(bots) });
    else this.command('lobby.addPlayer', { name: `Extra ${this.rng.below(1000)}`, face: 3 });
  }

  /** The same table, whatever happens to it. */
  get seats(): number {
    return this.host.mirror.table?.seats.length ?? 0;
  }

  #makeTrouble(): void {
    if (this.#troubles >= (this.#plan.troubles ?? Number.POSITIVE_INFINITY) || !this.house.isUp) return;
    this.#troubles += 1;
    this.rng.pick(TROUBLES)(this);
  }
}

/** A promise that has come true is heard of before anything else happens. */
async function settled(): Promise<void> {
  for (let turns = 0; turns < 4; turns++) await null;
}
