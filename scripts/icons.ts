import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import { inRoot } from './lib/paths.ts';

const sizes = [16, 32, 48, 64, 128, 256, 512];
const largest = 1024;

/** Draws the program's icon in every size a desktop asks for. Run it after a change of `resources/icon.svg`. */
const drawing = await readFile(inRoot('resources/icon.svg'), 'utf8');

function draw(width: number): Buffer {
  return new Resvg(drawing, { fitTo: { mode: 'width', value: width } }).render().asPng();
}

await mkdir(inRoot('resources/icons'), { recursive: true });
await writeFile(inRoot('resources/icon.png'), draw(largest));
for (const size of sizes) await writeFile(inRoot(`resources/icons/${size}x${size}.png`), draw(size));
