/** What a bot can be like besides its level: what it weighs otherwise. */

interface Leaning {
  /** What harm to others is worth to it, of what it is worth to the next bot. */
  readonly spite: number;
  /** What a bribe costs it, of what it costs. */
  readonly shame: number;
  /** What a further sandwich is worth to it, besides what becomes of it. */
  readonly eager: number;
}

const PLAIN: Leaning = { spite: 1, shame: 1, eager: 0 };

const LEANINGS = {
  saboteur: { ...PLAIN, spite: 4 },
  peacemaker: { ...PLAIN, spite: 0.4 },
  juggler: { ...PLAIN, eager: 0.6 },
  briber: { ...PLAIN, shame: 0.75 },
} satisfies Readonly<Record<string, Leaning>>;

export const tempers: readonly string[] = Object.keys(LEANINGS);

export const leaningOf = (temper: string | undefined): Leaning =>
  (LEANINGS as Readonly<Record<string, Leaning>>)[temper ?? ''] ?? PLAIN;
