import { applyTo, newScene, SEATS } from '../scene.ts';

export const rules = (deltaState) => ({
  name: 'table',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  deltaState,
  disableUndo: true,
  setup: () => newScene(),
  turn: { activePlayers: { all: 'any' }, stages: {} },
  moves: { act: { move: ({ G }, n) => void applyTo(G, n), client: false } },
});
