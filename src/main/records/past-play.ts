/** T-45: an entry for what was played without a sheet of ours: totals, or the points of each round. */
import { randomBytes } from 'node:crypto';
import type { AnyGame, ReceiptLine, Standing } from '../../shared/game.ts';
import { sum } from '../../shared/lists.ts';
import { rankBy } from '../../shared/standings.ts';
import type { Finished } from '../store/finished.ts';
import type { Known } from '../store/roster.ts';

export interface PastPlay {
  readonly id: string | undefined;
  readonly title: string | undefined;
  readonly at: number;
  readonly wins: 'high' | 'low';
  readonly players: readonly {
    readonly who: Known;
    readonly points: readonly (number | null)[];
    /** Where it is known, whatever the points say: many games have other ways to win. */
    readonly won?: boolean;
  }[];
  readonly place: string;
  readonly note: string;
}

/** The key of a receipt's line that somebody wrote down afterwards. */
const BY_HAND = 'entered';

export const isByHand = ({ match, receipt }: Pick<Finished, 'match' | 'receipt'>): boolean =>
  match === null && receipt.length > 0 && receipt.every(({ key }) => key === BY_HAND);

/** Tenths that are added up are off by a hair, and no tie is broken by that. */
const totalOf = (points: readonly (number | null)[]): number =>
  Math.round(sum(points.map((value) => value ?? 0)) * 1e6) / 1e6;

const linesOf = (seat: number, points: readonly (number | null)[]): ReceiptLine[] =>
  points.flatMap((value, i) =>
    value === null
      ? []
      : [
          {
            ...{ seat, points: value, key: BY_HAND, rule: 'T-45' },
            ...(points.length > 1 && { round: i + 1 }),
          },
        ],
  );

/** Whoever has won comes first, and the others after them. */
function ranked(players: PastPlay['players'], wins: PastPlay['wins']): Standing[] {
  const standings = rankBy(
    players.map(({ points }) => totalOf(points)),
    wins,
  );
  const winners = players.filter(({ won }) => won).length;
  if (winners === 0) return standings;
  const others = standings.filter(({ seat }) => !players[seat]!.won);
  return standings
    .map((one) => ({
      ...one,
      rank: players[one.seat]!.won ? 1 : 1 + winners + others.filter(({ rank }) => rank < one.rank).length,
    }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** T-44: where nobody's points are other ones now, whoever had won still has: by points alone somebody else might. */
export function stillWon(
  before: Finished | undefined,
  { players, wins }: Pick<PastPlay, 'players' | 'wins'>,
): PastPlay['players'] {
  const seats = before?.seats ?? [];
  // Whoever was taken off the list is somebody new by the same name.
  const wasOf = ({ who }: PastPlay['players'][number]) =>
    seats.find(({ player, name }) => (player === undefined ? name === who.name : player === who.id));
  const isSame =
    seats.length === players.length &&
    (before?.options.wins ?? wins) === wins &&
    players.every((one) => wasOf(one)?.score === totalOf(one.points));
  return isSame ? players.map((one) => ({ ...one, won: wasOf(one)?.rank === 1 })) : players;
}

export function entryOf(game: AnyGame, { id, title, at, wins, players, place, note }: PastPlay): Finished {
  const standings = ranked(players, wins);
  const options = {
    ...(game.options.some(({ key }) => key === 'title') && { title: title ?? '' }),
    ...(game.options.some(({ key }) => key === 'wins') && { wins }),
  };
  return {
    ...{ id: id ?? randomBytes(9).toString('base64url'), match: null, game: game.id, kind: game.kind },
    ...{ startedAt: at, endedAt: at, options, view: null, place, note },
    outcome: { standings },
    receipt: players.flatMap(({ points }, seat) => linesOf(seat, points)),
    seats: standings.map(({ seat, score, rank }) => {
      const { id: player, name, face, badge } = players[seat]!.who;
      return { seat, player, name, face, badge, bot: false, score, rank };
    }),
  };
}
