/** Reads a PDF as Chromium makes them: how many pages, how large, and the letters on each. */
import { inflateSync } from 'node:zlib';

export interface PdfPage {
  /** In points. */
  readonly width: number;
  readonly height: number;
  /** Without blanks: they are only distances. */
  readonly text: string;
}

interface PdfObject {
  readonly head: string;
  readonly stream: string;
}

type Letters = ReadonlyMap<string, string>;

const OBJECT = /(\d+) 0 obj\n(<<[\s\S]*?>>)(?: stream\n|\nendobj)/g;

function objectsOf(pdf: string): Map<number, PdfObject> {
  const objects = new Map<number, PdfObject>();
  OBJECT.lastIndex = 0;
  for (let found = OBJECT.exec(pdf); found; found = OBJECT.exec(pdf)) {
    const [whole, id, head = ''] = found;
    const length = whole.endsWith('stream\n') ? Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0) : 0;
    const raw = pdf.slice(OBJECT.lastIndex, OBJECT.lastIndex + length);
    OBJECT.lastIndex += length;
    const isPacked = head.includes('/FlateDecode');
    const stream = isPacked ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw;
    objects.set(Number(id), { head, stream });
  }
  return objects;
}

const fromHex = (hex: string): string =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');

/** From the codes of a font, as they are written, to letters. */
function lettersOf(map: string): Letters {
  const letters = new Map<string, string>();
  for (const [, part] of map.matchAll(/beginbfchar\n([\s\S]*?)endbfchar/g))
    for (const [, code, letter] of part!.matchAll(/<(\w+)> <(\w+)>/g)) letters.set(code!, fromHex(letter!));
  for (const [, part] of map.matchAll(/beginbfrange\n([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = '', first = ''] of part!.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const start = Number.parseInt(from, 16);
      for (let code = start; code <= Number.parseInt(to, 16); code++) {
        const written = code.toString(16).toUpperCase().padStart(from.length, '0');
        letters.set(written, String.fromCharCode(Number.parseInt(first, 16) + code - start));
      }
    }
  return letters;
}

const ref = (head: string, name: string): number =>
  Number(new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1] ?? Number.NaN);

export function pagesOfPdf(file: Buffer): readonly PdfPage[] {
  const objects = objectsOf(file.toString('latin1'));
  const mapOf = (font: number): Letters =>
    lettersOf(objects.get(ref(objects.get(font)?.head ?? '', 'ToUnicode'))?.stream ?? '');
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b/.test(head))
    .map(({ head }) => {
      const list = /\/Font <<([\s\S]*?)>>/.exec(head)?.[1] ?? '';
      const fonts = new Map(
        [...list.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name, id]) => [name!, mapOf(Number(id))]),
      );
      const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(head) ?? [];
      const content = objects.get(ref(head, 'Contents'))?.stream ?? '';
      return { width: Number(width), height: Number(height), text: textOf(content, fonts) };
    });
}

function textOf(content: string, fonts: ReadonlyMap<string, Letters>): string {
  let font: Letters = new Map();
  let text = '';
  for (const [, name, written = ''] of content.matchAll(/\/(\w+) [\d.]+ Tf|(<\w+>|\[[^\]]*\]) TJ?j?/g)) {
    if (name !== undefined) {
      font = fonts.get(name) ?? new Map();
      continue;
    }
    const wide = [...font.keys()][0]?.length ?? 2;
    for (const [, codes = ''] of written.matchAll(/<(\w+)>/g))
      for (const code of codes.match(new RegExp(`.{${wide}}`, 'g')) ?? []) text += font.get(code) ?? '';
  }
  return text.replace(/\s+/g, '');
}
