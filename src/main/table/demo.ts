/** A match that bots play for a screen nobody touches: step by step, in memory, and nothing of it is kept. */
import { type AnyGame, type SeatIndex, versionOf } from '../../shared/game.ts';
import { range } from '../../shared/lists.ts';
import type { DemoStep } from '../../shared/protocol.ts';
import { type Rng, seededRng } from '../../shared/rng.ts';
import { BotPlayers } from './bot-players.ts';
import { seatPublic } from './documents.ts';
import { presetOptions } from './lobby.ts';
import { type Advance, act, begin } from './match.ts';
import { botSeat, type Seat } from './seats.ts';
import { type DueClock, earliest, StateViews } from './state-views.ts';

const MOST_SEATS = 4;
/** A game whose bots do nothing but what is refused must not stop the host. */
const MOST_TRIES = 100;

const seatsFor = ({ seats, bots }: AnyGame, rng: Rng): readonly Seat[] =>
  range(Math.max(seats.min, Math.min(MOST_SEATS, seats.max))).reduce<readonly Seat[]>(
    (seated) => [...seated, botSeat(seated, bots[0]!.id, rng)],
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
    this.#rng = seededRng(number);
    this.#seats = seatsFor(game, this.#rng);
    this.#bots = new BotPlayers(this.#rng);
    const options = presetOptions(game, game.presets[0]?.id ?? '');
    const row = { id: 0, publicId: '', game: game.id, version: versionOf(game), startedAt: 0, ended: false };
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
    const { game, at, outcome } = match;
    const views = new StateViews(match);
    return {
      step: this.#step,
      at,
      game: game.id,
      seats: this.#seats.map((seat) => seatPublic(seat, game.kind, new Map())),
      options: match.row.options as DemoStep['options'],
      view: views.table,
      frames: views.frames,
      notices: happened.flatMap((one) => game.noticeFor(one.event, 'table', one.state) ?? []),
      outcome,
      receipt: outcome && views.receipt,
    };
  }

  #goOn(): void {
    const { match } = this.#latest;
    const views = new StateViews(match);
    for (const seat of this.#bots.thinkers(views, this.#seats))
      this.#bots.think(this.#seats[seat]!.level, this.#asking(views, seat));
    this.#bots.unstick(views, this.#seats, match.at);
    for (let i = 0; i < MOST_TRIES; i++) {
      const advance = this.#tryNext(views);
      if (!advance) continue;
      this.#latest = advance;
      this.#refused.clear();
      return;
    }
    throw new Error(`The demo of ${match.game.id} is stuck`);
  }

  /** Whatever is due first: what a bot has made up its mind to do, or a clock. */
  #tryNext(views: StateViews): Advance | undefined {
    const { at: now } = this.#latest.match;
    const clock = earliest(views.clocks.filter(({ id }) => !this.#refused.has(id)));
    if (clock && clock.due <= this.#bots.nextDue) {
      const advance = this.#act(views, clock, Math.max(now, clock.due));
      if (!advance) this.#refused.add(clock.id);
      return advance;
    }
    const due = Math.max(now, this.#bots.nextDue);
    const planned = this.#bots.takeDue(due);
    const advance = planned && this.#act(views, { ...planned, actor: planned.seat }, due);
    if (planned && !advance) this.#bots.wasRefused(this.#asking(views, planned.seat));
    return advance;
  }

  #asking(views: StateViews, seat: SeatIndex) {
    const { character } = this.#seats[seat]!;
    return { views, seat, character, seats: this.#seats.length, now: this.#latest.match.at };
  }

  #act(views: StateViews, wish: Pick<DueClock, 'actor' | 'move' | 'frame'>, at: number): Advance | undefined {
    const { actor, move } = wish;
    const frame = views.frameBehind(wish.frame);
    if (frame === undefined) return undefined;
    const about = { kind: 'bot', call: null, rng: this.#rng, at } as const;
    const result = act(this.#latest.match, { actor, move, frame }, about);
    return result.ok ? result.value : undefined;
  }
}
