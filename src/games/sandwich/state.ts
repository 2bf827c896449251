import type { SeatIndex } from '../../shared/game.ts';
import { range, replaceAt } from '../../shared/lists.ts';
import { memo } from '../../shared/memo.ts';
import type { SandwichMatch } from './options.ts';
import {
  type Direction,
  directionOf,
  isYoungRound,
  type Ranked,
  recipientsOf,
  sandwichesPerCook,
  scaleOf,
} from './scoring.ts';

/** S-44: one from the list, or one that the table typed. */
export interface Theme {
  readonly id: string | null;
  readonly text: string | null;
}

/** What holds for a round; all of it is announced. */
export interface Plan {
  readonly round: number;
  readonly deal: number;
  readonly perCook: number;
  /** Ingredients of a cook's own in each sandwich. */
  readonly layers: number;
  readonly direction: Direction;
  readonly scale: readonly number[];
  /** By cook: who gets the sandwiches (S-15). */
  readonly recipients: readonly (readonly SeatIndex[])[];
  /** S-31: the ingredient in every sandwich. */
  readonly common: string | null;
  readonly theme: Theme | null;
}

export interface Sandwich {
  /** Top to bottom. */
  readonly cards: readonly string[];
  readonly to: SeatIndex;
}

/** S-5, S-9, S-11 */
export type Taking = 'hand' | 'last' | 'clock';

export interface Took {
  readonly card: string;
  /** After the flip. */
  readonly ms: number;
  readonly how: Taking;
}

/** S-5: a grab that lost by less than a blink. */
export interface PhotoFinish {
  readonly card: string;
  readonly winner: SeatIndex;
  readonly loser: SeatIndex;
  /** After the flip. */
  readonly winnerMs: number;
  readonly loserMs: number;
}

/** S-19: somebody said so on a phone, the table did, or lots were drawn. */
export type Naming = 'said' | 'table' | 'lot';

export interface Swapped {
  readonly gave: string;
  readonly got: string;
  readonly with: SeatIndex;
}

export interface Player {
  readonly pile: readonly string[];
  /** In the order in which they were taken; also those which lie on a sandwich. */
  readonly owned: readonly string[];
  readonly sandwiches: readonly Sandwich[];
  readonly ready: boolean;
  /** Changes of mind this round. */
  readonly changes: number;
  /** Of these, about the order of what was served, and about guesses; absent before the first. */
  readonly weighings?: number;
  readonly guesses?: number;
  readonly took: Took | null;
  /** The photo finish which this player lost in the flip. */
  readonly late: PhotoFinish | null;
  readonly swapped: Swapped | null;
  /** Has said all there is to say in praise (S-40, S-41). */
  readonly sold: boolean;
}

export interface Stall {
  readonly card: string;
  readonly owner: SeatIndex;
  readonly taken: { readonly seat: SeatIndex; readonly at: number; readonly how: Taking } | null;
}

export interface Market {
  readonly flip: number;
  /** A grab that names this frame was meant for this flip. */
  readonly frame: string;
  readonly at: number;
  /** S-8: the hand is off the card. */
  readonly released: boolean;
  readonly stalls: readonly Stall[];
  readonly finishes: readonly PhotoFinish[];
}

export interface Answer {
  readonly seat: SeatIndex;
  readonly card: string;
}

export interface Offer {
  readonly id: string;
  readonly seat: SeatIndex;
  readonly card: string;
  readonly to: SeatIndex | 'all';
  readonly answers: readonly Answer[];
}

export interface Plate {
  /** Tells nothing of its cook (S-21). */
  readonly id: string;
  readonly cook: SeatIndex;
  readonly cards: readonly string[];
  readonly line: string | null;
}

/** A ranking that is not confirmed yet: the best come first, the rest is missing. */
export interface Sketch {
  readonly order: readonly string[];
  readonly bonus: string | null;
}

export interface Guess {
  readonly seat: SeatIndex;
  readonly plate: string;
}

export interface Tasting {
  readonly taster: SeatIndex;
  readonly plates: readonly Plate[];
  /** Everybody sees what is in the sandwiches. */
  readonly open: boolean;
  /** Ids of plates, best first, once confirmed. */
  readonly order: readonly string[] | null;
  readonly bonus: string | null;
  readonly sketch?: Sketch;
  /** Of those who look on. */
  readonly guesses?: readonly Guess[];
  /** Time was up while the order of some was still open. */
  readonly byLot?: boolean;
  /** The order to which lots led before that was taken back; nobody is shown it. */
  readonly lots?: readonly string[];
  /** The points, once everybody may know them. */
  readonly ranked: readonly Ranked[] | null;
}

export interface RoundRecord {
  readonly plan: Plan;
  readonly tastings: readonly Tasting[];
  readonly points: readonly number[];
}

/** What goes on. Known to views, and so to what is kept of a match. */
export type Phase =
  | 'opening'
  | 'countdown'
  | 'market'
  | 'stacking'
  | 'closing'
  | 'prep'
  | 'serving'
  | 'asking'
  | 'named'
  | 'selling'
  | 'reveal'
  | 'pitch'
  | 'rank'
  | 'together'
  | 'verdict'
  | 'roundEnd'
  | 'over';

export interface State {
  readonly match: SandwichMatch;
  /** How many phases there were: the name of what is asked now. */
  readonly question: number;
  readonly phase: Phase;
  readonly plan: Plan;
  /** S-19: null until the table has said so. */
  readonly first: SeatIndex | null;
  /** How the first taster was found; null while, and where, nobody was asked. */
  readonly naming: Naming | null;
  /** Whom lots named before that was taken back. */
  readonly drawn?: SeatIndex;
  /** Flips done or running this round. */
  readonly flip: number;
  readonly players: readonly Player[];
  readonly market: Market | null;
  readonly offers: readonly Offer[];
  readonly tastings: readonly Tasting[];
  /** Whose tasting it is: an index into `tastings`. */
  readonly turn: number;
  /** Whose pitch it is: an index into the plates of the turn. */
  readonly pitching: number;
  readonly history: readonly RoundRecord[];
  readonly totals: readonly number[];
  readonly closest: PhotoFinish | null;
}

/** S-2, S-30, S-31, S-33: how many cards each player gets, and what is made of them. */
export function planRound(
  match: SandwichMatch,
  round: number,
  announced: Pick<Plan, 'common' | 'theme'>,
): Plan {
  const rules = { ...match.options, seats: match.seats, round };
  const perCook = sandwichesPerCook(rules);
  const layers = announced.common ? 2 : 3;
  return {
    round,
    deal: perCook * layers,
    perCook,
    layers,
    direction: directionOf(rules),
    scale: scaleOf(rules),
    recipients: range(match.seats).map((cook) => recipientsOf(rules, cook)),
    common: announced.common,
    theme: announced.theme,
  };
}

/** S-31: eight to ten players with one box; the youngest make do without (S-33). */
export const announcesIngredient = ({ seats, options }: SandwichMatch, round: number): boolean =>
  options.crowd === 'announced' && seats >= 8 && seats <= 10 && !isYoungRound({ ...options, seats, round });

export function initial(match: SandwichMatch): State {
  return {
    match,
    question: 0,
    phase: 'opening',
    plan: planRound(match, 1, { common: null, theme: null }),
    first: null,
    naming: null,
    flip: 0,
    players: [],
    market: null,
    offers: [],
    tastings: [],
    turn: 0,
    pitching: 0,
    history: [],
    totals: range(match.seats).map(() => 0),
    closest: null,
  };
}

/** A new phase is a new question. */
export const enter = (state: State, phase: Phase): State => ({
  ...state,
  question: state.question + 1,
  phase,
});

export const changePlayer = (state: State, seat: SeatIndex, change: (player: Player) => Player): State => ({
  ...state,
  players: replaceAt(state.players, seat, change),
});

export const playerOf = (state: State, seat: SeatIndex): Player => {
  const player = state.players[seat];
  if (!player) throw new Error(`No player at seat ${seat}`);
  return player;
};

/** The market is over or between two flips, and what happened in the last one is still to be seen. */
export const isLingering = ({ phase, market }: State): boolean =>
  market !== null && (phase === 'countdown' || phase === 'stacking' || phase === 'closing');

/** Somebody was given a card before they had tapped one: their tap may still be on its way. */
export const isOutrun = (state: State): boolean =>
  isLingering(state) && state.players.some(({ took }) => took !== null && took.how !== 'hand');

/** Cards which lie on no sandwich yet, in the order in which they were taken. */
export const handOf = memo(({ owned, sandwiches }: Player): readonly string[] =>
  owned.filter((card) => !sandwiches.some(({ cards }) => cards.includes(card))),
);

/** Ruling: so many changes of mind a round in the kitchen, as many about one's ranking, and as many about guesses. */
export const MOST_CHANGES = 80;

/** In the kitchen: nothing was tasted yet. */
export const isSpent = ({ changes }: Player): boolean => changes >= MOST_CHANGES;

export const isSpentOn = (what: 'weighings' | 'guesses', player: Player): boolean =>
  (player[what] ?? 0) >= MOST_CHANGES;

export const placedOf = memo(({ sandwiches }: Player): readonly string[] =>
  sandwiches.flatMap(({ cards }) => cards),
);

export const tastingNow = (state: State): Tasting => {
  const tasting = state.tastings[state.turn];
  if (!tasting) throw new Error(`No tasting ${state.turn}`);
  return tasting;
};

const seatsWhere = ({ players }: State, is: (player: Player) => boolean): SeatIndex[] =>
  players.flatMap((player, seat) => (is(player) ? [seat] : []));

/** S-6: in the market. */
export const waitingSeats = (state: State): SeatIndex[] => seatsWhere(state, ({ took }) => took === null);

/** S-45 */
export const stackingSeats = (state: State): SeatIndex[] =>
  state.match.options.express ? seatsWhere(state, (player) => handOf(player).length > 0) : [];

export const cookingSeats = (state: State): SeatIndex[] => seatsWhere(state, ({ ready }) => !ready);

export const sellingSeats = (state: State): SeatIndex[] => seatsWhere(state, ({ sold }) => !sold);

/** The one who sells just now (S-41). */
export const pitchingCook = (state: State): SeatIndex => tastingNow(state).plates[state.pitching]!.cook;

export const unrankedSeats = ({ tastings }: State): SeatIndex[] =>
  tastings.filter(({ order }) => !order).map(({ taster }) => taster);

export const frameOf = (state: State): string => `q${state.question}`;

/** S-45: the same question from the first card taken in a flip until all are stacked. */
export const stackFrameOf = (state: State): string => `s${state.plan.round}.${state.flip}`;
