/** The built host for hours: parties of phones that come, play with bots, lose their line and go. */
import { setTimeout as sleep } from 'node:timers/promises';
import { games } from '../../src/games/index.ts';
import { fillAtRandom } from '../../src/shared/choices.ts';
import { seededRng } from '../../src/shared/rng.ts';
import { Honest } from '../attack/honest.ts';
import type { WeighedHouse } from '../attack/weighed-house.ts';

const PARTIES = 3;
/** A party goes home in the end, whatever is on the table. */
const LONGEST_MS = 60_000;
const rng = seededRng(1);

export class Parties {
  readonly #house: WeighedHouse;
  #goesOn = true;
  matches = 0;

  constructor(house: WeighedHouse) {
    this.#house = house;
  }

  /** Until told to stop; then everybody has gone. */
  async meet(): Promise<void> {
    await Promise.all(
      Array.from({ length: PARTIES }, async () => {
        while (this.#goesOn) await this.#party();
      }),
    );
  }

  stop(): void {
    this.#goesOn = false;
  }

  async #party(): Promise<void> {
    const game = rng.pick(games);
    const host = new Honest(this.#house, { hostToken: this.#house.hostToken, display: true });
    await host.until(() => host.mirror.welcome !== null, 'the table is welcome');
    const created = await host.mirror.call('table.create', { game: game.id });
    if (!created.ok) throw new Error(`no table: ${created.refusal.key}`);
    const { code } = created.value;
    const phone = new Honest(this.#house, { table: code });
    await phone.until(() => phone.mirror.table !== null, 'the phone sees the table');
    const seat = await phone.mirror.call('seat.join', { name: 'Guest', face: 1 });
    if (seat.ok) phone.mirror.remember({ seatToken: seat.value.token });
    const [bot] = game.bots;
    for (let n = 1; n < Math.max(2, game.seats.min); n++)
      if (bot) await host.mirror.call('lobby.addBot', { level: bot.id });
      else await host.mirror.call('lobby.addPlayer', { name: `Guest ${n + 1}`, face: n });
    await host.mirror.call('lobby.start', {});
    await this.#play(host, phone);
    await host.mirror.call('table.end', {});
    await host.mirror.call('table.close', { code });
    phone.close();
    host.close();
    this.matches += 1;
  }

  async #play(host: Honest, phone: Honest): Promise<void> {
    const until = performance.now() + LONGEST_MS;
    while (this.#goesOn && host.mirror.table?.phase === 'playing' && performance.now() < until) {
      await sleep(20 + rng.below(60));
      if (rng.below(200) === 0) phone.mirror.reopen();
      const who = rng.pick([phone, phone, host]);
      const open = who.mirror.mine?.choices.filter(({ blocked }) => !blocked) ?? [];
      if (open.length === 0) continue;
      const choice = rng.pick(open);
      const move = fillAtRandom(choice, rng) as { type: string };
      await who.mirror.call('move', { frame: choice.frame, move });
    }
  }
}
