import { z } from 'zod';
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

/** An entry, one in the place of an earlier one, or what is done to the book. */
export type Move<E extends Entry> = E | Correction<E> | Strike | DrawFirst | Finish | TimeUp;

const place = z.int().min(0).max(100_000);

export const shapeOf = <S extends z.ZodRawShape>(type: string, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape, correct: place.optional() });

const shared = [
  z.strictObject({ type: z.literal('strike'), index: place }),
  z.strictObject({ type: z.literal('draw-first') }),
  z.strictObject({ type: z.literal('finish') }),
  z.strictObject({ type: z.literal('time-up'), clock: z.string() }),
] as const;

export function parseMove<O extends SheetOptions, E extends Entry>({ shapes }: Spec<O, E>) {
  const shape = z.union([...shapes, ...shared]);
  return (raw: unknown) => shape.safeParse(raw).data as Move<E> | undefined;
}
