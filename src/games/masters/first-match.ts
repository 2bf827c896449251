/** Two at the counter: whoever fills an order or two first has won. */
import { isOpen } from '../../shared/first-match.ts';
import type { FirstMatch, Seen } from '../../shared/game.ts';
import type { Options } from './options.ts';
import type { SeatView, TableView } from './view-types.ts';

type Looking = Seen<TableView, SeatView>;

const own = ({ table, actor }: Looking) => table.players[Number(actor)]!;
const hasSandwich = (seen: Looking): boolean => own(seen).slots.some((slot) => slot !== null);
/** Only the closing Bread is missing. */
const isNearlyDone = ({ mine }: Looking): boolean =>
  mine.plans.some(({ closed, fits }) => !closed && fits.some((fit) => fit?.state === 'ready'));
const isFresh = ({ table }: Looking): boolean => table.turn?.mode === 'open';

export const firstMatch: FirstMatch<Options, TableView, SeatView> = {
  seats: 2,
  minutes: 6,
  seed: 22,
  options: { minutes: 0, target: 10, dealer: 1, turnSeconds: 0, answerSeconds: 60 },
  lessons: [
    { id: 'bread', offers: 'play', until: hasSandwich },
    { id: 'fill', offers: 'play', when: (seen) => hasSandwich(seen) && !isNearlyDone(seen) },
    { id: 'claim', offers: 'claim', at: 'claim' },
    { id: 'close', offers: 'play', when: isNearlyDone },
    { id: 'end-turn', offers: 'end-turn', when: (seen) => !isFresh(seen) },
    { id: 'watch', when: ({ table, actor }) => table.turn !== null && table.turn.seat !== actor },
    { id: 'bribe', offers: 'comply' },
    { id: 'give', offers: 'give' },
    { id: 'attack', offers: 'attack', when: isFresh },
    { id: 'inspect', offers: 'inspect', when: isFresh },
    {
      id: 'discard',
      offers: 'discard',
      when: (seen) => isFresh(seen) && seen.table.turns > 4 && !isOpen(seen.choices, 'attack'),
    },
  ],
};
