/** Letters and lines on butcher's paper, in the host's two faces. */
export const DISPLAY = 'Bricolage Grotesque 96pt ExtraBold';
export const TEXT = 'Atkinson Hyperlegible Next';

export const INK = '#24160e';
export const SOFT = '#452d1d';
export const LINEN = '#fffdf7';
export const KRAFT = '#e9d3a8';
export const MUSTARD = '#f4b92b';
/** Of an em: how wide a letter is, rather too much than too little. */
export const LETTER = { text: 0.49, display: 0.54 };

/** Of a receipt. */
export const WIDTH = 720;

/** Control signs and halves of signs are no XML. */
const NOT_XML = /\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string =>
  text
    .replace(NOT_XML, ' ')
    .replaceAll('\u00AD', '')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);

interface Line {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly family?: string;
  readonly colour?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

export const write = (
  text: string,
  { x, y, size, family = TEXT, colour = INK, anchor = 'start' }: Line,
): string =>
  `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" fill="${colour}" text-anchor="${anchor}">${escaped(text)}</text>`;

export const rule = (y: number, width: number, dash = ''): string =>
  `<path d="M48 ${y}H${width - 48}" stroke="${INK}" stroke-width="3" stroke-dasharray="${dash}"/>`;

/** As large as wanted, or as fits. */
export const fitted = (text: string, room: number, size: number): number =>
  Math.min(size, room / Math.max(1, text.length * LETTER.display));

export const signed = (value: number): string => (value > 0 ? `+${value}` : plain(value));
export const plain = (value: number): string => String(value).replace('-', '−');
