/** The house: who has rights in it, what its owner and its host do for it, who has played there. */
import { z } from 'zod';
import { SHOWN } from '../documents/house.ts';
import { shownOf } from '../lines.ts';
import { type CallSpec, code, nothing, person, seat, token } from './parts.ts';

const shown = z.enum(SHOWN);
const showing = z.strictObject({
  screen: z.string().max(20),
  code: code.nullable(),
  what: shown.optional(),
});

export const rightsCalls = {
  // -------------------------------------------------- a screen that would host
  /** Over a line that others may hear: the host's screen is told, and may show a code. */
  'host.ask': {
    who: 'anyone',
    reads: true,
    params: z.strictObject({ as: z.enum(['host', 'owner']).optional() }),
  },
  'host.prove': { who: 'anyone', reads: true, params: z.strictObject({ code: z.string().max(12) }) },
  'host.nod': {
    who: 'host',
    reads: true,
    params: z.strictObject({ id: z.string().max(40), yes: z.boolean() }),
  },

  // -------------------------------------------------- the owner of the house
  /** On the house's own screen: a pass for the owner's phone, good once. */
  'owner.pass': { who: 'host', reads: true, params: nothing },
  'owner.take': { who: 'anyone', reads: true, params: z.strictObject({ pass: token }) },
  /** By a line that nobody hears. */
  'owner.pin': { who: 'anyone', reads: true, params: z.strictObject({ pin: z.string().max(12) }) },
  'house.state': { who: 'owner', reads: true, params: nothing },
  'house.lock': { who: 'owner', params: z.strictObject({ code, locked: z.boolean() }) },
  /** The match of a table, before it is over. */
  'house.end': { who: 'owner', params: z.strictObject({ code }) },
  'house.close': { who: 'owner', params: z.strictObject({ code }) },
  /** What a big screen shows: a table, or home. */
  'house.show': { who: 'owner', reads: true, params: showing },
  /** On all screens, for so many minutes; nothing takes it away. */
  'house.say': {
    who: 'owner',
    params: z.strictObject({
      text: z
        .string()
        .max(140)
        .transform((typed) => shownOf(typed, 140)),
      minutes: z.int().min(1).max(720),
    }),
  },
  'house.backup': { who: 'owner', params: nothing },
  'house.restart': { who: 'owner', reads: true, params: nothing },
  /** Asks now whether there is something newer. */
  'house.update': { who: 'owner', reads: true, params: nothing },
  /** What others may do here. */
  'house.allow': {
    who: 'owner',
    params: z.strictObject({ what: z.enum(['screensMayAsk', 'guestsWriteLibrary']), yes: z.boolean() }),
  },
  /** A key that somebody has is worth nothing any more. */
  'house.takeAway': { who: 'owner', params: z.strictObject({ key: z.string().max(20) }) },

  // -------------------------------------------------- several screens
  /** This screen has it on, and the hand of this seat lies beside it: a screen that comes back says so again. */
  'screen.shows': {
    who: 'table',
    reads: true,
    params: z.strictObject({ what: shown, hand: token.optional() }),
  },
  'screen.list': { who: 'host', reads: true, params: nothing },
  'screen.show': { who: 'host', reads: true, params: showing },
  /** The season that the house has on its big screen: names and points that all in the room may read. */
  'season.onShow': { who: 'anyone', reads: true, params: nothing },
} as const satisfies Record<string, CallSpec>;

export const homeCalls = {
  // -------------------------------------------------- the host, at home
  'home.state': { who: 'host', reads: true, params: nothing },
  /** Of each game, by its id: the first fits the fewest seats. */
  'games.presets': { who: 'host', reads: true, params: nothing },
  'address.choose': { who: 'host', params: z.strictObject({ address: z.string().max(100) }) },
  /** Joins the Wi-Fi: its password is in there, so it is not for any line. */
  'wifi.code': { who: 'host', reads: true, params: nothing },
  /** What a printed card says of the way in: to the house, or to one table. */
  'join.card': { who: 'host', reads: true, params: z.strictObject({ code: code.optional() }) },
  'settings.get': { who: 'host', reads: true, params: nothing },
  'settings.set': { who: 'host', params: z.strictObject({ key: z.string().max(40), value: z.unknown() }) },
  'certificate.show': { who: 'host', reads: true, params: nothing },
  /** Certificate, signers and key, in one text: the key is in there, so it is not for any line. */
  'certificate.use': { who: 'host', reads: true, params: z.strictObject({ pem: z.string().max(14_000) }) },
  'certificate.forget': { who: 'host', reads: true, params: nothing },
  'roster.list': { who: 'host', reads: true, params: nothing },
  'roster.save': {
    who: 'host',
    params: z.strictObject({ id: z.string().max(40).optional(), ...person, badge: seat.optional() }),
  },
  /** What they played stays, under the names it was played with; or without. */
  'roster.forget': {
    who: 'host',
    params: z.strictObject({ id: z.string().max(40), erase: z.boolean().optional() }),
  },
  /** Of whoever played under it and is in no roster. */
  'roster.erase': { who: 'host', params: z.strictObject({ name: person.name }) },
  'roster.merge': {
    who: 'host',
    params: z.strictObject({ from: z.string().max(40), into: z.string().max(40) }),
  },
  /** Two who were one are two again. */
  'roster.unmerge': { who: 'host', params: z.strictObject({ merge: z.int().min(0) }) },
  /** What the library of a game holds (Masters' own orders, for instance). */
  'library.list': { who: 'anyone', reads: true, params: z.strictObject({ game: z.string().max(30) }) },
  /** A new item, if the house lets guests; with an id, the host changes one. */
  'library.save': {
    who: 'anyone',
    params: z.strictObject({
      game: z.string().max(30),
      id: z.string().max(40).optional(),
      item: z.unknown(),
    }),
  },
  'library.remove': {
    who: 'host',
    params: z.strictObject({ game: z.string().max(30), id: z.string().max(40) }),
  },
} as const satisfies Record<string, CallSpec>;
