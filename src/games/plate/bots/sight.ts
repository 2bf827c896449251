/** What a bot reads off its phone, and what it is like. */
import type { BotInput, Choice, SeatIndex } from '../../../shared/game.ts';
import { range, sum } from '../../../shared/lists.ts';
import { type Rng, seededRng } from '../../../shared/rng.ts';
import { type Effect, type Face, faceOf } from '../cards.ts';
import type { Move } from '../moves.ts';
import { isReached } from '../scoring.ts';
import type { AuctionView, HandCard, SeatView, TableView } from '../view-types.ts';
import { type Taste, tempered } from './tempers.ts';

/** What tells one level from another. */
export interface Level {
  readonly id: string;
  bid(sight: Sight, auction: AuctionView): Move;
  /** Does anything at all this time. */
  isCareless(sight: Sight): boolean;
  /** What a sandwich should come to. */
  wantedSize(sight: Sight): number;
  /** How good it is to finish a sandwich of that value. */
  finishMerit(sight: Sight, value: number): number;
  /** Whether a napkin that somebody has played is to be cancelled. */
  crumples(sight: Sight, played: Effect): boolean;
  /** Whether this gain is worth a napkin before somebody eats. */
  throwsIn(sight: Sight, gain: number): boolean;
  /** Whether to play such a napkin in one's own turn. */
  isTempted(sight: Sight, effect: Effect): boolean;
}

export type Input = BotInput<TableView, SeatView, Move>;

export interface Held {
  readonly id: string;
  readonly face: Face;
}

export interface Sight {
  readonly level: Level;
  readonly seat: SeatIndex;
  readonly rivals: readonly SeatIndex[];
  readonly table: TableView;
  readonly mine: SeatView;
  readonly hand: readonly Held[];
  readonly choices: readonly Choice<Move>[];
  readonly taste: Taste;
  readonly rng: Rng;
}

const held = ({ id, face }: HandCard): Held => ({ id, face: faceOf(face) });

function tasteOf({ character, temper }: Input): Taste {
  const rng = seededRng(character);
  const usual = { bluff: 6 + rng.below(12), appetite: 3 + rng.below(2), mischief: 20 + rng.below(40) };
  return tempered({ ...usual, thrift: 0, love: 0 }, temper);
}

export function look(level: Level, input: Input): Sight {
  const { seat, seats, table, mine, choices, rng } = input;
  return {
    level,
    seat,
    rivals: range(seats).filter((other) => other !== seat),
    table,
    mine,
    hand: mine.hand.map(held),
    choices: choices.filter((choice) => !choice.blocked),
    taste: tasteOf(input),
    rng,
  };
}

export const drawnCards = ({ mine }: Sight): readonly Held[] => mine.drawn.map(held);

export const chance = (rng: Rng, percent: number): boolean => rng.below(100) < percent;

/** What it could put before somebody, best first. */
export const raises = ({ hand }: Sight): Held[] =>
  hand.filter(({ face }) => bidValue(face) > 0).sort((a, b) => bidValue(b.face) - bidValue(a.face));

export const lowers = ({ hand }: Sight): Held[] =>
  hand.filter(({ face }) => bidValue(face) < 0).sort((a, b) => bidValue(a.face) - bidValue(b.face));

export const bidValue = (face: Face): number => (face.kind === 'bid' ? face.value : 0);

export const power = (sight: Sight): number => sum(raises(sight).map(({ face }) => bidValue(face)));

const breads = (hand: readonly Held[]): number => hand.filter(({ face }) => face.kind === 'bread').length;

/** By how many breads there are already. */
const BREAD_WORTH = [5, 3.2, 2, 0.6] as const;

/** A filling that counts moves a sandwich, more so upwards. */
const fillingWorth = (value: number): number => 1 + (value > 0 ? 0.25 : 0.03) * Math.abs(value);

/** What a card is worth in the hand: bids and napkins win sandwiches, some bread starts and ends them. */
export function worth({ face }: Held, hand: readonly Held[]): number {
  switch (face.kind) {
    case 'bid':
      return face.value > 0 ? 1 + face.value * 1.4 : 1.2 - face.value * 0.2;
    case 'napkin':
      return 3.4;
    case 'bread':
      return BREAD_WORTH[Math.min(breads(hand), BREAD_WORTH.length - 1)]! + face.value * 0.05;
    default:
      return fillingWorth(face.value);
  }
}

export const cheapest = (cards: readonly Held[], hand: readonly Held[], count: number): string[] =>
  [...cards]
    .sort((a, b) => worth(a, hand) - worth(b, hand))
    .slice(0, count)
    .map(({ id }) => id);

/** The rival who is closest to winning. */
export const leader = ({ rivals, table }: Sight): SeatIndex =>
  rivals.reduce((best, seat) => (table.players[seat]!.points > table.players[best]!.points ? seat : best));

/** P-30, P-31: who has won the match once these points are added; nobody while it goes on. */
export function winnersAfter({ table }: Sight, gains: readonly number[]): SeatIndex[] {
  const { goal, players, round } = table;
  const points = players.map((player, seat) => player.points + gains[seat]!);
  if (!isReached(goal, points, round)) return [];
  const most = Math.max(...points);
  return range(points.length).filter((seat) => points[seat] === most);
}

/** P-30: whoever eats this wins the match. */
export const wouldWin = (sight: Sight, seat: SeatIndex, value: number): boolean =>
  winnersAfter(
    sight,
    sight.table.players.map((_, other) => (other === seat ? value : 0)),
  ).includes(seat);
