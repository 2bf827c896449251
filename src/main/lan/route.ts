/** What answers a request for a path. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HostContext } from './host-context.ts';
import type { ServeFile } from './static-files.ts';

export interface Visit {
  readonly host: HostContext;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly serveFile: ServeFile;
}

export interface Route {
  readonly path: RegExp;
  readonly methods: readonly string[];
  answer(visit: Visit, match: RegExpExecArray): void | Promise<void>;
}

export const READING: readonly string[] = ['GET', 'HEAD'];

export function say(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(text);
}
