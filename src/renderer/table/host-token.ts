/** The host's key comes in the address of the window, and must not stay where a guest can photograph it. */
import { recall, remember } from '../device/kept.ts';

const KEPT = 'host';

export const keepHostToken = (token: string): void => remember(KEPT, token);

export function takeHostToken(): string | undefined {
  const [, given] = /[#&]host=([\w-]+)/.exec(location.hash) ?? [];
  if (!given) return recall(KEPT) ?? undefined;
  keepHostToken(given);
  const rest = location.hash.replace(/[#&]?host=[\w-]+/, '');
  history.replaceState(null, '', location.pathname + location.search + (rest.length > 1 ? rest : ''));
  return given;
}
