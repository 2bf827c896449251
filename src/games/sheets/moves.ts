import { z } from 'zod';
import type { SeatIndex } from '../../shared/game.ts';
import { ANSWERS, type Answer } from './caller/position.ts';
import type { Change } from './company.ts';
import { LOTS, type Lot } from './draws.ts';
import { BALLOTS, type Ballot } from './face-down.ts';
import type { SheetOptions, Spec } from './spec.ts';
import type { Entry } from './state.ts';

export type Correction<E extends Entry> = E & { readonly correct: number };

export interface Strike {
  readonly type: 'strike';
  readonly index: number;
}

export interface DrawFirst {
  readonly type: 'draw-first';
}

export interface Finish {
  readonly type: 'finish';
}

export interface TimeUp {
  readonly type: 'time-up';
  readonly clock: string;
}

/** T-50: an answer to the call of this name. */
export interface Calling {
  readonly type: 'call';
  readonly answer: Answer;
  readonly at: string;
  readonly seat?: SeatIndex;
}

/** T-53 */
export interface Drawing {
  readonly type: 'draw';
  readonly what: Lot;
  readonly teams?: number;
}

/** T-54: of what lies face down. */
export interface Sealing {
  readonly type: 'ready' | 'unseal';
  readonly seat: SeatIndex;
}

/** T-54 */
export type Voting =
  | { readonly type: 'ask'; readonly what: Ballot }
  | { readonly type: 'vote'; readonly seat: SeatIndex; readonly value: number }
  | { readonly type: 'unvote'; readonly seat: SeatIndex }
  | { readonly type: 'vote-off' };

/** The evening changes. */
export type Changing = Change & { readonly type: 'change' };

/** An entry, one in the place of an earlier one, or what is done to the book. */
export type Move<E extends Entry> =
  | E
  | Correction<E>
  | Strike
  | DrawFirst
  | Finish
  | TimeUp
  | Calling
  | Drawing
  | Sealing
  | Voting
  | Changing;

const place = z.int().min(0).max(100_000);

export const shapeOf = <S extends z.ZodRawShape>(type: string, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape, correct: place.optional() });

const seat = z.int().min(0).max(11);
const round = z.int().min(1).max(100_000);
const gone = z.array(place).max(2000);

const change = <S extends z.ZodRawShape>(what: Change['what'], shape: S) =>
  z.strictObject({ type: z.literal('change'), what: z.literal(what), ...shape });

const shared = [
  change('come', { seat, after: seat, from: round }),
  change('away', { seat, from: round, asked: round, until: round.nullable() }),
  change('back', { seat, from: round }),
  change('never', { seat, gone }),
  change('from-start', { seat, gone }),
  change('skip', { round }),
  change('set', {
    key: z.string().max(20),
    value: z.union([z.string().max(40), z.number(), z.boolean(), z.array(z.int()).max(12)]),
    gone,
  }),
  change('decide', { by: z.enum(['total', 'average']) }),
  change('team', { seat, team: z.int().min(0).max(12) }),
  z.strictObject({ type: z.literal('strike'), index: place }),
  z.strictObject({ type: z.literal('draw-first') }),
  z.strictObject({
    type: z.literal('call'),
    answer: z.enum(ANSWERS),
    at: z.string().max(60),
    seat: seat.optional(),
  }),
  z.strictObject({
    type: z.literal('draw'),
    what: z.enum(LOTS),
    teams: z.int().min(0).max(12).optional(),
  }),
  z.strictObject({ type: z.enum(['ready', 'unseal', 'unvote']), seat }),
  z.strictObject({ type: z.literal('ask'), what: z.enum(BALLOTS) }),
  z.strictObject({ type: z.literal('vote'), seat, value: z.int().min(-999).max(9999) }),
  z.strictObject({ type: z.literal('vote-off') }),
  z.strictObject({ type: z.literal('finish') }),
  z.strictObject({ type: z.literal('time-up'), clock: z.string() }),
] as const;

export function parseMove<O extends SheetOptions, E extends Entry>({ shapes }: Spec<O, E>) {
  const shape = z.union([...shapes, ...shared]);
  return (raw: unknown) => shape.safeParse(raw).data as Move<E> | undefined;
}
