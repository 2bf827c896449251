/** What an evening at a table has come to: whose it was, match by match and star by star. */
import type { Played, PlayedSeat } from '../../shared/protocol.ts';

interface EveningGuest {
  readonly badge: number;
  readonly name: string;
  readonly face: number;
  /** A match won is a star, also a shared one. */
  readonly stars: number;
  readonly matches: number;
  /** Of all matches together. */
  readonly points: number;
}

export const standingsOf = ({ seats }: Played): readonly PlayedSeat[] =>
  [...seats].sort((a, b) => a.rank - b.rank || b.score - a.score);

export const winnersOf = ({ seats }: Played): readonly PlayedSeat[] => seats.filter(({ rank }) => rank === 1);

/**
 * Whoever has most stars first; among equals whoever needed fewer matches. Somebody is called what they were called
 * last, and what a bot has come to is nobody's.
 */
export function guestsOf(evening: readonly Played[]): readonly EveningGuest[] {
  const guests = new Map<number, EveningGuest>();
  for (const { seats } of evening)
    for (const { who, badge, name, face, rank, score, bot } of seats) {
      if (bot) continue;
      const { stars = 0, matches = 0, points = 0 } = guests.get(who) ?? {};
      guests.set(who, {
        ...{ badge, name, face },
        stars: stars + (rank === 1 ? 1 : 0),
        matches: matches + 1,
        points: points + score,
      });
    }
  return [...guests.values()].sort((a, b) => b.stars - a.stars || a.matches - b.matches);
}

/** With the most stars, as far as there are any. */
export const starsOf = (guests: readonly EveningGuest[]): readonly EveningGuest[] =>
  guests.filter(({ stars }) => stars > 0 && stars === guests[0]?.stars);
