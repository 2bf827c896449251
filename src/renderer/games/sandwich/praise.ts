import type { TastingView } from '../../../games/sandwich/view-types.ts';

export interface Line {
  readonly id: string;
  readonly cook: number;
  readonly taster: number;
  readonly line: string;
}

/** What is written so far, in the order in which it came, as far as that was seen; what is new comes last. */
export function linesAsTheyCame(tastings: readonly TastingView[], before: readonly Line[]): readonly Line[] {
  const written = tastings.flatMap(({ taster, plates }) =>
    plates.flatMap(({ id, cook, line }) => (line && cook !== null ? [{ id, cook, taster, line }] : [])),
  );
  const placeOf = ({ id }: Line): number => {
    const place = before.findIndex((one) => one.id === id);
    return place < 0 ? before.length : place;
  };
  return written.sort((one, other) => placeOf(one) - placeOf(other));
}
