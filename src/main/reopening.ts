/** A host that its owner, or a restored backup, closes and opens again: whoever started it notices nothing. */
import { setTimeout } from 'node:timers/promises';
import type { JoinAddress } from '../shared/protocol.ts';
import type { HousePin } from './store/house-pin.ts';
import type { SetOutcome, Setting, SettingKey } from './store/settings.ts';

export interface Host {
  readonly port: number;
  readonly hostToken: string;
  /** On this machine, with the host's rights behind the hash: it never travels. */
  readonly tableUrl: string;
  /** For phones. */
  readonly joinUrl: string;
  readonly addresses: readonly JoinAddress[];
  readonly settings: {
    get<K extends SettingKey>(key: K): Setting<K>;
    set(key: SettingKey, value: unknown): SetOutcome;
  };
  readonly pin: HousePin;
  /** At any of its tables. */
  isPlayed(): boolean;
  /** Closed and opened again. */
  beginAnew(rest: Rest): Promise<void>;
  close(): Promise<void>;
}

/** As it is open once. */
export type OpenHost = Omit<Host, 'beginAnew'>;

/** Closed and opened again, with a backup in the place of what was there if one is given. */
export type Reopen = (file?: string) => Promise<void>;

/** Between the end and the new beginning. */
type Rest = () => Promise<void>;

const AGAIN_MS = 1000;
const noRest: Rest = async () => undefined;
const said = (error: unknown): unknown => (error instanceof Error ? error.message : error);

interface Parts {
  /** Without a port it is the first time; then on the port it had, so that screens come back by themselves. */
  readonly open: (reopen: Reopen, port?: number) => Promise<OpenHost>;
  /** While it is closed. */
  readonly restore: (file: string) => void;
  readonly log: (line: string) => void;
}

export async function reopening({ open, restore, log }: Parts): Promise<Host> {
  let closing: Promise<void> | undefined;
  let reopened: Promise<void> = Promise.resolve();
  const again = (rest: Rest, file?: string): Promise<void> => {
    if (!closing) reopened = reopened.then(() => reopenWith(rest, file));
    return reopened;
  };
  const reopen: Reopen = (file) => again(noRest, file);
  let host = await open(reopen);

  async function reopenWith(rest: Rest, file: string | undefined): Promise<void> {
    const { port } = host;
    const isClosed = await host.close().then(
      () => true,
      (error: unknown) => {
        log(`The house did not close as it should: ${said(error)}`);
        return false;
      },
    );
    await rest();
    try {
      // Nothing is put in the place of a database that may still be open.
      if (file !== undefined && isClosed) restore(file);
    } catch (error) {
      log(`Nothing was restored: ${said(error)}`);
    }
    host = await openAgain(port);
  }

  /** Guests are waiting: whatever keeps it shut, it is tried until it opens, or somebody ends the program. */
  async function openAgain(port: number): Promise<OpenHost> {
    for (let told = ''; ; await setTimeout(AGAIN_MS)) {
      try {
        return await open(reopen, port);
      } catch (error) {
        const why = `The house cannot be opened again: ${said(error)}`;
        if (why !== told) log(why);
        told = why;
        if (closing) throw error;
      }
    }
  }

  return {
    get port() {
      return host.port;
    },
    get hostToken() {
      return host.hostToken;
    },
    get tableUrl() {
      return host.tableUrl;
    },
    get joinUrl() {
      return host.joinUrl;
    },
    get addresses() {
      return host.addresses;
    },
    settings: {
      get: (key) => host.settings.get(key),
      set: (key, value) => host.settings.set(key, value),
    },
    isPlayed: () => host.isPlayed(),
    pin: {
      isSet: () => host.pin.isSet(),
      sealed: () => host.pin.sealed(),
      fits: (typed) => host.pin.fits(typed),
      wrong: () => host.pin.wrong(),
      keepWrong: (wrong) => host.pin.keepWrong(wrong),
    },
    beginAnew: (rest) => again(rest),
    close() {
      closing ??= reopened.then(
        () => host.close(),
        // It is closed.
        () => undefined,
      );
      return closing;
    },
  };
}
