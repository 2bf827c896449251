/** The thinnest layer whose name can still be read from across the room. */
export const THINNEST_LAYER = 36;

export interface Stack {
  readonly layers: number;
  /** What one layer would like to have. */
  readonly wish: number;
  /** What there is for all of them, if anything limits it. */
  readonly room?: number | undefined;
}

/** Layers squeeze before they overflow, down to the thinnest readable one. */
export const layerHeight = ({ layers, wish, room }: Stack): number => {
  if (room === undefined || layers === 0) return wish;
  return Math.max(THINNEST_LAYER, Math.min(wish, Math.floor(room / layers)));
};
