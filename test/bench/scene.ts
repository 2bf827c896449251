/** The same table for every server: a view of 5.6 KB with keyed objects, of which an action changes six fields. */
export const TABLES = 16;
export const SEATS = 12;
/** Twelve phones and the big screen. */
export const SCREENS = SEATS + 1;

const COUNTERS = 16;

export interface SceneSeat {
  name: string;
  face: number;
  points: number;
  cards: number;
  last: string;
  at: number;
  counters: Record<string, number>;
}

export interface Scene {
  n: number;
  turn: number;
  round: number;
  phase: string;
  seats: Record<string, SceneSeat>;
}

export function newScene(): Scene {
  const seats: Record<string, SceneSeat> = {};
  for (let i = 0; i < SEATS; i++) {
    const counters: Record<string, number> = {};
    for (let k = 0; k < COUNTERS; k++) counters[`counter${k}`] = 100 + i * COUNTERS + k;
    seats[`s${i}`] = {
      name: `Guest number ${i}`,
      face: i,
      points: 0,
      cards: 9,
      last: 'nothing yet',
      at: 0,
      counters,
    };
  }
  return { n: 0, turn: 0, round: 1, phase: 'market', seats };
}

/** What action n changes: [path, value] pairs, small enough for any server's way of saying it. */
export function changesOf(n: number) {
  const seat = n % SEATS;
  return {
    n,
    turn: seat,
    seat: `s${seat}`,
    points: n % 97,
    cards: n % 10,
    // Another thing than the seat did before: whoever sends only what changed has to send it too.
    last: Math.floor(n / SEATS) % 2 === 0 ? 'took the gherkin' : 'put back the ham',
    at: n * 7,
  };
}

/** For servers whose state is changed in place. */
export function applyTo(scene: Scene, n: number) {
  const change = changesOf(n);
  // Actions of different phones may overtake each other; what a screen shows must not run backwards.
  scene.n = Math.max(scene.n, change.n);
  scene.turn = change.turn;
  const seat = scene.seats[change.seat]!;
  seat.points = change.points;
  seat.cards = change.cards;
  seat.last = change.last;
  seat.at = change.at;
  return change;
}
