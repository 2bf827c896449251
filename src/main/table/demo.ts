/** A match that bots play for a screen nobody touches: step by step, in memory, and nothing of it is kept. */
import type { AnyGame, SeatIndex, Timer } from '../../shared/game.ts';
import { range } from '../../shared/lists.ts';
import type { DemoStep } from '../../shared/protocol.ts';
import { type Rng, seededRng } from '../../shared/rng.ts';
import { BotPlayers } from './bot-players.ts';
import { seatPublic } from './documents.ts';
import { presetOptions } from './lobby.ts';
import { Looks } from './looks.ts';
import { type Advance, act, begin } from './match.ts';
import { botSeat, type Seat } from './seats.ts';

const MOST_SEATS = 4;
/** A game whose bots do nothing but what is refused must not stop the host. */
const MOST_TRIES = 100;

const seatsFor = ({ seats, bots }: AnyGame): readonly Seat[] =>
  range(Math.max(seats.min, Math.min(MOST_SEATS, seats.max))).reduce<readonly Seat[]>(
    (seated) => [...seated, botSeat(seated, bots[0]!.id)],
    [],
  );

export class Demo {
  readonly #seats: readonly Seat[];
  readonly #rng: Rng;
  readonly #bots: BotPlayers;
  readonly #refused = new Set<string>();
  #latest: Advance;
  #step = 0;

  /** The same number deals the same cards. */
  constructor(game: AnyGame, number: number) {
    this.#seats = seatsFor(game);
    this.#rng = seededRng(number);
    this.#bots = new BotPlayers(this.#rng);
    const options = presetOptions(game, game.presets[0]?.id ?? '');
    const row = { id: 0, publicId: '', game: game.id, version: game.version, startedAt: 0, ended: false };
    this.#latest = begin(game, { ...row, options, seats: this.#seats.length }, this.#rng);
  }

  /** The step it stands at, or the next one; undefined for any other. */
  show(step: number): DemoStep | undefined {
    if (step === this.#step + 1 && this.#latest.match.outcome === null) {
      this.#goOn();
      this.#step = step;
    }
    return step === this.#step ? this.#shown() : undefined;
  }

  #shown(): DemoStep {
    const { match, happened } = this.#latest;
    const { game, state, at, outcome } = match;
    const looks = new Looks(game, state);
    return {
      step: this.#step,
      at,
      game: game.id,
      seats: this.#seats.map((seat) => seatPublic(seat, game.kind, new Map())),
      options: match.row.options as DemoStep['options'],
      view: looks.table,
      frames: looks.frames,
      notices: happened.flatMap((one) => game.redact(one.event, 'table', one.state) ?? []),
      outcome,
      receipt: outcome && looks.receipt,
    };
  }

  #goOn(): void {
    const { game, state, at } = this.#latest.match;
    const looks = new Looks(game, state);
    for (const seat of this.#bots.thinkers(looks, this.#seats))
      this.#bots.think(this.#seats[seat]!.level, this.#asking(looks, seat));
    this.#bots.unstick(looks, this.#seats, at);
    for (let i = 0; i < MOST_TRIES; i++) {
      const advance = this.#tryNext(looks);
      if (!advance) continue;
      this.#latest = advance;
      this.#refused.clear();
      return;
    }
    throw new Error(`The demo of ${game.id} is stuck`);
  }

  /** Whatever is due first: what a bot has made up its mind to do, or a clock. */
  #tryNext(looks: Looks): Advance | undefined {
    const { at: now } = this.#latest.match;
    const timer = this.#nextTimer(looks);
    if (timer && timer.due <= this.#bots.nextDue) {
      const advance = this.#act(timer, Math.max(now, timer.due));
      if (!advance) this.#refused.add(timer.id);
      return advance;
    }
    const due = Math.max(now, this.#bots.nextDue);
    const planned = this.#bots.takeDue(due);
    const advance = planned && this.#act({ ...planned, actor: planned.seat }, due);
    if (planned && !advance) this.#bots.wasRefused(this.#asking(looks, planned.seat));
    return advance;
  }

  #asking(looks: Looks, seat: SeatIndex) {
    const { character } = this.#seats[seat]!;
    return { looks, seat, character, seats: this.#seats.length, now: this.#latest.match.at };
  }

  #act({ actor, move, frame }: Pick<Timer, 'actor' | 'move' | 'frame'>, at: number): Advance | undefined {
    const about = { kind: 'bot', call: null, rng: this.#rng } as const;
    const result = act(this.#latest.match, { actor, move, frame, at }, about);
    return result.ok ? result.value : undefined;
  }

  #nextTimer(looks: Looks): Timer | undefined {
    const running = looks.timers.filter(({ id }) => !this.#refused.has(id));
    return running.reduce<Timer | undefined>(
      (first, timer) => (first && first.due <= timer.due ? first : timer),
      undefined,
    );
  }
}
