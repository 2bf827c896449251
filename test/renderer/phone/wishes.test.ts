import { expect, it } from 'vitest';
import type { Memory } from '../../../src/renderer/device/kept-seats.ts';
import type { GuestState, Happening, Step } from '../../../src/renderer/phone/guest-state.ts';
import * as wish from '../../../src/renderer/phone/wishes.ts';

const memory: Memory = {
  seatToken: (code) => (code === 'SEAT' ? 'kept-token' : undefined),
  seats: () => [{ code: 'SEAT', token: 'kept-token' }],
};
const ada = { name: 'Ada', face: 3, proof: 'a-proof-of-the-host' };
const home: GuestState = {};
const here: GuestState = { code: 'KRMB' };
const asking: GuestState = { ...here, claim: { id: 'c1', seat: 2 } };

it.each<[what: string, GuestState, Happening, Step]>([
  [
    'goes to a table, with the seat that is kept for it',
    home,
    wish.goTo('SEAT'),
    [
      { code: 'SEAT', watching: false },
      ['showCode', 'SEAT'],
      ['greet', { table: 'SEAT', seatToken: 'kept-token' }],
    ],
  ],
  [
    'goes to a table without a seat: that of another table is not asked for there',
    { ...here, watching: true },
    wish.goTo('NEWT'),
    [
      { code: 'NEWT', watching: false },
      ['showCode', 'NEWT'],
      ['greet', { table: 'NEWT', seatToken: undefined }],
    ],
  ],
  ['comes again, to the same table with the same seat', here, wish.comeAgain, [here, ['greet', {}]]],
  ['would rather watch', here, wish.watch, [{ ...here, watching: true }]],
  ['would rather not watch', { ...here, watching: true }, wish.stopWatching, [{ ...here, watching: false }]],
  [
    'sits down under a name that is kept',
    here,
    wish.join(ada),
    [{ ...here, joining: true }, ['keepPerson', ada], ['call', { method: 'seat.join', params: ada }]],
  ],
  [
    'sits down once, however often it is tapped',
    { ...here, joining: true },
    wish.join(ada),
    [{ ...here, joining: true }],
  ],
  [
    'asks for a seat that was lost: that is the name in it',
    here,
    wish.claim(2),
    [here, ['call', { method: 'seat.claim', params: { seat: 2 } }]],
  ],
  [
    'asks for a bot’s seat in a name of their own, which the roster is not asked about',
    here,
    wish.claimFromBot(1, ada),
    [
      here,
      ['keepPerson', ada],
      ['call', { method: 'seat.claim', params: { seat: 1, name: 'Ada', face: 3 } }],
    ],
  ],
  [
    'comes late, and chooses a seat in the next match',
    here,
    wish.sitNext(ada, 1),
    [here, ['keepPerson', ada], ['call', { method: 'seat.next', params: { ...ada, behind: 1 } }]],
  ],
  ['stops asking', asking, wish.stopAsking, [here]],
  ['leaves', here, wish.leave, [here, ['call', { method: 'seat.leave', params: {} }]]],
  ['has another name now', here, wish.beCalled(ada), [here, ['keepPerson', ada]]],
])('somebody %s', (_, before, happening, step) => expect(happening(before, memory)).toEqual(step));
