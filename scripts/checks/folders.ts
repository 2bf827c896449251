import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../lib/paths.ts';
import { projectFiles } from '../lib/project-files.ts';
import { folderOrder } from './folder-order.ts';

/** Whatever is named by its place: what is imported, for its type or later too, and views found by a pattern. */
const NAMED = /(['"`])(\.{1,2}\/[^'"`\s]*)\1/g;

const sideOf = (name: string): string | undefined =>
  Object.keys(folderOrder).find((side) => name.startsWith(`${side}/`));

/** `src/renderer/ui/Button.svelte` → `ui` */
const placeOf = (name: string, side: string): string => name.slice(side.length + 1).split('/')[0] ?? '';

/** Where a file takes from a folder that does not stand above its own. */
export function folderFaults(name: string, text: string): string[] {
  const side = sideOf(name);
  if (side === undefined) return [];
  const rowOf = (place: string): number => folderOrder[side]!.findIndex((row) => row.includes(place));
  const own = placeOf(name, side);
  if (rowOf(own) === -1) return [`${name}: ${own} has no place in scripts/checks/folder-order.ts`];
  return [...text.matchAll(NAMED)].flatMap(([, , named = '']) => {
    const taken = path.posix.join(path.posix.dirname(name), named);
    if (!taken.startsWith(`${side}/`)) return [];
    const place = placeOf(taken, side);
    if (place === own || (rowOf(place) !== -1 && rowOf(place) < rowOf(own))) return [];
    return [`${name} takes ${taken}, but ${place} does not stand above ${own}`];
  });
}

/** dependency-cruiser holds the same order, but sees neither types in Svelte files nor patterns. */
export async function checkFolders(): Promise<string[]> {
  const names = (await projectFiles()).filter((name) => sideOf(name) && /\.(ts|svelte)$/.test(name));
  const faults = names.map(async (name) => folderFaults(name, await readFile(inRoot(name), 'utf8')));
  return (await Promise.all(faults)).flat();
}
