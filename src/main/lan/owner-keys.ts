/**
 * Who has the owner's rights, which are not the host's: a pass that the house's own screen shows, a code that it shows,
 * or the PIN, by a line that nobody hears. Only digests of the keys are kept.
 */
import { createHash, randomBytes } from 'node:crypto';
import { accept, type Result } from '../../shared/game.ts';
import { deny } from '../../shared/host-refusals.ts';
import { housePin } from '../store/house-pin.ts';
import { pinLock } from '../store/pin-lock.ts';
import type { Setting, Settings } from '../store/settings.ts';
import type { Caller } from './host-keys.ts';
import { isSame } from './tokens.ts';

const PASS_MS = 10 * 60_000;
/** Where others may listen, a key is good at one address only, and not for long. */
const LENT_MS = 24 * 3600_000;
const LASTING_MS = 90 * 24 * 3600_000;
const MOST = 20;

type Owner = Setting<'owners'>[number];

export interface OwnerKey {
  /** To take it away by; nobody comes in by it. */
  readonly id: string;
  readonly address: string;
  readonly at: number;
  readonly until: number;
}

const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
const idOf = ({ digest }: Owner): string => digest.slice(0, 12);

interface Pass {
  readonly pass: string;
  readonly until: number;
  /** The screen that took it hears its key again, if it asks again. */
  taken: { readonly screen: string; readonly token: string } | null;
}

export class OwnerKeys {
  readonly #settings: Settings;
  readonly #now: () => number;
  #pass: Pass | null = null;

  constructor(settings: Settings, now: () => number) {
    this.#settings = settings;
    this.#now = now;
  }

  judge(token: string, caller: Caller): boolean {
    return this.#find(token, caller) !== undefined;
  }

  /** Which of the keys this one is. */
  idOf(token: string): string {
    return digestOf(token).slice(0, 12);
  }

  /** Good once; a new one ends the one before. */
  newPass(): string {
    const pass = randomBytes(18).toString('base64url');
    this.#pass = { pass, until: this.#now() + PASS_MS, taken: null };
    return pass;
  }

  take(pass: string, screen: string, caller: Caller): Result<{ token: string }> {
    const shown = this.#pass;
    if (!shown || shown.until < this.#now() || !isSame(pass, shown.pass)) return deny('pass-is-used');
    if (shown.taken && shown.taken.screen !== screen) return deny('pass-is-used');
    const lost = (): void => {
      shown.taken = null;
    };
    shown.taken ??= { screen, token: this.lend(caller, lost) };
    return accept({ token: shown.taken.token });
  }

  /** A PIN lasts: it does not go where others hear it. */
  byPin(typed: string, caller: Caller): Result<{ token: string }> {
    const pin = housePin(this.#settings, 'wrongOwnerPins');
    if (!caller.isPrivate) return deny('only-here');
    if (!pin.isSet()) return deny('no-pin');
    const tries = pinLock(pin, this.#now);
    const rest = tries.rest();
    if (rest > 0) return deny('pin-rests', { n: rest });
    return tries.isRight(typed) ? accept({ token: this.lend(caller) }) : deny('wrong-pin');
  }

  /** `lost`: it could not be stored, and is worth nothing. */
  lend({ address, isPrivate }: Caller, lost = (): void => undefined): string {
    const token = randomBytes(24).toString('base64url');
    const at = this.#now();
    const owner: Owner = {
      digest: digestOf(token),
      address: isPrivate ? null : address,
      from: address,
      at,
      until: at + (isPrivate ? LASTING_MS : LENT_MS),
    };
    this.#settings.keep('owners', [...this.#valid(), owner].slice(-MOST), (error) => error && lost());
    return token;
  }

  list(): OwnerKey[] {
    return this.#valid().map((owner) => ({
      ...{ id: idOf(owner), address: owner.from },
      ...{ at: owner.at, until: owner.until },
    }));
  }

  /** True if there was one. */
  takeAway(id: string): boolean {
    const kept = this.#valid().filter((owner) => idOf(owner) !== id);
    const isThere = kept.length < this.#valid().length;
    if (isThere) this.#settings.keep('owners', kept);
    return isThere;
  }

  #valid(): Owner[] {
    return this.#settings.get('owners').filter(({ until }) => until > this.#now());
  }

  #find(token: string, { address, isPrivate }: Caller): Owner | undefined {
    const digest = digestOf(token);
    const owner = this.#valid().find((one) => isSame(digest, one.digest));
    if (!owner) return undefined;
    return (owner.address === null ? isPrivate : owner.address === address) ? owner : undefined;
  }
}
