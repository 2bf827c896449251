/** The script of each sheet that has one. */
import { mastersScript } from './masters.ts';
import { plateScript } from './plate.ts';
import { sandwichScript } from './sandwich.ts';
import { warsScript } from './wars.ts';

export const scripts = {
  masters: mastersScript,
  plate: plateScript,
  sandwich: sandwichScript,
  wars: warsScript,
} as const;
