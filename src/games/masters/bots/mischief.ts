/** How a bot judges what it could do to others. */
import { sum } from '../../../shared/lists.ts';
import { type Punishment, punishmentOf, whiteCard } from '../cards.ts';
import { fitOf } from '../rules/matching.ts';
import type { PlayerView, SandwichView } from '../view-types.ts';
import { type Input, offered, openTo, seatsOpenTo, type Wish } from './hands.ts';
import { piecesIn, stackOf } from './model.ts';

const PER_PIECE = 0.5;
const READY = 0.6;
const LEADER = 1.4;
const DIRTIER = 0.1;
const BAIT = 0.6;

/** Cheap guess of what a rival would lose with this sandwich. */
function valueTo(input: Input, sandwich: SandwichView): number {
  const pieces = piecesIn(stackOf(sandwich).symbols);
  const pays = input.table.bar.map((card) => (card?.kind === 'order' ? fitOf(card, pieces).pays : 0));
  return Math.max(PER_PIECE * pieces.length, READY * Math.max(...pays));
}

export function mischief(input: Input, spite: number): Wish[] {
  const rivals = input.table.players.filter(({ seat }) => seat !== input.seat);
  const most = Math.max(...rivals.map(({ money }) => money));
  const weight = ({ money }: PlayerView) =>
    (spite * (money === most ? LEADER : 1)) / Math.max(1, rivals.length);
  const ownerOf = (id: string) => rivals.find(({ slots }) => slots.some((slot) => slot?.id === id))!;
  const sandwich = (id: string) => ownerOf(id).slots.find((slot) => slot?.id === id)!;

  const reports = offered(input, 'report').flatMap((choice) => {
    const { bribe, takes } = punishmentOf(choice.move.card!);
    return openTo(choice).map((id): Wish => {
      const victim = ownerOf(id);
      const loss = takes === 'sandwich' ? valueTo(input, sandwich(id)) : lossOfBad(input, sandwich(id));
      const harm = victim.money >= bribe ? Math.min(loss, bribe) : loss;
      const move = { type: 'report', card: choice.move.card!, sandwich: id } as const;
      return { frame: choice.frame, move, gain: harm * weight(victim) };
    });
  });
  const visits = offered(input, 'inspect')
    .filter(({ dangerous }) => !dangerous)
    .flatMap((choice) =>
      seatsOpenTo(choice).map((seat): Wish => {
        const victim = input.table.players[seat]!;
        const losses = victim.slots.flatMap((slot) =>
          slot && slot.bad > 0 ? [lossOfBad(input, slot) / slot.bad] : [],
        );
        const move = { type: 'inspect', card: choice.move.card!, seat } as const;
        return { frame: choice.frame, move, gain: Math.min(...losses) * weight(victim) };
      }),
    );
  // M-23: of what was clean before, Lazy and Jobsworth take no more than the bait itself.
  const holds = (takes: Punishment['takes']) =>
    input.mine.hand.some(
      (card) => whiteCard(card).role === 'inspector' && punishmentOf(card).takes === takes,
    );
  const isBaited = holds('sandwich');
  // M-23: what is thrown in is also what the victim then gives Lazy.
  const spares = holds('one-bad') && !isBaited;
  const attacks = (spares ? [] : offered(input, 'attack')).flatMap((choice) =>
    openTo(choice).map((id): Wish => {
      const target = sandwich(id);
      const bait = target.bad === 0 && isBaited ? BAIT * valueTo(input, target) : 0;
      const move = { type: 'attack', card: choice.move.card!, sandwich: id } as const;
      return { frame: choice.frame, move, gain: (DIRTIER + bait) * weight(ownerOf(id)) };
    }),
  );
  return [...reports, ...visits, ...attacks];
}

/** Losing attack condiments is no loss; losing the first slice is losing all. */
function lossOfBad(input: Input, sandwich: SandwichView): number {
  if (whiteCard(sandwich.cards[0]!).bad) return valueTo(input, sandwich);
  const food = sandwich.cards.map((card) => {
    const { bad, role } = whiteCard(card);
    return bad && role !== 'attack' ? 1 : 0;
  });
  return PER_PIECE * sum(food);
}
