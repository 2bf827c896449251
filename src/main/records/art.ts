/** What stands beside the words on pictures: faces, and the cards of a game, as the build laid them beside the pages. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AnyGame, ReceiptLine, SeatIndex } from '../../shared/game.ts';
import type { Finished } from '../store/finished.ts';

export interface Drawing {
  readonly viewBox: string;
  readonly body: string;
}

export interface RecordArt {
  /** Undefined where there is none: pictures do without. */
  face(index: number): Drawing | undefined;
  card(id: string): Drawing | undefined;
  /** The best that a seat served: cards that have a picture, from the bottom up. */
  dish(seat: SeatIndex): readonly string[];
}

export type ArtOf = (entry: Finished) => RecordArt;

interface Wanted {
  readonly staticDir: string;
  readonly games: readonly AnyGame[];
}

const FACE_BOX = '-4 -14 108 114';
const SYMBOL = /<symbol id="([^"]+)" viewBox="([^"]+)"[^>]*>(.*?)<\/symbol>/gs;
const TALLEST_DISH = 6;

const read = (staticDir: string, name: string): Promise<string> =>
  readFile(path.join(staticDir, 'art', name), 'utf8').catch(() => '');

const drawingsIn = (sheet: string): ReadonlyMap<string, Drawing> =>
  new Map(
    [...sheet.matchAll(SYMBOL)].map(([, id, viewBox, body]) => [id!, { viewBox: viewBox!, body: body! }]),
  );

export async function recordArt({ staticDir, games }: Wanted): Promise<ArtOf> {
  const faces = JSON.parse((await read(staticDir, 'faces.json')) || '[]') as readonly string[];
  const names = [...new Set(games.map(({ art }) => art))];
  const sheets = await Promise.all(
    names.map(async (name) => [name, drawingsIn(await read(staticDir, `${name}.svg`))] as const),
  );
  const sheetOf = new Map(sheets);
  return (entry) => {
    const game = games.find(({ id }) => id === entry.game);
    const card = (id: string) => game && sheetOf.get(game.art)?.get(`${game.art}-${id.split('~')[0]}`);
    return {
      face(index) {
        const body = faces.length > 0 ? faces[Math.abs(Math.trunc(index)) % faces.length] : undefined;
        return body === undefined ? undefined : { viewBox: FACE_BOX, body };
      },
      card,
      dish: (seat) =>
        (game?.dishes ? (game.dishes(entry, seat)[0] ?? []) : namedBy(entry.receipt, seat))
          .filter((id) => card(id) !== undefined)
          .slice(0, TALLEST_DISH),
    };
  };
}

/** Where a game does not say what was served: the cards its receipt names, those with the most points first. */
const namedBy = (receipt: readonly ReceiptLine[], seat: SeatIndex): readonly string[] => [
  ...new Set(
    receipt
      .filter((line) => line.seat === seat && line.points > 0)
      .toSorted((a, b) => b.points - a.points)
      .flatMap(({ params }) => Object.values(params ?? {}))
      .flatMap((param) => (typeof param === 'object' && 'card' in param ? [param.card] : [])),
  ),
];
