/** Files from the host, and where they go: the desktop program asks where, a browser downloads. */
import type { Refusal } from '../../../shared/game.ts';
import { t, words } from '../../i18n/words.svelte.ts';
import type { Connection } from '../../net/connection.svelte.ts';
import { say } from '../../ui/toasts.svelte.ts';

/** The desktop program takes no more from a page. */
const MOST_BY_BRIDGE = 64 * 1024 * 1024;
const REVOKE_MS = 60_000;

export interface FileWanted {
  /** Under `/records/`. */
  readonly path: string;
  readonly name: string;
}

const headers = (connection: Connection): HeadersInit => ({
  Authorization: `Bearer ${connection.hostToken ?? ''}`,
});

const ask = (connection: Connection, path: string, more: RequestInit = {}): Promise<Response> => {
  const url = new URL(`/records/${path}`, location.origin);
  url.searchParams.set('locale', words.locale);
  return fetch(url, { ...more, headers: { ...headers(connection), ...more.headers } });
};

export async function fetchRecord(connection: Connection, path: string): Promise<Response> {
  const answer = await ask(connection, path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer;
}

function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_MS);
}

export async function saveRecord(connection: Connection, { path, name }: FileWanted): Promise<void> {
  try {
    const blob = await (await fetchRecord(connection, path)).blob();
    const bridge = window.smorgasboard;
    if (!bridge || blob.size > MOST_BY_BRIDGE) {
      download(blob, name);
      return;
    }
    const content = new Uint8Array(await blob.arrayBuffer());
    const answer = await bridge.saveFile({ suggestedName: name, content });
    if (answer.saved) say({ text: t('files.saved', { name: answer.name }), icon: 'check' });
    else if (answer.reason !== 'cancelled') say({ text: t(`files.${answer.reason}`), icon: 'warning' });
  } catch {
    say({ text: t('trouble.fetch'), icon: 'wifi-off' });
  }
}

export type ImportAnswer =
  | { readonly ok: true; readonly added: number; readonly known: number; readonly players: number }
  | { readonly ok: false; readonly refusal: Refusal };

export async function importRecords(connection: Connection, file: File): Promise<ImportAnswer> {
  const answer = await ask(connection, 'import', {
    method: 'POST',
    body: file,
    headers: { 'Content-Type': 'application/json' },
  });
  return answer.json();
}
