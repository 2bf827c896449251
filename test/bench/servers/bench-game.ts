/** The bench's scene as a game: trivial rules, so that what is measured is the host. */
import type { GameDefinition } from '../../../src/shared/game.ts';
import { no } from '../../../src/shared/rules.ts';
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
  seats: { min: SEATS, max: SEATS },
  title: 'name',
  text: 'bench',
  upgrades: [],
  options: [],
  presets: [{ id: 'plain', options: {} }],
  checkOptions: () => [],
  lasts: () => undefined,
  parseMove: (raw) => {
    const move = raw as Partial<Act>;
    return move.type === 'act' && Number.isInteger(move.n) ? { type: 'act', n: move.n! } : undefined;
  },
  initial: () => newScene(),
  setup: () => undefined,
  decide: (draft, { move, actor }) => {
    if (actor === 'table') return no('seats-only');
    draft.emit(move);
    return undefined;
  },
  evolve: (scene, { n }) => change(scene, n),
  reversible: () => false,
  frames: () => frames,
  choices: (_, actor) => (actor === 'table' ? [] : choices),
  clocks: () => [],
  tableView: (scene) => scene,
  seatView: () => hand,
  noticeFor: () => undefined,
  bots: [],
  outcome: () => undefined,
  receipt: (scene) => rankBy([scene.n]).map(({ seat }) => ({ seat, points: 0, key: 'none', rule: 'none' })),
};
