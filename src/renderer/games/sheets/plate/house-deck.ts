/** The house deck on a pad: one key a face, by value. */
import { type BidFace, FACES, isPart, type PartFace } from '../../../../games/plate/cards.ts';
import { type GameWords, words } from '../../../i18n/words.svelte.ts';
import { openArt, openWords } from '../../open-words.ts';

const GAME = 'plate';
const NOBODY = () => '';

const best = (a: { readonly value: number }, b: { readonly value: number }): number => b.value - a.value;

export const partsOfDeck: readonly PartFace[] = FACES.filter(isPart);
export const bidsOfDeck: readonly BidFace[] = FACES.filter((face) => face.kind === 'bid').sort(best);

/** Its names and pictures are fetched when somebody lays the house deck. */
export async function openDeck(): Promise<void> {
  await Promise.all([openWords(GAME), openArt(GAME)]);
}

export const deckWords = (): GameWords => words.forGame(GAME, NOBODY);
