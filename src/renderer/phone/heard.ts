/** What a phone does about what it hears from the host. */
import type { Refusal } from '../../shared/game.ts';
import type { CallResult, Mirror } from '../../shared/mirror.ts';
import type { Params, PlaceGiven } from '../../shared/protocol.ts';
import type { Memory } from '../device/kept-seats.ts';
import {
  type Effect,
  type GuestState,
  greetingFor,
  type Happening,
  type SeatMethod,
  type Step,
} from './guest-state.ts';

/** A seat is at a table that was shown. */
const seatTaken = (state: GuestState, { token, proof }: PlaceGiven): Step => [
  { ...state, claim: undefined },
  ['keepSeat', { code: state.code!, token }],
  ['remember', { seatToken: token }],
  ...(proof ? ([['keepProof', proof]] as const) : []),
];

/** Came without a code: where this phone sat last there is nothing any more, but perhaps where it sat before. */
function lookElsewhere(state: GuestState, memory: Memory): Step {
  const [gone, ...others] = memory.seats();
  const next = { table: undefined, seatToken: others[0]?.token };
  return [
    state,
    ...(gone ? ([['forgetSeat', gone.code]] as const) : []),
    [others[0] ? 'greet' : 'remember', next],
  ];
}

/** The seat is somebody else's now. */
const seatLost = (state: GuestState): Step => [
  state,
  ['forgetSeat', state.code!],
  ['remember', { seatToken: undefined }],
];

const told = (state: GuestState, refusal: Refusal): Step => [state, ['tell', refusal]];

export type Mirrored = Readonly<Pick<Mirror, 'welcome' | 'given' | 'ended' | 'table' | 'mine'>>;

type Reaction = (state: GuestState, now: Mirrored, memory: Memory) => Step;

const shown: Reaction = (state, { table, mine }, memory) => {
  const { code, seats } = table!;
  const { pass } = state;
  const effects: Effect[] = [];
  // It works once: it must not be tried again after a reload.
  if (pass) effects.push(['showCode', code], ['call', { method: 'seat.take', params: { pass } }]);
  // A phone that came without a code was put at the only table there is.
  if (code !== state.code) {
    const greeting = greetingFor(code, memory);
    const isSeated = mine?.seat != null;
    effects.push(['showCode', code], [greeting.seatToken && !isSeated ? 'greet' : 'remember', greeting]);
  }
  const next: GuestState = { ...state, code, pass: undefined };
  const { name, face } = seats[mine?.seat ?? -1] ?? {};
  if (name === undefined || (name === state.me?.name && face === state.me.face)) return [next, ...effects];
  // A seat that was handed over brings its name; so does the host's correction.
  const me = { name, face: face! };
  return [{ ...next, me }, ...effects, ['keepPerson', me]];
};

/** What to do when a part of the mirror is new. */
const reactions: { readonly [Part in keyof Mirrored]: Reaction } = {
  /** A claim does not outlive its line. */
  welcome(state, { welcome }, memory) {
    const next = { ...state, claim: undefined };
    const { code } = state;
    if (welcome?.refusal?.key === 'seat-is-gone') return code ? seatLost(next) : lookElsewhere(next, memory);
    // Of several seats the newest is where a bare address leads: the one that is sat in now.
    const token = code && memory.seatToken(code);
    return token ? [next, ['keepSeat', { code, token }]] : [next];
  },

  /** A seat that nobody waits for any more is given back. */
  given(state, { given }) {
    const { claim, given: seat } = given!;
    const next = { ...state, claim: undefined };
    if (state.claim?.id === claim)
      return seat ? seatTaken(state, seat) : told(next, { key: 'claim-declined' });
    return seat ? [next, ['call', { method: 'seat.leave', params: {} }]] : [next];
  },

  ended: (state, { ended }) => (ended === 'removed' || ended === 'handed' ? seatLost(state) : [state]),

  table: shown,
  mine: shown,
};

/** The mirror shows how things are: what has happened to get there is found by comparing. */
export const newsOf = (before: Partial<Mirrored>, now: Mirrored): Happening[] =>
  (Object.entries(reactions) as [keyof Mirrored, Reaction][])
    .filter(([part]) => now[part] && now[part] !== before[part])
    .map(
      ([, react]) =>
        (state, memory) =>
          react(state, now, memory),
    );

export type Answered = {
  readonly [M in SeatMethod]: {
    readonly method: M;
    readonly params: Params<M>;
    readonly answer: CallResult<M>;
  };
}[SeatMethod];

export const answered =
  (call: Answered): Happening =>
  (state) => {
    const next = call.method === 'seat.join' ? { ...state, joining: false } : state;
    if (!call.answer.ok) return told(next, call.answer.refusal);
    if (call.method === 'seat.leave') return seatLost(next);
    if (call.method !== 'seat.claim') return seatTaken(next, call.answer.value);
    return [{ ...next, claim: { id: call.answer.value.claim, seat: call.params.seat } }];
  };
