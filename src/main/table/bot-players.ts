/** The bots of one table: what each has made up its mind to do, and when. */
import { covers, fillAtRandom } from '../../shared/choices.ts';
import type { Bot, Choice, Move, SeatIndex } from '../../shared/game.ts';
import type { Rng } from '../../shared/rng.ts';
import type { Seat } from './seats.ts';
import type { StateViews } from './state-views.ts';
import type { Thinker } from './thinker.ts';

export interface BotMove {
  readonly seat: SeatIndex;
  readonly move: Move;
  readonly frame: string;
  /** On the table's clock. */
  readonly due: number;
  /** For want of an opinion: forgotten as soon as anything changes. */
  readonly guess?: true;
}

/** How long what a bot wants to do takes it, on the way to the table. */
export type Tempo = (after: number) => number;

/** Whoever plays for the first time sees what each of them does. */
export const UNHURRIED: Tempo = (after) => Math.max(1800, after * 1.5);
export const BY_CHARACTER: Tempo = (after) => after;

type AnyBot = Bot<unknown, unknown, Move>;

/** Nobody waits longer for a bot that cannot make up its mind. */
const AT_A_LOSS_MS = 4000;

interface Asking {
  readonly views: StateViews;
  readonly seat: SeatIndex;
  readonly seats: number;
  readonly character: number;
  readonly temper?: string | undefined;
  readonly now: number;
}

export class BotPlayers {
  readonly #rng: Rng;
  readonly #thinker: Thinker | undefined;
  readonly #plans = new Map<SeatIndex, BotMove>();

  /** Without a thinker nobody looks ahead. */
  constructor(rng: Rng, thinker?: Thinker) {
    this.#rng = rng;
    this.#thinker = thinker;
  }

  /** Drops plans that are no longer possible; gives the bots that have to think. */
  thinkers(views: StateViews, seats: readonly Seat[]): SeatIndex[] {
    const thinking: SeatIndex[] = [];
    for (const [seat, { kind }] of seats.entries()) {
      const open = kind === 'bot' ? openChoices(views, seat) : [];
      const plan = this.#plans.get(seat);
      const offered = open.filter(({ frame }) => frame === plan?.frame);
      const stands = plan && !plan.guess && covers(offered, plan.move);
      if (!stands) this.#plans.delete(seat);
      if (!stands && open.length > 0) thinking.push(seat);
    }
    return thinking;
  }

  think(level: string | null, asking: Asking, tempo: Tempo): void {
    const { views, seat, now } = asking;
    const bots = views.game.bots as readonly AnyBot[];
    const bot = bots.find(({ id }) => id === level) ?? bots[0];
    const decision = ask(bot, asking, this.#rng);
    if (!decision) return;
    const { move, frame, after } = decision;
    const plan = { seat, move, frame, due: now + tempo(after) };
    this.#plans.set(seat, plan);
    if (bot?.ponder && this.#thinker) void this.#ponder(bot, asking, plan);
  }

  /** What has come of it takes the plan's place if it still stands: too late, or after an undo, it is nobody's answer. */
  async #ponder({ id }: AnyBot, asking: Asking, plan: BotMove): Promise<void> {
    const { views, seat } = asking;
    const { game, match } = views;
    const wish = {
      ...{ game: game.id, level: id, input: inputOf(asking), options: match.row.options },
      seed: this.#rng.below(2 ** 31),
    };
    const isWanted = (): boolean => this.#plans.get(seat) === plan;
    const move = (await this.#thinker?.ponder(wish, isWanted))?.move;
    const choice = move && openChoices(views, seat).find((one) => covers([one], move));
    if (choice && isWanted()) this.#plans.set(seat, { ...plan, move, frame: choice.frame });
  }

  /** When all have thought: a table that waits for bots alone, none of which wants anything, would wait for ever. */
  unstick(views: StateViews, seats: readonly Seat[], now: number): void {
    const waitedFor = views.frames.at(-1)?.actors ?? [];
    if (this.#plans.size > 0 || waitedFor.some((seat) => seats[seat]?.kind !== 'bot')) return;
    const able = waitedFor.filter((seat) => openChoices(views, seat).length > 0);
    if (able.length > 0) this.#guess(views, this.#rng.pick(able), now + AT_A_LOSS_MS);
  }

  /** What was planned turned out to be refused: anything legal is better than a table that waits. */
  wasRefused({ views, seat, now }: Asking): void {
    this.#guess(views, seat, now + AT_A_LOSS_MS);
  }

  /** What the strongest bot would do for anybody; something legal if it has no opinion. */
  advise(asking: Asking): BotMove | undefined {
    const { views, seat, now } = asking;
    const decision = ask((views.game.bots as readonly AnyBot[]).at(-1), asking, this.#rng);
    if (decision) return { seat, move: decision.move, frame: decision.frame, due: now };
    return this.#anything(views, seat, now);
  }

  get nextDue(): number {
    let due = Number.POSITIVE_INFINITY;
    for (const plan of this.#plans.values()) due = Math.min(due, plan.due);
    return due;
  }

  takeDue(now: number): BotMove | undefined {
    for (const [seat, plan] of this.#plans) {
      if (plan.due > now) continue;
      this.#plans.delete(seat);
      return plan;
    }
    return undefined;
  }

  forget(): void {
    this.#plans.clear();
  }

  #guess(views: StateViews, seat: SeatIndex, due: number): void {
    const move = this.#anything(views, seat, due);
    if (move) this.#plans.set(seat, { ...move, guess: true });
  }

  #anything(views: StateViews, seat: SeatIndex, due: number): BotMove | undefined {
    const open = openChoices(views, seat);
    const top = open.filter(({ frame }) => frame === views.frames.at(-1)?.id);
    const from = top.length > 0 ? top : open;
    if (from.length === 0) return undefined;
    const choice = this.#rng.pick(from);
    return { seat, move: fillAtRandom(choice, this.#rng), frame: choice.frame, due };
  }
}

const openChoices = (views: StateViews, seat: SeatIndex): readonly Choice[] =>
  views.choices(seat).filter((choice) => !choice.blocked);

const inputOf = ({ views, seat, seats, character, temper, now }: Asking) => ({
  seat,
  seats,
  table: views.table,
  mine: views.seat(seat),
  frames: views.frames,
  choices: views.choices(seat),
  now,
  since: views.askedSince,
  character,
  temper,
});

const ask = (bot: AnyBot | undefined, asking: Asking, rng: Rng) => bot?.choose({ ...inputOf(asking), rng });
