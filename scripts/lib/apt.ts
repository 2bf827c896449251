import { existsSync } from 'node:fs';
import { type Ended, run } from './run.ts';

const aptGet = '/usr/bin/apt-get';
const limitSeconds = 240;
const env = { DEBIAN_FRONTEND: 'noninteractive' };

export const canInstallPackages = (): boolean => existsSync(aptGet) && process.getuid?.() === 0;

let listsAreNew = false;

async function apt(...args: string[]): Promise<Ended> {
  return run({ command: aptGet, args: ['-qq', '-o', 'Acquire::Retries=3', ...args], env, limitSeconds });
}

async function canBeHad(name: string): Promise<boolean> {
  const asked = await run({ command: 'apt-cache', args: ['policy', name], limitSeconds: 30 });
  return /Candidate: (?!\(none\))/.test(asked.output);
}

/** Newer Debians call some libraries by another name: the first that is offered is taken. */
async function firstOffered(names: string): Promise<string> {
  for (const name of names.split('|')) if (await canBeHad(name)) return name;
  return names.split('|')[0] ?? names;
}

async function install(wanted: readonly string[]): Promise<string> {
  if (!listsAreNew) await apt('update');
  listsAreNew = true;
  const names = await Promise.all(wanted.map(firstOffered));
  console.log(`  Installing with apt: ${names.join(' ')}`);
  const ended = await apt('install', '-y', '--no-install-recommends', ...names);
  return ended.ok ? '' : `apt could not install ${names.join(' ')}: ${ended.trouble}`;
}

/** One after the other: apt lets nobody in while it works. */
let before: Promise<string> = Promise.resolve('');

/** Installs Debian packages (`new-name|old-name` where it changed); says what went wrong, or nothing. */
export function installPackages(wanted: readonly string[]): Promise<string> {
  if (!canInstallPackages()) return Promise.resolve('needs a Debian system and root');
  before = before.then(() => install(wanted));
  return before;
}
