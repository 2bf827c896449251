/** A name instead of a number, for networks and phones that know mDNS. A second choice: it may silently not work. */
import type { EventEmitter } from 'node:events';
import { Bonjour, type Service } from 'bonjour-service';

export interface LocalName {
  /** Null until it is known to be free. */
  readonly name: string | null;
  close(): Promise<void>;
}

export interface LocalNameParts {
  /** Wanted; where another host has it, the next free one is taken: `name-2`. */
  readonly name: string;
  readonly port: number;
  readonly scheme: 'http' | 'https';
  readonly log: (text: string) => void;
  /** Once the name is known. */
  readonly changed: () => void;
  /** Where it is announced: everywhere, unless a test keeps to this machine. */
  readonly network?: { readonly interface: string; readonly bind: string; readonly port: number };
}

/** Neighbours answer within this, and two hosts that start together do not end their listening together. */
const LISTEN_MS = 1000;
const LISTEN_LONGER_MS = 500;
const SCHEMES = ['http', 'https'] as const;

/** Undefined where the network does not let us. */
export function announce({
  name,
  port,
  scheme,
  log,
  changed,
  network,
}: LocalNameParts): LocalName | undefined {
  const trouble = (error: unknown): void =>
    log(`No local name: ${error instanceof Error ? error.message : error}`);
  try {
    const bonjour = new Bonjour({ ...network }, trouble);
    const taken = new Set<string>();
    const hear = ({ host }: Service): unknown => taken.add(host.toLowerCase());
    const browsers = SCHEMES.map((type) => bonjour.find({ type }, hear));
    let free: string | null = null;

    const take = (): void => {
      for (const browser of browsers) browser.stop();
      const label = nextFree(name, taken);
      free = `${label}.local`;
      if (label !== name) log(`${name}.local is another host in this network. This one is ${free}.`);
      // Asked already: its own asking ends with a stack trace where a name is taken.
      const service = { name: label, type: scheme, port, host: free, probe: false };
      bonjour.publish(service).on('error', trouble);
      changed();
    };
    const timer = setTimeout(take, LISTEN_MS + Math.random() * LISTEN_LONGER_MS);
    timer.unref();
    socketOf(bonjour).on('error', (error) => {
      clearTimeout(timer);
      trouble(error);
    });

    return {
      get name() {
        return free;
      },
      close: () => {
        clearTimeout(timer);
        return new Promise((resolve) => {
          bonjour.unpublishAll(() => bonjour.destroy(() => resolve()));
        });
      },
    };
  } catch (error) {
    trouble(error);
    return undefined;
  }
}

/** Where the port cannot be had, its error would end the program: the library hears it nowhere. */
const socketOf = (bonjour: Bonjour): EventEmitter =>
  (bonjour as unknown as { readonly server: { readonly mdns: EventEmitter } }).server.mdns;

function nextFree(name: string, taken: ReadonlySet<string>): string {
  let label = name;
  for (let n = 2; taken.has(`${label}.local`); n++) label = `${name}-${n}`;
  return label;
}
