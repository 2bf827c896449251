/**
 * Who has the host's rights. The host token works where nobody can listen in; elsewhere a screen asks, the host shows a
 * code, and whoever types it there is lent the rights: for a day, at that address, until the program ends. An owner's
 * phone asks in the same way, for rights of its own.
 */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { accept, type Result } from '../../shared/game.ts';
import { deny } from '../../shared/host-refusals.ts';
import type { Knock, Rights } from '../../shared/protocol.ts';
import { placeOf } from '../table/crowd.ts';
import { isSame } from './tokens.ts';

export interface Caller {
  readonly address: string;
  readonly isPrivate: boolean;
}

/** What an address was given to prove itself with. It outlives a page, so that no reload brings a new try. */
interface Asking extends Caller {
  readonly rights: Rights;
  readonly key: string;
  readonly code: string;
  readonly until: number;
  /** The page that asks: none while it is gone. */
  screen: string | null;
  wrong: number;
  /** Lent, once the code was typed: told again to a call that is sent again. */
  token: string | null;
}

/** An address that was told no, or guessed. */
interface Deaf {
  readonly times: number;
  readonly until: number;
}

interface Lent {
  readonly address: string;
  readonly at: number;
  readonly until: number;
}

export interface HostKeysParts {
  readonly hostToken: string;
  readonly log: (text: string) => void;
  /** For the host's screens. */
  readonly tell: (message: Knock) => void;
  /** Gives an owner's key; `lost`: it could not be stored, and is worth nothing. */
  readonly lendOwner: (caller: Caller, lost: () => void) => string;
  /** Whether screens elsewhere may ask for the host's rights at all. */
  readonly mayAsk: () => boolean;
}

const ASKING_MS = 3 * 60_000;
const LENT_MS = 24 * 3600_000;
const AFTER_WRONG_MS = 60_000;
const AFTER_NO_MS = 10 * 60_000;
const MOST_DEAF_MS = 24 * 3600_000;
const TRIES = 3;
const MOST_LENT = 20;
const MOST_ADDRESSES = 1000;

const idOf = (token: string): string => createHash('sha256').update(token).digest('base64url').slice(0, 12);

export class HostKeys {
  readonly #parts: HostKeysParts;
  readonly #lent = new Map<string, Lent>();
  readonly #deaf = new Map<string, Deaf>();
  /** By place. */
  readonly #asked = new Map<string, Asking>();
  #asking: Asking | null = null;

  constructor(parts: HostKeysParts) {
    this.#parts = parts;
  }

  /** What a token is worth on this line. */
  judge(token: string, { address, isPrivate }: Caller): 'host' | 'needs-code' | 'nobody' {
    if (isSame(token, this.#parts.hostToken)) return isPrivate ? 'host' : 'needs-code';
    const lent = this.#lent.get(token);
    return lent && lent.address === address && lent.until > Date.now() ? 'host' : 'nobody';
  }

  get knock(): Knock['knock'] {
    const { asking } = this;
    if (!asking || asking.token !== null) return null;
    return { id: asking.key, address: asking.address, rights: asking.rights };
  }

  private get asking(): Asking | null {
    if (this.#asking && this.#asking.until < Date.now()) this.#asking = null;
    return this.#asking;
  }

  ask(screen: string, caller: Caller, rights: Rights): Result<null> {
    const { asking } = this;
    if (rights === 'host' && !this.#parts.mayAsk()) return deny('asking-is-off');
    const isTheirs = asking?.screen === screen && asking.rights === rights;
    const isAnothers = asking !== null && asking.token === null && !isTheirs;
    const rest = (this.#deaf.get(placeOf(caller.address))?.until ?? 0) - Date.now();
    if (rest > 0) return deny('ask-later', { minutes: Math.ceil(rest / 60_000) });
    if (isAnothers) return deny('somebody-asks');
    if (isTheirs && asking.token === null) return accept(null);
    this.#asking = this.#askingOf(caller, rights);
    this.#asking.screen = screen;
    this.#tell();
    return accept(null);
  }

  #askingOf(caller: Caller, rights: Rights): Asking {
    const { address } = caller;
    const last = this.#asked.get(`${rights} ${placeOf(address)}`);
    const known = last && last.token === null && last.until > Date.now() ? last : undefined;
    if (known?.address === address) return known;
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const key = randomBytes(9).toString('base64url');
    const until = Date.now() + ASKING_MS;
    const { isPrivate } = caller;
    const asking: Asking = {
      address,
      isPrivate,
      rights,
      screen: null,
      key,
      code,
      until,
      // A new address of the same place brings a new code, but no new tries.
      wrong: known?.wrong ?? 0,
      token: null,
    };
    if (this.#asked.size >= MOST_ADDRESSES) this.#asked.clear();
    this.#asked.set(`${rights} ${placeOf(address)}`, asking);
    this.#parts.log(
      `A screen at ${address} asks for the ${rights}'s rights. If it is yours, type this code there: ${code}`,
    );
    return asking;
  }

  nod(key: string, answer: 'yes' | 'no'): Result<{ code: string | null }> {
    const { asking } = this;
    if (asking?.key !== key || asking.token !== null) return deny('code-is-gone');
    if (answer === 'yes') return accept({ code: asking.code });
    this.#shutOut(asking.address, AFTER_NO_MS);
    return accept({ code: null });
  }

  prove(screen: string, code: string): Result<{ token: string; rights: Rights }> {
    const { asking } = this;
    if (asking?.screen !== screen) return deny('code-is-gone');
    if (!isSame(code, asking.code)) {
      asking.wrong += 1;
      if (asking.wrong >= TRIES) this.#shutOut(asking.address, AFTER_WRONG_MS);
      return deny('wrong-code');
    }
    const lost = (): void => {
      asking.token = null;
      this.#tell();
    };
    asking.token ??=
      asking.rights === 'owner' ? this.#parts.lendOwner(asking, lost) : this.#lend(asking.address);
    this.#tell();
    return accept({ token: asking.token, rights: asking.rights });
  }

  /** Its page is gone. */
  leave(screen: string): void {
    if (this.#asking?.screen !== screen || this.#asking.token !== null) return;
    this.#asking.screen = null;
    this.#end();
  }

  /** Whether screens may ask is another by now: a code that is shown where they may not is worth nothing. */
  lookAgain(): void {
    const { asking } = this;
    if (asking?.rights === 'host' && asking.token === null && !this.#parts.mayAsk()) this.#end();
  }

  /** Each time for twice as long: whoever guesses has a few tries a day, however many pages they open. */
  #shutOut(address: string, ms: number): void {
    const place = placeOf(address);
    const times = this.#deaf.get(place)?.times ?? 0;
    if (this.#deaf.size >= MOST_ADDRESSES) this.#deaf.clear();
    this.#deaf.set(place, {
      times: times + 1,
      until: Date.now() + Math.min(ms * 2 ** times, MOST_DEAF_MS),
    });
    for (const rights of ['host', 'owner']) this.#asked.delete(`${rights} ${place}`);
    this.#end();
  }

  idOf(token: string): string {
    return idOf(token);
  }

  /** Keys that were lent, and are still good. */
  lent(): { id: string; address: string; at: number; until: number }[] {
    return [...this.#lent]
      .filter(([, { until }]) => until > Date.now())
      .map(([token, { address, at, until }]) => ({ id: idOf(token), address, at, until }));
  }

  /** True if there was one. */
  takeAway(id: string): boolean {
    const token = [...this.#lent.keys()].find((one) => idOf(one) === id);
    return token !== undefined && this.#lent.delete(token);
  }

  #lend(address: string): string {
    const token = randomBytes(24).toString('base64url');
    const at = Date.now();
    const [oldest] = this.#lent.keys();
    if (this.#lent.size >= MOST_LENT && oldest !== undefined) this.#lent.delete(oldest);
    this.#lent.set(token, { address, at, until: at + LENT_MS });
    return token;
  }

  #end(): void {
    this.#asking = null;
    this.#tell();
  }

  #tell(): void {
    this.#parts.tell({ t: 'knock', knock: this.knock });
  }
}
