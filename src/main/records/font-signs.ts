/** Which signs a face can draw, as its own table says; for the others something is drawn that it has. */

/** Small, and in all of our faces. */
const UNKNOWN = '·';

interface Segment {
  readonly from: number;
  readonly to: number;
}

const tableAt = (font: Buffer, name: string): number | undefined => {
  const count = font.readUInt16BE(4);
  for (let at = 12; at < 12 + count * 16; at += 16)
    if (font.toString('latin1', at, at + 4) === name) return font.readUInt32BE(at + 8);
  return undefined;
};

/** Format 4: segments of the first 65,536 signs, in four lists one after the other. */
function shortSegments(font: Buffer, at: number): Segment[] {
  const size = font.readUInt16BE(at + 6);
  const ends = at + 14;
  const starts = ends + size + 2;
  return Array.from({ length: size / 2 }, (_, i) => ({
    from: font.readUInt16BE(starts + i * 2),
    to: font.readUInt16BE(ends + i * 2),
  }));
}

/** Format 12: groups of three numbers. */
const longSegments = (font: Buffer, at: number): Segment[] =>
  Array.from({ length: font.readUInt32BE(at + 12) }, (_, i) => ({
    from: font.readUInt32BE(at + 16 + i * 12),
    to: font.readUInt32BE(at + 20 + i * 12),
  }));

function segmentsOf(font: Buffer): Segment[] {
  const map = tableAt(font, 'cmap');
  if (map === undefined) return [];
  return Array.from({ length: font.readUInt16BE(map + 2) }).flatMap((_, i) => {
    const at = map + font.readUInt32BE(map + 4 + i * 8 + 4);
    const format = font.readUInt16BE(at);
    if (format === 4) return shortSegments(font, at);
    return format === 12 ? longSegments(font, at) : [];
  });
}

export type Signs = (sign: string) => boolean;

/** What all of them can draw. */
export function signsOf(fonts: readonly Buffer[]): Signs {
  const each = fonts.map(segmentsOf);
  return (sign) => {
    const code = sign.codePointAt(0)!;
    return each.every((segments) => segments.some(({ from, to }) => code >= from && code <= to));
  };
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Without its accents, where the face has none for it. */
function drawable(grapheme: string, has: Signs): string {
  if ([...grapheme].every(has)) return grapheme;
  const bare = [...grapheme.normalize('NFD').replace(/\p{M}/gu, '')];
  return bare.length > 0 && bare.every(has) ? bare.join('') : UNKNOWN;
}

export function inSigns(text: string, has: Signs): string {
  if ([...text].every(has)) return text;
  return [...graphemes.segment(text.normalize('NFC'))].map(({ segment }) => drawable(segment, has)).join('');
}
