/** How enamel signs look. */
export type SignTone = 'mustard' | 'cobalt' | 'tomato' | 'pickle';
export type SignShape = 'notch' | 'arch' | 'chamfer' | 'stadium';

export interface SignLook {
  readonly tone: SignTone;
  readonly shape: SignShape;
}

export interface SignBox {
  readonly width: number;
  readonly height: number;
  /** How far inside the sign's edge the line runs. */
  readonly inset: number;
  /** One design pixel, in the units of the box. */
  readonly unit: number;
}

/** The outline of an enamel sign, as SVG path data. */
export const signPath = (shape: SignShape, { width, height, inset, unit }: SignBox): string => {
  const [x0, y0, x1, y1] = [inset, inset, width - inset, height - inset].map((n) => Math.round(n * 10) / 10);
  const r = Math.min(RADII[shape] * unit, height / 2) - (shape === 'stadium' ? inset : 0);
  switch (shape) {
    case 'notch':
      return `M${x0! + r} ${y0}H${x1! - r}A${r} ${r} 0 0 0 ${x1} ${y0! + r}V${y1! - r}A${r} ${r} 0 0 0 ${x1! - r} ${y1}H${x0! + r}A${r} ${r} 0 0 0 ${x0} ${y1! - r}V${y0! + r}A${r} ${r} 0 0 0 ${x0! + r} ${y0}Z`;
    case 'arch': {
      const shoulder = y0! + 34 * unit;
      return `M${x0} ${shoulder}Q${width / 2} ${y0! - 30 * unit} ${x1} ${shoulder}V${y1! - r}Q${x1} ${y1} ${x1! - r} ${y1}H${x0! + r}Q${x0} ${y1} ${x0} ${y1! - r}Z`;
    }
    case 'chamfer': {
      const cut = r - inset * 0.4;
      return `M${x0! + cut} ${y0}H${x1! - cut}L${x1} ${y0! + cut}V${y1! - cut}L${x1! - cut} ${y1}H${x0! + cut}L${x0} ${y1! - cut}V${y0! + cut}Z`;
    }
    case 'stadium':
      return `M${x0! + r} ${y0}H${x1! - r}A${r} ${r} 0 0 1 ${x1} ${y0! + r}V${y1! - r}A${r} ${r} 0 0 1 ${x1! - r} ${y1}H${x0! + r}A${r} ${r} 0 0 1 ${x0} ${y1! - r}V${y0! + r}A${r} ${r} 0 0 1 ${x0! + r} ${y0}Z`;
  }
};

const RADII: Readonly<Record<SignShape, number>> = { notch: 40, arch: 12, chamfer: 38, stadium: 96 };

/** Where the sign is screwed to the wall. */
export const signScrews = (
  shape: SignShape,
  { width, height, unit }: SignBox,
): readonly (readonly [number, number])[] => {
  const far = 34 * unit;
  switch (shape) {
    case 'notch':
      return [
        [width / 2, far * 0.9],
        [width / 2, height - far * 0.9],
      ];
    case 'arch':
      return [
        [far * 1.18, far * 1.8],
        [width - far * 1.18, far * 1.8],
      ];
    case 'chamfer':
    case 'stadium':
      return [
        [far, height / 2],
        [width - far, height / 2],
      ];
  }
};
