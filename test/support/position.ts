/**
 * The one vocabulary of all tests of rules: given a position, when a seat does something, then facts, refusals, offers
 * and views. A game's `given.ts` lays positions out by names and adds what only that game has.
 */
import { askAgain, dueOf, type GoingOn, goOn, NOTHING_ASKED } from '../../src/main/table/running-clocks.ts';
import { EventDraft } from '../../src/shared/event-draft.ts';
import type {
  Actor,
  Choice,
  Clock,
  Command,
  Frame,
  GameDefinition,
  GameEvent,
  Match,
  Move,
  Refusal,
  SeatIndex,
} from '../../src/shared/game.ts';
import { type Rng, seededRng } from '../../src/shared/rng.ts';

export type RunningClock<M extends Move> = Clock<M> & { readonly due: number | null };

export class Position<S, E extends GameEvent, M extends Move, O extends object, TV, SV> {
  readonly game: GameDefinition<S, E, M, O, TV, SV>;
  readonly rng: Rng;
  state: S;
  at = 0;
  /** The facts of the latest command. */
  facts: readonly E[] = [];
  /** All facts since this position was laid out. */
  log: readonly E[] = [];
  protected goingOn: GoingOn = NOTHING_ASKED;
  protected steps: readonly S[] = [];

  constructor(game: GameDefinition<S, E, M, O, TV, SV>, state: S, seed = 7) {
    this.game = game;
    this.state = state;
    this.rng = seededRng(seed);
    this.look();
  }

  /** Another table in the same position. */
  copy(): this {
    const twin = Object.assign(Object.create(Object.getPrototypeOf(this)), this) as this;
    return Object.assign(twin, { rng: seededRng(7) });
  }

  // ---------------------------------------------------------------- given

  /** Facts that have happened before. */
  given(...facts: readonly E[]): this {
    for (const fact of facts) this.state = this.game.evolve(this.state, fact);
    this.log = [...this.log, ...facts];
    this.look();
    return this;
  }

  /** The position with this changed in it. */
  with(change: Partial<S>): this {
    this.state = { ...this.state, ...change };
    this.look();
    return this;
  }

  wait(ms: number): this {
    this.at += ms;
    return this;
  }

  // ---------------------------------------------------------------- when

  /** Must be granted. In the frame in which such a move is offered, unless one is named. */
  when(actor: Actor, move: M, frame?: string): this {
    const refusal = this.attempt(actor, move, frame);
    if (refusal) throw new Error(`${JSON.stringify({ actor, move })} refused: ${JSON.stringify(refusal)}`);
    return this;
  }

  /** As the host does it: also what a refused command leaves behind happens. */
  tries(actor: Actor, move: M, frame?: string): Refusal | undefined {
    return this.attempt(actor, move, frame);
  }

  /** Why this may not be done; undefined = it may. Changes nothing. */
  refusal(actor: Actor, move: M, frame?: string): Refusal | undefined {
    return this.game.decide(this.draft(), this.command(actor, move, frame));
  }

  /** The clock that rings next, or the one of this kind, runs out. */
  timeUp(kind?: string): this {
    const clock = this.next(kind);
    if (clock?.due == null) throw new Error(`no clock ${kind ?? ''} runs: ${this.clockKinds.join()}`);
    this.at = Math.max(this.at, clock.due);
    return this.when(clock.actor, clock.move, clock.frame);
  }

  undo(): this {
    const before = this.steps.at(-1);
    if (before === undefined) throw new Error('nothing can be taken back');
    this.steps = this.steps.slice(0, -1);
    this.state = this.game.undone?.(before, this.state) ?? before;
    this.goingOn = askAgain(this.goingOn, this.now());
    return this;
  }

  // ---------------------------------------------------------------- then

  get factTypes(): E['type'][] {
    return this.facts.map(({ type }) => type);
  }

  get frames(): readonly Frame[] {
    return this.game.frames(this.state);
  }

  get top(): Frame {
    const top = this.frames.at(-1);
    if (!top) throw new Error('nobody is asked anything');
    return top;
  }

  choices(actor: Actor): readonly Choice<M>[] {
    return this.game.choices(this.state, actor);
  }

  /** What may be done: not what is only drawn, and refused. */
  offers(actor: Actor): readonly Choice<M>[] {
    return this.choices(actor).filter(({ blocked }) => !blocked);
  }

  offered(actor: Actor): M['type'][] {
    return this.offers(actor).map(({ move }) => move.type);
  }

  get clocks(): readonly RunningClock<M>[] {
    const { clocks } = this.goingOn;
    return this.game.clocks(this.state).map((clock) => {
      const run = clocks.find(({ id }) => id === clock.id);
      return { ...clock, due: run ? dueOf(run) : null };
    });
  }

  clock(kind: string): RunningClock<M> | undefined {
    return this.clocks.find((clock) => clock.kind === kind);
  }

  get clockKinds(): string[] {
    return this.clocks.filter(({ still }) => !still).map(({ kind }) => kind);
  }

  get table(): TV {
    return this.game.tableView(this.state);
  }

  mine(seat: SeatIndex): SV {
    return this.game.seatView(this.state, seat);
  }

  // ---------------------------------------------------------------- inside

  command(actor: Actor, move: M, frame?: string): Command<M> {
    return { actor, move, frame: frame ?? this.frameFor(actor, move) };
  }

  protected frameFor(actor: Actor, move: M): string {
    const alike = this.choices(actor).filter((choice) => choice.move.type === move.type);
    const given = move as unknown as Record<string, unknown>;
    const meant = alike.find((choice) =>
      Object.entries(choice.move).every(([name, value]) => given[name] === value),
    );
    const clock = this.clocks.find((one) => one.actor === actor && one.move.type === move.type);
    return (meant ?? alike[0] ?? clock)?.frame ?? this.frames.at(-1)?.id ?? '';
  }

  protected draft(): EventDraft<S, E> {
    const { state, at, rng, game } = this;
    return new EventDraft({ state, at, rng, evolve: game.evolve });
  }

  protected attempt(actor: Actor, move: M, frame?: string): Refusal | undefined {
    const command = this.command(actor, move, frame);
    const draft = this.draft();
    const refusal = this.game.decide(draft, command);
    if (!refusal) this.commit(draft);
    else if (this.game.eventsOnRefusal) {
      const left = this.draft();
      this.game.eventsOnRefusal(left, command, refusal);
      if (left.happened.length > 0) this.commit(left);
    }
    return refusal;
  }

  protected commit(draft: EventDraft<S, E>): void {
    const reversible = draft.events.every((event) => this.game.reversible(event));
    this.steps = reversible ? [...this.steps, this.state] : [];
    this.state = draft.state;
    this.facts = draft.events;
    this.log = [...this.log, ...this.facts];
    this.look();
  }

  protected now() {
    return { frames: this.frames, clocks: this.game.clocks(this.state), at: this.at };
  }

  protected look(): void {
    this.goingOn = goOn(this.goingOn, this.now());
  }

  protected next(kind: string | undefined): RunningClock<M> | undefined {
    return this.clocks
      .filter((clock) => clock.due !== null && (kind === undefined || clock.kind === kind))
      .sort((a, b) => a.due! - b.due!)[0];
  }
}

/** A match from its beginning: the facts with which it begins have happened. */
export function begun<S, E extends GameEvent, M extends Move, O extends object, TV, SV>(
  game: GameDefinition<S, E, M, O, TV, SV>,
  match: Match<O>,
  seed = 1,
): EventDraft<S, E> {
  const draft = new EventDraft<S, E>({
    state: game.initial(match),
    at: 0,
    rng: seededRng(seed),
    evolve: game.evolve,
  });
  game.setup(draft);
  return draft;
}

/** Options as they are by default, with these changed. */
export const optionsOf = <O extends object>(
  game: Pick<GameDefinition<never, never, never, O>, 'options'>,
  changes: Partial<O> = {},
): O => ({ ...Object.fromEntries(game.options.map((field) => [field.key, field.default])), ...changes }) as O;
