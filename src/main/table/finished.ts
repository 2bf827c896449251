import type { Finished } from '../store/history.ts';
import type { Lobby } from './lobby.ts';
import type { Looks } from './looks.ts';
import type { LiveMatch } from './match.ts';

/** What the history keeps of a match that has an outcome. */
export function finishedFrom(match: LiveMatch, looks: Looks, seats: Lobby['seats']): Finished {
  const outcome = match.outcome!;
  return {
    id: match.row.publicId,
    match: match.row.id,
    game: match.game.id,
    kind: match.game.kind,
    startedAt: match.row.startedAt,
    endedAt: Date.now(),
    options: match.row.options as Finished['options'],
    outcome,
    receipt: looks.receipt,
    view: looks.table,
    seats: outcome.standings.flatMap(({ seat, score, rank }) => {
      const sitting = seats[seat];
      if (!sitting) return [];
      const { name, badge, face, kind, player } = sitting;
      return [
        { seat, name, badge, face, bot: kind === 'bot', score, rank, ...(player === null ? {} : { player }) },
      ];
    }),
  };
}
