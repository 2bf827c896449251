/** How it was played: every rule that applied, by name. */
import type { HistoryEntry } from '../../../shared/protocol.ts';
import type { GameWords } from '../../i18n/words.svelte.ts';
import { applies, countsWith, optionText, shortLabel } from '../../shell/option-text.ts';

export interface OptionLine {
  readonly key: string;
  readonly name: string;
  readonly value: string;
}

/** What did not exist yet when it was played is left out. */
export const optionLines = (
  { fields, options, players }: Pick<HistoryEntry, 'fields' | 'options' | 'players'>,
  words: GameWords,
): readonly OptionLine[] =>
  fields.flatMap((field) => {
    const value = options[field.key];
    if (value === undefined || !applies(field, options) || !countsWith(field, players.length, 0)) return [];
    return [{ key: field.key, name: shortLabel(field, words), value: optionText(field, value, words) }];
  });
