/** What can be seen of one state, worked out once and only when somebody looks. */
import type { Actor, AnyGame, Choice, Frame, ReceiptLine, SeatIndex, Timer } from '../../shared/game.ts';

export class Looks {
  readonly game: AnyGame;
  readonly state: unknown;
  #frames: readonly Frame[] | undefined;
  #timers: readonly Timer[] | undefined;
  #table: unknown;
  #receipt: readonly ReceiptLine[] | undefined;
  readonly #seats = new Map<SeatIndex, unknown>();
  readonly #choices = new Map<Actor, readonly Choice[]>();

  constructor(game: AnyGame, state: unknown) {
    this.game = game;
    this.state = state;
  }

  get frames(): readonly Frame[] {
    this.#frames ??= this.game.frames(this.state);
    return this.#frames;
  }

  get timers(): readonly Timer[] {
    this.#timers ??= this.game.timers(this.state);
    return this.#timers;
  }

  get table(): unknown {
    this.#table ??= this.game.tableView(this.state);
    return this.#table;
  }

  get receipt(): readonly ReceiptLine[] {
    this.#receipt ??= this.game.receipt(this.state);
    return this.#receipt;
  }

  seat(seat: SeatIndex): unknown {
    if (!this.#seats.has(seat)) this.#seats.set(seat, this.game.seatView(this.state, seat));
    return this.#seats.get(seat);
  }

  choices(actor: Actor): readonly Choice[] {
    let choices = this.#choices.get(actor);
    if (!choices) {
      choices = this.game.choices(this.state, actor) as readonly Choice[];
      this.#choices.set(actor, choices);
    }
    return choices;
  }

  frame(id: string): Frame | undefined {
    return this.frames.find((frame) => frame.id === id);
  }

  /** Is this actor asked anything in this frame? */
  asks(actor: Actor, frameId: string): boolean {
    const frame = this.frame(frameId);
    if (!frame) return false;
    if (actor !== 'table' && frame.actors.includes(actor)) return true;
    return this.choices(actor).some((choice) => choice.frame === frameId);
  }
}
