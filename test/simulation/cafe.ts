/** A café in its own time: it opens, people come and play and go, it closes; day after day in the same house. */
import type { AnyGame } from '../../src/shared/game.ts';
import { type Rng, seededRng } from '../../src/shared/rng.ts';
import { VirtualTime } from '../support/virtual-time.ts';
import { Guest } from './guest.ts';
import { HOST_TOKEN, House } from './house.ts';
import { Network } from './network.ts';

export interface CafePlan {
  readonly seed: number;
  readonly games: readonly AnyGame[];
  /** How many parties play at the same time. */
  readonly tables: number;
}

const HOUR = 3600_000;
const OPEN_HOURS = 13;
/** A party goes home in the end, whatever is on the table. */
const LONGEST_MS = 1.5 * HOUR;

export class Cafe {
  readonly #plan: CafePlan;
  readonly #time = new VirtualTime();
  readonly #rng: Rng;
  readonly #network: Network;
  readonly #house: House;
  #guests = 0;
  /** Played to their end. */
  finished = 0;

  constructor(plan: CafePlan) {
    this.#plan = plan;
    this.#rng = seededRng(plan.seed);
    this.#network = new Network(this.#time, seededRng(plan.seed + 1));
    this.#house = new House({
      ...{ time: this.#time, rng: this.#rng, games: plan.games, sent: () => undefined },
      log: (line) => {
        throw new Error(`the log of the house: ${line}`);
      },
    });
  }

  /** Opens, sees so many matches, closes, and sleeps till the next morning. */
  async day(matches: number): Promise<void> {
    const { tables } = this.#plan;
    const opened = this.#time.steady();
    let [left, playing] = [matches, 0];
    const evening = async (): Promise<void> => {
      playing += 1;
      while (left > 0) {
        left -= 1;
        await this.#party();
      }
      playing -= 1;
    };
    const evenings = Array.from({ length: Math.min(tables, matches) }, evening);
    const parties = Promise.all(evenings);
    let failed: unknown;
    parties.catch((error: unknown) => {
      failed = error;
    });
    while (playing > 0 && failed === undefined) await this.#step();
    if (failed !== undefined) throw failed;
    await this.#until(opened + OPEN_HOURS * HOUR);
    await this.#until(opened + 24 * HOUR);
  }

  /** What the house still holds when everybody has gone. */
  get left(): { readonly lines: number; readonly tables: number } {
    return { lines: this.#house.lines.size, tables: [...this.#house.tables].length };
  }

  close(): void {
    this.#house.fall();
  }

  // ------------------------------------------------------------

  async #party(): Promise<void> {
    const game = this.#rng.pick(this.#plan.games);
    const host = this.#guest('Host', { hostToken: HOST_TOKEN, display: true });
    const created = await host.call('table.create', { game: game.id });
    if (!created.ok) throw new Error(`no table: ${created.refusal.key}`);
    const { code } = created.value;
    host.greeting = { ...host.greeting, table: code };
    host.mirror.remember({ table: code });
    const [bot] = game.bots;
    const people = Array.from({ length: bot ? 1 + this.#rng.below(2) : game.seats.min }, (_, i) =>
      this.#guest(`Guest ${i + 1}`, { table: code }),
    );
    for (const guest of people) await guest.sitDown();
    for (let seat = people.length; bot && seat < Math.max(2, game.seats.min); seat++)
      await host.call('lobby.addBot', { level: bot.id });
    await host.call('lobby.start', {});
    await this.#play(host, people);
    await host.call('table.end', {});
    await host.call('table.close', { code });
    for (const guest of [...people, host]) guest.goHome();
    await this.#wait(60_000);
  }

  async #play(host: Guest, people: readonly Guest[]): Promise<void> {
    const until = this.#time.steady() + LONGEST_MS;
    while (host.mirror.table?.phase === 'playing' && this.#time.steady() < until) {
      await this.#wait(500 + this.#rng.below(4000));
      const guest = this.#rng.pick([...people, host]);
      const what = this.#rng.below(60);
      if (what === 0) guest.reload();
      else if (what === 1) guest.loseLine();
      else if (guest.isHere) guest.tap();
    }
    if (host.mirror.table?.phase === 'over') this.finished += 1;
  }

  #guest(name: string, greeting: Guest['plan']['greeting']): Guest {
    this.#guests += 1;
    return new Guest({
      ...{ name: `${name}-${this.#guests}`, greeting, face: this.#guests % 12, games: this.#plan.games },
      ...{ time: this.#time, network: this.#network, rng: seededRng(this.#rng.below(2 ** 31)) },
      door: this.#house,
      tell: () => undefined,
      changed: () => undefined,
      refused: () => undefined,
      confirmed: () => undefined,
    });
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => void this.#time.after(ms, resolve));
  }

  async #until(at: number): Promise<void> {
    while (this.#time.steady() < at) await this.#step(at);
  }

  async #step(until?: number): Promise<void> {
    this.#time.step(until);
    for (let turns = 0; turns < 6; turns++) await null;
  }
}
