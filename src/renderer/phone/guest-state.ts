/**
 * A phone as far as its seat is concerned. Whatever happens leads from one state to the next, and to effects as data:
 * `heard.ts` has what the host says, `wishes.ts` what the person wants. `guest.svelte.ts` carries the effects out.
 */
import type { Refusal, SeatIndex } from '../../shared/game.ts';
import type { Greeting } from '../../shared/mirror.ts';
import type { Params } from '../../shared/protocol.ts';
import type { KeptSeat, Memory } from '../device/kept-seats.ts';
import type { Person } from './person.ts';

export interface GuestState {
  /** The table this phone has asked for, or was put at. */
  readonly code?: string | undefined;
  /** From the address, until it is tried. */
  readonly pass?: string | undefined;
  /** Who was last seen in this phone's seat. */
  readonly me?: Pick<Person, 'name' | 'face'>;
  /** Would rather not have a seat. */
  readonly watching?: boolean;
  /** A seat was asked for, and the host has not answered yet. */
  readonly joining?: boolean;
  /** Somebody else's seat was asked for, and the host has not nodded yet. */
  readonly claim?: Claim | undefined;
}

export interface Claim {
  readonly id: string;
  readonly seat: SeatIndex;
}

/** Something has happened. */
export type Happening = (state: GuestState, memory: Memory) => Step;

export type Step = readonly [next: GuestState, ...effects: Effect[]];

export type Effect = {
  readonly [Name in keyof Hands]: readonly [Name, ...Parameters<Hands[Name]>];
}[keyof Hands];

/** Who carries the effects out. */
export interface Hands {
  /** A new socket, which asks for this. */
  greet(greeting: Greeting): void;
  /** What the next socket will ask for. */
  remember(greeting: Greeting): void;
  /** Its answer is heard. */
  call(call: SeatCall): void;
  keepSeat(seat: KeptSeat): void;
  forgetSeat(code: string): void;
  keepPerson(person: Person): void;
  keepProof(proof: string): void;
  /** In the address, without the pass. */
  showCode(code: string): void;
  tell(refusal: Refusal): void;
}

export type SeatMethod = 'seat.join' | 'seat.next' | 'seat.take' | 'seat.claim' | 'seat.leave';

export type SeatCall = {
  readonly [M in SeatMethod]: { readonly method: M; readonly params: Params<M> };
}[SeatMethod];

/** To a table, with the seat this phone may have there; or, without a code, to wherever it sat last. */
export const greetingFor = (code: string | undefined, memory: Memory): Greeting => ({
  table: code,
  seatToken: code ? memory.seatToken(code) : memory.seats()[0]?.token,
});
