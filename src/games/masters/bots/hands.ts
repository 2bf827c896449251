/** What all levels of bot share: finding an offered choice and making a decision of it. */
import type { BotDecision, BotInput, Choice, SeatIndex } from '../../../shared/game.ts';
import type { Move, MoveOf } from '../moves.ts';
import type { SeatView, TableView } from '../view-types.ts';

export type Input = BotInput<TableView, SeatView, Move>;
export type Decision = BotDecision<Move>;
type Offered<T extends Move['type']> = Choice<Move> & {
  readonly move: Partial<MoveOf<T>> & { type: T };
};

export const offered = <T extends Move['type']>({ choices }: Input, type: T): Offered<T>[] =>
  choices.filter((choice): choice is Offered<T> => choice.move.type === type && !choice.blocked);

/** A move with what it seems to gain. */
export interface Wish {
  readonly frame: string;
  readonly move: Move;
  readonly gain: number;
}

export const best = (wishes: readonly Wish[]): Wish | undefined =>
  wishes.reduce<Wish | undefined>((top, wish) => (top && top.gain >= wish.gain ? top : wish), undefined);

/** The cards or sandwiches that may fill its blank. */
export function openTo(choice: Choice<Move>): readonly string[] {
  const [slot] = choice.slots ?? [];
  return slot?.kind === 'one' || slot?.kind === 'pick' ? slot.from : [];
}

export function seatsOpenTo(choice: Choice<Move>): readonly SeatIndex[] {
  const [slot] = choice.slots ?? [];
  return slot?.kind === 'seat' ? slot.from : [];
}

/** In ms, from … to: a person would need a moment, too, most of all to begin a turn and least to end it. */
const TIMES = { begin: [1000, 1600], next: [700, 1200], end: [400, 700] } as const;

export const decision = (input: Input, frame: string, move: Move): Decision => {
  const begins = input.table.turn?.mode === 'open';
  const [from, to] = TIMES[move.type === 'end-turn' ? 'end' : begins ? 'begin' : 'next'];
  return { move, frame, after: from + input.rng.below(to - from) };
};

export function endTurn(input: Input): Decision | undefined {
  const [choice] = offered(input, 'end-turn');
  return choice && decision(input, choice.frame, { type: 'end-turn' });
}
