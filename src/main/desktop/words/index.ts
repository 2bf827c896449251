import { de } from './de.ts';
import type { DesktopWords } from './desktop-words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

export type { DesktopWords };

const all: Readonly<Record<string, DesktopWords>> = { en, fr, es, de };

/** English for whoever speaks none of the four. */
export const wordsFor = (locale: string): DesktopWords => all[locale.slice(0, 2)] ?? en;
