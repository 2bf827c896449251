/** The next match at the same table: who sits where by the end of this one, and by which rules. */
import type { AnyGame } from '../../shared/game.ts';
import { type Lobby, type Options, rearranged, regrouped, seatedAnew } from './lobby.ts';
import type { LiveMatch } from './match.ts';
import type { Seat } from './seats.ts';

/**
 * T-13: how people sit and what is settled by the end of a match, where both can change in its course (T-40 … T-43,
 * T-53). Whoever has left, was never here, or came and was taken back has a seat no longer, and may ask for one.
 */
export function asTheySit(
  game: AnyGame,
  lobby: Lobby,
  match: Pick<LiveMatch, 'state' | 'row'> | null,
): Lobby {
  const company = match ? game.company?.(match.state) : undefined;
  if (!match || !company) return lobby;
  const { taking, left = [] } = company;
  const staying = taking.filter((seat) => !left.includes(seat));
  const settled = changedUnderWay(game, match.row.options as Options, company.options as Options);
  const isAsItWas = staying.length === lobby.seats.length && staying.every((seat, at) => seat === at);
  if (isAsItWas) return { ...lobby, options: { ...lobby.options, ...settled } };
  const circle = taking.map((seat) => lobby.seats[seat]!);
  const sitting = rearranged(game, lobby, staying);
  return {
    ...sitting,
    options: { ...sitting.options, ...settled },
    waiting: lobby.waiting.map((one) => behindWhoStays(one, circle, sitting.seats)),
  };
}

/** Whom an option names is for the lobby to say: what was drawn held for that match. */
function changedUnderWay(game: AnyGame, was: Options, is: Options): Options {
  const keys = game.options.flatMap(({ kind, key }) => (kind === 'seat' ? [] : [key]));
  const changed = keys.filter((key) => key in is && JSON.stringify(is[key]) !== JSON.stringify(was[key]));
  return Object.fromEntries(changed.map((key) => [key, is[key]!]));
}

/** `circle`: as all sat, those among them who have gone. */
function behindWhoStays(late: Seat, circle: readonly Seat[], staying: readonly Seat[]): Seat {
  if (late.behind === undefined) return late;
  const chosen = circle.findIndex(({ badge }) => badge === late.behind);
  const before = [...circle.slice(chosen + 1), ...circle.slice(0, chosen + 1)];
  return { ...late, behind: before.findLast((seat) => staying.includes(seat))?.badge ?? late.behind };
}

/** The same game with whoever comes of those who wait. */
export const withWaiting = (game: AnyGame, lobby: Lobby, comes?: (seat: Seat) => boolean): Lobby =>
  seatedAnew(game, lobby, regrouped(game, lobby, comes));
