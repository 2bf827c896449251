import { type HandComponent, handStub, handView } from '../games/hand-views.ts';
import { openArt, openWords } from '../games/open-words.ts';

export interface OpenHand {
  readonly View: HandComponent;
  readonly Stub: HandComponent | undefined;
}

/** Fetches all that a phone needs of a game. */
export async function openHand(game: string): Promise<OpenHand> {
  const [View, Stub] = await Promise.all([handView(game), handStub(game), openWords(game), openArt(game)]);
  return { View, Stub };
}
