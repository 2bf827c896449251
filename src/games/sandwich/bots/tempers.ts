/** What a bot can be like besides its level: what it likes more than others do, and takes more of. */
import type { Trait } from './flavours.ts';

const CRAVINGS: Readonly<Record<string, Trait>> = {
  'sweet-tooth': 'sweet',
  'fire-eater': 'hot',
  gardener: 'fresh',
  daredevil: 'weird',
};

export const tempers: readonly string[] = Object.keys(CRAVINGS);

export const cravingOf = (temper: string | undefined): Trait | undefined => CRAVINGS[temper ?? ''];
