import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const worthIt = 400;
const compressible = /\.(js|css|html|svg|json|txt|webmanifest)$/;

const makeGzip = promisify(gzip);
const makeBrotli = promisify(brotliCompress);

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < worthIt) return;
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const [gz, br] = await Promise.all([makeGzip(content, { level: 9 }), makeBrotli(content, brotli)]);
  if (gz.length < content.length) await writeFile(`${file}.gz`, gz);
  if (br.length < content.length) await writeFile(`${file}.br`, br);
}

/** Lays `.gz` and `.br` beside every text file, so that the host never compresses while people play. */
export async function compressFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(files.filter((file) => /\.(gz|br)$/.test(file)).map((file) => rm(file)));
  const texts = files.filter(
    (file) => compressible.test(file) && !file.includes(`${path.sep}.vite${path.sep}`),
  );
  await Promise.all(texts.map(compressFile));
  return texts.length;
}
