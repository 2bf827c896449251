import { gameEntry } from './index.ts';

const told = import.meta.glob<{ readonly news: readonly string[] }>('./*/news.ts');

/** The notices of a game that the table tells in words when they come. */
export async function newsOf(game: string): Promise<readonly string[]> {
  const load = told[`${gameEntry(game).views}/news.ts`];
  return load ? (await load()).news : [];
}
