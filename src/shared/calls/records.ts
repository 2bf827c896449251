/** What was played, and what is played for nobody. */
import { z } from 'zod';
import { type CallSpec, line, nameOf, nothing, person, text } from './parts.ts';

export const recordCalls = {
  'history.list': {
    who: 'host',
    reads: true,
    params: z.strictObject({
      before: z.string().max(60).optional(),
      limit: z.int().min(1).max(200),
      game: z.string().max(30).optional(),
      player: z.string().max(40).optional(),
      /** Each word is somewhere in the entry; `games`: which are called so in this screen's language. */
      words: z
        .array(
          z.strictObject({ text: z.string().min(1).max(40), games: z.array(z.string().max(30)).max(20) }),
        )
        .max(8)
        .optional(),
      from: z.int().optional(),
      until: z.int().optional(),
      hours: z.tuple([z.int().min(0).max(24), z.int().min(0).max(24)]).optional(),
    }),
  },
  'history.show': { who: 'host', reads: true, params: z.strictObject({ id: z.string().max(40) }) },
  /** The table as it was after `step` commits: the replay. */
  'history.replay': {
    who: 'host',
    reads: true,
    params: z.strictObject({ id: z.string().max(40), step: z.int().min(0) }),
  },
  /** A match among bots: a new one at step 0, then one step at a time. */
  'demo.step': {
    who: 'host',
    reads: true,
    params: z.strictObject({ demo: z.int().min(0).max(1_000_000_000), step: z.int().min(0) }),
  },
  /** A first match of this screen alone: a new one at step 0, then a move, or whatever happens next by itself. */
  'practice.step': {
    who: 'table',
    reads: true,
    params: z.strictObject({
      game: z.string().max(30),
      step: z.int().min(0).max(100_000),
      /** How long it has looked at the step before, in ms. */
      after: z.int().min(0).max(3_600_000),
      frame: z.string().max(60).optional(),
      move: z.looseObject({ type: z.string().max(40) }).optional(),
    }),
  },
  /** T-44: a finished sheet lies on a table again. */
  'history.reopen': { who: 'host', params: z.strictObject({ id: z.string().max(40) }) },
  /** T-45: a play of which there is no sheet, or one that was written so with other points. */
  'history.write': {
    who: 'host',
    params: z.strictObject({
      id: z.string().max(40).optional(),
      game: z.string().max(30),
      title: z.string().max(40).optional(),
      at: z.int().min(0).max(8_640_000_000_000),
      wins: z.enum(['high', 'low']),
      players: z
        .array(
          z.strictObject({
            player: z.string().max(40).optional(),
            name: person.name,
            /** One number is a total, more are rounds; null where somebody was not there. Tenths as in what is imported. */
            points: z.array(z.number().min(-999_999).max(999_999).nullable()).min(1).max(99),
          }),
        )
        .min(1)
        .max(12),
      place: line,
      note: text,
    }),
  },
  'history.describe': {
    who: 'host',
    params: z.strictObject({ id: z.string().max(40), place: line, note: text }),
  },
  'history.dropPhoto': {
    who: 'host',
    params: z.strictObject({ id: z.string().max(40), photo: z.string().max(40) }),
  },
  'history.delete': { who: 'host', params: z.strictObject({ id: z.string().max(40) }) },
  /** What was played at one table on one evening. */
  'evening.show': { who: 'host', reads: true, params: z.strictObject({ id: z.string().max(40) }) },
  'season.list': { who: 'host', reads: true, params: nothing },
  'season.show': { who: 'host', reads: true, params: z.strictObject({ id: z.string().max(40) }) },
  'season.save': {
    who: 'host',
    params: z.strictObject({
      id: z.string().max(40).optional(),
      name: nameOf(40),
      games: z.array(z.string().max(80)).max(40),
      from: z.int().min(0).max(8_640_000_000_000),
      until: z.int().min(0).max(8_640_000_000_000),
      scoring: z.strictObject({ by: z.enum(['wins', 'places', 'points']), best: z.int().min(0).max(999) }),
      shown: z.boolean(),
    }),
  },
  'season.remove': { who: 'host', params: z.strictObject({ id: z.string().max(40) }) },
  'statistics.show': {
    who: 'host',
    reads: true,
    params: z.strictObject({ player: z.string().max(40) }),
  },
} as const satisfies Record<string, CallSpec>;
