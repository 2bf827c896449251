/** Getting a seat and keeping it: joining, passes, and asking for a seat that was lost with a browser. */
import type { Refusal, SeatIndex } from '../../shared/game.ts';
import type { Given, SeatGiven } from '../../shared/protocol.ts';
import type { Connection } from '../net/connection.svelte.ts';
import { tellRefusal } from '../shell/ask.ts';
import { showCode } from './address.ts';
import { forgetSeat, keepSeat, seatToken } from './kept-seats.ts';
import { keepPerson, type Person } from './person.ts';

interface Asked {
  readonly claim: string;
  readonly seat: SeatIndex;
}

export class Seating {
  asked = $state.raw<Asked | null>(null);
  watching = $state(false);
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  get code(): string | undefined {
    return this.#connection.asked;
  }

  /** Another table: with the seat this phone may have there. */
  goTo(code: string): void {
    showCode(code);
    this.watching = false;
    this.#connection.greet({ table: code, seatToken: seatToken(code) });
  }

  arrivedAt(code: string): void {
    showCode(code);
    const token = seatToken(code);
    if (token) this.#connection.greet({ table: code, seatToken: token });
    else this.#connection.remember({ table: code });
  }

  /** The same table from the start, as after "somebody else took over". */
  again(): void {
    this.#connection.greet({});
  }

  async join(person: Person): Promise<void> {
    keepPerson(person);
    const answer = await this.#connection.call('seat.join', person);
    if (answer.ok) this.#keep(answer.value);
    else tellRefusal(answer.refusal);
  }

  async take(pass: string): Promise<Refusal | undefined> {
    const answer = await this.#connection.call('seat.take', { pass });
    if (!answer.ok) return answer.refusal;
    this.#keep(answer.value);
    return undefined;
  }

  /** For a seat that was lost, or in somebody's name for a bot's. */
  async ask(seat: SeatIndex, person?: Person): Promise<void> {
    const as = person && { name: person.name, face: person.face };
    const answer = await this.#connection.call('seat.claim', { seat, ...as });
    if (answer.ok) this.asked = { claim: answer.value.claim, seat };
    else tellRefusal(answer.refusal);
  }

  stopAsking(): void {
    this.asked = null;
  }

  /** What the host said. A seat that nobody waits for any more is given back. */
  hear({ claim, given }: Given): void {
    const waiting = this.asked?.claim === claim;
    this.asked = null;
    if (given && waiting) this.#keep(given);
    else if (given) void this.leave();
    else if (waiting) tellRefusal({ key: 'claim-declined' });
  }

  async leave(): Promise<void> {
    const answer = await this.#connection.call('seat.leave', {});
    if (answer.ok) this.lose();
    else tellRefusal(answer.refusal);
  }

  /** The seat is somebody else's now. */
  lose(): void {
    const { code } = this;
    if (code) forgetSeat(code);
    this.#connection.remember({ seatToken: undefined });
  }

  #keep({ token }: SeatGiven): void {
    const { code } = this;
    if (code) keepSeat(code, token);
    this.#connection.remember({ seatToken: token });
  }
}
