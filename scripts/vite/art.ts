import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { FACE_COUNT, faceMarkup } from '../../src/renderer/ui/faces.ts';
import { inRoot } from '../lib/paths.ts';
import { serveInDevelopment } from './serve.ts';
import { type Collection, drawSheet } from './sprite.ts';

interface SheetFile {
  readonly name: string;
  /** The first half of every symbol's id, where it is not the name. */
  readonly owner?: string;
  readonly file: string;
}

/** What only the big screen draws, phones do not load. */
const shared: readonly SheetFile[] = [
  { name: 'ui', file: 'src/renderer/ui/art.json' },
  { name: 'ui-room', owner: 'ui', file: 'src/renderer/ui/art-room.json' },
];

const known = new Map<string, Promise<Collection | null>>();

async function readCollection(prefix: string): Promise<Collection | null> {
  const file = inRoot('node_modules/@iconify-json', prefix, 'icons.json');
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : null;
}

function collections(prefix: string): Promise<Collection | null> {
  const collection = known.get(prefix) ?? readCollection(prefix);
  known.set(prefix, collection);
  return collection;
}

/** Every game with an `art.json`, and the symbols screens share. */
async function sheets(): Promise<SheetFile[]> {
  const folders = await readdir(inRoot('src/games')).catch(() => []);
  const games = folders.map((name) => ({ name, file: `src/games/${name}/art.json` }));
  return [...shared, ...games].filter(({ file }) => existsSync(inRoot(file)));
}

const fileOf = (sheet: string): string => `art/${sheet}.svg`;

async function draw(sheet: SheetFile): Promise<string> {
  const art = JSON.parse(await readFile(inRoot(sheet.file), 'utf8')) as Record<string, string>;
  return drawSheet({ name: sheet.owner ?? sheet.name, art }, collections);
}

async function drawFile(name: string): Promise<string | null> {
  const sheet = (await sheets()).find((one) => fileOf(one.name) === name);
  return sheet ? draw(sheet) : null;
}

/**
 * Emits `art/<game>.svg` and `art/ui.svg`: a phone loads the pictures of the game it plays and no others. And the faces,
 * for pictures that the host draws.
 */
export function artPlugin(): Plugin {
  return {
    name: 'smorgasboard-art',
    configureServer: (server) => serveInDevelopment(server, 'image/svg+xml', drawFile),
    async generateBundle() {
      for (const sheet of await sheets()) {
        this.emitFile({ type: 'asset', fileName: fileOf(sheet.name), source: await draw(sheet) });
      }
      const source = JSON.stringify(Array.from({ length: FACE_COUNT }, (_, face) => faceMarkup(face)));
      this.emitFile({ type: 'asset', fileName: 'art/faces.json', source });
    },
  };
}
