/** The whole screen: the desktop window is asked by its program, a browser by the page itself. */
import { kiosk } from './kiosk.svelte.ts';

const bridge = window.smorgasboard;

export const canFillScreen = (): boolean => (bridge ? !kiosk.locked : document.fullscreenEnabled);

export async function toggleFullScreen(): Promise<void> {
  try {
    if (bridge) await bridge.toggleFullScreen();
    else if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    // Somebody said no: then it stays as it is.
  }
}
