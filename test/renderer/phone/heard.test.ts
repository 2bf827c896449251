import { describe, expect, it } from 'vitest';
import type { Memory } from '../../../src/renderer/device/kept-seats.ts';
import type { Effect, GuestState, SeatMethod, Step } from '../../../src/renderer/phone/guest-state.ts';
import { type Answered, answered, type Mirrored, newsOf } from '../../../src/renderer/phone/heard.ts';
import type { Refusal } from '../../../src/shared/game.ts';
import type { Bye, OwnDocument, SeatPublic, TableDocument } from '../../../src/shared/protocol.ts';

const memory: Memory = {
  seatToken: (code) => (code === 'SEAT' ? 'kept-token' : undefined),
  seats: () => [{ code: 'SEAT', token: 'kept-token' }],
};
const NOTHING: Mirrored = { welcome: null, given: null, ended: null, table: null, mine: null };

/** What follows from all that is new in the mirror. */
function hear(state: GuestState, now: Partial<Mirrored>, before: Partial<Mirrored> = {}): Step {
  const effects: Effect[] = [];
  for (const happening of newsOf(before, { ...NOTHING, ...now })) {
    const [next, ...more] = happening(state, memory);
    state = next;
    effects.push(...more);
  }
  return [state, ...effects];
}

const person = (name: string): SeatPublic => ({ badge: 1, name, face: 3, kind: 'person', awake: true });
/** Only what these tests look at. */
const table = (code: string, seats: readonly SeatPublic[] = []) =>
  ({ code, seats }) as unknown as TableDocument;
const mine = (seat: number | null) => ({ seat }) as OwnDocument;
const welcome = (refusal?: Refusal): Partial<Mirrored> => ({
  welcome: { t: 'welcome', role: 'guest', hosting: false, ...(refusal ? { refusal } : {}) },
});

const here: GuestState = { code: 'KRMB' };
const asking: GuestState = { ...here, claim: { id: 'c1', seat: 2 } };
const given = { seat: 2, token: 'new-token' };
const KEEP: readonly Effect[] = [
  ['keepSeat', { code: 'KRMB', token: 'new-token' }],
  ['remember', { seatToken: 'new-token' }],
];
const FORGET: readonly Effect[] = [
  ['forgetSeat', 'KRMB'],
  ['remember', { seatToken: undefined }],
];
const LEAVE: Effect = ['call', { method: 'seat.leave', params: {} }];

describe('the welcome', () => {
  it.each<[string, Refusal | undefined, readonly Effect[]]>([
    ['as usual', undefined, []],
    ['the seat is gone: it is not asked for again', { key: 'seat-is-gone' }, FORGET],
    ['no such table: its seat may be there tomorrow', { key: 'no-such-table', params: { code: 'KRMB' } }, []],
  ])('%s', (_, refusal, effects) => expect(hear(here, welcome(refusal))).toEqual([here, ...effects]));

  it('N-40: is one of another line, on which nothing is asked for yet', () =>
    expect(hear(asking, welcome())).toEqual([here]));
});

describe('the end of the line', () => {
  it.each<[Bye['reason'], string, readonly Effect[]]>([
    ['removed', 'the seat is forgotten', FORGET],
    ['handed', 'the seat is forgotten', FORGET],
    ['newer-tab', 'the seat is kept for whoever wants to play here instead', []],
    ['closed', 'nothing is forgotten', []],
    ['limit', 'nothing is forgotten', []],
    ['protocol', 'nothing is forgotten', []],
  ])('%s: %s', (ended, _, effects) => expect(hear(here, { ended })).toEqual([here, ...effects]));
});

describe('a table is shown', () => {
  const TAKE: Effect = ['call', { method: 'seat.take', params: { pass: 'a-pass' } }];

  it.each<[what: string, GuestState, TableDocument, Step]>([
    ['the one that was asked for', here, table('KRMB'), [here]],
    [
      'the only one there is, to a phone without a code',
      {},
      table('KRMB'),
      [here, ['showCode', 'KRMB'], ['remember', { table: 'KRMB', seatToken: undefined }]],
    ],
    [
      'the only one there is, where this phone has a seat',
      {},
      table('SEAT'),
      [{ code: 'SEAT' }, ['showCode', 'SEAT'], ['greet', { table: 'SEAT', seatToken: 'kept-token' }]],
    ],
    [
      'with a pass in the address, which is tried and not shown again',
      { ...here, pass: 'a-pass' },
      table('KRMB'),
      [here, ['showCode', 'KRMB'], TAKE],
    ],
    [
      'with a pass but no code',
      { pass: 'a-pass' },
      table('KRMB'),
      [
        here,
        ['showCode', 'KRMB'],
        TAKE,
        ['showCode', 'KRMB'],
        ['remember', { table: 'KRMB', seatToken: undefined }],
      ],
    ],
  ])('%s', (_, state, shown, step) => expect(hear(state, { table: shown })).toEqual(step));

  const guests = table('KRMB', [person('Bo'), person('Ada')]);
  const ada = { name: 'Ada', face: 3 };
  const knows: GuestState = { ...here, me: ada };

  it.each<[what: string, GuestState, seat: number | null, Step]>([
    ['comes with the seat', here, 1, [knows, ['keepPerson', ada]]],
    [
      'is another than before, as the host has corrected it',
      { ...here, me: { ...ada, name: 'Aida' } },
      1,
      [knows, ['keepPerson', ada]],
    ],
    ['has another face than before', { ...here, me: { ...ada, face: 5 } }, 1, [knows, ['keepPerson', ada]]],
    ['is known already', knows, 1, [knows]],
    ['stays without a seat', knows, null, [knows]],
  ])('the name in the seat %s', (_, state, seat, step) =>
    expect(hear(state, { table: guests, mine: mine(seat) })).toEqual(step),
  );
});

describe('what became of a claim', () => {
  it.each<[what: string, GuestState, claim: string, typeof given | null, Step]>([
    ['the host nods', asking, 'c1', given, [here, ...KEEP]],
    ['the host says no', asking, 'c1', null, [here, ['tell', { key: 'claim-declined' }]]],
    [
      'the host nods after the person stopped asking: the seat is given back',
      here,
      'c1',
      given,
      [here, LEAVE],
    ],
    ['the host nods to an earlier claim: the seat is given back', asking, 'c0', given, [here, LEAVE]],
    ['the host says no, which nobody waits for', here, 'c1', null, [here]],
  ])('%s', (_, state, claim, seat, step) =>
    expect(hear(state, { given: { t: 'given', claim, given: seat } })).toEqual(step),
  );
});

describe('an answer', () => {
  const no: Refusal = { key: 'table-full', params: { n: 4 } };
  const ada = { name: 'Ada', face: 3 };
  const params = {
    'seat.join': ada,
    'seat.next': { ...ada, behind: 1 },
    'seat.take': { pass: 'a-pass-of-the-host' },
    'seat.claim': { seat: 2 },
    'seat.leave': {},
  } as const;
  const values = {
    'seat.join': given,
    'seat.next': given,
    'seat.take': given,
    'seat.claim': { claim: 'c1' },
    'seat.leave': null,
  };
  const joining: GuestState = { ...here, joining: true };

  const yes = (method: SeatMethod) =>
    answered({ method, params: params[method], answer: { ok: true, value: values[method] } } as Answered);
  const refused = (method: SeatMethod) =>
    answered({ method, params: params[method], answer: { ok: false, refusal: no } } as Answered);

  it.each<[SeatMethod, GuestState, Step]>([
    ['seat.join', joining, [{ ...here, joining: false }, ...KEEP]],
    ['seat.next', here, [here, ...KEEP]],
    ['seat.take', here, [here, ...KEEP]],
    ['seat.take', asking, [here, ...KEEP]],
    ['seat.claim', here, [asking]],
    ['seat.leave', here, [here, ...FORGET]],
  ])('yes to %s', (method, state, step) => expect(yes(method)(state, memory)).toEqual(step));

  it('yes to seat.join brings the proof by which this phone is known again', () => {
    const value = { ...given, proof: 'a-proof-of-the-host' };
    const heard = answered({ method: 'seat.join', params: ada, answer: { ok: true, value } });
    expect(heard(joining, memory)).toEqual([
      { ...here, joining: false },
      ...KEEP,
      ['keepProof', 'a-proof-of-the-host'],
    ]);
  });

  it.each<[SeatMethod, GuestState, Step]>([
    ['seat.join', joining, [{ ...here, joining: false }, ['tell', no]]],
    ['seat.take', joining, [joining, ['tell', no]]],
    ['seat.claim', here, [here, ['tell', no]]],
    ['seat.leave', here, [here, ['tell', no]]],
  ])('no to %s is told', (method, state, step) => expect(refused(method)(state, memory)).toEqual(step));
});

describe('news', () => {
  const gone: Mirrored = { ...NOTHING, ...welcome({ key: 'seat-is-gone' }), table: table('KRMB') };

  it('is heard once: patches of other things do not repeat it', () => {
    expect(hear(here, gone)).toEqual([here, ...FORGET]);
    expect(hear(here, { ...gone, table: table('KRMB') }, gone)).toEqual([here]);
  });

  it('is heard again when it comes again', () => {
    const next = { ...gone, ...welcome({ key: 'seat-is-gone' }) };
    expect(hear(here, next, gone)).toEqual([here, ...FORGET]);
  });

  it('a line that is lost and a table that is gone are none', () => {
    expect(newsOf(gone, NOTHING)).toEqual([]);
  });

  it('is also what is for this phone alone', () => {
    const before = { ...NOTHING, table: table('KRMB', [person('Ada')]) };
    const me = { name: 'Ada', face: 3 };
    expect(hear(here, { ...before, mine: mine(0) }, before)).toEqual([{ ...here, me }, ['keepPerson', me]]);
  });

  it('that came together is heard in order: a seat is forgotten before a pass brings another', () => {
    const [, ...effects] = hear({ ...here, pass: 'a-pass' }, gone);
    expect(effects.map(([name]) => name)).toEqual(['forgetSeat', 'remember', 'showCode', 'call']);
  });
});
