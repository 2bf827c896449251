/** At a table: guests, players, and its host. */
import { z } from 'zod';
import { type CallSpec, code, nothing, optionValue, person, seat, token } from './parts.ts';

export const tableCalls = {
  // -------------------------------------------------- a guest
  /** With a proof, this phone is whom it was before. */
  'seat.join': { who: 'table', params: z.strictObject({ ...person, proof: z.string().max(64).optional() }) },
  /** Whoever comes late chooses a seat for the next match, behind whoever has this badge; said again, another one. */
  'seat.next': {
    who: 'table',
    params: z.strictObject({ ...person, proof: z.string().max(64).optional(), behind: seat }),
  },
  /** Also of who has no seat in this game and waits for the next. */
  'seat.leave': { who: 'table', params: nothing },
  'seat.edit': { who: 'seat', params: z.strictObject(person) },
  /** Ask for a seat that somebody lost with their browser, or for a bot's; the host nods. */
  'seat.claim': {
    who: 'table',
    // Asked anew when it comes again: a claim ends with its line.
    reads: true,
    params: z.strictObject({ seat, name: person.name.optional(), face: person.face.optional() }),
  },
  /** The owner plays again where a bot has stood in. */
  'seat.back': { who: 'table', params: nothing },
  /** A link or a host's nod hands a seat to this phone. */
  'seat.take': { who: 'table', params: z.strictObject({ pass: token }) },

  // -------------------------------------------------- playing
  move: {
    who: 'actor',
    params: z.strictObject({ frame: z.string().max(60), move: z.looseObject({ type: z.string().max(40) }) }),
  },
  /** T-40: on a sheet that is kept, somebody new: a seat, and the move by which the sheet hears of them. */
  'seat.late': {
    who: 'actor',
    params: z.strictObject({
      ...person,
      player: z.string().max(40).optional(),
      frame: z.string().max(60),
      move: z.looseObject({ type: z.string().max(40) }),
    }),
  },
  /** Would go on: when all who are here say so, the break is over. */
  'pause.over': { who: 'seat', params: nothing },
  /** Whoever keeps a sheet: in which line they are, by the id of its choice. The others who keep it are told. */
  'keeper.at': { who: 'actor', reads: true, params: z.strictObject({ at: z.string().max(60).nullable() }) },
  undo: { who: 'actor', params: nothing },
  redo: { who: 'actor', params: nothing },
  /** What whoever belongs to the table would play next; more than half of those who are here choose it. */
  'table.wish': { who: 'table', params: z.strictObject({ game: z.string().max(30) }) },
  /** What was told at the table in this match, also before this screen came. */
  'match.told': { who: 'table', reads: true, params: nothing },

  // -------------------------------------------------- the host, at a table
  /** `item`: of its library, to be set up with. */
  'table.create': {
    who: 'host',
    params: z.strictObject({ game: z.string().max(30), item: z.unknown().optional() }),
  },
  'table.show': { who: 'host', params: z.strictObject({ code }) },
  'table.leave': { who: 'host', params: nothing },
  /** The next game, or the sheet, for the same people; the code, the seats and the phones stay. */
  'table.choose': {
    who: 'table-host',
    params: z.strictObject({ game: z.string().max(30), item: z.unknown().optional() }),
  },
  'table.close': { who: 'host', params: z.strictObject({ code }) },
  'lobby.preset': { who: 'table-host', params: z.strictObject({ preset: z.string().max(40) }) },
  'lobby.option': {
    who: 'table-host',
    params: z.strictObject({ key: z.string().max(40), value: optionValue }),
  },
  /** What a table has saved, such as a sheet of its own. */
  'lobby.setUp': { who: 'table-host', params: z.strictObject({ item: z.unknown() }) },
  /** The game's first match is what is played next, or what was set up is. */
  'lobby.teach': { who: 'table-host', params: z.strictObject({ on: z.boolean() }) },
  'lobby.addBot': { who: 'table-host', params: z.strictObject({ level: z.string().max(20) }) },
  'lobby.addPlayer': {
    who: 'table-host',
    params: z.strictObject({ ...person, player: z.string().max(40).optional() }),
  },
  'lobby.reorder': { who: 'table-host', params: z.strictObject({ order: z.array(seat).max(12) }) },
  'lobby.start': { who: 'table-host', params: nothing },
  'seat.rename': { who: 'table-host', params: z.strictObject({ seat, ...person }) },
  'seat.remove': { who: 'table-host', params: z.strictObject({ seat }) },
  'seat.toBot': { who: 'table-host', params: z.strictObject({ seat, level: z.string().max(20) }) },
  'seat.toPerson': { who: 'table-host', params: z.strictObject({ seat }) },
  /** A one-time pass for another phone, shown as a QR code. */
  'seat.pass': { who: 'table-host', params: z.strictObject({ seat }) },
  'seat.nod': { who: 'table-host', params: z.strictObject({ claim: z.string().max(40), yes: z.boolean() }) },
  'seat.skip': { who: 'table-host', params: z.strictObject({ seat }) },
  'table.pause': { who: 'table-host', params: nothing },
  'table.resume': { who: 'table-host', params: nothing },
  'table.lock': { who: 'table-host', params: z.strictObject({ locked: z.boolean() }) },
  'table.end': { who: 'table-host', params: nothing },
  /** Another match with the same seats and options, at once. */
  'table.again': { who: 'table-host', params: nothing },
  /** Back to the lobby, seats and options kept. */
  'table.toLobby': { who: 'table-host', params: nothing },
  /** Lets a seat's phone keep the score for all (T-3). */
  'seat.scorekeeper': { who: 'table-host', params: z.strictObject({ seat, yes: z.boolean() }) },
} as const satisfies Record<string, CallSpec>;
