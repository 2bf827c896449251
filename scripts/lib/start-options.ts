import { parseArgs } from 'node:util';

export interface StartOptions {
  readonly mode: 'auto' | 'headless' | 'desktop';
  readonly kiosk: boolean;
  readonly port?: number;
  readonly data?: string;
  readonly hostAddress?: string;
  readonly restore?: string;
  /** Writes the service that starts it so, instead of starting it. */
  readonly installService?: true;
}

export type Parsed =
  | { readonly kind: 'start'; readonly options: StartOptions }
  | { readonly kind: 'help' }
  | { readonly kind: 'mistake'; readonly message: string };

export const help = `Smorgasboard: sandwich card games for one shared screen and everybody's phones.

  npm start                    the desktop window; without a display, the headless host
  npm start -- OPTIONS

  --desktop            the desktop window, or an error when there can be none
  --headless           no window: prints the table's address and a QR code
  --kiosk              the desktop window over the whole screen, locked with the house PIN
  --port N             the port phones join on (1 to 65535; the next free one when it is taken)
  --data DIR           where tables, players and history are kept
  --restore FILE       begin with a backup; what was there before is kept
  --host-address A     the address printed for phones, such as 192.168.1.20
  --install-service    Linux: write a systemd service that starts it with the options above, and say so
  --help               this text
`;

const known = {
  headless: { type: 'boolean' },
  desktop: { type: 'boolean' },
  kiosk: { type: 'boolean' },
  port: { type: 'string' },
  data: { type: 'string' },
  restore: { type: 'string' },
  'host-address': { type: 'string' },
  'install-service': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const mistake = (message: string): Parsed => ({ kind: 'mistake', message });

function withoutExplanation(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return `${text.split('. ')[0]?.replace(/\.$/, '')}.`;
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65535;
}

function readValues(args: readonly string[]) {
  return parseArgs({ args: [...args], options: known, strict: true, allowPositionals: false }).values;
}

export function parseStartOptions(args: readonly string[]): Parsed {
  let values: ReturnType<typeof readValues>;
  try {
    values = readValues(args);
  } catch (error) {
    return mistake(withoutExplanation(error));
  }
  if (values.help) return { kind: 'help' };
  if (values.headless && (values.desktop || values.kiosk)) {
    return mistake(`--headless cannot be used with --${values.desktop ? 'desktop' : 'kiosk'}.`);
  }
  if (values.port !== undefined && !isPort(values.port)) {
    return mistake(`--port needs a number from 1 to 65535, not "${values.port}".`);
  }
  if (values.data === '') return mistake('--data needs the name of a folder.');
  if (values['install-service'] && values.restore !== undefined) {
    return mistake('--install-service cannot be used with --restore: it would restore at each start.');
  }
  if (values.restore === '') return mistake('--restore needs the name of a file.');
  if (values['host-address'] === '') return mistake('--host-address needs an address.');
  const asked = values.desktop || values.kiosk ? 'desktop' : 'auto';
  return {
    kind: 'start',
    options: {
      mode: values.headless ? 'headless' : asked,
      kiosk: values.kiosk ?? false,
      ...(values['install-service'] && { installService: true as const }),
      ...(values.port !== undefined && { port: Number(values.port) }),
      ...(values.data !== undefined && { data: values.data }),
      ...(values.restore !== undefined && { restore: values.restore }),
      ...(values['host-address'] !== undefined && { hostAddress: values['host-address'] }),
    },
  };
}
