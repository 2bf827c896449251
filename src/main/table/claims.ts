/** Ways to a seat that is somebody else's on paper: a claim, to which the host nods; a pass, which the host hands out. */
import { randomBytes } from 'node:crypto';
import type { SeatIndex } from '../../shared/game.ts';
import type { Claim } from '../../shared/protocol.ts';
import type { Time } from '../store/time.ts';
import { placeOf, whoYields } from './crowd.ts';
import type { Screen } from './screen.ts';
import { newToken, type Seat } from './seats.ts';

const PASS_MS = 10 * 60_000;

/** Who asks, and how many may ask at once: in all, and from one address. */
interface Asking {
  readonly screen: Screen;
  readonly most: number;
  readonly mostOfAddress: number;
}

interface Asked extends Claim {
  readonly screen: Screen;
  readonly address: string;
}

/** A badge that becomes free is given to somebody else, and so is a seat: its token is another then. */
type Sitting = Pick<Seat, 'badge' | 'character' | 'token'>;

interface Pass extends Sitting {
  readonly until: number;
}

export class Claims {
  #asked: readonly Asked[] = [];
  #shown: readonly Claim[] = [];
  readonly #passes = new Map<string, Pass>();
  readonly #time: Pick<Time, 'wall'>;

  constructor(time: Pick<Time, 'wall'>) {
    this.#time = time;
  }

  get list(): readonly Claim[] {
    return this.#shown;
  }

  /**
   * A screen asks for one seat at a time; undefined when too many are asking. Of a full list the address with the most
   * makes room: strangers cannot keep a phone from asking.
   */
  ask(
    { screen, most, mostOfAddress }: Asking,
    wish: { seat: SeatIndex; name?: string; face?: number },
  ): string | undefined {
    // Also of a page that is back before its old line is known to be dead.
    const others = this.#asked.filter((claim) => claim.screen.id !== screen.id);
    const { address } = screen;
    if (others.filter((claim) => placeOf(claim.address) === placeOf(address)).length >= mostOfAddress)
      return undefined;
    const leaving = others.length < most ? null : whoYields(others, address);
    if (leaving === undefined) return undefined;
    leaving?.screen.tell({ t: 'given', claim: leaving.id, given: null });
    const id = randomBytes(6).toString('base64url');
    this.#set([...others.filter((claim) => claim !== leaving), { id, screen, address, ...wish }]);
    return id;
  }

  /** Takes the claim off the list. */
  settle(id: string): Asked | undefined {
    const claim = this.#asked.find((asked) => asked.id === id);
    if (claim) this.#set(this.#asked.filter((asked) => asked !== claim));
    return claim;
  }

  /** What they asked for is not to be had: whoever asked is told, and may ask for something else. */
  end(vain: (claim: Claim) => boolean): void {
    for (const claim of this.#asked.filter(vain))
      claim.screen.tell({ t: 'given', claim: claim.id, given: null });
    this.drop(vain);
  }

  /** Whoever asked is gone, or has a seat. */
  drop(unwanted: (claim: Asked) => boolean): void {
    const kept = this.#asked.filter((claim) => !unwanted(claim));
    if (kept.length < this.#asked.length) this.#set(kept);
  }

  newPass({ badge, character, token }: Sitting): string {
    const pass = newToken();
    for (const [known, { until }] of this.#passes) if (until < this.#time.wall()) this.#passes.delete(known);
    this.#passes.set(pass, { badge, character, token, until: this.#time.wall() + PASS_MS });
    return pass;
  }

  /** Which of these seats it is for. Good once: with it the seat gets another token. */
  seatFor(pass: string, seats: readonly Seat[]): SeatIndex | null {
    const known = this.#passes.get(pass);
    if (!known || known.until < this.#time.wall()) return null;
    const { badge, character, token } = known;
    const seat = seats.findIndex(
      (sitting) => sitting.badge === badge && sitting.character === character && sitting.token === token,
    );
    return seat < 0 ? null : seat;
  }

  #set(asked: readonly Asked[]): void {
    this.#asked = asked;
    this.#shown = asked.map(({ screen: _, address: __, ...claim }) => claim);
  }
}
