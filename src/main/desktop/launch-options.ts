import { parseArgs } from 'node:util';
import { REST_MS } from '../starts.ts';

export interface LaunchOptions {
  readonly kiosk: boolean;
  readonly localName: 'announced' | 'none';
  readonly port?: number;
  readonly data?: string;
  readonly hostAddress?: string;
  readonly clockSpeed?: number;
  readonly restore?: string;
  readonly watchMs?: number;
  /** Of whatever keeps breaking, before it is tried again. */
  readonly restMs: number;
  /** Where newer versions lie. */
  readonly updates?: string;
}

const known = {
  kiosk: { type: 'boolean' },
  port: { type: 'string' },
  data: { type: 'string' },
  'host-address': { type: 'string' },
  restore: { type: 'string' },
  updates: { type: 'string' },
  // As in headless.ts, for tests.
  'no-local-name': { type: 'boolean' },
  'clock-speed': { type: 'string' },
  'watch-ms': { type: 'string' },
  'rest-ms': { type: 'string' },
} as const;

const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

/** Electron and Chromium put switches of their own beside ours: what is not ours is not a mistake. */
export function parseLaunchOptions(args: readonly string[]): LaunchOptions {
  const { values } = parseArgs({ args: [...args], options: known, strict: false, allowPositionals: true });
  const port = Number(text(values.port) ?? Number.NaN);
  const clockSpeed = Number(text(values['clock-speed']));
  const watchMs = Number(text(values['watch-ms']));
  const restMs = Number(text(values['rest-ms']) ?? REST_MS);
  const data = text(values.data);
  const hostAddress = text(values['host-address']);
  return {
    kiosk: values.kiosk === true,
    localName: values['no-local-name'] === true ? 'none' : 'announced',
    ...(Number.isInteger(port) && { port }),
    ...(data && { data }),
    ...(hostAddress && { hostAddress }),
    ...(text(values.updates) && { updates: String(values.updates) }),
    ...(text(values.restore) && { restore: String(values.restore) }),
    ...(clockSpeed > 0 && { clockSpeed }),
    ...(watchMs > 0 && { watchMs }),
    restMs: restMs >= 0 ? restMs : REST_MS,
  };
}
