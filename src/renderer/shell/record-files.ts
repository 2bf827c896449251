/** Files of finished matches: they go by HTTP, with the screen's right to them in the heading. */
import { t, words } from '../i18n/words.svelte.ts';
import type { Connection } from '../net/connection.svelte.ts';
import { say } from '../ui/toasts.svelte.ts';

const REVOKE_MS = 60_000;

/** Under `/records/`. */
export const askRecord = (
  connection: Connection,
  path: string,
  more: RequestInit = {},
): Promise<Response> => {
  const url = new URL(`/records/${path}`, location.origin);
  url.searchParams.set('locale', words.locale);
  const headers = { ...more.headers, Authorization: `Bearer ${connection.token ?? ''}` };
  return fetch(url, { ...more, headers });
};

export async function fetchRecord(connection: Connection, path: string): Promise<Response> {
  const answer = await askRecord(connection, path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer;
}

export function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_MS);
}

/** Whether the phone's own way of sharing took it; somebody who turned back has been served too. */
async function isShared(file: File): Promise<boolean> {
  // Missing on plain HTTP.
  if (!navigator.canShare?.({ files: [file] })) return false;
  try {
    await navigator.share({ files: [file] });
    return true;
  } catch (error) {
    return (error as Error).name === 'AbortError';
  }
}

export interface PictureWanted {
  readonly path: string;
  readonly name: string;
}

export async function sharePicture(connection: Connection, { path, name }: PictureWanted): Promise<void> {
  try {
    const blob = await (await fetchRecord(connection, path)).blob();
    const file = new File([blob], name, { type: blob.type });
    if (!(await isShared(file))) download(blob, name);
  } catch {
    say({ text: t('trouble.fetch'), icon: 'wifi-off' });
  }
}
