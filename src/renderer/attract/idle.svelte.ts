/** A screen that its guests have left finds back to the attract screen by itself. */
import type { TableDocument } from '../../shared/protocol.ts';
import { kiosk } from '../device/kiosk.svelte.ts';
import { small } from '../device/small.svelte.ts';
import type { Connection } from '../net/connection.svelte.ts';
import { match } from '../shell/paths.ts';
import { router } from '../shell/router.svelte.ts';

export const ATTRACT = 'attract';
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** A match, and a lobby that people come into by their phones, are not left however long nobody touches the screen. */
export function mayBeLeft(path: string, table: TableDocument | null): boolean {
  if (path === ATTRACT) return false;
  if (!match('table/:code', path)) return true;
  if (table?.phase === 'over') return true;
  return table?.phase === 'lobby' && table.seats.length === 0 && table.spectators === 0;
}

/** In ms; null = never. Asked anew for each screen: the settings are one of them. */
async function patienceOf(connection: Connection): Promise<number | null> {
  const answer = await connection.call('settings.get', {});
  if (!answer.ok) return null;
  const { kiosk: isKiosk, attractAfter } = answer.value;
  const seconds = isKiosk === true || kiosk.locked ? Number(attractAfter) : 0;
  return seconds > 0 ? seconds * 1000 : null;
}

/** To be called while the root of the page is made. */
export function findBackWhenLeft(connection: Connection): void {
  let touched = performance.now();
  const touch = (): void => {
    touched = performance.now();
  };
  const watching = $derived(
    connection.status === 'open' &&
      connection.hosting &&
      !small.is &&
      mayBeLeft(router.path, connection.table),
  );

  $effect(() => {
    for (const sign of TOUCHES) addEventListener(sign, touch, { capture: true, passive: true });
    return () => {
      for (const sign of TOUCHES) removeEventListener(sign, touch, { capture: true });
    };
  });

  $effect(() => {
    void router.path;
    void kiosk.locked;
    if (!watching) return;
    touch();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const look = (patience: number): void => {
      const left = touched + patience - performance.now();
      if (left <= 0) router.replace(ATTRACT);
      else timer = setTimeout(() => look(patience), left);
    };
    void patienceOf(connection).then((patience) => {
      if (patience !== null && !gone) look(patience);
    });
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  });
}
