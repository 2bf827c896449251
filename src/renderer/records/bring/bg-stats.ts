/** The file that BG Stats exports: lists of games, players and places, and plays that point into them. */
import { kept } from './days.ts';
import { type Found, foundOf, unreadIn } from './found.ts';
import { isBlank, pointsOf } from './points.ts';

type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;
/** Undefined where it is no list of things. */
const listOf = (value: unknown): readonly Thing[] | undefined =>
  Array.isArray(value) && value.every(isThing) ? value : undefined;
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

interface File {
  readonly games: readonly Thing[];
  readonly players: readonly Thing[];
  readonly locations: readonly Thing[];
  readonly plays: readonly Thing[];
}

function fileOf(raw: unknown): File | undefined {
  if (!isThing(raw)) return undefined;
  const [games, players, plays] = [raw.games, raw.players, raw.plays].map(listOf);
  if (!games || !players || !plays) return undefined;
  const isWhole = plays.every((play) => listOf(play.playerScores) && textOf(play.playDate) !== '');
  return isWhole ? { games, players, plays, locations: listOf(raw.locations) ?? [] } : undefined;
}

/** Their scores may be sums, as they were typed; a word is no score, a number that cannot be read is a fault. */
const scoreOf = (text: string): number | undefined =>
  isBlank(text) || !/\d/.test(text) ? 0 : pointsOf(text);

/** On the clock of whoever wrote it down. */
const timeOf = (date: string): number | undefined => kept(new Date(date.trim().replace(' ', 'T')).getTime());

/** Undefined where it is none of their files. */
export function readBgStats(raw: unknown): readonly Found[] | undefined {
  const file = fileOf(raw);
  if (!file) return undefined;
  const byId = (list: readonly Thing[]): Map<unknown, Thing> => new Map(list.map((one) => [one.id, one]));
  const [gameOf, playerOf, placeOf] = [byId(file.games), byId(file.players), byId(file.locations)];
  return file.plays.map((play): Found => {
    const scores = listOf(play.playerScores) ?? [];
    const hasWinners = scores.some(({ winner }) => winner === true);
    const id = textOf(play.uuid).slice(0, 60);
    const game = gameOf.get(play.gameRefId);
    const date = textOf(play.playDate);
    const at = timeOf(date);
    const unread = scores.map(({ score }) => textOf(score)).find((score) => scoreOf(score) === undefined);
    return foundOf(
      {
        ...(id && { id }),
        title: textOf(game?.name),
        at: at ?? 0,
        wins: game?.highestWins === false ? 'low' : 'high',
        place: textOf(placeOf.get(play.locationRefId)?.name),
        note: textOf(play.comments),
        players: scores.map(({ playerRefId, score, winner }) => ({
          name: textOf(playerOf.get(playerRefId)?.name),
          points: scoreOf(textOf(score)) ?? 0,
          ...(hasWinners && { won: winner === true }),
        })),
      },
      unreadIn(at, { date, points: unread }),
    );
  });
}
