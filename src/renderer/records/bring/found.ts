/** A play as a file has it, and why it cannot be kept where something in it cannot be read. */
import type { ForeignPlay } from '../../../shared/past-plays.ts';

export interface Why {
  readonly key: 'day' | 'points' | 'nobody' | 'many' | 'names';
  /** What stands there instead. */
  readonly what?: string;
}

export interface Found {
  readonly play: ForeignPlay;
  readonly why?: Why;
}

/** Longer names, notes and lists are nobody's; the host would send the whole file back. */
const LONGEST_NAME = 200;
const LONGEST_PLACE = 2000;
const LONGEST_NOTE = 20_000;
const MOST_PLAYERS = 100;

/** Nobody is in what cannot be read: so it is shown, and not kept. */
export function foundOf(play: ForeignPlay, why: Why | undefined): Found {
  const { title, place, note, players } = play;
  const fit = {
    ...play,
    title: title.slice(0, LONGEST_NAME),
    place: place.slice(0, LONGEST_PLACE),
    note: note.slice(0, LONGEST_NOTE),
    players: why
      ? []
      : players.slice(0, MOST_PLAYERS).map((one) => ({ ...one, name: one.name.slice(0, LONGEST_NAME) })),
  };
  return { play: fit, ...(why && { why }) };
}

/** Of a play that the host does not keep. */
export function whyNot({ play, why }: Found, mostPlayers: number): Why {
  if (why) return why;
  const { length } = play.players;
  return { key: length === 0 ? 'nobody' : length > mostPlayers ? 'many' : 'names' };
}

interface Unread {
  readonly date: string;
  readonly points: string | undefined;
}

/** What stands where the day, or somebody's points, should be. */
export function unreadIn(at: number | undefined, { date, points }: Unread): Why | undefined {
  if (at === undefined) return { key: 'day', what: date };
  return points === undefined ? undefined : { key: 'points', what: points };
}
