import type { Finished } from '../store/finished.ts';
import type { Lobby } from './lobby.ts';
import type { LiveMatch } from './match.ts';
import type { StateViews } from './state-views.ts';

/** What the history keeps of a match that has an outcome. */
interface Ending {
  readonly seats: Lobby['seats'];
  readonly endedAt: number;
}

export function finishedFrom(match: LiveMatch, views: StateViews, { seats, endedAt }: Ending): Finished {
  const outcome = match.outcome!;
  return {
    id: match.row.publicId,
    match: match.row.id,
    game: match.game.id,
    kind: match.game.kind,
    startedAt: match.row.startedAt,
    endedAt,
    options: (match.game.company?.(match.state).options ?? match.row.options) as Finished['options'],
    outcome,
    receipt: views.receipt,
    view: views.table,
    seats: outcome.standings.map(({ seat, score, rank }) => {
      const { name, badge, face, kind, player } = seats[seat]!;
      const by = player === null ? {} : { player };
      return { seat, name, badge, face, bot: kind === 'bot', score, rank, ...by };
    }),
  };
}
