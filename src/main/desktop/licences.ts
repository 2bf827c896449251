/** Everybody's licences, as the build wrote them, laid where the system's browser can read them. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { shell } from 'electron';

interface LicenceParts {
  /** Of the build; packaged, it lies in the archive, which no browser reads. */
  readonly page: string;
  readonly folder: string;
}

/** Packaged they are compressed; beside Electron's own program they are not. */
async function chromiumLicences(): Promise<Buffer> {
  const packed = path.join(process.resourcesPath, 'chromium-licences.html.br');
  if (existsSync(packed)) return promisify(brotliDecompress)(await readFile(packed));
  return readFile(path.join(path.dirname(process.execPath), 'LICENSES.chromium.html'));
}

/** Gives the page that can be read. */
export async function layOutLicences({ page, folder }: LicenceParts): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'licences.html');
  await writeFile(file, await readFile(page));
  await writeFile(path.join(folder, 'chromium.html'), await chromiumLicences());
  return file;
}

export async function openLicences(parts: LicenceParts): Promise<void> {
  await shell.openPath(await layOutLicences(parts));
}
