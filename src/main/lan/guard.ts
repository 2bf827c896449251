/** Who may speak to this host at all. */
import type { IncomingMessage } from 'node:http';
import net from 'node:net';
import { plainAddress } from './door.ts';

/**
 * A web page anywhere can point a name of its own at this machine (DNS rebinding), but it cannot make the browser
 * send another Host: numbers and local names are ours, other names are not.
 */
export function isOurHost(header: string | undefined, ownNames: readonly string[]): boolean {
  const name = hostnameOf(header);
  if (name === null) return false;
  return (
    net.isIP(name) !== 0 ||
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name.endsWith('.local') ||
    ownNames.includes(name)
  );
}

export function hostnameOf(header: string | undefined): string | null {
  if (!header) return null;
  try {
    return new URL(`http://${header}`).hostname.replace(/^\[|\]$/g, '');
  } catch {
    return null;
  }
}

/** A page of another site must not open our socket. Programs that are no browser send no Origin. */
export function isOurOrigin(request: IncomingMessage): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  try {
    const { protocol, host: from } = new URL(origin);
    return (protocol === 'http:' || protocol === 'https:') && from === host?.toLowerCase();
  } catch {
    return false;
  }
}

export const addressOf = (request: IncomingMessage): string => plainAddress(request.socket);

export const isLoopback = (request: IncomingMessage): boolean => {
  const address = addressOf(request);
  return address === '::1' || address.startsWith('127.');
};

export const isSecure = ({ socket }: IncomingMessage): boolean => 'encrypted' in socket;

const HERE = /^(localhost|::1|127\.\d+\.\d+\.\d+)$/;

/** Of this machine, asked for as such (not by way of a proxy, which is one too), or by https: nobody listens in. */
export const isPrivate = (request: IncomingMessage): boolean =>
  isSecure(request) || (isLoopback(request) && HERE.test(hostnameOf(request.headers.host) ?? ''));
