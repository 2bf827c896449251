/** A picture as it is put together, before it is cut into pages and drawn. */

/** What stands between two cuts of a long picture. */
export interface Row {
  readonly bottom: number;
  readonly svg: string;
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** All but its rows, as SVG. */
  readonly body: string;
  readonly rows: readonly Row[];
}
