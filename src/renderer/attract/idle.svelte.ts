/** A screen that its guests have left finds back to the attract screen by itself. */
import { kiosk } from '../device/kiosk.svelte.ts';
import { small } from '../device/small.svelte.ts';
import type { Connection } from '../net/connection.svelte.ts';
import { router } from '../shell/router.svelte.ts';
import { ATTRACT, leastPatience } from './patience.ts';

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

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
  const atLeast = $derived(
    connection.status === 'open' && connection.hosting && !small.is
      ? leastPatience(router.path, connection.table)
      : null,
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
    const least = atLeast;
    if (least === null) return;
    touch();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const look = (patience: number): void => {
      const left = touched + patience - performance.now();
      if (left <= 0) router.replace(ATTRACT);
      else timer = setTimeout(() => look(patience), left);
    };
    void patienceOf(connection).then((patience) => {
      if (patience !== null && !gone) look(Math.max(patience, least));
    });
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  });
}
