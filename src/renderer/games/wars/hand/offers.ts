/** Finding what is offered. */
import type { Move } from '../../../../games/wars/moves.ts';
import type { Choice } from '../../../../shared/game.ts';
import type { GameWords } from '../../../i18n/words.svelte.ts';

type Kind = Move['type'];
type MoveOf<K extends Kind> = Partial<Extract<Move, { readonly type: K }>>;

const moveOf = <K extends Kind>(choice: Choice): MoveOf<K> => choice.move as MoveOf<K>;

export const ofType = (choices: readonly Choice[], type: Kind): Choice | undefined =>
  choices.find((choice) => choice.move.type === type);

export const playOf = (choices: readonly Choice[], card: string): Choice | undefined =>
  choices.find((choice) => choice.move.type === 'play' && moveOf<'play'>(choice).card === card);

export const opportunityOf = (choices: readonly Choice[], card: string): Choice | undefined =>
  choices.find((choice) => choice.move.type === 'opportunity' && moveOf<'opportunity'>(choice).card === card);

export const hireOf = (choices: readonly Choice[], assistant: string): Choice | undefined =>
  choices.find(
    ({ move }) =>
      (move.type === 'hire' || move.type === 'take-assistant') &&
      (move as MoveOf<'hire'>).assistant === assistant,
  );

const together = (cards: readonly string[]): string => cards.toSorted().join();

/** W-9: the choice for exactly these ingredients, or the blocked one which says why there is none. */
export function completionOf(
  choices: readonly Choice[],
  order: string,
  use: readonly string[] | undefined,
): Choice | undefined {
  const all = choices.filter(
    (choice) => choice.move.type === 'order' && moveOf<'order'>(choice).order === order,
  );
  return (
    all.find(
      (choice) => use !== undefined && together(moveOf<'order'>(choice).use ?? []) === together(use),
    ) ?? all.find(({ blocked }) => blocked)
  );
}

export const replaceableBy = (choice: Choice | undefined): readonly string[] => {
  const slot = choice?.slots?.find(({ name }) => name === 'replace');
  return slot?.kind === 'one' ? slot.from : [];
};

export const why = (choice: Choice | undefined, words: GameWords): string | undefined =>
  choice?.blocked && words.phrase('refusal', choice.blocked);
