/** Two kitchens, two orders, and tokens that everybody sees. */
import { isOpen } from '../../shared/first-match.ts';
import type { FirstMatch, Seen } from '../../shared/game.ts';
import type { Options } from './options.ts';
import type { SeatView, TableView } from './view-types.ts';

type Looking = Seen<TableView, SeatView>;

const isMine = ({ table, actor }: Looking): boolean => table.active === actor;
const zoneOf = ({ table, actor }: Looking): number => table.players[Number(actor)]!.zone.length;
const isPlainTurn = ({ frames }: Looking): boolean => frames.at(-1)?.kind === 'turn';

export const firstMatch: FirstMatch<Options, TableView, SeatView> = {
  seats: 2,
  minutes: 6,
  seed: 20,
  options: { orders: 2, start: 0, openTokens: true },
  lessons: [
    { id: 'play', offers: 'play', when: isPlainTurn, until: (seen) => zoneOf(seen) >= 2 },
    { id: 'end-turn', offers: 'end-turn', when: ({ table }) => table.actions === 0 },
    { id: 'watch', when: (seen) => seen.table.round === 1 && !isMine(seen) },
    { id: 'order', offers: 'order', when: isPlainTurn },
    { id: 'take', offers: 'take-tokens' },
    { id: 'split', offers: 'split' },
    { id: 'coins', offers: 'coins', when: (seen) => isPlainTurn(seen) && !isOpen(seen.choices, 'play') },
    { id: 'refill', offers: 'refill', when: (seen) => isPlainTurn(seen) && seen.mine.hand.length <= 3 },
    { id: 'opportunity', offers: 'opportunity', when: isPlainTurn },
    { id: 'hire', offers: 'hire', when: (seen) => isPlainTurn(seen) && seen.table.round >= 3 },
    { id: 'upkeep', offers: 'upkeep' },
    { id: 'discard', offers: 'discard' },
  ],
};
