/** Plays that other programs kept, as a screen has read them out of a file and hands them to the host. */
import { z } from 'zod';

export const MOST_PLAYS = 20_000;
/** The last day that is kept. */
export const LATEST = 8_640_000_000_000;

const points = z.number().min(-999_999).max(999_999);

export const pastPlaySchema = z.strictObject({
  /** Of the program that kept it; without one it is told from others by what is in it. */
  id: z.string().max(60).exactOptional(),
  title: z.string().max(200),
  at: z.int().min(0).max(LATEST),
  wins: z.enum(['high', 'low']),
  players: z
    .array(z.strictObject({ name: z.string().max(200), points, won: z.boolean().exactOptional() }))
    .max(100),
  place: z.string().max(2000),
  note: z.string().max(20_000),
});

export const pastPlaysSchema = z.strictObject({
  /** Only says what would come of it. */
  look: z.boolean(),
  plays: z.array(pastPlaySchema).max(MOST_PLAYS),
});

export type ForeignPlay = z.output<typeof pastPlaySchema>;

/** `new`: it comes in; `known`: it came in before; `alike`: the same people had the same points that day; `bad`: cannot be kept. */
export type PlayState = 'new' | 'known' | 'alike' | 'bad';

export interface PlaysAnswer {
  /** In the order of the plays. */
  readonly states: readonly PlayState[];
  readonly added: number;
}
