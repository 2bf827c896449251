import type { TableView } from '../../../games/sandwich/view-types.ts';

interface Placed {
  readonly place: number;
  readonly places: number;
  readonly bleah: boolean;
}

/** What one says of a sandwich, best to worst; S-42 turns praise round. */
export function verdictWord({ place, places, bleah }: Placed): string {
  const step = place === 1 ? 'best' : place === places ? 'worst' : place === 2 ? 'second' : 'third';
  return `ui.verdict.${bleah ? 'bleah.' : ''}${step}`;
}

/** What the tasting clock left open at this verdict. S-44: nothing else leaves a theme without its star. */
export function timeUpWord({ tastings, turn, plan }: TableView): string | undefined {
  const tasting = tastings[turn];
  if (tasting?.state !== 'shown') return undefined;
  if (tasting.byLot) return 'ui.byLot';
  return plan.theme && !tasting.plates.some(({ bonus }) => bonus) ? 'ui.noStar' : undefined;
}
