/** What was played at a table this evening, by whom: somebody who is called something else by now is one person. */
import { memo } from '../../shared/memo.ts';
import type { Played, PlayedSeat } from '../../shared/protocol.ts';
import type { Finished } from '../store/finished.ts';
import { digestOf } from '../store/roster.ts';
import type { Lobby } from './lobby.ts';

interface KeptSeat extends Omit<PlayedSeat, 'who'> {
  /** By which they are known again: the person of the roster, and whose phone it was. */
  readonly keys?: readonly string[];
}

export interface KeptPlayed extends Omit<Played, 'seats'> {
  readonly seats: readonly KeptSeat[];
}

/** What a table remembers of an entry. */
export const playedFrom = (
  { id, game, options, endedAt, seats }: Finished,
  { seats: sitting }: Lobby,
): KeptPlayed => ({
  id,
  game,
  ...(typeof options.title === 'string' && options.title !== '' ? { title: options.title } : {}),
  endedAt,
  seats: seats.map(({ seat, name, badge, face, score, rank, bot, player }) => {
    const token = sitting[seat]?.token ?? null;
    const keys = [
      ...(player === undefined ? [] : [keyOf(player)]),
      ...(token === null ? [] : [`phone:${digestOf(token)}`]),
    ];
    return { ...{ name, badge, face, score, rank, keys }, ...(bot ? { bot } : {}) };
  }),
});

/** As it was corrected at another table, where nobody's phone sat; undefined: it is in the history no more. */
export function withEntry(
  evening: readonly KeptPlayed[],
  id: string,
  now: KeptPlayed | undefined,
): readonly KeptPlayed[] {
  if (!evening.some((played) => played.id === id)) return evening;
  return evening.flatMap((played) => {
    if (played.id !== id) return [played];
    if (!now) return [];
    const keysOf = ({ badge, name }: KeptSeat) =>
      played.seats.find((seat) => seat.badge === badge && seat.name === name)?.keys ?? [];
    const seats = now.seats.map((seat) => ({
      ...seat,
      keys: [...new Set([...(seat.keys ?? []), ...keysOf(seat)])],
    }));
    return [{ ...now, seats }];
  });
}

const PLAYER = 'player:';
const keyOf = (player: string): string => `${PLAYER}${player}`;

/** The latest first: who they were before they went up in somebody else. */
const MERGED = 'merged:';
const isMerged = (key: string): boolean => key.startsWith(MERGED);

/** Whoever is forgotten, or goes up in somebody else of the roster, is so in what was played before, too. */
export function withPlayer(
  evening: readonly KeptPlayed[],
  from: string,
  into: string | null,
): readonly KeptPlayed[] {
  const old = keyOf(from);
  if (!evening.some(({ seats }) => seats.some(({ keys }) => keys?.includes(old)))) return evening;
  const now = into === null ? [] : [keyOf(into), `${MERGED}${from}`];
  const replaced = (keys: readonly string[]) => keys.flatMap((key) => (key === old ? now : [key]));
  return evening.map((played) => ({
    ...played,
    seats: played.seats.map((seat) => ({ ...seat, ...(seat.keys && { keys: replaced(seat.keys) }) })),
  }));
}

/** Whoever went up in somebody else is somebody of their own again, where they played before that. */
export function withPlayerBack(evening: readonly KeptPlayed[], player: string): readonly KeptPlayed[] {
  const mark = `${MERGED}${player}`;
  if (!evening.some(({ seats }) => seats.some(({ keys }) => keys?.includes(mark)))) return evening;
  const given = (keys: readonly string[]): readonly string[] => {
    const at = keys.indexOf(mark);
    const isKept = (key: string, i: number): boolean => (isMerged(key) ? i > at : !key.startsWith(PLAYER));
    return at < 0 ? keys : [keyOf(player), ...keys.filter(isKept)];
  };
  return evening.map((played) => ({
    ...played,
    seats: played.seats.map((seat) => ({ ...seat, ...(seat.keys && { keys: given(seat.keys) }) })),
  }));
}

/** As screens get it: who is who by a number, since neither ids of the roster nor phones are anybody's business. */
export const shownEvening = memo((evening: readonly KeptPlayed[]): readonly Played[] => {
  const numbers = new Map<string, number>();
  let people = 0;
  return evening.map(({ seats, ...played }) => {
    // Nobody sits at one match twice, whatever phone was handed on.
    const here = new Set<number>();
    const numberOf = (seat: KeptSeat): number => {
      const all = [...(seat.keys ?? []).filter((key) => !isMerged(key)), `name:${seat.badge} ${seat.name}`];
      const known = all.slice(0, isInRoster(seat) ? -1 : undefined).map((key) => numbers.get(key));
      const number = known.find((one) => one !== undefined && !here.has(one)) ?? people++;
      for (const key of all) if (!numbers.has(key)) numbers.set(key, number);
      here.add(number);
      return number;
    };
    const shown = ({ keys: _, ...seat }: KeptSeat, who: number): PlayedSeat => ({ ...seat, who });
    return { ...played, seats: seats.map((seat) => shown(seat, numberOf(seat))) };
  });
});

/** Of all others a badge and a name are known, once their phone is another. */
const isInRoster = ({ keys = [] }: KeptSeat): boolean => keys.some((key) => key.startsWith(PLAYER));
