/** The counter in design pixels: what a number of players leaves for each. */
export interface Measures {
  readonly slot: number;
  /** Many players have their sandwiches on two shelves, so that each is wide enough to be seen. */
  readonly perShelf: number;
  /** What a sandwich has above its shelf. */
  readonly room: number;
  readonly gap: number;
  readonly layer: number;
  /** Plates this narrow leave their coins to the tray. */
  readonly narrow: boolean;
}

const ROW = 1792;
const BETWEEN = 40;
const SLOTS = 4;
const WIDEST_SLOT = 132;
const HIGHEST_LAYER = 84;
/** Above the counter and below the Bar. */
const ROOM = 424;
/** The board of the upper one, and air. */
export const SHELF = 24;

export function measuresFor(players: number): Measures {
  const between = players > 4 ? 28 : BETWEEN;
  const column = (ROW - (players - 1) * between) / players;
  const narrow = players > 4;
  const gap = 10;
  const perShelf = narrow ? SLOTS / 2 : SLOTS;
  const slot = Math.min(WIDEST_SLOT, (column - (perShelf - 1) * gap) / perShelf);
  const room = narrow ? (ROOM - SHELF) / 2 : ROOM;
  return { slot, gap, perShelf, room, layer: Math.min(HIGHEST_LAYER, slot * 0.86, room / 3), narrow };
}

/** Up to so many columns have air at the edges, too. */
const FEW = 3;

export const columnOf = ({ slot, gap, perShelf }: Measures): number => perShelf * slot + (perShelf - 1) * gap;

/** How high the shelf of a place hangs above the counter; the first places stand on the counter. */
export const shelfOf = ({ perShelf, room }: Measures, slot: number): number =>
  slot < perShelf ? 0 : room + SHELF;

/** Where a column begins on the row: the style sheet spreads them the same way. */
export function leftOf(measures: Measures, players: number, index: number): number {
  const column = columnOf(measures);
  const spare = ROW - players * column;
  if (players <= FEW) return spare / (players + 1) + index * (column + spare / (players + 1));
  return index * (column + spare / (players - 1));
}

export const isFew = (players: number): boolean => players <= FEW;

const TAG = 400;
const MARGIN = 28;
/** A tag may hang over the edge of the row a little, but not over that of the screen. */
const OVER = 40;

export interface Spot {
  readonly side: 'left' | 'right';
  /** From that side of the column. */
  readonly offset: number;
}

/** A tag hangs over the owner's other sandwiches where it can, not over a neighbour's. */
export function tagSpot(measures: Measures, left: number, place: number): Spot {
  const { perShelf } = measures;
  const slot = place % perShelf;
  const step = measures.slot + measures.gap;
  const after = (slot + 1) * step - measures.gap + MARGIN;
  const before = (perShelf - slot) * step - measures.gap + MARGIN;
  const fitsRight = left + after + TAG <= ROW + OVER;
  const fitsLeft = left + slot * step - MARGIN - TAG >= -OVER;
  const right = fitsRight && (slot < perShelf / 2 || !fitsLeft);
  return right ? { side: 'right', offset: after } : { side: 'left', offset: before };
}
