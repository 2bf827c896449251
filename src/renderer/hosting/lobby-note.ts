import type { TableDocument } from '../../shared/protocol.ts';
import { t, words } from '../i18n/words.svelte.ts';

/** What has become of people and of a match that nobody would guess from the seats. */
export const lobbyNote = ({ hasLostMatch, waiting }: TableDocument): string =>
  [
    hasLostMatch ? t('lobby.lost-match') : '',
    waiting.length > 0 ? t('lobby.waiting', { who: words.list(waiting.map(({ name }) => name)) }) : '',
  ]
    .filter(Boolean)
    .join(' ');
