import type { SeatIndex } from '../../../../shared/game.ts';

export interface ChalkColumn {
  readonly key: string;
  readonly label: string;
  /** Stands instead of the label; the title says what it means. */
  readonly icon?: string;
  /** In full. */
  readonly title?: string;
  readonly current?: boolean;
  readonly onclick?: () => void;
  /** What stands in it gives nothing; the title says so. */
  readonly void?: boolean;
}

export interface ChalkRow {
  readonly seat: SeatIndex;
  /** One for each column; null where nothing stands yet. */
  readonly cells: readonly (number | string | null)[];
  readonly total: number;
  /** What is compared, where that is not the total (T-40). */
  readonly worth?: number;
  readonly hot?: boolean;
  /** Has left. */
  readonly away?: boolean;
  /** Beside the name: a team, and its points. */
  readonly tag?: string;
}

export interface Spot {
  readonly seat: SeatIndex;
  readonly column: string;
}

/** Whoever leads, unless nobody does yet. */
export function leaders(totals: readonly number[], wins: 'high' | 'low' = 'high'): ReadonlySet<SeatIndex> {
  const best = wins === 'high' ? Math.max(...totals) : Math.min(...totals);
  const leading = totals.flatMap((total, seat) => (total === best ? [seat] : []));
  return new Set(leading.length === totals.length && totals.length > 1 ? [] : leading);
}

/** Best first, equals as they sit. */
export const byWorth = (rows: readonly ChalkRow[]): ChalkRow[] =>
  [...rows].sort((a, b) => worthOf(b) - worthOf(a) || a.seat - b.seat);

const worthOf = ({ worth, total }: ChalkRow): number => worth ?? total;
