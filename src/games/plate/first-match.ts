/** Three at one table, two sandwiches, the three classic napkins, and nobody is hurried. */
import type { FirstMatch, Seen } from '../../shared/game.ts';
import type { Options } from './options.ts';
import type { SeatView, TableView } from './view-types.ts';

type Looking = Seen<TableView, SeatView>;

const isAbout = ({ frames }: Looking, ...kinds: readonly string[]): boolean =>
  kinds.includes(frames.at(-1)?.kind ?? '');
const isBuilding = ({ table }: Looking): boolean => table.plates.some(({ state }) => state === 'building');
const fillings = ({ table }: Looking): number =>
  Math.max(0, ...table.plates.map(({ state, cards }) => (state === 'building' ? cards.length - 1 : 0)));
const hasBid = ({ table, actor }: Looking): boolean =>
  table.auction?.columns.some(({ bids }) => bids.some(({ by }) => by === actor)) ?? false;

export const firstMatch: FirstMatch<Options, TableView, SeatView> = {
  seats: 3,
  minutes: 6,
  seed: 125,
  options: { napkins: 'plain', ending: 'sandwiches', sandwiches: 2, clock: 0, reaction: 10, reveal: 'calm' },
  lessons: [
    { id: 'opening', when: (seen) => isAbout(seen, 'opening') },
    { id: 'start', offers: 'start', when: (seen) => !isBuilding(seen) },
    { id: 'add', offers: 'add' },
    { id: 'keep', offers: 'keep' },
    { id: 'finish', offers: 'finish', when: (seen) => fillings(seen) >= 2 },
    { id: 'bid', offers: 'bid', when: (seen) => !hasBid(seen) },
    { id: 'opt-out', offers: 'opt-out', when: hasBid },
    { id: 'reveal', when: (seen) => isAbout(seen, 'reveal') },
    { id: 'verdict', when: (seen) => isAbout(seen, 'verdict') },
    {
      id: 'napkin',
      offers: 'napkin',
      when: (seen) => isAbout(seen, 'verdict') || seen.table.meals.length > 0,
    },
    { id: 'answer', offers: 'pass', when: (seen) => isAbout(seen, 'reaction') },
  ],
};
