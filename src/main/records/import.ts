/** Reads a file of `export-json.ts`. All of it is checked before anything is stored; then it goes in at once. */
import { setImmediate } from 'node:timers/promises';
import type { z } from 'zod';
import { tooDeepLine } from '../../shared/depth.ts';
import {
  type AnyGame,
  accept,
  type Refusal,
  type Result,
  refuse,
  type TextParams,
  versionOf,
} from '../../shared/game.ts';
import { faultyLine } from '../../shared/json-fault.ts';
import type { Season } from '../../shared/protocol.ts';
import type { Finished } from '../store/finished.ts';
import type { Commit, MatchRow } from '../store/log.ts';
import type { Store } from '../store/store.ts';
import { allows, type Options } from '../table/lobby.ts';
import { makeReplay } from '../table/replay.ts';
import { upgradedOptions } from '../table/upgraded-log.ts';
import {
  type EntryRecord,
  entrySchema,
  FORMAT,
  FORMAT_VERSION,
  fileSchema,
  MOST_SEATS,
  type PlayerRecord,
  playerSchema,
} from './format.ts';
import { bareJpeg } from './jpeg.ts';
import { elementLines, lineOfKey } from './lines.ts';

export interface Imported {
  readonly added: number;
  /** Already here, and left as they are. */
  readonly known: number;
  readonly players: number;
}

interface Importing {
  readonly store: Store;
  readonly games: readonly AnyGame[];
}

interface Checked {
  readonly players: readonly PlayerRecord[];
  readonly entries: readonly EntryRecord[];
  readonly seasons: readonly Season[];
}

type Problem = {
  readonly list: 'players' | 'entries';
  readonly index: number;
  readonly key: string;
  readonly params?: TextParams;
};

/** No game's facts or views lie nearly as deep; what checks them goes down with them. */
const DEEPEST = 60;
/** Yields, so that tables play on while a long file is read. */
const TURN = 20;

export async function importJson({ store, games }: Importing, text: string): Promise<Result<Imported>> {
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  const checked = await check(parsed.value, games);
  if ('list' in checked) return refusalAt(text, checked);
  return write(store, checked);
}

function parse(text: string): Result<z.output<typeof fileSchema>> {
  const tooDeep = tooDeepLine(text, DEEPEST);
  if (tooDeep !== undefined) return refuse('too-deep', { line: tooDeep });
  let raw: unknown;
  try {
    raw = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return refuse('not-json', { line: faultyLine(text, error) });
  }
  const file = fileSchema.safeParse(raw);
  if (file.success) return accept(file.data);
  const { format, version } = (raw ?? {}) as { format?: unknown; version?: unknown };
  if (format !== FORMAT) return refuse('not-ours', { line: 1 });
  if (Number(version) > FORMAT_VERSION) return refuse('too-new', { line: lineOfKey(text, 'version') });
  const where = whereOf(file.error);
  return refuse('bad-heading', { where, line: lineOfKey(text, where) });
}

async function check(
  file: z.output<typeof fileSchema>,
  games: readonly AnyGame[],
): Promise<Checked | Problem> {
  const players: PlayerRecord[] = [];
  const entries: EntryRecord[] = [];
  const seen = new Set<string>();
  for (const [index, raw] of file.players.entries()) {
    const player = playerSchema.safeParse(raw);
    if (!player.success)
      return { list: 'players', index, key: 'bad-player', params: { where: whereOf(player.error) } };
    players.push(player.data);
  }
  for (const [index, raw] of file.entries.entries()) {
    const at = { list: 'entries', index } as const;
    const read = entrySchema.safeParse(raw);
    if (!read.success) return { ...at, key: 'bad-entry', params: { where: whereOf(read.error) } };
    const entry = read.data;
    const game = games.find(({ id, kind }) => id === entry.game && kind === entry.kind);
    if (!game) return { ...at, key: 'unknown-game', params: { game: entry.game } };
    if (seen.has(entry.id)) return { ...at, key: 'twice' };
    if (!isSeated(entry)) return { ...at, key: 'bad-entry', params: { where: 'outcome.standings' } };
    if (!canBeChosen(game, entry)) return { ...at, key: 'bad-entry', params: { where: 'options' } };
    if (!canBePlayed(game, entry)) return { ...at, key: 'bad-log' };
    seen.add(entry.id);
    entries.push(entry);
    if (entry.log || index % TURN === 0) await setImmediate();
  }
  return { players, entries, seasons: file.seasons ?? [] };
}

/** The standings speak of those who sat there, and so do the lines of the receipt. */
function isSeated({ seats, outcome, receipt }: EntryRecord): boolean {
  const sat = new Set(seats.map(({ seat }) => seat));
  return [...outcome.standings, ...receipt].every(({ seat }) => sat.has(seat));
}

/** What it was played with is what the game lets one choose; where nobody knows under which version, nobody can tell. */
function canBeChosen(game: AnyGame, { log, options }: EntryRecord): boolean {
  if (!log || log.version > versionOf(game)) return true;
  const isOnOffer = (chosen: object, seats: number): boolean => {
    const today = upgradedOptions(game, { version: log.version, options: chosen }) as Options;
    return game.options.every((field) => {
      const value = today[field.key];
      return value === undefined || allows(field, value, seats);
    });
  };
  // T-40, T-43: at its end a sheet can name somebody who came late, or was never there.
  return isOnOffer(log.options, log.seats) && isOnOffer(options, MOST_SEATS);
}

/** A newer version of the game is kept without being looked into, for the program that knows it. */
function canBePlayed(game: AnyGame, { log, id, game: name, startedAt }: EntryRecord): boolean {
  if (!log || log.version > versionOf(game)) return true;
  try {
    const { steps, show } = makeReplay(game, {
      row: rowOf({ log, id, game: name, startedAt }, 0),
      commits: commitsOf(log),
    });
    show(steps.length - 1);
    return true;
  } catch {
    return false;
  }
}

type Logged = Pick<EntryRecord, 'id' | 'game' | 'startedAt'> & {
  readonly log: NonNullable<EntryRecord['log']>;
};

const rowOf = ({ log, id, game, startedAt }: Logged, row: number): MatchRow => ({
  ...{ id: row, publicId: id, game, version: log.version, seats: log.seats },
  ...{ options: log.options, startedAt, ended: false },
});

const commitsOf = (log: Logged['log']): Commit[] =>
  log.commits.map((commit, i) => ({ ...commit, seq: i + 1, call: null }));

function write(store: Store, { players, entries, seasons }: Checked): Result<Imported> {
  const { writer, history, roster } = store;
  writer.settle();
  const newPlayers = players.filter(({ id }) => roster.nowOf(id) === undefined);
  const fresh = entries.filter(({ id }) => !history.has(id) && !store.log.isKnown(id));
  const newSeasons = seasons.filter(({ id }) => !store.seasons.find(id));
  const isNew = new Set(newPlayers.map(({ id }) => id));
  const sat = new Set(fresh.flatMap(({ seats }) => seats.flatMap(({ player }) => player ?? [])));
  const now = new Map([...sat].map((id) => [id, isNew.has(id) ? id : roster.nowOf(id)]));
  writer.write(() => {
    for (const player of newPlayers) roster.restore(player);
    for (const entry of fresh) saveEntry(store, entry, now);
    for (const season of newSeasons) store.seasons.restore(season);
  });
  let failed: Error | null = null;
  writer.after((error) => {
    failed = error;
  });
  writer.settle();
  if (failed) return refuse('disk');
  return accept({ added: fresh.length, known: entries.length - fresh.length, players: newPlayers.length });
}

/** Who somebody is by now. */
type Now = ReadonlyMap<string, string | undefined>;

function saveEntry(store: Store, entry: EntryRecord, now: Now): void {
  const { history, log: logs, photos: kept } = store;
  const { log, photos = [], evening, ...rest } = entry;
  const match = log ? logs.nextMatchId() : null;
  if (log && match !== null) {
    logs.saveMatch(rowOf({ ...rest, log }, match));
    for (const commit of commitsOf(log)) logs.append(match, commit);
  }
  const seats = peopleOf(rest.seats, now);
  history.save({ ...(rest as Omit<Finished, 'match' | 'seats'>), match, seats });
  if (evening !== undefined) store.evenings.keep(entry.id, evening);
  for (const { id, at, jpeg } of photos) {
    const bare = bareJpeg(Buffer.from(jpeg, 'base64'));
    if (bare) kept.keep(entry.id, { id, at, jpeg: bare });
  }
}

/** Whoever sat beside whom they have become since stays a name there. */
function peopleOf(seats: EntryRecord['seats'], now: Now): EntryRecord['seats'] {
  const sat = new Set(seats.map(({ player }) => player));
  return seats.map(({ player: was, ...seat }) => {
    const player = was === undefined ? undefined : now.get(was);
    return player === undefined || (player !== was && sat.has(player)) ? seat : { ...seat, player };
  });
}

const whereOf = (error: z.ZodError): string => error.issues[0]?.path.join('.') || '?';

function refusalAt(
  text: string,
  { list, index, key, params }: Problem,
): { readonly ok: false; readonly refusal: Refusal } {
  const line = elementLines(text).get(list)?.[index] ?? 1;
  return refuse(key, { ...params, n: index + 1, line });
}
