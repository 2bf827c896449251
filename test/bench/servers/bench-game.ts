/** The bench's scene as a game: trivial rules, so that what is measured is the host. */
import { accept, type GameDefinition, refuse } from '../../../src/shared/game.ts';
import { rankBy } from '../../../src/shared/standings.ts';
import { changesOf, newScene, SEATS } from '../scene.ts';

interface Seat {
  readonly name: string;
  readonly points: number;
  readonly cards: number;
  readonly last: string;
  readonly at: number;
}

interface Scene {
  readonly n: number;
  readonly turn: number;
  readonly seats: Readonly<Record<string, Seat>>;
}

interface Act {
  readonly type: 'act';
  readonly n: number;
}

const FRAME = 'open';
const frames = [{ id: FRAME, kind: 'open', actors: Array.from({ length: SEATS }, (_, i) => i) }];
const choices = [
  {
    id: 'act',
    frame: FRAME,
    move: { type: 'act' },
    slots: [{ name: 'n', kind: 'number', min: 0, max: 1e9 }],
  },
] as const;
const hand = { cards: Array.from({ length: 40 }, (_, i) => `card-${i}-of-this-hand`) };

function change(scene: Scene, n: number): Scene {
  const { turn, seat, points, cards, last, at } = changesOf(n);
  const { seats } = scene;
  return {
    ...scene,
    n: Math.max(scene.n, n),
    turn,
    seats: { ...seats, [seat]: { ...seats[seat]!, points, cards, last, at } },
  };
}

export const benchGame: GameDefinition<Scene, Act, Act, object, Scene, typeof hand> = {
  id: 'bench',
  kind: 'game',
  version: 1,
  seats: { min: SEATS, max: SEATS },
  minutes: 1,
  options: [],
  presets: [{ id: 'plain', options: {} }],
  checkOptions: () => [],
  parseMove: (raw) => {
    const move = raw as Partial<Act>;
    return move.type === 'act' && Number.isInteger(move.n) ? { type: 'act', n: move.n! } : undefined;
  },
  initial: () => newScene(),
  setup: () => [],
  decide: (_, { move, actor }) => (actor === 'table' ? refuse('seats-only') : accept([move])),
  evolve: (scene, { n }) => change(scene, n),
  reversible: () => false,
  frames: () => frames,
  choices: (_, actor) => (actor === 'table' ? [] : choices),
  timers: () => [],
  tableView: (scene) => scene,
  seatView: () => hand,
  redact: () => undefined,
  bots: [],
  outcome: () => undefined,
  receipt: (scene) => rankBy([scene.n]).map(({ seat }) => ({ seat, points: 0, key: 'none', rule: 'none' })),
};
