/** The addresses on offer, the one that shows, and the links made from it. */
import type { JoinAddress, JoinInfo } from '../../shared/protocol.ts';
import type { Settings } from '../store/settings.ts';
import { rankAddresses } from './addresses.ts';
import { qrOf } from './qr.ts';

const LOOK_AGAIN_MS = 5000;

export interface JoinAddressesParts {
  readonly settings: Settings;
  readonly scheme: 'http' | 'https';
  /** By a certificate that was made here. */
  readonly isMade: boolean;
  readonly port: number;
  /** Given on the command line: behind a proxy or a container, nothing better can be found out. */
  readonly hostAddress: string | undefined;
  /** Announced in the local network, such as `smorgasboard.local`. */
  readonly localName: () => string | null;
  readonly changed: () => void;
  readonly log: (text: string) => void;
}

export class JoinAddresses {
  readonly #parts: JoinAddressesParts;
  readonly #proven = new Set<string>();
  readonly #infos = new Map<string, JoinInfo>();
  #found: readonly JoinAddress[];
  #promoted: string | null = null;
  #wifiMark = 0;
  #look: NodeJS.Timeout;

  constructor(parts: JoinAddressesParts) {
    this.#parts = parts;
    this.#found = this.#ranked(rankAddresses());
    // Cables are pulled and Wi-Fis changed while the code is showing.
    this.#look = setInterval(() => this.#find(), LOOK_AGAIN_MS);
    this.#look.unref();
    parts.settings.onChange((key) => {
      if (key === 'wifi') this.#wifiMark += 1;
      if (key === 'wifi' || key === 'address') this.#renew();
    });
  }

  get addresses(): readonly JoinAddress[] {
    return this.#found;
  }

  get isSecure(): boolean {
    return this.#parts.scheme === 'https';
  }

  get chosen(): string {
    const { settings } = this.#parts;
    const byHand = settings.get('address');
    const wanted = [byHand, this.#promoted].find((address) =>
      this.#found.some((one) => one.address === address),
    );
    return wanted ?? this.#found[0]?.address ?? '127.0.0.1';
  }

  knows(address: string): boolean {
    return this.#found.some((one) => one.address === address);
  }

  /** A phone is really here: what it came by works, which is more than any guess knows. */
  arrivedBy(hostname: string): void {
    const known = this.#found.find(({ address }) => address === hostname);
    if (!known || this.#proven.has(hostname)) return;
    this.#proven.add(hostname);
    // A hand on this very machine proves nothing to the phones.
    if (known.kind !== 'loopback') this.#promoted ??= hostname;
    this.#renew();
  }

  origin(address = this.chosen): string {
    return `${this.#parts.scheme}://${address}:${this.#parts.port}`;
  }

  joinInfo(code: string): JoinInfo {
    let info = this.#infos.get(code);
    if (!info) {
      info = this.#makeInfo(code);
      this.#infos.set(code, info);
    }
    return info;
  }

  close(): void {
    clearInterval(this.#look);
  }

  renew(): void {
    this.#find();
  }

  /** To the house, or to one table. */
  link(code?: string): Pick<JoinInfo, 'url' | 'qr'> {
    return {
      url: `${this.origin()}/${code === undefined ? '' : `?t=${code}`}`,
      // In capitals the same link needs a coarser code, which is read from further away.
      qr: qrOf(`${this.origin()}/${code ?? ''}`.toUpperCase()),
    };
  }

  #makeInfo(code: string): JoinInfo {
    const wifi = this.#parts.settings.get('wifi');
    return {
      addresses: this.#found,
      chosen: this.chosen,
      ...this.link(code),
      ...(wifi ? { wifi: { name: wifi.name, mark: this.#wifiMark } } : {}),
      proven: this.#proven.has(this.chosen),
      ...(this.#parts.isMade ? { warns: true } : {}),
    };
  }

  #find(): void {
    let adapters: JoinAddress[];
    try {
      adapters = rankAddresses();
    } catch (error) {
      this.#parts.log(`The addresses cannot be looked up: ${error instanceof Error ? error.message : error}`);
      return;
    }
    const found = this.#ranked(adapters);
    if (JSON.stringify(found) === JSON.stringify(this.#found)) return;
    this.#found = found;
    this.#renew();
  }

  #ranked(adapters: readonly JoinAddress[]): JoinAddress[] {
    const { hostAddress, localName } = this.#parts;
    const ranked = adapters.filter(({ address }) => address !== hostAddress);
    const name = localName();
    const named: JoinAddress[] = name === null ? [] : [{ address: name, kind: 'name', label: 'mDNS' }];
    const given: JoinAddress[] =
      hostAddress === undefined ? [] : [{ address: hostAddress, kind: 'lan', label: '' }];
    const isReal = ({ kind }: JoinAddress): boolean => kind === 'lan' || kind === 'wifi';
    return [...given, ...ranked.filter(isReal), ...named, ...ranked.filter((one) => !isReal(one))];
  }

  #renew(): void {
    this.#infos.clear();
    this.#parts.changed();
  }
}
