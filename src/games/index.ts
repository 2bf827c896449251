/** The registry: adding a game is one line here and a folder. */
import type { AnyGame } from '../shared/game.ts';
import { masters } from './masters/index.ts';
import { plate } from './plate/index.ts';
import { sandwich } from './sandwich/index.ts';
import { mastersSheet, ownSheet, plainSheet, plateSheet, sandwichSheet, warsSheet } from './sheets/index.ts';
import { wars } from './wars/index.ts';

export const games: readonly AnyGame[] = [
  sandwich,
  plate,
  masters,
  wars,
  sandwichSheet,
  plateSheet,
  warsSheet,
  mastersSheet,
  plainSheet,
  ownSheet,
];

const byId = new Map(games.map((game) => [game.id, game]));

export const gameById = (id: string): AnyGame | undefined => byId.get(id);
