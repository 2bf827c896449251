import { type LineFault, lineFault } from '../../shared/lines.ts';

/** Why a line of a cook's is not taken, as its refusal names it. */
export type TextFault = 'textEmpty' | 'textLong' | 'textUnprintable';

const faults: Readonly<Record<LineFault, TextFault>> = {
  empty: 'textEmpty',
  long: 'textLong',
  unprintable: 'textUnprintable',
};

export function textFault(text: string, most: number): TextFault | undefined {
  const fault = lineFault(text, most);
  return fault && faults[fault];
}
