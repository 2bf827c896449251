import type { TableView } from '../../../../games/wars/view-types.ts';

export interface Place {
  readonly order: string | null;
  /** It is going out, and hangs in its place until it is paid for. */
  readonly going: boolean;
}

/** Keeps where each order hung last: other places may be empty too (W-6, W-9). */
export class RowPlaces {
  readonly #hung = new Map<string, number>();

  of({ row, serving }: Pick<TableView, 'row' | 'serving'>): readonly Place[] {
    for (const [at, order] of row.entries()) if (order !== null) this.#hung.set(order, at);
    const gap = serving ? (this.#hung.get(serving.order) ?? row.indexOf(null)) : -1;
    return row.map((order, at) =>
      serving && at === gap && order === null
        ? { order: serving.order, going: true }
        : { order, going: false },
    );
  }
}
