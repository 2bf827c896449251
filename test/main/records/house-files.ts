/** What the build lays beside the pages and pictures need: words and fonts, made in a folder of the test's own. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFont } from '../../../scripts/vite/fonts.ts';
import { games } from '../../../src/games/index.ts';
import type { Limits } from '../../../src/main/lan/limits.ts';
import { LOCALES } from '../../../src/shared/text.ts';
import { newFolder, openHost, type TestHost } from '../house.ts';

const source = path.resolve(import.meta.dirname, '../../../src');

async function writeWords(folder: string, name: string, from: string): Promise<void> {
  for (const locale of LOCALES) {
    const module = await import(path.join(from, `${locale}.ts`));
    writeFileSync(path.join(folder, 'words', `${name}.${locale}.json`), JSON.stringify(module[locale]));
  }
}

export async function staticFolder(): Promise<string> {
  const folder = newFolder();
  for (const name of ['words', 'fonts']) mkdirSync(path.join(folder, name));
  for (const name of ['common', 'more', 'records']) {
    await writeWords(folder, name, path.join(source, 'renderer/i18n/text', name));
  }
  for (const name of ['sandwich', 'plate', 'masters', 'sheets']) {
    await writeWords(folder, name, path.join(source, 'games', name, 'text'));
  }
  for (const name of ['picture-display.ttf', 'picture-text.ttf']) {
    writeFileSync(path.join(folder, 'fonts', name), (await makeFont(`fonts/${name}`))!);
  }
  return folder;
}

export interface RecordHost extends TestHost {
  get(path: string, token?: string): Promise<Response>;
  bring(file: string): Promise<{ status: number; answer: Record<string, unknown> }>;
}

/** A host with the real games, and its files by HTTP. */
export async function openRecordHost(staticDir?: string, limits: Partial<Limits> = {}): Promise<RecordHost> {
  const host = await openHost({ games, limits, ...(staticDir === undefined ? {} : { staticDir }) });
  const at = (name: string): string => `http://127.0.0.1:${host.port}/records/${name}`;
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
  return Object.assign(host, {
    get: (name: string, token = host.hostToken) => fetch(at(name), { headers: bearer(token) }),
    async bring(file: string) {
      const answer = await fetch(at('import'), {
        method: 'POST',
        body: file,
        headers: bearer(host.hostToken),
      });
      return { status: answer.status, answer: (await answer.json()) as Record<string, unknown> };
    },
  });
}
