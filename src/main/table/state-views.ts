/** What can be seen of one state of a match, worked out once and only when somebody looks. */
import type { Actor, AnyGame, Choice, Clock, Frame, ReceiptLine, SeatIndex } from '../../shared/game.ts';
import type { LiveMatch } from './match.ts';
import { dueOf, nameOf } from './running-clocks.ts';

/** A clock that runs, under the names that screens know. */
export type DueClock = Omit<Clock, 'still'> & { readonly due: number };

export const earliest = (clocks: readonly DueClock[]): DueClock | undefined =>
  clocks.reduce<DueClock | undefined>(
    (first, clock) => (first && first.due <= clock.due ? first : clock),
    undefined,
  );

export class StateViews {
  readonly match: LiveMatch;
  readonly game: AnyGame;
  #frames: readonly Frame[] | undefined;
  #clocks: readonly DueClock[] | undefined;
  #table: unknown;
  #receipt: readonly ReceiptLine[] | undefined;
  #scores: readonly [readonly number[] | null] | null = null;
  readonly #seats = new Map<SeatIndex, unknown>();
  readonly #choices = new Map<Actor, readonly Choice[]>();

  constructor(match: LiveMatch) {
    this.match = match;
    this.game = match.game;
  }

  /** The same match, and nothing is asked anew. */
  showsStill({ state, goingOn }: LiveMatch): boolean {
    return this.match.state === state && this.match.goingOn === goingOn;
  }

  get frames(): readonly Frame[] {
    this.#frames ??= this.#hasOwnNames
      ? this.match.frames.map((frame) => ({ ...frame, id: this.#name(frame.id) }))
      : this.match.frames;
    return this.#frames;
  }

  get clocks(): readonly DueClock[] {
    this.#clocks ??= this.match.clocks.flatMap(({ still: _, ...clock }) => {
      const running = this.match.goingOn.clocks.find(({ id }) => id === clock.id);
      const due = running && dueOf(running);
      return due == null ? [] : [{ ...clock, frame: this.#name(clock.frame), due }];
    });
    return this.#clocks;
  }

  get table(): unknown {
    this.#table ??= this.game.tableView(this.match.state);
    return this.#table;
  }

  get receipt(): readonly ReceiptLine[] {
    this.#receipt ??= this.game.receipt(this.match.state);
    return this.#receipt;
  }

  /** By seat; null where points are a secret until the end. */
  get scores(): readonly number[] | null {
    this.#scores ??= [this.#scoresNow()];
    return this.#scores[0]!;
  }

  #scoresNow(): readonly number[] | null {
    const { game, state, outcome } = this.match;
    const standings = outcome?.standings ?? game.standings?.(state);
    return standings ? [...standings].sort((a, b) => a.seat - b.seat).map(({ score }) => score) : null;
  }

  seat(seat: SeatIndex): unknown {
    if (!this.#seats.has(seat)) this.#seats.set(seat, this.game.seatView(this.match.state, seat));
    return this.#seats.get(seat);
  }

  choices(actor: Actor): readonly Choice[] {
    let choices = this.#choices.get(actor);
    if (!choices) {
      choices = this.#named(this.game.choices(this.match.state, actor) as readonly Choice[]);
      this.#choices.set(actor, choices);
    }
    return choices;
  }

  /** Since when what the table waits for is asked. */
  get askedSince(): number {
    return this.match.goingOn.asked.at(-1)?.since ?? this.match.at;
  }

  /** As the game calls the frame which a screen knows by this name; undefined once it is gone. */
  frameBehind(name: string): string | undefined {
    return this.match.goingOn.asked.find((asked) => nameOf(asked) === name)?.frame;
  }

  /** Is this actor asked anything in this frame? */
  asks(actor: Actor, name: string): boolean {
    const frame = this.frames.find(({ id }) => id === name);
    if (!frame) return false;
    if (actor !== 'table' && frame.actors.includes(actor)) return true;
    return this.choices(actor).some((choice) => choice.frame === name);
  }

  /** Only after an undo. */
  get #hasOwnNames(): boolean {
    return this.match.goingOn.asked.some(({ epoch }) => epoch > 0);
  }

  #named(choices: readonly Choice[]): readonly Choice[] {
    if (!this.#hasOwnNames) return choices;
    return choices.map((choice) => ({ ...choice, frame: this.#name(choice.frame) }));
  }

  #name(frame: string): string {
    const asked = this.match.goingOn.asked.find((one) => one.frame === frame);
    return asked ? nameOf(asked) : frame;
  }
}
