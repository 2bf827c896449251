import { shortenPath } from './path-data.ts';

/** The parts of an Iconify collection that drawing needs. */
export interface Collection {
  readonly width?: number;
  readonly height?: number;
  readonly icons: Readonly<Record<string, Picture>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

interface Picture {
  readonly body: string;
  readonly left?: number;
  readonly top?: number;
  readonly width?: number;
  readonly height?: number;
}

export type Collections = (prefix: string) => Promise<Collection | null>;

export interface Sheet {
  /** The game, or `ui`: the first half of every symbol's id. */
  readonly name: string;
  /** Art key to icon, such as `apple` to `fluent-emoji-flat:red-apple`. */
  readonly art: Readonly<Record<string, string>>;
}

const usualSize = 16;

/** Ids inside a picture are its own affair, until two pictures meet in one document. */
function withOwnIds(body: string, owner: string): string {
  const ids = [...new Set([...body.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1] ?? ''))];
  const renamed = new Map(ids.map((id, index) => [id, `${owner}-${index.toString(36)}`]));
  const newName = (id: string): string => renamed.get(id) ?? id;
  return body
    .replace(/\bid="([^"]+)"/g, (_, id: string) => `id="${newName(id)}"`)
    .replace(/url\(#([^)]+)\)/g, (_, id: string) => `url(#${newName(id)})`)
    .replace(/href="#([^"]+)"/g, (_, id: string) => `href="#${newName(id)}"`);
}

/** A three hundredth of the picture's width: at the size of the largest card half a pixel, and a quarter less to load. */
function digitsFor(grid: number): number {
  if (grid >= 200) return 0;
  return grid >= 30 ? 1 : 2;
}

function withShortNumbers(body: string, grid: number): string {
  const digits = digitsFor(grid);
  return body
    .replace(/ d="([^"]+)"/g, (_, data: string) => ` d="${shortenPath(data, digits)}"`)
    .replace(/ (cx|cy|r|rx|ry|x|y|width|height)="(-?\d*\.\d+)"/g, (_, name: string, value: string) => {
      return ` ${name}="${Number(Number(value).toFixed(digits))}"`;
    });
}

function pictureOf(collection: Collection, name: string): Picture | null {
  return collection.icons[name] ?? collection.icons[collection.aliases?.[name]?.parent ?? ''] ?? null;
}

async function symbolFor(id: string, icon: string, collections: Collections): Promise<string> {
  const [prefix = '', name = ''] = icon.split(':');
  const collection = await collections(prefix);
  if (!collection) throw new Error(`Art ${id}: there is no icon collection "${prefix}" (in "${icon}")`);
  const picture = pictureOf(collection, name);
  if (!picture) throw new Error(`Art ${id}: the collection ${prefix} has no icon "${name}"`);
  const { left = 0, top = 0 } = picture;
  const width = picture.width ?? collection.width ?? usualSize;
  const height = picture.height ?? collection.height ?? usualSize;
  const body = withShortNumbers(withOwnIds(picture.body, id), width);
  return `<symbol id="${id}" viewBox="${left} ${top} ${width} ${height}">${body}</symbol>`;
}

/** One SVG with a symbol `<sheet>-<key>` for each picture, to be put into a document once. */
export async function drawSheet(sheet: Sheet, collections: Collections): Promise<string> {
  const symbols = await Promise.all(
    Object.entries(sheet.art).map(([key, icon]) => symbolFor(`${sheet.name}-${key}`, icon, collections)),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${symbols.join('')}</svg>`;
}
