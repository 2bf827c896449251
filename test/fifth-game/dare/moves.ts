import { z } from 'zod';

const schema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('choose'), card: z.string().min(1).max(20) }),
  z.strictObject({ type: z.literal('bite') }),
  z.strictObject({ type: z.literal('leave') }),
  z.strictObject({ type: z.literal('time-up'), clock: z.enum(['choose', 'dare']) }),
]);

export type Move = z.infer<typeof schema>;

export const parseMove = (raw: unknown): Move | undefined => schema.safeParse(raw).data;
