/** What a bot can be like besides its level: what it weighs otherwise. */
import type { Taste } from './projects.ts';

const WEIGHED = {
  employer: { loyalty: 0 },
  miser: { reserve: 3 },
  collector: { opportunity: 6, clutter: 1 },
  gourmet: { grand: 2 },
} satisfies Readonly<Record<string, Partial<Taste>>>;

export type Temper = keyof typeof WEIGHED;

export const tempers = Object.keys(WEIGHED) as readonly Temper[];

export const tempered = (taste: Taste, temper: string | undefined): Taste => ({
  ...taste,
  ...(WEIGHED as Readonly<Record<string, Partial<Taste>>>)[temper ?? ''],
});
