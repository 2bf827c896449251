/** The file that takes everything along: what it holds, and what an import accepts. One entry stands on each line. */
import { z } from 'zod';
import { MAX_PHOTO_BYTES, MOST_PHOTOS } from '../../shared/record-files.ts';

export const FORMAT = 'smorgasboard-records';
/** 2: what people have added, and what an entry was before it was corrected. */
export const FORMAT_VERSION = 2;

/** Of one person's receipt: the longest evening has a tenth of it, and all of it is drawn as one picture. */
export const MOST_LINES = 500;

export const MOST_SEATS = 12;
const SEATS = Array.from({ length: MOST_SEATS }, (_, index) => index);

const id = z.string().regex(/^[\w-]{1,40}$/);
const whole = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
const seat = z.int().min(0).max(11);
/** A formula comes to 1e9 at most, a receipt adds up rows, rounds and team mates. */
const points = z.number().min(-1e13).max(1e13);
/** No control characters, and none that turn the writing around. */
const name = z
  .string()
  .min(1)
  .max(40)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  .regex(/^[^\u0000-\u001f\u007f\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/);

const param = z.union([
  z.string().max(400),
  z.number(),
  z.strictObject({ seat }),
  z.strictObject({ card: z.string().max(60) }),
  z.strictObject({ text: z.string().max(100) }),
]);
const phrase = { key: z.string().max(60), params: z.record(z.string().max(40), param).exactOptional() };

const actor = z.union([seat, z.literal('table')]);

const commit = z.strictObject({
  at: whole,
  actor,
  kind: z.enum(['setup', 'move', 'timer', 'bot', 'skip', 'witness', 'undo', 'redo']),
  move: z.json(),
  events: z.array(z.looseObject({ type: z.string().max(60) })),
});

const log = z.strictObject({
  version: whole,
  seats: z.int().min(1).max(12),
  options: z.looseObject({}),
  commits: z.array(commit).min(1).max(100_000),
});

export const playerSchema = z.strictObject({
  id,
  name: name.max(24),
  face: z.int().min(0).max(23),
  badge: seat,
});

const outcome = z.strictObject({
  standings: z
    .array(z.strictObject({ seat, score: points, rank: z.int().min(1).max(12) }))
    .min(1)
    .max(12),
  reason: z.strictObject(phrase).exactOptional(),
});

const receipt = z
  .array(
    z.strictObject({
      ...phrase,
      seat,
      points,
      rule: z.string().max(20),
      round: z.int().min(0).max(10_000).exactOptional(),
    }),
  )
  .max(MOST_LINES * 12)
  .refine((lines) => SEATS.every((one) => lines.filter((line) => line.seat === one).length <= MOST_LINES));

const seats = z
  .array(
    z.strictObject({
      seat,
      player: id.exactOptional(),
      name,
      badge: seat,
      face: z.int().min(0).max(23),
      bot: z.boolean(),
      score: points,
      rank: z.int().min(1).max(12),
    }),
  )
  .min(1)
  .max(12)
  .refine((seats) => new Set(seats.map((one) => one.seat)).size === seats.length);

/** What a correction can change. */
const played = {
  startedAt: whole,
  endedAt: whole,
  options: z.record(z.string().max(40), z.json()),
  outcome,
  receipt,
  seats,
};

export const entrySchema = z.strictObject({
  ...played,
  id,
  game: z.string().max(30),
  kind: z.enum(['game', 'sheet']),
  view: z.json(),
  log: log.nullable(),
  evening: id.exactOptional(),
  place: z.string().max(60).exactOptional(),
  note: z.string().max(2000).exactOptional(),
  photos: z
    .array(
      z.strictObject({
        id,
        at: whole,
        jpeg: z.base64().max(Math.ceil(MAX_PHOTO_BYTES / 3) * 4),
      }),
    )
    .max(MOST_PHOTOS)
    .exactOptional(),
  corrections: z
    .array(z.strictObject({ at: whole, was: z.strictObject(played) }))
    .max(1000)
    .exactOptional(),
});

const seasonSchema = z.strictObject({
  id,
  name,
  games: z.array(z.string().max(80)).max(40),
  from: whole,
  until: whole,
  scoring: z.strictObject({ by: z.enum(['wins', 'places', 'points']), best: z.int().min(0).max(999) }),
  shown: z.boolean(),
});

export const fileSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.int().min(1).max(FORMAT_VERSION),
  exportedAt: z.string().max(40),
  players: z.array(z.unknown()).max(100_000),
  entries: z.array(z.unknown()).max(200_000),
  seasons: z.array(seasonSchema).max(1000).exactOptional(),
});

export type EntryRecord = z.output<typeof entrySchema>;
export type PlayerRecord = z.output<typeof playerSchema>;
