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
async function areShared(files: File[]): Promise<boolean> {
  // Missing on plain HTTP.
  if (!navigator.canShare?.({ files })) return false;
  try {
    await navigator.share({ files });
    return true;
  } catch (error) {
    return (error as Error).name === 'AbortError';
  }
}

export interface RecordWanted {
  /** Under `/records/`. */
  readonly path: string;
  readonly name: string;
}

/** A long picture comes in pages. */
export async function fetchPages(connection: Connection, { path, name }: RecordWanted): Promise<File[]> {
  const first = await fetchRecord(connection, path);
  const count = Number(first.headers.get('pages') ?? 1);
  const blobs = [await first.blob()];
  for (let page = 2; page <= count; page++) {
    const address = `${path}${path.includes('?') ? '&' : '?'}page=${page}`;
    blobs.push(await (await fetchRecord(connection, address)).blob());
  }
  const nameOf = (i: number): string => (i === 0 ? name : name.replace(/(?=\.\w+$)/, `-${i + 1}`));
  return blobs.map((blob, i) => new File([blob], nameOf(i), { type: blob.type }));
}

/** By the phone's own way of sharing, else as downloads. */
export async function shareFiles(files: File[]): Promise<void> {
  if (!(await areShared(files))) for (const file of files) download(file, file.name);
}

export async function sharePicture(connection: Connection, wanted: RecordWanted): Promise<void> {
  try {
    await shareFiles(await fetchPages(connection, wanted));
  } catch {
    say({ text: t('trouble.fetch'), icon: 'wifi-off' });
  }
}
