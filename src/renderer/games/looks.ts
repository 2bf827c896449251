import type { SignLook, SignTone } from '../ui/looks.ts';
import { gameEntries } from './index.ts';

const lookOf = (game: string): SignLook | undefined => gameEntries.find(({ id }) => id === game)?.look;

const TONES: readonly SignTone[] = ['cobalt', 'pickle', 'tomato', 'mustard'];

/** A game we do not know yet still gets a sign of its own, always the same one; a sheet looks like its game. */
export const gameLook = (game: string): SignLook => {
  const known = lookOf(game) ?? lookOf(game.replace(/^sheets?-|-sheet$/, ''));
  if (known) return known;
  const sum = [...game].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return { tone: TONES[sum % TONES.length] ?? 'mustard', shape: 'stadium' };
};
