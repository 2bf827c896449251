/** W-9 */
import type { Move } from '../../../../games/wars/moves.ts';
import type { Choice } from '../../../../shared/game.ts';

type Completion = Partial<Extract<Move, { readonly type: 'order' }>>;

const together = (cards: readonly string[]): string => [...cards].sort().join();

/** The choice for exactly these ingredients, or the blocked one which says why there is none. */
export function completionOf(
  choices: readonly Choice[],
  order: string,
  use: readonly string[] | undefined,
): Choice | undefined {
  const all = choices.filter(
    (choice) => choice.move.type === 'order' && (choice.move as Completion).order === order,
  );
  return (
    all.find(
      (choice) => use !== undefined && together((choice.move as Completion).use ?? []) === together(use),
    ) ?? all.find(({ blocked }) => blocked)
  );
}
