/** A name instead of a number, for networks and phones that know mDNS. A second choice: it may silently not work. */
import Bonjour from 'bonjour-service';

export interface LocalName {
  readonly name: string;
  close(): Promise<void>;
}

export interface LocalNameParts {
  readonly name: string;
  readonly port: number;
  readonly scheme: 'http' | 'https';
  readonly log: (text: string) => void;
}

/** Undefined where the network does not let us. */
export function announce({ name, port, scheme, log }: LocalNameParts): LocalName | undefined {
  try {
    const trouble = (error: unknown): void =>
      log(`No local name: ${error instanceof Error ? error.message : error}`);
    const bonjour = new Bonjour({}, trouble);
    const host = `${name}.local`;
    bonjour.publish({ name: 'Smorgasboard', type: scheme, port, host }).on('error', trouble);
    return {
      name: host,
      close: () =>
        new Promise((resolve) => {
          bonjour.unpublishAll(() => bonjour.destroy(() => resolve()));
        }),
    };
  } catch (error) {
    log(`No local name: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}
