/** Positions by name. */
import { cardsInPlay } from '../../../src/games/sandwich/cards.ts';
import type { Event } from '../../../src/games/sandwich/events.ts';
import { sandwich } from '../../../src/games/sandwich/index.ts';
import type { Move } from '../../../src/games/sandwich/moves.ts';
import type { Options } from '../../../src/games/sandwich/options.ts';
import type { State, Theme } from '../../../src/games/sandwich/state.ts';
import type { SeatView, TableView } from '../../../src/games/sandwich/view-types.ts';
import { nameOf } from '../../../src/main/table/running-clocks.ts';
import type { Actor, Refusal, SeatIndex } from '../../../src/shared/game.ts';
import { optionsOf, Position } from '../../support/position.ts';

export const options = (changes: Partial<Options> = {}): Options => optionsOf(sandwich, changes);

export const presetOptions = (id: string): Options =>
  options(sandwich.presets.find((preset) => preset.id === id)!.options);

export class SandwichPosition extends Position<State, Event, Move, Options, TableView, SeatView> {
  get seats(): number {
    return this.state.match.seats;
  }

  hand(seat: SeatIndex): readonly string[] {
    return this.mine(seat).hand;
  }

  /** By sandwich: what lies on it, top to bottom. */
  layers(seat: SeatIndex): readonly (readonly string[])[] {
    return this.mine(seat).sandwiches.map(({ cards }) => cards);
  }

  /** What may be filled in for one slot of an open choice. */
  slot(actor: Actor, id: string, name: string) {
    const choice = this.choices(actor).find((one) => one.id === id);
    return choice?.slots?.find((slot) => slot.name === name);
  }

  /** Why something that is drawn is not to be had. */
  blocked(actor: Actor, id: string): Refusal['key'] | undefined {
    return this.choices(actor).find((one) => one.id === id)?.blocked?.key;
  }

  get outcome() {
    return sandwich.outcome(this.state);
  }

  /** The name by which screens know what the table waits for. */
  get question(): string {
    return nameOf(this.goingOn.asked.at(-1)!);
  }

  /** Since when the top frame is asked. */
  get askedSince(): number {
    return this.goingOn.asked.at(-1)?.since ?? this.at;
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
  readonly first?: number | null;
  readonly common?: string | null;
  readonly theme?: Theme | null;
  readonly piles?: readonly (readonly string[])[];
}

/** A round is dealt, and the table is about to count down. */
export function dealt(seats: number, changes: Partial<Options> = {}, round: Round = {}): SandwichPosition {
  const play = new SandwichPosition(sandwich, sandwich.initial({ seats, options: options(changes) }));
  const { perCook } = play.state.plan;
  return play.given({
    type: 'dealt',
    round: round.round ?? 1,
    first: round.first === undefined ? 0 : round.first,
    piles: round.piles ?? pilesOf(seats, perCook * (round.common ? 2 : 3)),
    common: round.common ?? null,
    theme: round.theme ?? null,
  });
}

/** The first cards lie in the market: `bacon` is seat 0's, `ham` seat 1's, `steak` seat 2's, `sausage` seat 3's. */
export const market = (seats: number, changes: Partial<Options> = {}, round: Round = {}): SandwichPosition =>
  dealt(seats, changes, round).timeUp('opening').timeUp('countdown');

/** Everybody takes the card of the left neighbour, in each flip. */
export function sellOut(play: SandwichPosition): SandwichPosition {
  for (;;) {
    if (play.state.phase === 'countdown') play.timeUp('countdown');
    if (play.state.phase !== 'market') return play;
    takeAll(play);
  }
}

export function takeAll(play: SandwichPosition): SandwichPosition {
  for (let seat = 0; play.state.phase === 'market'; seat++) {
    const stall = play.state.market!.stalls[(seat + 1) % play.seats]!;
    if (!stall.taken && !play.state.players[seat]!.took) play.when(seat, { type: 'grab', card: stall.card });
  }
  return play;
}

/** All cards are taken: seat 0 has what was dealt to seat 1, and so on. */
export const kitchen = (seats: number, changes: Partial<Options> = {}, round: Round = {}): SandwichPosition =>
  sellOut(market(seats, changes, round)).timeUp('closing');

/** Lays the hand in the order in which it was taken. */
export function layAll(play: SandwichPosition, seat: number): SandwichPosition {
  const { layers } = play.state.plan;
  for (const [i, card] of play.hand(seat).entries())
    play.when(seat, {
      type: 'place',
      card,
      sandwich: Math.floor(i / layers),
      position: i % layers,
    });
  return play;
}

export function everybodyReady(play: SandwichPosition): SandwichPosition {
  for (let seat = 0; seat < play.seats; seat++) {
    if (!play.state.match.options.express) layAll(play, seat);
    play.when(seat, { type: 'ready' });
  }
  return play;
}

/** The sandwiches have been handed over, each cook's in the order of the recipients. */
export const served = (seats: number, changes: Partial<Options> = {}, round: Round = {}): SandwichPosition =>
  everybodyReady(kitchen(seats, changes, round));

export const tasting = (seats: number, changes: Partial<Options> = {}, round: Round = {}): SandwichPosition =>
  served(seats, changes, round).timeUp('pause');

/** The taster of the turn reveals (unless all lies open) and ranks the plates as they came. */
export function taste(play: SandwichPosition): SandwichPosition {
  const { taster, plates } = play.state.tastings[play.state.turn]!;
  if (play.state.phase === 'reveal') play.when(taster, { type: 'reveal' });
  const order = plates.map(({ id }) => id);
  return play.when(
    taster,
    play.state.plan.theme ? { type: 'rank', order, bonus: order[0]! } : { type: 'rank', order },
  );
}

/** Everybody tastes; the round is over. */
export function tasteAll(play: SandwichPosition): SandwichPosition {
  for (let i = 0; i < play.seats; i++) taste(play).timeUp('pause');
  return play;
}
