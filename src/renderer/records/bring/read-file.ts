/** What is in a file that somebody chose: plays, a table whose columns are still to be told, or neither. */
import type { Phrase } from '../../../shared/game.ts';
import { faultyLine } from '../../../shared/json-fault.ts';
import { readBgStats } from './bg-stats.ts';
import { readCsv } from './csv.ts';
import type { Found } from './found.ts';

export type Contents =
  | { readonly kind: 'plays'; readonly found: readonly Found[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'neither'; readonly trouble: Phrase };

const neither = (key: string, params: NonNullable<Phrase['params']> = {}): Contents => ({
  kind: 'neither',
  trouble: { key, params },
});

/** What our own export calls itself. */
const OURS = 'smorgasboard-records';

export function contentsOf(text: string): Contents {
  if (text.includes('\0')) return neither('bring.no-text');
  if (/^\s*(\{|\[\s*[[{\]"])/.test(text)) return fromJson(text);
  const rows = readCsv(text);
  return rows.length === 0 ? neither('bring.none') : { kind: 'table', rows };
}

function fromJson(text: string): Contents {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    return neither('import.not-json', { line: faultyLine(text, error) });
  }
  const found = readBgStats(raw);
  if (found) return found.length === 0 ? neither('bring.none') : { kind: 'plays', found };
  return neither((raw as { format?: unknown } | null)?.format === OURS ? 'bring.ours' : 'bring.not-theirs');
}
