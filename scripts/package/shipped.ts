/** Whose work the program carries: what is bundled into it, what lies beside the bundle, and what it runs in. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../lib/paths.ts';

/** Needed only while building, and yet in what is built: the screens' framework, letters, pictures, Electron itself. */
const BUILT_IN = [/^svelte$/, /^electron$/, /^@fontsource-variable\//, /^@iconify-json\//];

export interface Shipped {
  readonly name: string;
  readonly version: string;
  /** As SPDX writes it. */
  readonly licence: string;
  /** In full, where the package has it. */
  readonly text: string;
}

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

interface Lock {
  readonly packages: Readonly<
    Record<string, Locked & { devDependencies?: Readonly<Record<string, string>> }>
  >;
}

/** As Node looks for a package: beside the one that wants it, then further and further out. */
function placeOf(name: string, from: string, { packages }: Lock): string | undefined {
  const at = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
  if (packages[at] || from === '') return packages[at] ? at : undefined;
  return placeOf(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), { packages });
}

function placesFrom(lock: Lock): string[] {
  const own = lock.packages[''] ?? {};
  const builtIn = Object.keys(own.devDependencies ?? {}).filter((name) =>
    BUILT_IN.some((one) => one.test(name)),
  );
  const wanted = [...Object.keys(own.dependencies ?? {}), ...builtIn];
  const places = new Set(wanted.flatMap((name) => placeOf(name, '', lock) ?? []));
  for (const place of places) {
    // What Electron's package needs is for fetching it.
    if (place === 'node_modules/electron') continue;
    const { dependencies, optionalDependencies } = lock.packages[place] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const inner = placeOf(name, place, lock);
      // Of parts for many systems, one is installed.
      if (inner && existsSync(inRoot(inner))) places.add(inner);
    }
  }
  return [...places];
}

async function licenceText(folder: string): Promise<string> {
  const names = await readdir(folder);
  const found = names.find((name) => /^(?:licen[cs]e|copying|ofl)(?:[.-].*)?$/i.test(name));
  return found ? (await readFile(path.join(folder, found), 'utf8')).trim() : '';
}

export async function shippedPackages(): Promise<Shipped[]> {
  const lock = JSON.parse(await readFile(inRoot('package-lock.json'), 'utf8')) as Lock;
  const shipped = placesFrom(lock).map(async (place) => ({
    name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version: lock.packages[place]?.version ?? '',
    licence: lock.packages[place]?.license ?? 'UNKNOWN',
    text: await licenceText(inRoot(place)),
  }));
  return (await Promise.all(shipped)).sort((a, b) => (a.name < b.name ? -1 : 1));
}
