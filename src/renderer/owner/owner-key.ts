/** The key of this phone to the house, and the pass by which it gets one: neither stays in the address. */
import { recall, remember } from '../device/kept.ts';

const KEPT = 'owner';

export const keptKey = (): string | undefined => recall(KEPT) ?? undefined;
export const keepKey = (token: string | null): void => remember(KEPT, token);

export function takePass(): string | undefined {
  const [, pass] = /[#&]pass=([\w-]+)/.exec(location.hash) ?? [];
  if (pass) history.replaceState(null, '', location.pathname);
  return pass;
}

/** Whether the PIN may be typed here: the host takes it on no other line. */
export const isUnheard = (): boolean =>
  location.protocol === 'https:' || /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname);
