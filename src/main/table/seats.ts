/** The seats of one table as a list, clockwise. A seat's token is its owner; its badge stays when seats move. */
import { randomBytes } from 'node:crypto';
import { type AnyGame, type SeatIndex, TEMPERS } from '../../shared/game.ts';
import { range } from '../../shared/lists.ts';
import type { Rng } from '../../shared/rng.ts';

export interface Seat {
  readonly badge: number;
  readonly name: string;
  readonly face: number;
  readonly kind: 'person' | 'bot';
  /** While the seat is a bot's. */
  readonly level: string | null;
  /** Whoever has it, has the seat; null = no phone yet. Kept while a bot stands in for its owner. */
  readonly token: string | null;
  readonly player: string | null;
  /** As whom they sat here before they went up in somebody else of the roster, the latest last. */
  readonly was?: readonly string[] | undefined;
  /** A digest of the proof by which a phone speaks for this player; null = it knows no more than a name. */
  readonly phone: string | null;
  readonly scorekeeper: boolean;
  /** Of whoever came late: whose neighbour they will be, by badge. They make nobody else leave. */
  readonly behind?: number;
  /** Of the bot in this seat, for the whole match. */
  readonly character: number;
  /** Which of a game's tempers is this bot's. None in a person's seat, nor in one kept from before there were any. */
  readonly temper?: number | undefined;
  /** Whoever sat here went away in the middle of a match, and a bot plays on until its end. */
  readonly left?: true | undefined;
}

export const BADGES = 12;
/** As many as are drawn. */
export const FACES = 16;

const BOT_NAMES = [
  ...['Basil', 'Olive', 'Ginger', 'Pepper', 'Rosemary', 'Brie', 'Caraway', 'Clementine', 'Colby', 'Juniper'],
  ...['Saffron', 'Sage', 'Fennel', 'Mace'],
];

/** 144 bits: nobody guesses a seat. */
export const newToken = (): string => randomBytes(18).toString('base64url');

export function freeBadge(seats: readonly Pick<Seat, 'badge'>[], wanted = 0): number {
  const used = new Set(seats.map((seat) => seat.badge));
  if (!used.has(wanted)) return wanted;
  return range(BADGES).find((badge) => !used.has(badge)) ?? wanted;
}

interface NewPerson {
  readonly name: string;
  readonly face: number;
  readonly badge: number;
  readonly player: string | null;
  readonly phone: string | null;
  readonly token: string | null;
}

export const personSeat = (person: NewPerson, rng: Rng): Seat => ({
  ...person,
  kind: 'person',
  level: null,
  scorekeeper: false,
  character: newCharacter(rng),
});

export function botSeat(seats: readonly Seat[], level: string, rng: Rng): Seat {
  const names = new Set(seats.map((seat) => seat.name));
  const faces = new Set(seats.map((seat) => seat.face));
  const free = BOT_NAMES.filter((name) => !names.has(name));
  const freeFaces = range(FACES).filter((face) => !faces.has(face));
  const name = free.length > 0 ? rng.pick(free) : BOT_NAMES[0]!;
  const face = freeFaces.length > 0 ? rng.pick(freeFaces) : 0;
  const character = newCharacter(rng);
  return {
    badge: freeBadge(seats),
    name,
    face,
    kind: 'bot',
    level,
    token: null,
    player: null,
    phone: null,
    scorekeeper: false,
    character,
    temper: newTemper(seats, character),
  };
}

/** None twice while there are enough. */
function newTemper(seats: readonly Seat[], character: number): number {
  const bearers = (temper: number): number => seats.filter((seat) => seat.temper === temper).length;
  const least = Math.min(...range(TEMPERS).map(bearers));
  const free = range(TEMPERS).filter((temper) => bearers(temper) === least);
  return free[character % free.length]!;
}

/** N-92: whoever is stood in for is played for, and not made fun of. */
export const temperOf = ({ tempers = [] }: AnyGame, { kind, temper }: Seat): string | undefined =>
  kind === 'bot' && temper !== undefined ? tempers[temper] : undefined;

export const withSeat = (seats: readonly Seat[], index: SeatIndex, change: Partial<Seat>): readonly Seat[] =>
  seats.map((seat, i) => (i === index ? { ...seat, ...change } : seat));

/** `order[i]` is the old index of the seat that comes to stand at `i`. */
export function isOrderOf(order: readonly number[], count: number): boolean {
  return order.length === count && range(count).every((index) => order.includes(index));
}

const newCharacter = (rng: Rng): number => rng.below(0x1_0000_0000);
