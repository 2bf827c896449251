/** Called by electron-builder when a program's folder is laid out, before its fuses are set and it is signed. */
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LOCALES } from './contents.ts';

/** What this needs of electron-builder's context. */
interface Packed {
  readonly appOutDir: string;
  readonly electronPlatformName: string;
  readonly packager: { readonly getResourcesDir: (appOutDir: string) => string };
}

async function keepOwnLocales(folder: string): Promise<void> {
  const packs = await readdir(folder);
  const others = packs.filter((name) => !LOCALES.has(path.basename(name, '.pak')));
  await Promise.all(others.map((name) => rm(path.join(folder, name))));
}

/** Draws in three dimensions where no graphics card does; nothing here is in three dimensions. */
const SOFTWARE_3D = ['libvk_swiftshader.so', 'vk_swiftshader_icd.json', 'libvulkan.so.1'];

/** Twenty megabytes that have to be there and that hardly anybody reads; *Help → Licences* unpacks them. */
async function compressLicences(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  // One step further takes twenty times as long, for a tenth less.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 };
  await writeFile(to, await promisify(brotliCompress)(await readFile(from), { params }));
  await rm(from);
}

export default async function afterPack({
  appOutDir,
  electronPlatformName,
  packager,
}: Packed): Promise<void> {
  const resources = packager.getResourcesDir(appOutDir);
  const isMac = electronPlatformName === 'darwin';
  await Promise.all([
    rm(path.join(resources, 'default_app.asar'), { force: true }),
    rm(path.join(appOutDir, 'version'), { force: true }),
    ...SOFTWARE_3D.map((name) => rm(path.join(appOutDir, name), { force: true })),
    isMac ? undefined : keepOwnLocales(path.join(appOutDir, 'locales')),
  ]);
  await compressLicences(
    path.join(isMac ? resources : appOutDir, 'LICENSES.chromium.html'),
    path.join(resources, 'chromium-licences.html.br'),
  );
}
