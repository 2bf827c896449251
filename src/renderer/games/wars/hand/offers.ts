/** Finding what is offered. */
import type { Move } from '../../../../games/wars/moves.ts';
import type { Choice } from '../../../../shared/game.ts';
import type { GameWords } from '../../../i18n/words.svelte.ts';

export const ofType = (choices: readonly Choice[], type: Move['type']): Choice | undefined =>
  choices.find((choice) => choice.move.type === type);

/** What can be done with a card of the hand. */
export const withCard = (choices: readonly Choice[], card: string): Choice | undefined =>
  choices.find((choice) => 'card' in choice.move && choice.move.card === card);

export const replaceableBy = (choice: Choice | undefined): readonly string[] => {
  const slot = choice?.slots?.find(({ name }) => name === 'replace');
  return slot?.kind === 'one' ? slot.from : [];
};

/** Why it cannot be done; where it is not even offered, it is another's turn, or a question of one's own comes first. */
export const why = (
  choice: Choice | undefined,
  choices: readonly Choice[],
  words: GameWords,
): string | undefined =>
  choice
    ? choice.blocked && words.phrase('refusal', choice.blocked)
    : words.say(choices.length > 0 ? 'refusal.not-now' : 'ui.not-now');
