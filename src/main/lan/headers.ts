import type { ServerResponse } from 'node:http';

/**
 * A page may load from here and talk to here, and nothing else. Older phones do not count the socket as 'self',
 * so it is named. Style attributes are what moves cards about; style sheets come from files only.
 */
const policy = (host: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self' data: blob:",
    `connect-src 'self' ws://${host} wss://${host}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** `host` has passed the guard, so it is a number or a name of ours. */
export function setSafeHeaders(response: ServerResponse, host: string): void {
  response.setHeader('Content-Security-Policy', policy(host));
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('X-Frame-Options', 'DENY');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=()');
}
