/** Which matches are kept as golden logs: each preset, and each variant, with a number of seats it is made for. */

import type { AnyGame, Match } from '../../src/shared/game.ts';
import { casesOf } from '../support/cases.ts';
import { optionsOf } from '../support/position.ts';

export interface Recording {
  readonly name: string;
  readonly game: AnyGame;
  readonly match: Match<object>;
}

const VARIANTS: Record<string, readonly (readonly [name: string, seats: number, options: object])[]> = {
  sandwich: [
    ['three-players', 3, {}],
    ['announced-ingredient', 9, {}],
    ['two-boxes', 12, { deck: '56', crowd: 'boxes' }],
    ['young-players', 4, { youngPlayers: true, rounds: 2 }],
    ['trading', 5, { trading: true }],
    ['chefs-suggestion', 4, { chefsSuggestion: true }],
    ['pitch', 4, { pitch: true }],
    ['bleah', 4, { bleah: true }],
    ['pizza', 4, { base: 'pizza' }],
    ['theme-list', 4, { theme: 'list' }],
    ['theme-typed', 4, { theme: 'typed', themeText: 'Picnic' }],
    ['express', 4, { express: true }],
    ['fridge', 4, { fridge: true }],
    ['twister', 5, { twister: true, rounds: 2 }],
    ['blind-tasting', 4, { blindTasting: true }],
    ['taste-together', 4, { tasteTogether: true }],
    ['clocks', 4, { grabClock: 5, prepClock: 60, tasteClock: 30 }],
  ],
  plate: [
    ['two-players', 2, {}],
    ['last-meal', 5, { ending: 'sandwiches', sandwiches: 2 }],
  ],
  'sheet-sandwich': [['unseen', 4, { hidden: true, rounds: 2 }]],
  'sheet-plate': [['unseen', 3, { hidden: true }]],
  'sheet-plain': [['unseen', 3, { hidden: true, rounds: 3 }]],
};

export function recordings(games: readonly AnyGame[]): Recording[] {
  return games.flatMap((game) => {
    const cases = casesOf([game]);
    const middle = (id: string) => {
      const fitting = cases.filter((one) => one.title.includes(`, ${id},`));
      return fitting[Math.floor(fitting.length / 2)]!;
    };
    return [
      ...game.presets.map((preset) => ({
        name: `${game.id}.${preset.id}`,
        game,
        match: middle(preset.id).match,
      })),
      ...(VARIANTS[game.id] ?? []).map(([name, seats, options]) => ({
        name: `${game.id}.${name}`,
        game,
        match: { seats, options: optionsOf(game, options) },
      })),
    ];
  });
}
