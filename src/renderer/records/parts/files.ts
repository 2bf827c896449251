/** Files from the host, and where they go: the desktop program asks where, a browser downloads. */
import type { Refusal } from '../../../shared/game.ts';
import type { SaveAnswer } from '../../../shared/ipc.ts';
import { MAX_IMPORT_BYTES, tooBig } from '../../../shared/record-files.ts';
import { t } from '../../i18n/words.svelte.ts';
import type { Connection } from '../../net/connection.svelte.ts';
import { askRecord, download, fetchPages, type RecordWanted } from '../../shell/record-files.ts';
import { say } from '../../ui/toasts.svelte.ts';

/** The desktop program takes no more from a page. */
const MOST_BY_BRIDGE = 64 * 1024 * 1024;

function tellSaved(answer: SaveAnswer): void {
  if (answer.saved) say({ text: t('files.saved', { name: answer.name }), icon: 'check' });
  else if (answer.reason !== 'cancelled') say({ text: t(`files.${answer.reason}`), icon: 'warning' });
}

/** As it would be printed. Only the desktop program can: a browser's own dialog for printing does it elsewhere. */
export async function savePagePdf(name: string): Promise<void> {
  const answer = await window.smorgasboard?.savePdf(name);
  if (answer) tellSaved(answer);
}

async function save(file: File): Promise<void> {
  const bridge = window.smorgasboard;
  if (!bridge || file.size > MOST_BY_BRIDGE) {
    download(file, file.name);
    return;
  }
  const content = new Uint8Array(await file.arrayBuffer());
  tellSaved(await bridge.saveFile({ suggestedName: file.name, content }));
}

export async function saveRecord(connection: Connection, wanted: RecordWanted): Promise<void> {
  try {
    for (const file of await fetchPages(connection, wanted)) await save(file);
  } catch {
    say({ text: t('trouble.fetch'), icon: 'wifi-off' });
  }
}

export type ImportAnswer =
  | { readonly ok: true; readonly added: number; readonly known: number; readonly players: number }
  | { readonly ok: false; readonly refusal: Refusal };

/** Too big a file is not sent: the host would hang up in the middle, and its answer might never be read. */
export async function importRecords(connection: Connection, file: File): Promise<ImportAnswer> {
  if (file.size > MAX_IMPORT_BYTES) return { ok: false, refusal: tooBig };
  const answer = await askRecord(connection, 'import', {
    method: 'POST',
    body: file,
    headers: { 'Content-Type': 'application/json' },
  });
  return answer.json();
}
