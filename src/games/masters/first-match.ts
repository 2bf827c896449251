/** Two at the counter: whoever fills an order or two first has won. */
import { isOpen } from '../../shared/first-match.ts';
import type { FirstMatch, Seen } from '../../shared/game.ts';
import { isBread } from './cards.ts';
import type { Move } from './moves.ts';
import type { Options } from './options.ts';
import { fitOf, piecesOf } from './rules/matching.ts';
import type { SeatView, TableView } from './view-types.ts';

type Looking = Seen<TableView, SeatView>;

const own = ({ table, actor }: Looking) => table.players[Number(actor)]!;
const hasSandwich = (seen: Looking): boolean => own(seen).slots.some((slot) => slot !== null);
/** Only the closing Bread is missing. */
const isNearlyDone = ({ mine }: Looking): boolean =>
  mine.plans.some(({ closed, fits }) => !closed && fits.some((fit) => fit?.state === 'ready'));
/** A lesson asks for nothing that this turn forbids: whatever is done meanwhile, it would count as learned. */
const canLay = ({ choices }: Looking, isMeant: (card: string) => boolean): boolean =>
  choices.some(({ move, blocked }) => {
    const { type, card } = move as Partial<Extract<Move, { type: 'play' }>>;
    return type === 'play' && !blocked && card !== undefined && isMeant(card);
  });
/** With it as a filling, a sandwich still suits an order at the Bar. */
const isWanted = (seen: Looking, card: string): boolean =>
  !isBread(card) &&
  own(seen).slots.some(
    (slot) =>
      slot !== null &&
      seen.table.bar.some(
        (order) =>
          order?.kind === 'order' && fitOf(order, piecesOf([...slot.cards, card])).state !== 'impossible',
      ),
  );
/** Clean kitchens are visited for nothing. */
const canFind = ({ choices }: Looking): boolean =>
  isOpen(choices, 'report') ||
  choices.some(({ move, blocked, dangerous }) => move.type === 'inspect' && !blocked && !dangerous);
const isFresh = ({ table }: Looking): boolean => table.turn?.mode === 'open';

export const firstMatch: FirstMatch<Options, TableView, SeatView> = {
  seats: 2,
  minutes: 6,
  seed: 22,
  options: { minutes: 0, target: 10, dealer: 1, turnSeconds: 0, answerSeconds: 60 },
  lessons: [
    { id: 'bread', offers: 'play', until: hasSandwich },
    {
      id: 'fill',
      offers: 'play',
      when: (seen) => !isNearlyDone(seen) && canLay(seen, (card) => isWanted(seen, card)),
    },
    { id: 'claim', offers: 'claim', at: 'claim' },
    { id: 'close', offers: 'play', when: (seen) => isNearlyDone(seen) && canLay(seen, isBread), at: 'close' },
    { id: 'end-turn', offers: 'end-turn', when: (seen) => !isFresh(seen) },
    { id: 'watch', when: ({ table, actor }) => table.turn !== null && table.turn.seat !== actor },
    { id: 'bribe', offers: 'comply' },
    { id: 'give', offers: 'give' },
    { id: 'attack', offers: 'attack', when: isFresh },
    { id: 'inspect', when: (seen) => isFresh(seen) && canFind(seen), at: 'inspect' },
    {
      id: 'discard',
      offers: 'discard',
      when: (seen) => isFresh(seen) && seen.table.turns > 4 && !isOpen(seen.choices, 'attack'),
    },
  ],
};
