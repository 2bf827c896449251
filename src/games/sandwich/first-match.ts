/**
 * One round of four cooks, without a clock: the learner on the first seat tastes first. More may come to learn, and
 * with S-31 eight of them would play another game than the lessons tell of.
 */
import { isOpen } from '../../shared/first-match.ts';
import type { FirstMatch, Seen } from '../../shared/game.ts';
import type { Options } from './options.ts';
import type { SeatView, TableView } from './view-types.ts';

type Looking = Seen<TableView, SeatView>;

const kindOf = ({ frames }: Looking): string | undefined => frames.at(-1)?.kind;
const fullOf = ({ mine }: Looking): number =>
  mine.sandwiches.filter(({ cards }) => cards.length === 3).length;
const isTasting = ({ table, actor }: Looking): boolean => table.tastings[table.turn]?.taster === actor;
const isLast = ({ table }: Looking): boolean => table.turn === table.tastings.length - 1;
const hasCooked = ({ table, actor }: Looking): boolean =>
  table.tastings[table.turn]?.plates.some(({ cook }) => cook === actor) ?? false;

export const firstMatch: FirstMatch<Options, TableView, SeatView> = {
  seats: 4,
  minutes: 6,
  seed: 4,
  options: { firstTaster: 0, crowd: 'boxes' },
  lessons: [
    { id: 'grab', offers: 'grab', until: ({ mine }) => mine.owned.length >= 2 },
    { id: 'plan', offers: 'grab', until: ({ mine }) => mine.owned.length >= 6 },
    { id: 'place', offers: 'place', until: (seen) => fullOf(seen) >= 1 },
    { id: 'neighbours', offers: 'place', until: (seen) => seen.mine.hand.length === 0 && fullOf(seen) > 0 },
    { id: 'ready', offers: 'ready' },
    { id: 'reveal', offers: 'reveal' },
    { id: 'rank', offers: 'rank', until: ({ mine }) => mine.order !== null },
    {
      id: 'verdict',
      when: (seen) => kindOf(seen) === 'verdict' && isTasting(seen) && !isLast(seen),
      at: 'verdict',
    },
    { id: 'guess', offers: 'guess', when: (seen) => !isTasting(seen) },
    {
      id: 'yours',
      when: (seen) => kindOf(seen) === 'verdict' && hasCooked(seen) && !isOpen(seen.choices, 'guess'),
      at: 'verdict',
    },
  ],
};
