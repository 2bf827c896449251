/** `npm run package`: the program as people get it, in `dist/`. What cannot be made here is said in one line. */
import { readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import packageJson from '../package.json' with { type: 'json' };
import { build, isBuilt } from './lib/build.ts';
import { downloadElectron, type Found, findElectron } from './lib/electron.ts';
import { findOrFetchRepack } from './lib/electron-repack.ts';
import { inRoot } from './lib/paths.ts';
import { inspectContents, megabytes } from './package/contents.ts';
import { fuseFaults } from './package/fuses.ts';
import { pack, programIn, unpackedIn } from './package/pack.ts';
import { type Target, targetsHere } from './package/targets.ts';

const downloadSeconds = 600;
const limitSeconds = 900;
const output = inRoot('dist');

const help = `Makes what people install, in dist/.

  npm run package                  all that this system can make
  npm run package -- --only deb    one of them; "dir" = the folder alone
  npm run package -- --trial       with the Electron of the tests, where the real one cannot be fetched
`;

/** A folder with Electron's program in it. */
async function electronFolder(trial: boolean): Promise<Found> {
  const found = findElectron();
  const official = 'file' in found ? found : await downloadElectron(downloadSeconds);
  if ('file' in official) return { file: path.dirname(official.file) };
  if (trial) return findOrFetchRepack();
  return {
    missing: `${official.missing}; ELECTRON_OVERRIDE_DIST_PATH can name a folder with one, ELECTRON_MIRROR another place`,
  };
}

function versionIn(folder: string): string {
  try {
    return readFileSync(path.join(folder, 'version'), 'utf8').trim().replace(/^v/, '');
  } catch {
    return 'unknown';
  }
}

/** electron-builder says what it was that went wrong in its last line with a cross; the rest is where. */
function lastWords(said: string): string {
  const cross = said.split('\n').findLast((line) => line.includes('⨯'));
  return (cross ?? said.trim().split('\n').at(-1) ?? '')
    .replace(/.*⨯\s*/, '')
    .replace(/\s+failedTask=.*/, '');
}

async function layOut(electron: string): Promise<string | undefined> {
  await rm(output, { recursive: true, force: true });
  const packed = await pack({ electron, output, targets: ['dir'], limitSeconds });
  if (!packed.ok) {
    console.error(`The program could not be laid out: ${lastWords(packed.output) || packed.trouble}.`);
    return undefined;
  }
  const folder = await unpackedIn(output);
  const { bytes, faults } = await inspectContents(folder);
  const wrong = [...faults, ...(await fuseFaults(programIn(folder)))];
  for (const fault of wrong) console.error(`  ${fault}`);
  console.log(`${path.relative(inRoot(), folder)}: ${megabytes(bytes)}`);
  return wrong.length === 0 ? folder : undefined;
}

async function make(target: Target, electron: string, from: string): Promise<boolean> {
  const ready = await target.prepare();
  if ('missing' in ready) {
    console.log(`${target.name}: not made, ${ready.missing}.`);
    return false;
  }
  const before = new Set(await readdir(output));
  const made = await pack({ electron, output, targets: [target.name], limitSeconds, env: ready.env, from });
  if (!made.ok) {
    console.log(`${target.name}: not made, ${lastWords(made.output) || made.trouble}.`);
    return false;
  }
  const files = (await readdir(output)).filter((name) => !before.has(name) && !name.startsWith('builder-'));
  console.log(`${target.name}: dist/${files.join(', dist/')}`);
  return true;
}

async function packageAll(wanted: readonly Target[], trial: boolean): Promise<boolean> {
  const electron = await electronFolder(trial);
  if ('missing' in electron) {
    console.error(`Nothing was made: ${electron.missing}.`);
    return false;
  }
  const [version, meant] = [versionIn(electron.file), packageJson.devDependencies.electron];
  if (version !== meant)
    console.log(`With Electron ${version}, not ${meant}: to be tried out, not to be handed out.`);
  if (!(await isBuilt())) {
    const made = await build('kept');
    if (!made.ok) console.error(`${made.output}\nThe build did not end well: ${made.trouble}.`);
    if (!made.ok) return false;
  }
  const folder = await layOut(electron.file);
  if (folder === undefined) return false;
  let whole = true;
  for (const target of wanted) whole = (await make(target, electron.file, folder)) && whole;
  return whole;
}

const { values } = parseArgs({
  options: { only: { type: 'string' }, trial: { type: 'boolean' }, help: { type: 'boolean' } },
});
const names = targetsHere().map(({ name }) => name);
if (values.help) {
  console.log(help);
} else if (values.only !== undefined && ![...names, 'dir'].includes(values.only)) {
  console.error(`There is no ${values.only} on this system: --only takes ${[...names, 'dir'].join(', ')}.`);
  process.exitCode = 2;
} else {
  const wanted = targetsHere().filter(({ name }) => values.only === undefined || values.only === name);
  if (!(await packageAll(wanted, values.trial ?? false))) process.exitCode = 1;
}
