import { readdir, readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { inRoot } from '../lib/paths.ts';
import { serveInDevelopment } from './serve.ts';

interface Font {
  /** A package of `@fontsource-variable`, and its file. */
  readonly family: string;
  readonly file: string;
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  readonly features: readonly string[];
  /** Browsers take the smallest; what draws pictures on the host reads this kind only. */
  readonly format?: 'sfnt';
}

const bricolage = {
  family: 'bricolage-grotesque',
  file: 'bricolage-grotesque-latin-standard-normal.woff2',
};
const atkinson = {
  family: 'atkinson-hyperlegible-next',
  file: 'atkinson-hyperlegible-next-latin-wght-normal.woff2',
};

const features = ['kern', 'liga', 'ccmp', 'locl', 'calt', 'tnum'];

/** The axes in use and no others: each one kept costs a phone several kB, and so does kerning. */
const fonts: Readonly<Record<string, Font>> = {
  'fonts/display.woff2': {
    ...bricolage,
    axes: { wght: { min: 700, max: 800 }, wdth: { min: 75, max: 88 }, opsz: 48 },
    features,
  },
  'fonts/display-phone.woff2': {
    ...bricolage,
    axes: { wght: 800, wdth: 80, opsz: 48 },
    features: ['ccmp', 'locl', 'tnum'],
  },
  'fonts/picture-display.ttf': {
    ...bricolage,
    axes: { wght: 800, wdth: 84, opsz: 48 },
    features,
    format: 'sfnt',
  },
  'fonts/picture-text.ttf': { ...atkinson, axes: { wght: 500 }, features, format: 'sfnt' },
  'fonts/text-phone.woff2': {
    ...atkinson,
    axes: { wght: { min: 450, max: 700 } },
    features: ['ccmp', 'locl', 'tnum'],
  },
  'fonts/text.woff2': { ...atkinson, axes: { wght: { min: 450, max: 700 } }, features },
};

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Names are typed by guests: every letter of western Europe, not only those our own words need. */
const base = `${range(0x20, 0x7e)}${range(0xc0, 0xff)}ŒœŸ«»¡¿‹›‘’‚“”„–—…·×÷°−€½\u00a0\u202f`;

const wordFolders = ['src/renderer/i18n', 'src/games', 'src/shared'];

async function charactersOf(folder: string): Promise<string> {
  const entries = await readdir(inRoot(folder), { recursive: true }).catch(() => []);
  const files = entries.filter((name) => name.endsWith('.ts'));
  const texts = await Promise.all(files.map((name) => readFile(inRoot(folder, name), 'utf8')));
  return texts.join('');
}

/** What the four languages are written with today, so that a new sign never falls back to another font. */
async function charactersInUse(): Promise<string> {
  const words = await Promise.all(wordFolders.map(charactersOf));
  return [...new Set(base + words.join(''))].filter((sign) => sign >= ' ').join('');
}

const inPackage = (font: Font, ...names: string[]): string =>
  inRoot('node_modules/@fontsource-variable', font.family, ...names);

export async function makeFont(name: string): Promise<Buffer | null> {
  const font = fonts[name];
  if (!font) return null;
  const whole = await readFile(inPackage(font, 'files', font.file));
  return subsetFont(whole, await charactersInUse(), {
    targetFormat: font.format ?? 'woff2',
    variationAxes: font.axes,
    keepFeatures: font.features,
    noHinting: true,
  });
}

/** Emits `fonts/*`, cut down to the signs and axes in use; serves them while developing. */
export function fontsPlugin(): Plugin {
  return {
    name: 'smorgasboard-fonts',
    configureServer: (server) => serveInDevelopment(server, 'font/woff2', makeFont),
    async generateBundle() {
      for (const [fileName, font] of Object.entries(fonts)) {
        const source = await makeFont(fileName);
        if (source) this.emitFile({ type: 'asset', fileName, source });
        const licence = await readFile(inPackage(font, 'LICENSE'), 'utf8');
        this.emitFile({ type: 'asset', fileName: `fonts/${font.family}-licence.txt`, source: licence });
      }
    },
  };
}
