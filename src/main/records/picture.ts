/** From SVG to PNG, with the host's own faces and no others: the same picture on every machine. */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { type Picture, TEXT } from './drawing.ts';

const FACES = ['picture-display.ttf', 'picture-text.ttf'];
/** What the host's faces are drawn for; a name in other letters borrows one of the system's. */
const FOREIGN = /[^\u0020-\u024f\u2010-\u203a\u20ac\u2212\u202f]/u;

let laidOut: Promise<readonly string[]> | undefined;

/** The drawing program is native: it cannot read files inside the desktop program's archive. */
async function layOut(staticDir: string): Promise<readonly string[]> {
  const folder = path.join(os.tmpdir(), `smorgasboard-${randomUUID()}`);
  await mkdir(folder, { mode: 0o700 });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return Promise.all(
    FACES.map(async (name) => {
      const file = path.join(folder, name);
      await writeFile(file, await readFile(path.join(staticDir, 'fonts', name)));
      return file;
    }),
  );
}

export async function pngOf(picture: Picture, staticDir: string): Promise<Buffer> {
  laidOut ??= layOut(staticDir);
  const fontFiles = await laidOut.catch((error: unknown) => {
    laidOut = undefined;
    throw error;
  });
  const image = await renderAsync(picture.svg, {
    font: { fontFiles: [...fontFiles], loadSystemFonts: FOREIGN.test(picture.svg), defaultFontFamily: TEXT },
    fitTo: { mode: 'original' },
  });
  return image.asPng();
}
