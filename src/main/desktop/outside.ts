import { shell } from 'electron';

const schemes = new Set(['https:', 'bgstats:']);

/** A link that leads out of the program is the system's to open: a page of the web, or a play for BG Stats. */
export function openOutside(address: string): void {
  if (!URL.canParse(address) || !schemes.has(new URL(address).protocol)) return;
  void shell.openExternal(address).catch(() => undefined);
}
