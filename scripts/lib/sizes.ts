import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type GameEntry, gameEntries } from '../../src/renderer/games/index.ts';
import { FIRST_SCENES } from '../vite/screens.ts';
import { inRoot } from './paths.ts';
import type { Tally } from './tally.ts';

const renderer = inRoot('out/renderer');
const phone = 'phone.html';
/** The longest words of the four languages. */
const locale = 'de';
const phoneFonts = ['fonts/text-phone.woff2', 'fonts/display-phone.woff2'];

type Hand = Pick<GameEntry, 'id' | 'text' | 'art' | 'views'>;

/** A phone in the lobby. */
const shellAlone: Hand = { id: 'lobby', text: 'lobby', art: 'lobby', views: './lobby' };

/** In kB of 1,000 bytes, gzipped. */
const budget = { scripts: 45, everything: 120 };

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

export interface FirstLoad {
  readonly game: string;
  readonly scripts: number;
  readonly words: number;
  readonly styles: number;
  readonly pictures: number;
  readonly fonts: number;
}

/** What a phone in a match fetches of what it could fetch: its game's hand. */
function isFetched(key: string, { id, views }: Hand): boolean {
  const folder = path.posix.join('games', views);
  return new RegExp(`^${folder}/(Hand\\w*|${FIRST_SCENES[id] ?? 'Hand'})\\.svelte$`).test(key);
}

function chunksOf(manifest: Manifest, hand: Hand): Chunk[] {
  const seen = new Set<string>();
  const chunks: Chunk[] = [];
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    chunks.push(chunk);
    for (const next of chunk.imports ?? []) visit(next);
    for (const next of chunk.dynamicImports ?? []) if (isFetched(next, hand)) visit(next);
  };
  visit(phone);
  return chunks;
}

async function weigh(names: Iterable<string>): Promise<number> {
  let sum = 0;
  for (const name of new Set(names)) {
    const file = `${renderer}/${name}`;
    if (!existsSync(file)) continue;
    sum += name.endsWith('.woff2')
      ? (await stat(file)).size
      : gzipSync(await readFile(file), { level: 9 }).length;
  }
  return sum;
}

const isPicture = (name: string): boolean => /\.(svg|png|webp|avif|jpg)$/.test(name);

async function firstLoad(manifest: Manifest, hand: Hand): Promise<FirstLoad> {
  const chunks = chunksOf(manifest, hand);
  const pictures = chunks.flatMap((chunk) => chunk.assets ?? []).filter(isPicture);
  return {
    game: hand.id,
    scripts: await weigh(chunks.map((chunk) => chunk.file)),
    words: await weigh(['common', 'phone', hand.text].map((name) => `words/${name}.${locale}.json`)),
    styles: await weigh([phone, ...chunks.flatMap((chunk) => chunk.css ?? [])]),
    pictures: await weigh(['art/ui.svg', `art/${hand.art}.svg`, ...pictures]),
    fonts: await weigh(phoneFonts),
  };
}

export async function measureFirstLoads(): Promise<FirstLoad[]> {
  const manifest = JSON.parse(await readFile(`${renderer}/.vite/phone.json`, 'utf8')) as Manifest;
  return Promise.all([shellAlone, ...gameEntries].map((hand) => firstLoad(manifest, hand)));
}

const everything = (load: FirstLoad): number =>
  load.scripts + load.words + load.styles + load.pictures + load.fonts;

const kB = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(9);

export const overBudget = (load: FirstLoad): boolean =>
  load.scripts > budget.scripts * 1000 || everything(load) > budget.everything * 1000;

const COLUMN = 24;

export function sizeTable(loads: readonly FirstLoad[]): string {
  const head = `${'first load, kB gz'.padEnd(COLUMN)}  scripts    words   styles pictures    fonts      all`;
  const rows = loads.map((load) => {
    const parts = [load.scripts, load.words, load.styles, load.pictures, load.fonts, everything(load)]
      .map(kB)
      .join('');
    return `${`phone + ${load.game}`.padEnd(COLUMN)}${parts}${overBudget(load) ? '  OVER BUDGET' : ''}`;
  });
  const foot = `${'budget'.padEnd(COLUMN)}${kB(budget.scripts * 1000)}${' '.repeat(36)}${kB(budget.everything * 1000)}`;
  return [head, ...rows, foot].join('\n');
}

/** Printed after every build; a run of all tests fails when a load is over the budget. */
export async function reportSizes(): Promise<Tally> {
  const loads = await measureFirstLoads();
  console.log(sizeTable(loads));
  const failed = loads.filter(overBudget).length;
  return { passed: loads.length - failed, failed };
}
