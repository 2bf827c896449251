import { gameEntries, gameEntry } from '../../games/index.ts';
import { openWords } from '../../games/open-words.ts';
import { words } from '../../i18n/words.svelte.ts';
import { gameTitle } from '../../shell/game-title.ts';

const NOBODY = (): string => '';

/** The names of all games; a list without some of them is still a list. */
export const openTitles = async (): Promise<void> => {
  await Promise.allSettled(gameEntries.map(({ id }) => openWords(id)));
};

/** With its kind: a game and its score sheet may have the same name. */
export const fullTitleOf = (game: string, own?: string): string =>
  gameEntry(game).kind === 'sheet' ? `${titleOf(game, own)} · ${words.t('history.sheet')}` : titleOf(game);

export const titleOf = (game: string, own = ''): string =>
  gameTitle(words.forGame(game, NOBODY), game, { title: own });
