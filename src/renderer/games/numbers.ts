/**
 * Which number stands where on a game's screens, so that whoever holds one is told what it is and which rule it is of.
 * The words come when somebody asks: `text/numbers.ts` of the game.
 */
import { gameEntry } from './index.ts';

export interface Numbers {
  /** By kind: the rule that tells of it. */
  readonly rules: Readonly<Record<string, string>>;
  /** Where it stands: its kind. */
  readonly at: Readonly<Record<string, string>>;
}

/** What all games show alike; each says what it is there. */
const EVERYWHERE: Numbers['at'] = {
  '.clock': 'clock',
  '.u-plate-points, .also > b, .points-table td, .row-of-chalk em, .row-of-chalk s': 'points',
  '.medal, .also > .num, .rank': 'place',
  '.receipt .line b': 'line',
  '.points-table th': 'round',
};

const tables = import.meta.glob<{ readonly numbers: Numbers }>('./*/numbers.ts', { eager: true });

/** Where numbers of this game can stand, its own places first, and what is asked about those: kind and rule. */
export function placesOf(game: string): readonly (readonly [selector: string, about: string])[] {
  const { views } = gameEntry(game);
  const { at, rules } = (tables[`${views}/numbers.ts`] ?? tables[`./${views.split('/')[1]}/numbers.ts`])!
    .numbers;
  return Object.entries({ ...EVERYWHERE, ...at })
    .map(([selector, kind]) => [selector, `number:${kind}:${rules[kind]}`] as const)
    .reverse();
}
