/** W-14: the assistants, and who may have them. */
import type { Category } from '../../../../games/wars/categories.ts';
import type { TableView } from '../../../../games/wars/view-types.ts';
import type { Choice } from '../../../../shared/game.ts';
import type { SeatPublic } from '../../../../shared/protocol.ts';

export const holderOf = (
  view: TableView,
  seats: readonly SeatPublic[],
  category: Category,
): SeatPublic | undefined => {
  const holder = view.assistants.find((one) => one.category === category)?.holder ?? null;
  return holder === null ? undefined : seats[holder];
};

export const hireOf = (choices: readonly Choice[], category: Category): Choice | undefined =>
  choices.find(({ move }) => 'assistant' in move && move.assistant === category);
