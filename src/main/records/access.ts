/** Who may fetch what: the host everything, a seat's phone the pictures of its own finished match. */
import type { IncomingMessage } from 'node:http';
import { addressOf, isPrivate } from '../lan/guard.ts';
import type { HostContext } from '../lan/host-context.ts';
import { isSame } from '../lan/tokens.ts';

const MOST = 64;

/** In a header, never in the address: addresses are kept and shown. */
export function tokenOf({ headers }: IncomingMessage): string | undefined {
  const [, token] = /^Bearer ([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  return token && token.length <= MOST ? token : undefined;
}

export function isOwner(host: HostContext, request: IncomingMessage): boolean {
  const token = tokenOf(request);
  const caller = { address: addressOf(request), isPrivate: isPrivate(request) };
  return token !== undefined && host.owners.judge(token, caller);
}

export function isHost(host: HostContext, request: IncomingMessage): boolean {
  const token = tokenOf(request);
  const caller = { address: addressOf(request), isPrivate: isPrivate(request) };
  return token !== undefined && host.keys.judge(token, caller) === 'host';
}

/** Was this phone at that table, and is the match the one on it? */
export function satAt(host: HostContext, request: IncomingMessage, match: string): boolean {
  const token = tokenOf(request);
  if (token === undefined) return false;
  for (const table of host.tables) {
    if (table.match?.row.publicId !== match) continue;
    return table.lobby.seats.some((seat) => seat.token !== null && isSame(token, seat.token));
  }
  return false;
}
