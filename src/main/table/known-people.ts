/** What a match has brought to light of people, such as who is the oldest: it holds for the evening at their table. */
import type { AnyGame, SeatIndex } from '../../shared/game.ts';
import type { Lobby, Options } from './lobby.ts';
import type { Seat } from './seats.ts';

export function learned(game: AnyGame, state: unknown, lobby: Lobby): Lobby {
  const entries = Object.entries<SeatIndex>(game.learned?.(state) ?? {}).flatMap(([what, seat]) => {
    const player = lobby.seats[seat]?.player;
    return player ? [[what, player] as const] : [];
  });
  return entries.length > 0 ? { ...lobby, known: { ...lobby.known, ...Object.fromEntries(entries) } } : lobby;
}

/** Whoever is forgotten is known no more; whoever is somebody else of the roster by now is known as that. */
export const knownAs = (known: Lobby['known'], from: string, into: string | null): Lobby['known'] =>
  Object.fromEntries(
    Object.entries(known).flatMap(([what, player]) => {
      const now = player === from ? into : player;
      return now === null ? [] : [[what, now]];
    }),
  );

/** Options that nobody was named for name whoever is known. */
export function withKnown(game: AnyGame, options: Options, { seats, known }: Lobby): Options {
  const named = game.options.flatMap((field) => {
    if (field.kind !== 'seat' || !field.known || options[field.key] !== null) return [];
    const seat = seatOf(seats, known[String(options[field.known])]);
    return seat < 0 ? [] : [[field.key, seat] as const];
  });
  return named.length > 0 ? { ...options, ...Object.fromEntries(named) } : options;
}

const seatOf = (seats: readonly Seat[], player: string | undefined): SeatIndex =>
  seats.findIndex((seat) => seat.kind === 'person' && seat.player !== null && seat.player === player);
