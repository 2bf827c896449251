/** How the chef answers an inspector: whatever costs least. */

import { whiteCard } from '../cards.ts';
import { leftAfter } from '../rules/losing.ts';
import type { SandwichView } from '../view-types.ts';
import { best, type Input, offered, openTo, type Wish } from './hands.ts';
import { type Kitchen, stackOf, withoutStack, withStack } from './model.ts';
import { leaningOf } from './tempers.ts';
import { worth } from './worth.ts';

export function cheapestAnswer(input: Input, kitchen: Kitchen): Wish | undefined {
  const { inspection, players } = input.table;
  if (inspection?.victim !== input.seat) return undefined;
  const before = worth(kitchen);
  const sandwiches = players[input.seat]!.slots.filter((slot) => slot !== null);
  const lossOf = (sandwich: SandwichView, gone: readonly string[]): number => {
    const cards = leftAfter(sandwich.cards, gone);
    const stack = stackOf({ id: sandwich.id, cards });
    return worth(cards.length > 0 ? withStack(kitchen, stack) : withoutStack(kitchen, stack)) - before;
  };
  const wishes: Wish[] = [];
  for (const { frame } of offered(input, 'bribe'))
    wishes.push({ frame, move: { type: 'bribe' }, gain: -inspection.bribe * leaningOf(input.temper).shame });
  for (const choice of offered(input, 'bin'))
    for (const card of openTo(choice)) {
      const owner = sandwiches.find(({ cards }) => cards.includes(card))!;
      wishes.push({ frame: choice.frame, move: { type: 'bin', card }, gain: lossOf(owner, [card]) });
    }
  for (const { frame } of offered(input, 'comply')) {
    const shown = sandwiches.find(({ id }) => id === inspection.sandwich)!;
    const gone = shown.cards.filter((card) => inspection.takes === 'sandwich' || whiteCard(card).bad);
    wishes.push({ frame, move: { type: 'comply' }, gain: lossOf(shown, gone) });
  }
  const wish = best(wishes);
  return wish && { ...wish, gain: 1 };
}
