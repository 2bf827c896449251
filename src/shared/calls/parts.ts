/** What parameters of calls are made of, and what is said of each call. */
import { z } from 'zod';
import { lineFault, shownOf } from '../lines.ts';
import { tidyName } from '../names.ts';

/** A name a person may type, made tidy by the host. */
export const nameOf = (most: number) =>
  z
    .string()
    .max(most)
    // What turns the writing around is refused, not tidied away: nobody types it by chance.
    .refine((text) => lineFault(text.trim(), most) === undefined)
    .transform(tidyName)
    .refine((text) => lineFault(text, most) === undefined);

export const seat = z.int().min(0).max(11);
export const code = z.string().length(4);
export const token = z.string().min(16).max(64);
export const person = { name: nameOf(24), face: z.int().min(0).max(23) };
/** What is written beside an entry: on one line, or on several. */
export const line = z
  .string()
  .max(60)
  .transform((typed) => shownOf(typed, 60));
export const text = z
  .string()
  .max(2000)
  .transform((typed) =>
    typed
      .split('\n')
      .map((one) => shownOf(one, 2000))
      .join('\n')
      .trim(),
  );
export const optionValue = z.union([
  z.string().max(400),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.int()).max(12),
]);
export const nothing = z.strictObject({});

export type Who =
  /** Anybody who reached the host. */
  | 'anyone'
  /** A screen that shows a table. */
  | 'table'
  /** The owner of a seat. */
  | 'seat'
  /** A seat, or the host for the table itself. */
  | 'actor'
  /** The host token. */
  | 'host'
  /** The host token, at a screen that shows a table. */
  | 'table-host'
  /** A key of the owner's: the host token is none. */
  | 'owner';

export interface CallSpec {
  readonly who: Who;
  readonly params: z.ZodType;
  /** Changes nothing, so a resent call may simply be answered anew. */
  readonly reads?: true;
}
