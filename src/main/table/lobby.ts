/**
 * What is settled between matches: who sits where, who waits for a seat, and by which rules the next match is played.
 * Each function gives a new lobby or a refusal.
 */
import {
  type AnyGame,
  accept,
  type OptionField,
  type OptionValue,
  type Result,
  type SeatIndex,
  type SetUps,
  versionOf,
} from '../../shared/game.ts';
import { deny } from '../../shared/host-refusals.ts';
import { range } from '../../shared/lists.ts';
import { NAMELESS } from '../../shared/names.ts';
import type { Rng } from '../../shared/rng.ts';
import type { Finished } from '../store/finished.ts';
import { botSeat, freeBadge, isOrderOf, personSeat, type Seat } from './seats.ts';
import { upgradedOptions } from './upgraded-log.ts';

export type Options = Readonly<Record<string, OptionValue>>;

/** How a game is set up. */
interface Setup {
  readonly preset: string;
  readonly options: Options;
  /** For how many people the preset has settled them; 0 = for nobody in particular. */
  readonly fits: number;
  /** Of the game whose options these are. */
  readonly version: number;
}

/** Before options had ever changed, they were kept without a version; before they depended on people, without those. */
type KeptSetup = Pick<Setup, 'preset' | 'options'> & Partial<Setup>;

export interface Lobby extends Setup {
  readonly seats: readonly Seat[];
  /** People of this table for whom the game has no seat; they watch, and come first when the next one begins. */
  readonly waiting: readonly Seat[];
  /** How other games were set up at this table, by game. */
  readonly setups: Readonly<Record<string, KeptSetup>>;
  readonly locked: boolean;
  /** The next match, or the one that is played, is the game's first match. */
  readonly teaching: boolean;
  /** What has come out of people this evening, such as who is the oldest: by what is known, the person. */
  readonly known: Readonly<Record<string, string>>;
  /** By the host. */
  readonly paused: boolean;
  /** The match that was on this table could not go on under the program of today. */
  readonly hasLostMatch: boolean;
}

/** When a match begins, or another game is chosen. */
export const AT_REST = { paused: false, hasLostMatch: false } as const;

function firstSetup(game: AnyGame): Setup {
  const preset = game.presets[0]?.id ?? '';
  return { preset, options: presetOptions(game, preset, 0), fits: 0, version: versionOf(game) };
}

const setupOfToday = (game: AnyGame, { preset, options, fits = 0, version = 1 }: KeptSetup): Setup => ({
  preset,
  options: upgradedOptions(game, { version, options }) as Options,
  fits,
  version: versionOf(game),
});

export function newLobby(game: AnyGame): Lobby {
  return {
    ...firstSetup(game),
    seats: [],
    waiting: [],
    setups: {},
    known: {},
    ...AT_REST,
    locked: false,
    teaching: false,
  };
}

interface PastMatch {
  readonly entry: Pick<Finished, 'seats'>;
  /** So many there were in all. */
  readonly seated: number;
  readonly options: Options;
  readonly rng: Rng;
}

/** As it was when a match of the history was played, without anybody's phone. Who was never here left a seat behind. */
export function lobbyOfPast(game: AnyGame, { entry, seated, options, rng }: PastMatch): Lobby {
  const known: { badge: number }[] = [...entry.seats];
  const seats = range(seated).map((n) => {
    const sat = entry.seats.find(({ seat }) => seat === n);
    const { name, face, badge, player = null } = sat ?? { name: NAMELESS, face: 0, badge: freeBadge(known) };
    if (!sat) known.push({ badge });
    return personSeat({ name, face, badge, player, phone: null, token: null }, rng);
  });
  return { ...newLobby(game), options, fits: fittingSeats(game, seats.length), seats };
}

const storedSeat = (seat: Seat): Seat => ({ ...seat, phone: seat.phone ?? null });

/** As an older program may have kept it. */
export function storedLobby(stored: Partial<Lobby>, game: AnyGame): Lobby {
  const lobby = { ...newLobby(game), version: 1, ...stored };
  const { seats, waiting } = lobby;
  return {
    ...lobby,
    ...setupOfToday(game, lobby),
    ...{ seats: seats.map(storedSeat), waiting: waiting.map(storedSeat) },
  };
}

/** Another game for the same people: each game is set up as it was when this table played it last. */
export function lobbyFor(game: AnyGame, { game: last, lobby }: { game: AnyGame; lobby: Lobby }): Lobby {
  const { preset, options, fits, version } = lobby;
  const setups = { ...lobby.setups, [last.id]: { preset, options, fits, version } };
  const known = setups[game.id];
  const setup = known ? setupOfToday(game, known) : firstSetup(game);
  return { ...lobby, ...withoutNames(game, setup), setups, ...regrouped(game, lobby), ...AT_REST };
}

/** People sit elsewhere now: options that named a seat name nobody. */
function withoutNames(game: AnyGame, setup: Setup): Setup {
  const usual = presetOptions(game, setup.preset, setup.fits);
  const kept = Object.entries(setup.options).filter(
    ([key]) => key in usual && !game.options.some((field) => field.key === key && field.kind === 'seat'),
  );
  return { ...setup, options: { ...usual, ...Object.fromEntries(kept) } };
}

/**
 * Who has waited has a seat before all others. Whoever sat the longest makes room, the first time whoever came last;
 * then come late guests, and bots have what is left. `comes`: who of those who wait.
 */
export function regrouped(game: AnyGame, lobby: Lobby, comes = anybody): Pick<Lobby, 'seats' | 'waiting'> {
  const { max } = game.seats;
  const here = lobby.seats.filter((seat) => !isDeserted(seat));
  const people = here.filter(({ kind, token }) => kind === 'person' || token !== null);
  const waiting = lobby.waiting.filter(comes);
  const late = waiting.filter(isLate);
  const first = waiting.filter((seat) => !isLate(seat));
  const room = Math.max(0, max - first.length);
  const over = Math.max(0, people.length - room);
  const leaving =
    over === 0 ? [] : first.length > 0 ? people.slice(0, over) : people.slice(people.length - over);
  const seated = [...people.filter((seat) => !leaving.includes(seat)), ...first].slice(0, max);
  const coming = late.slice(0, max - seated.length);
  const bots = here
    .filter((seat) => !people.includes(seat))
    .map((seat) => ({ ...seat, level: levelIn(game, seat) }));
  const others = [...seated, ...(game.bots.length > 0 ? bots : [])].slice(0, max - coming.length);
  return {
    seats: coming
      .reduce((seats, one) => seatedBehind(seats, one, lobby.seats), others)
      .map((seat) => playable(game, seat)),
    waiting: [
      ...first.slice(max),
      ...leaving,
      ...late.slice(coming.length),
      ...lobby.waiting.filter((seat) => !comes(seat)),
    ],
  };
}

const anybody = (_: Seat): boolean => true;
const isLate = ({ behind }: Seat): boolean => behind !== undefined;

/** Behind whom they chose, or, where those have gone, behind whoever sat before them; `as`: how all sat then. */
function seatedBehind(seats: readonly Seat[], { behind, ...late }: Seat, as: readonly Seat[]): Seat[] {
  const chosen = as.findIndex(({ badge }) => badge === behind);
  const before = as.slice(0, chosen + 1).map(({ badge }) => badge);
  const at = seats.findLastIndex(({ badge }) => before.includes(badge));
  return seats.toSpliced(at < 0 ? seats.length : at + 1, 0, late);
}

const levelIn = (game: AnyGame, { level }: Seat): string | null =>
  game.bots.some(({ id }) => id === level) ? level : (game.bots[0]?.id ?? null);

/** Where no bot can play, nobody is stood in for. */
const playable = (game: AnyGame, seat: Seat): Seat =>
  seat.kind === 'bot' && game.bots.length === 0 ? { ...seat, kind: 'person', level: null } : seat;

/**
 * Seats of people who left during a match, whose bots have done their duty. In a lobby that an older program has kept,
 * no more is known of them than that somebody of the roster sat there.
 */
const isDeserted = ({ kind, token, left, player }: Seat): boolean =>
  kind === 'bot' && token === null && (left === true || player !== null);

/** With `seats` = 0 for nobody in particular. */
export function presetOptions(game: AnyGame, id: string, seats: number): Options {
  const preset = game.presets.find((one) => one.id === id);
  const defaults = Object.fromEntries(game.options.map((field) => [field.key, field.default]));
  return { ...defaults, ...(preset?.options as Options), ...(preset?.bySeats?.[seats] as Options) };
}

/** With fewer people than a match needs, it is settled for those of the smallest match. */
export const fittingSeats = ({ seats: { min, max } }: AnyGame, present: number): number =>
  Math.min(max, Math.max(min, present));

/** People came or went: what the preset settles by their number follows, and what somebody has set stays. */
export function fitted(game: AnyGame, lobby: Lobby): Lobby {
  const fits = fittingSeats(game, lobby.seats.length);
  if (fits === lobby.fits) return lobby;
  const was = presetOptions(game, lobby.preset, lobby.fits);
  const becomes = presetOptions(game, lobby.preset, fits);
  const following = Object.entries(becomes).filter(
    ([key, value]) => value !== was[key] && lobby.options[key] === was[key],
  );
  const options =
    following.length > 0 ? { ...lobby.options, ...Object.fromEntries(following) } : lobby.options;
  return { ...lobby, options, fits };
}

/** By which the next match is played. */
export const optionsOf = (
  game: AnyGame,
  { teaching, options }: Pick<Lobby, 'teaching' | 'options'>,
): Options => (teaching ? firstOptions(game) : options);

export const firstOptions = (game: AnyGame): Options => ({
  ...presetOptions(game, '', 0),
  ...(game.firstMatch?.options as Options | undefined),
});

/** A first match has one person at least; bots take seats up to its number, or the least of the game. */
export function seatsToLearn(game: AnyGame, lobby: Lobby, rng: Rng): Lobby {
  const seats = [...lobby.seats];
  const level = game.bots[0]?.id;
  const wanted = Math.max(game.firstMatch?.seats ?? 0, game.seats.min);
  while (level !== undefined && seats.length < wanted)
    seats.push(botSeat([...seats, ...lobby.waiting], level, rng));
  return { ...lobby, seats };
}

export function teach(game: AnyGame, lobby: Lobby, on: boolean): Result<Lobby> {
  if (on && !isTaught(game)) return deny('no-first-match');
  return accept({ ...lobby, teaching: on });
}

/** At a table; a sheet has one too, which is tried out on one screen. */
const isTaught = ({ kind, firstMatch }: AnyGame): boolean => kind === 'game' && firstMatch !== undefined;

export const isCustom = (game: AnyGame, lobby: Lobby): boolean =>
  JSON.stringify(inOrder(game, lobby.options)) !==
  JSON.stringify(inOrder(game, presetOptions(game, lobby.preset, lobby.fits)));

/** As it was opened: with it, nothing is lost. */
export const isUntouched = (game: AnyGame, lobby: Lobby): boolean =>
  lobby.seats.length === 0 &&
  lobby.waiting.length === 0 &&
  !lobby.locked &&
  lobby.preset === game.presets[0]?.id &&
  !isCustom(game, lobby);

const inOrder = (game: AnyGame, options: Options): readonly unknown[] =>
  game.options.map((field) => options[field.key]);

export function choosePreset(game: AnyGame, lobby: Lobby, preset: string): Result<Lobby> {
  if (!game.presets.some(({ id }) => id === preset)) return deny('unknown-preset');
  const options = presetOptions(game, preset, lobby.fits);
  return accept({ ...lobby, preset, options, teaching: false });
}

/** With what a table has saved; what is no part of that stays as it is. */
export function setUpWith(game: AnyGame, lobby: Lobby, item: unknown): Result<Lobby> {
  const { library } = game;
  if (!library?.setUp) return deny('bad-item');
  const parsed: Result<object> = library.parse(item);
  if (!parsed.ok) return parsed;
  const { setUp } = library as SetUps<Options>;
  const own = setUp(parsed.value as never) as Options;
  return accept({ ...lobby, options: { ...lobby.options, ...own }, teaching: false });
}

export function setOption(
  game: AnyGame,
  lobby: Lobby,
  wish: { key: string; value: OptionValue },
): Result<Lobby> {
  const field = game.options.find(({ key }) => key === wish.key);
  if (!field) return deny('unknown-option');
  if (!allows(field, wish.value, lobby.seats.length)) return deny('bad-option');
  return accept({ ...lobby, options: { ...lobby.options, [wish.key]: wish.value }, teaching: false });
}

/** Whether it is one of the values on offer. */
export function allows(field: OptionField, value: OptionValue, seats: number): boolean {
  switch (field.kind) {
    case 'choice':
      return typeof value === 'string' && field.values.includes(value);
    case 'toggle':
      return typeof value === 'boolean';
    case 'number':
      return (
        typeof value === 'number' &&
        (value === field.off ||
          (value >= field.min &&
            value <= field.max &&
            Number.isInteger((value - field.min) / (field.step ?? 1))))
      );
    case 'text':
      return typeof value === 'string' && value.length <= field.maxLength;
    case 'seat':
      return (
        value === null || (Number.isInteger(value) && (value as number) >= 0 && (value as number) < seats)
      );
    case 'scale':
      return (
        Array.isArray(value) &&
        value.length <= field.maxLength &&
        value.every((item) => item >= field.min && item <= field.max)
      );
  }
}

export function addSeat(game: AnyGame, lobby: Lobby, seat: Seat): Result<Lobby> {
  if (lobby.seats.length >= game.seats.max) return deny('table-full', { n: game.seats.max });
  return accept({ ...lobby, seats: [...lobby.seats, seat] });
}

export function removeSeat(game: AnyGame, lobby: Lobby, seat: SeatIndex): Lobby {
  const order = lobby.seats.map((_, index) => index).filter((index) => index !== seat);
  return seatWaiting(game, rearranged(game, lobby, order));
}

/** A seat that has become free is that of whoever waits the longest. */
function seatWaiting(game: AnyGame, lobby: Lobby): Lobby {
  const [next, ...waiting] = lobby.waiting;
  if (!next || lobby.seats.length >= game.seats.max) return lobby;
  return seatedAnew(game, lobby, { seats: seatedBehind(lobby.seats, next, lobby.seats), waiting });
}

export function reorder(game: AnyGame, lobby: Lobby, order: readonly SeatIndex[]): Result<Lobby> {
  if (!isOrderOf(order, lobby.seats.length)) return deny('bad-order');
  return accept(rearranged(game, lobby, order));
}

/** Some have gone, or others come between. */
export function seatedAnew(game: AnyGame, lobby: Lobby, next: Pick<Lobby, 'seats' | 'waiting'>): Lobby {
  const order = next.seats.map(({ badge }) => lobby.seats.findIndex((seat) => seat.badge === badge));
  return { ...rearranged(game, lobby, order), ...next };
}

/** Options that name a seat go on naming the same person; whoever left is named no more. */
export function rearranged(game: AnyGame, lobby: Lobby, order: readonly SeatIndex[]): Lobby {
  const moved = game.options.flatMap((field) => {
    const named = lobby.options[field.key];
    if (field.kind !== 'seat' || typeof named !== 'number') return [];
    const index = order.indexOf(named);
    return [[field.key, index < 0 ? null : index] as const];
  });
  return {
    ...lobby,
    seats: order.map((index) => lobby.seats[index]!),
    options: moved.length > 0 ? { ...lobby.options, ...Object.fromEntries(moved) } : lobby.options,
  };
}

export function readyToStart(game: AnyGame, lobby: Lobby, options: Options): Result<null> {
  const { min, max } = game.seats;
  if (lobby.teaching && !lobby.seats.some(({ kind }) => kind === 'person'))
    return deny('too-few-players', { n: 1 });
  if (lobby.seats.length < min) return deny('too-few-players', { n: min });
  if (lobby.seats.length > max) return deny('table-full', { n: max });
  if (game.checkOptions(options, lobby.seats.length).length > 0) return deny('options-do-not-fit');
  return accept(null);
}
