/** A data folder as the first edition left it: tables in the middle of each game and of two sheets, and two finished. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import Database from 'better-sqlite3';

const packed = path.resolve(import.meta.dirname, '../main/fixtures/version-1/smorgasboard.db.gz');

export const fileIn = (folder: string): string => path.join(folder, 'smorgasboard.db');

/** As it was left, but today: what is too old is dropped. */
export function firstEdition(
  folder = mkdtempSync(path.join(os.tmpdir(), 'smorgasboard-first-edition-')),
): string {
  writeFileSync(fileIn(folder), gunzipSync(readFileSync(packed)));
  const db = new Database(fileIn(folder));
  db.prepare('UPDATE tables SET touched_at = ?').run(Date.now());
  db.close();
  return folder;
}

/** The seat of the one guest with a phone. */
export function tokenAt(folder: string, code: string): string {
  const db = new Database(fileIn(folder), { readonly: true });
  const lobby = db.prepare<[string], string>('SELECT lobby FROM tables WHERE code = ?').pluck().get(code)!;
  db.close();
  return JSON.parse(lobby).seats[0].token;
}
