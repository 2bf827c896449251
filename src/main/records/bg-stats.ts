/** The address that hands a play to the app BG Stats. */
import type { Finished } from '../store/finished.ts';

const CREATE = 'bgstats://app.bgstatsapp.com/createPlay.html?data=';
const SOURCE = 'Smorgasboard';

export interface BgStatsPlay {
  readonly entry: Finished;
  readonly title: string;
  /** Who began, where the log tells. */
  readonly startSeat: number | undefined;
  /** T-47: the app knows no teams; what somebody was is the nearest. */
  readonly roleOf: (seat: number) => string | undefined;
}

/** The app takes UTC here; what it exports itself is on the clock of whoever wrote it down. */
const dateText = (at: number): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ');

/** Are more points better? The winners' are compared with the others'. */
function highestWins({ seats }: Finished): boolean {
  const best = seats.find(({ rank }) => rank === 1);
  return best === undefined || seats.every(({ score }) => score <= best.score);
}

/** A query may hold commas and colons as they are, and each letter less is one that a QR code need not hold. */
const inQuery = (text: string): string =>
  encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%3A', ':');

/** `winner` and `startPlayer` are always sent: the app guesses wrongly without them. */
export function bgStatsLink({ entry, title, startSeat, roleOf }: BgStatsPlay): string {
  const play = {
    sourceName: SOURCE,
    sourcePlayId: entry.id,
    playDate: dateText(entry.startedAt),
    durationMin: Math.max(1, Math.round((entry.endedAt - entry.startedAt) / 60_000)),
    game: { name: title, highestWins: highestWins(entry), noPoints: false },
    players: entry.seats.map(({ seat, player, name, score, rank }) => ({
      name,
      sourcePlayerId: player ?? `${entry.id}-${seat}`,
      score: String(score),
      rank,
      winner: rank === 1,
      startPlayer: seat === startSeat,
      ...(roleOf(seat) && { role: roleOf(seat) }),
    })),
  };
  return CREATE + inQuery(JSON.stringify(play));
}
