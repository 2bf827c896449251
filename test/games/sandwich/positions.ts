/** Positions by name, and a table to play on from them. */
import { cardsInPlay } from '../../../src/games/sandwich/cards.ts';
import type { Event } from '../../../src/games/sandwich/events.ts';
import { type Move, type Options, sandwich } from '../../../src/games/sandwich/index.ts';
import type { ClockKind } from '../../../src/games/sandwich/move-types.ts';
import type { State, Theme } from '../../../src/games/sandwich/state.ts';
import type { Actor, Choice, Command, Refusal } from '../../../src/shared/game.ts';
import { seededRng } from '../../../src/shared/rng.ts';
import { optionsOf } from '../../contract/matches.ts';

export const options = (changes: Partial<Options> = {}): Options =>
  optionsOf(sandwich as never, changes) as Options;

export const presetOptions = (id: string): Options =>
  options(sandwich.presets.find((preset) => preset.id === id)!.options);

export class Table {
  state: State;
  at = 0;
  readonly log: Event[] = [];
  readonly seats: number;
  readonly rng = seededRng(7);

  constructor(seats: number, changes: Partial<Options> = {}) {
    this.seats = seats;
    this.state = sandwich.initial({ seats, options: options(changes) });
  }

  tell(...events: readonly Event[]): this {
    for (const event of events) {
      this.state = sandwich.evolve(this.state, event);
      this.log.push(event);
    }
    return this;
  }

  decide(actor: Actor, move: Move, frame = '') {
    const command: Command<Move> = { actor, move, frame, at: this.at };
    return sandwich.decide(this.state, command, this.rng);
  }

  /** Plays a move that must be accepted. */
  play(actor: Actor, move: Move): this {
    const result = this.decide(actor, move);
    if (!result.ok) throw new Error(`${JSON.stringify(move)}: ${result.refusal.key}`);
    return this.tell(...result.value);
  }

  /** Plays a move that must be refused, and says why it was. */
  refusal(actor: Actor, move: Move): Refusal {
    const result = this.decide(actor, move);
    if (result.ok) throw new Error(`${JSON.stringify(move)} was accepted`);
    return result.refusal;
  }

  wait(ms: number): this {
    this.at += ms;
    return this;
  }

  /** Lets the clock run out. */
  timeUp(clock: ClockKind): this {
    const timer = this.timer(clock);
    if (!timer) throw new Error(`no clock ${clock}: ${this.clocks.join()}`);
    this.at = Math.max(this.at, timer.due);
    return this.play('table', timer.move);
  }

  timer(clock: ClockKind) {
    return sandwich.timers(this.state).find(({ kind }) => kind === clock);
  }

  get clocks(): string[] {
    return sandwich.timers(this.state).map(({ kind }) => kind);
  }

  get table() {
    return sandwich.tableView(this.state);
  }

  get frames() {
    return sandwich.frames(this.state);
  }

  mine(seat: number) {
    return sandwich.seatView(this.state, seat);
  }

  choices(actor: Actor): readonly Choice<Move>[] {
    return sandwich.choices(this.state, actor);
  }

  /** What may be filled in for one slot of an open choice. */
  slot(actor: Actor, id: string, name: string) {
    const choice = this.choices(actor).find((one) => one.id === id);
    return choice?.slots?.find((slot) => slot.name === name);
  }

  blocked(actor: Actor, id: string): string | undefined {
    return this.choices(actor).find((one) => one.id === id)?.blocked?.key;
  }

  outcome() {
    return sandwich.outcome(this.state);
  }
}

/** The first ones are known by name in the tests. */
const FIRST = ['bacon', 'ham', 'steak', 'sausage', 'turkey', 'salami', 'butter', 'ketchup', 'tapenade'];
const PANTRY = [...FIRST, ...cardsInPlay('63', 2).filter((card) => !FIRST.includes(card))];

/** Piles of a length, all cards different; the top cards are `bacon`, `ham`, `steak` … by seat. */
export const pilesOf = (seats: number, deal: number): string[][] =>
  Array.from({ length: seats }, (_, seat) =>
    Array.from({ length: deal }, (_, flip) => PANTRY[flip * seats + seat]!),
  );

interface Round {
  readonly round?: number;
  readonly first?: number;
  readonly common?: string | null;
  readonly theme?: Theme | null;
  readonly piles?: readonly (readonly string[])[];
}

/** A round is dealt, and the table is about to count down. */
export function dealt(seats: number, changes: Partial<Options> = {}, round: Round = {}): Table {
  const table = new Table(seats, changes);
  const { perCook } = table.state.plan;
  return table.tell({
    type: 'dealt',
    round: round.round ?? 1,
    first: round.first ?? 0,
    piles: round.piles ?? pilesOf(seats, perCook * (round.common ? 2 : 3)),
    common: round.common ?? null,
    theme: round.theme ?? null,
  });
}

/** The first cards lie in the market: `bacon` is seat 0's, `ham` seat 1's, `steak` seat 2's, `sausage` seat 3's. */
export const market = (seats: number, changes: Partial<Options> = {}, round: Round = {}): Table =>
  dealt(seats, changes, round).timeUp('opening').timeUp('countdown');

/** Everybody takes the card of the left neighbour, in each flip. */
export function sellOut(table: Table): Table {
  for (;;) {
    if (table.state.phase.kind === 'countdown') table.timeUp('countdown');
    if (table.state.phase.kind !== 'market') return table;
    takeAll(table);
  }
}

export function takeAll(table: Table): Table {
  for (let seat = 0; table.state.phase.kind === 'market'; seat++) {
    const stall = table.state.market!.stalls[(seat + 1) % table.seats]!;
    if (!stall.taken && !table.state.players[seat]!.took)
      table.play(seat, { type: 'grab', card: stall.card });
  }
  return table;
}

/** All cards are taken: seat 0 has what was dealt to seat 1, and so on. */
export const kitchen = (seats: number, changes: Partial<Options> = {}, round: Round = {}): Table =>
  sellOut(market(seats, changes, round)).timeUp('closing');

/** Lays the hand in the order in which it was taken. */
export function layAll(table: Table, seat: number): Table {
  const { layers } = table.state.plan;
  for (const [i, card] of table.mine(seat).hand.entries())
    table.play(seat, {
      type: 'place',
      card,
      sandwich: Math.floor(i / layers),
      position: i % layers,
    });
  return table;
}

export function everybodyReady(table: Table): Table {
  for (let seat = 0; seat < table.seats; seat++) {
    if (!table.state.match.options.express) layAll(table, seat);
    table.play(seat, { type: 'ready' });
  }
  return table;
}

/** The sandwiches have been handed over, each cook's in the order of the recipients. */
export const served = (seats: number, changes: Partial<Options> = {}, round: Round = {}): Table =>
  everybodyReady(kitchen(seats, changes, round));

export const tasting = (seats: number, changes: Partial<Options> = {}, round: Round = {}): Table =>
  served(seats, changes, round).timeUp('pause');

/** The taster of the turn reveals (unless all lies open) and ranks the plates as they came. */
export function taste(table: Table): Table {
  const { taster, plates } = table.state.tastings[table.state.turn]!;
  if (table.state.phase.kind === 'reveal') table.play(taster, { type: 'reveal' });
  const order = plates.map(({ id }) => id);
  return table.play(
    taster,
    table.state.plan.theme ? { type: 'rank', order, bonus: order[0]! } : { type: 'rank', order },
  );
}

/** Everybody tastes; the round is over. */
export function tasteAll(table: Table): Table {
  for (let i = 0; i < table.seats; i++) taste(table).timeUp('pause');
  return table;
}
