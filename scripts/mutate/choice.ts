/** Which files are changed, and which of all their mutants are made. */
import type { Rng } from '../../src/shared/rng.ts';
import { grouped } from './grouped.ts';
import type { Mutant } from './mutants.ts';

const FOLDERS = ['src/games/', 'src/main/table/', 'src/main/store/'];
/** Words, and what only lists words. */
const TEXT = /\/text(?:\/|\.ts$)/;

export const isMutable = (file: string): boolean =>
  FOLDERS.some((folder) => file.startsWith(folder)) && file.endsWith('.ts') && !TEXT.test(file);

/** `src/games/plate`, `src/main/table`: what stands and falls together. */
export const groupOf = (file: string): string => file.split('/').slice(0, -1).slice(0, 3).join('/');

/** One of each list in turn, until all are empty. */
function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list.slice(i, i + 1))).flat();
}

/** By chance, but evenly over the files, and in a file over the kinds of changes. */
export function chosen(mutants: readonly Mutant[], count: number, rng: Rng): Mutant[] {
  const files = [...grouped(mutants, ({ file }) => file).values()];
  const mixed = files.map((ofFile) => {
    const kinds = [...grouped(ofFile, ({ kind }) => kind).values()];
    return inTurn(rng.shuffle(kinds.map((ofKind) => rng.shuffle(ofKind))));
  });
  return inTurn(rng.shuffle(mixed)).slice(0, count);
}
