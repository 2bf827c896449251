/** How it was played: what differed from the house rules is not known here, so every rule that applied is named. */
import type { OptionValue } from '../../../shared/game.ts';
import type { GameWords } from '../../i18n/words.svelte.ts';
import { scaleText } from '../../shell/option-text.ts';

export interface OptionLine {
  readonly key: string;
  readonly name: string;
  readonly value: string;
}

function valueText(words: GameWords, key: string, value: OptionValue): string | undefined {
  if (typeof value === 'boolean') return words.say(value ? 'option-value.on' : 'option-value.off');
  if (typeof value === 'number') return words.say('unit.plain', { n: value });
  if (typeof value === 'string') {
    const choice = `option.${key}.${value}`;
    return words.has(choice) ? words.say(choice) : value || undefined;
  }
  return Array.isArray(value) ? scaleText(value) : undefined;
}

/** What has no name of its own, such as the library given to a match, is no rule to be read. */
export const optionLines = (
  options: Readonly<Record<string, OptionValue>>,
  words: GameWords,
): readonly OptionLine[] =>
  Object.entries(options).flatMap(([key, value]) => {
    const text = words.has(`option.${key}`) ? valueText(words, key, value) : undefined;
    return text === undefined ? [] : [{ key, name: words.say(`option.${key}`), value: text }];
  });
