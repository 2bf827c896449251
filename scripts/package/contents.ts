/** What lies in a packaged program, and what has no business there. */
import { open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Chromium's own words, for its dialogs and menus: the languages that the program speaks. */
export const LOCALES: ReadonlySet<string> = new Set(['de', 'en-US', 'es', 'fr']);
/** Of the folder, unpacked. */
const MOST_BYTES = 260_000_000;
const PLATFORMS = /\b(?:darwin|linux|linuxmusl|win32|freebsd|android)\b/;

const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/\.(?:ts|cts|mts)$/, 'a source of TypeScript'],
  [/\.map$/, 'a source map'],
  [/\.(?:h|hpp|gyp|gypi|c|cc|cpp)$/, 'a header or source of native code'],
  [/(?:^|\/)default_app\.asar$/, "Electron's own example"],
  [/(?:^|\/)LICENSES\.chromium\.html$/, 'there unpacked, with its twenty megabytes'],
  [/(?:^|\/)(?:libvk_swiftshader|vk_swiftshader_icd|libvulkan)\./, 'for 3D pictures without a graphics card'],
];

export interface Contents {
  readonly bytes: number;
  /** Paths below the folder; those in the archive too. */
  readonly files: readonly string[];
  readonly faults: readonly string[];
}

interface Node {
  readonly files?: Readonly<Record<string, Node>>;
}

const leaves = (node: Node, at: string): string[] =>
  node.files === undefined
    ? [at]
    : Object.entries(node.files).flatMap(([name, inside]) => leaves(inside, `${at}/${name}`));

/** An archive begins with its own length twice, and then a list of all that is in it, as JSON. */
async function filesInArchive(archive: string): Promise<string[]> {
  const file = await open(archive, 'r');
  try {
    const { buffer: sizes } = await file.read(Buffer.alloc(16), 0, 16, 0);
    const length = sizes.readUInt32LE(12);
    const { buffer: list } = await file.read(Buffer.alloc(length), 0, length, 16);
    return leaves(JSON.parse(list.toString()) as Node, '').map((name) => name.slice(1));
  } finally {
    await file.close();
  }
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'));
}

/** `linux-x64.node`, `resvgjs.linux-x64-gnu.node`: one that names another system was packed by mistake. */
const isForeign = (name: string): boolean => {
  const named = PLATFORMS.exec(path.posix.basename(name));
  return name.endsWith('.node') && named !== null && named[0] !== process.platform;
};

function faultsOf(files: readonly string[], bytes: number): string[] {
  const locales = files
    .filter((name) => /(?:^|\/)locales\/[^/]+\.pak$/.test(name))
    .map((name) => path.posix.basename(name, '.pak'));
  const strange = locales.filter((locale) => !LOCALES.has(locale));
  const missing = [...LOCALES].filter((locale) => !locales.includes(locale));
  const forbidden = files.flatMap((name) => {
    const found = FORBIDDEN.find(([pattern]) => pattern.test(name));
    return found ? [`${name} is ${found[1]}`] : [];
  });
  return [
    ...forbidden,
    ...files.filter(isForeign).map((name) => `${name} is of another system`),
    ...strange.map((locale) => `the locale ${locale} is not one of ours`),
    ...(locales.length > 0 ? missing.map((locale) => `the locale ${locale} is missing`) : []),
    ...(bytes > MOST_BYTES ? [`it is ${megabytes(bytes)}, more than ${megabytes(MOST_BYTES)}`] : []),
  ];
}

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

export async function inspectContents(folder: string): Promise<Contents> {
  const outside = await filesUnder(folder);
  const sizes = await Promise.all(outside.map(async (name) => (await stat(path.join(folder, name))).size));
  const archives = outside.filter((name) => name.endsWith('/app.asar'));
  const inside = await Promise.all(
    archives.map(async (name) =>
      (await filesInArchive(path.join(folder, name))).map((file) => `${name}/${file}`),
    ),
  );
  const files = [...outside, ...inside.flat()];
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return { bytes, files, faults: faultsOf(files, bytes) };
}
