/**
 * `npm run release -- --version 1.0.0`: checks, in a fresh clone, all that a release needs, and makes what is handed
 * out. Dry unless `--really` is said: then it also writes the version, moves the changelog on, commits and tags.
 */
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { hashOf } from './lib/hash.ts';
import { root } from './lib/paths.ts';
import { run } from './lib/run.ts';
import { dated, readNotes, released, whyNot } from './release/changelog.ts';

const limits = { git: 120, install: 900, test: 3600, package: 3600 };

const help = `npm run release -- --version 1.0.0

  --really     write the version and the changelog, commit and tag; without it nothing of yours changes
  --trial      with the Electron of the tests, where the real one cannot be fetched
  --untested   without the tests, to try out the rest; not with --really
`;

const { values } = parseArgs({
  options: {
    version: { type: 'string' },
    really: { type: 'boolean' },
    trial: { type: 'boolean' },
    untested: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

class Stop extends Error {}

const say = (line: string): void => console.log(line);

interface Work {
  readonly what: string;
  readonly cwd: string;
  readonly limitSeconds: number;
  readonly shown?: boolean;
  readonly env?: NodeJS.ProcessEnv;
}

async function must(command: string, args: readonly string[], work: Work): Promise<string> {
  const { what, shown, ...job } = work;
  const ended = await run({ command, args, ...job, ...(shown && { output: 'live' as const }) });
  if (!ended.ok) throw new Stop(`${what}: ${ended.trouble}.\n${shown ? '' : ended.output.trim()}`);
  return ended.output;
}

const git = (cwd: string, ...args: string[]): Promise<string> =>
  must('git', args, { what: `git ${args[0]}`, cwd, limitSeconds: limits.git });

/** By this very Node where npm started us: on Windows `npm` is a script, which only a shell can start. */
function npm(args: readonly string[], work: Work): Promise<string> {
  const { npm_execpath: program } = process.env;
  return program ? must(process.execPath, [program, ...args], work) : must('npm', args, work);
}

async function versionIn(folder: string): Promise<string> {
  const text = await readFile(path.join(folder, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** The version and its changelog, in the clone; nothing of this is in the project before `--really`. */
async function writeVersion(folder: string, version: string): Promise<void> {
  const isThere = (await versionIn(folder)) === version;
  const work = { what: 'npm version', cwd: folder, limitSeconds: limits.git };
  if (!isThere) await npm(['version', version, '--no-git-tag-version', '--ignore-scripts'], work);
  const file = path.join(folder, 'CHANGELOG.md');
  const day = new Date().toISOString().slice(0, 10);
  const changelog = await readFile(file, 'utf8');
  await writeFile(file, isThere ? dated(changelog, { version, day }) : released(changelog, { version, day }));
}

/** Beside what is handed out: what it is made of, and a sum of each file. */
async function accompany(folder: string): Promise<readonly string[]> {
  const dist = path.join(folder, 'dist');
  const script =
    "import('./scripts/package/sbom.ts').then(async (one) => console.log(JSON.stringify(await one.sbom(), null, 2)))";
  const list = await must(process.execPath, ['-e', script], {
    what: 'SBOM',
    cwd: folder,
    limitSeconds: limits.git,
  });
  await writeFile(path.join(dist, 'smorgasboard.cdx.json'), list);
  const licences = await readFile(path.join(folder, 'out/licences.html'));
  await writeFile(path.join(dist, 'licences.html'), licences);
  const entries = await readdir(dist, { withFileTypes: true });
  const names = entries
    .filter((one) => one.isFile() && !one.name.startsWith('builder-'))
    .map(({ name }) => name);
  const sums = await Promise.all(
    names.sort().map(async (name) => `${await hashOf(path.join(dist, name))}  ${name}`),
  );
  await writeFile(path.join(dist, 'SHA256SUMS'), `${sums.join('\n')}\n`);
  return [...names, 'SHA256SUMS'];
}

async function checkBefore(version: string): Promise<void> {
  const why = whyNot({
    version,
    before: await versionIn(root),
    notes: readNotes(await readFile(path.join(root, 'CHANGELOG.md'), 'utf8')),
    isTagged: (await git(root, 'tag', '--list', `v${version}`)).trim() !== '',
  });
  if (why !== undefined) throw new Stop(why);
  if ((await git(root, 'status', '--porcelain')).trim() !== '')
    throw new Stop('There are changes that no commit has.');
}

async function release(version: string): Promise<void> {
  await checkBefore(version);
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'smorgasboard-release-')), 'smorgasboard');
  try {
    say('A fresh clone, with its packages …');
    await git(root, 'clone', '--quiet', '--no-hardlinks', root, folder);
    const installing = { what: 'npm ci', cwd: folder, limitSeconds: limits.install };
    await npm(['ci', '--no-audit', '--no-fund'], installing);
    await writeVersion(folder, version);
    const inCi = { ...process.env, CI: 'true' };
    const tests = { what: 'The tests', cwd: folder, limitSeconds: limits.test, shown: true, env: inCi };
    if (values.untested) say('The tests are left out: this is to be tried out, not to be handed out.');
    else {
      await npm(['test'], tests);
      await npm(['run', 'test:long'], { ...tests, what: 'The long tests' });
    }
    const trial = values.trial ? ['--', '--trial'] : [];
    const making = { what: 'The packages', cwd: folder, limitSeconds: limits.package, shown: true };
    await npm(['run', 'package', ...trial], making);
    const names = await accompany(folder);
    say(`\nVersion ${version}:`);
    for (const name of names) {
      const { size } = await stat(path.join(folder, 'dist', name));
      say(`  ${(size / 1e6).toFixed(1).padStart(7)} MB  ${name}`);
    }
    if (!values.really) {
      say('\nNothing of yours was changed. With --really the version is written, committed and tagged.');
      return;
    }
    await cp(path.join(folder, 'dist'), path.join(root, 'dist'), { recursive: true });
    await writeVersion(root, version);
    const isChanged = (await git(root, 'status', '--porcelain')).trim() !== '';
    if (isChanged) await git(root, 'commit', '--all', '--message', `Release ${version}`);
    await git(root, 'tag', '--annotate', `v${version}`, '--message', `Version ${version}`);
    say(`\nCommitted and tagged as v${version}; what is handed out lies in dist/.`);
  } finally {
    await rm(path.dirname(folder), { recursive: true, force: true });
  }
}

if (values.help || values.version === undefined) {
  console.log(help);
  process.exitCode = values.help ? 0 : 2;
} else if (values.really && (values.untested || values.trial)) {
  console.error(
    '--really takes neither --untested nor --trial: what is handed out is tested, and made with the real Electron.',
  );
  process.exitCode = 2;
} else {
  try {
    await release(values.version);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(`No release: ${error.message}`);
    process.exitCode = 1;
  }
}
