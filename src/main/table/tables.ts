/** All tables of the house: made, found, closed, and brought back after a restart. */
import { randomInt } from 'node:crypto';
import { type AnyGame, accept, type Result, type SeatIndex } from '../../shared/game.ts';
import { deny } from '../../shared/host-refusals.ts';
import { CODE_LETTERS, type JoinInfo, type OpenTable } from '../../shared/protocol.ts';
import type { Rng } from '../../shared/rng.ts';
import type { Finished } from '../store/finished.ts';
import type { TableRow } from '../store/log.ts';
import type { Store } from '../store/store.ts';
import type { Time } from '../store/time.ts';
import type { KeptPlayed } from './evening.ts';
import { LiveTable, type TableParts } from './live-table.ts';
import { fitted, lobbyOfPast, type Options, storedLobby } from './lobby.ts';
import type { LiveMatch } from './match.ts';
import { restoredMatch } from './restored-match.ts';
import { type Core, newCore } from './table-record.ts';
import type { Thinker } from './thinker.ts';
import { NewerLog } from './upgraded-log.ts';

export interface TablesParts {
  readonly store: Store;
  readonly games: readonly AnyGame[];
  readonly joinInfo: (code: string) => JoinInfo;
  readonly log: (text: string) => void;
  readonly most: number;
  readonly time: Time;
  readonly clockSpeed: number;
  /** Each table's own chance. */
  readonly chance: () => Rng;
  /** For bots that look ahead. */
  readonly thinker?: Thinker;
  /** Screens that were at a table which is gone. */
  readonly left: (table: LiveTable) => void;
}

/** A table that nobody has touched for so long is not one anybody will go on with. */
const FORGOTTEN_MS = 7 * 24 * 3600_000;

export class Tables {
  readonly #parts: TablesParts;
  readonly #tables = new Map<string, LiveTable>();

  constructor(parts: TablesParts) {
    this.#parts = parts;
    for (const row of parts.store.log.tables()) this.#bringBack(row);
  }

  [Symbol.iterator](): Iterator<LiveTable> {
    return this.#tables.values();
  }

  find(code: string): LiveTable | undefined {
    return this.#tables.get(code);
  }

  /** When there is only one, nobody needs to type its code. */
  get only(): LiveTable | undefined {
    return this.#tables.size === 1 ? this.#tables.values().next().value : undefined;
  }

  gameOf(id: string): AnyGame | undefined {
    return this.#parts.games.find((game) => game.id === id);
  }

  create(gameId: string): Result<LiveTable> {
    const game = this.gameOf(gameId);
    if (!game) return deny('unknown-game');
    if (this.#tables.size >= this.#parts.most) return deny('too-many-tables', { n: this.#parts.most });
    const name = { id: this.#parts.store.log.nextTableId(), code: this.#freeCode() };
    const table = new LiveTable(name, this.#tableParts(), { core: newCore(game), isStored: false });
    this.#tables.set(name.code, table);
    table.changeLobby({});
    // One that an update took away is none.
    const usual = this.#parts.store.settings.get('defaultGame');
    if (usual?.game === gameId) table.setup.choosePreset(usual.preset);
    return accept(table);
  }

  /** T-44: a finished sheet lies on a table again, as it was before its end; the record stays until it is closed anew. */
  reopen(entry: Finished, call: string): Result<LiveTable> {
    const { store, most, chance, time } = this.#parts;
    const game = this.gameOf(entry.game);
    const match = game?.kind === 'sheet' ? this.#matchOf(entry, game) : undefined;
    if (!game || !match) return deny('not-correctable');
    const there = [...this].find((table) => table.match?.row.publicId === entry.id);
    if (!there && this.#tables.size >= most) return deny('too-many-tables', { n: most });
    const seated = game.company?.(match.state).seats ?? match.row.seats;
    const table =
      there ??
      new LiveTable({ id: store.log.nextTableId(), code: this.#freeCode() }, this.#tableParts(), {
        core: {
          ...{ game, match, evening: [], closed: false },
          lobby: lobbyOfPast(game, { entry, seated, options: match.row.options as Options, rng: chance() }),
        },
        isStored: false,
      });
    this.#tables.set(table.code, table);
    store.writer.write(() => store.history.openForCorrection(entry.id, time.wall()));
    table.changeLobby({});
    table.course.goOn();
    if (table.match?.outcome) {
      const undone = table.moves.step('undo', { actor: 'table', call });
      if (!undone.ok) return undone;
    }
    return accept(table);
  }

  #matchOf({ match }: Finished, game: AnyGame): LiveMatch | undefined {
    if (match === null) return undefined;
    try {
      return restoredMatch(this.#parts.store, game, match);
    } catch {
      return undefined;
    }
  }

  list(): OpenTable[] {
    return [...this.#tables.values()].map(openTable).sort((a, b) => b.touched - a.touched);
  }

  stop(): void {
    for (const table of this.#tables.values()) table.stop();
  }

  #tableParts(): TableParts {
    return {
      store: this.#parts.store,
      joinInfo: this.#parts.joinInfo,
      log: this.#parts.log,
      time: this.#parts.time,
      clockSpeed: this.#parts.clockSpeed,
      rng: this.#parts.chance(),
      thinker: this.#parts.thinker,
      characters: this.#parts.chance(),
      corrected: (played) => {
        for (const table of this.#tables.values()) table.follow(played.id, played);
      },
      gone: (table) => {
        this.#tables.delete(table.code);
        this.#parts.left(table);
      },
    };
  }

  #freeCode(): string {
    for (;;) {
      const code = Array.from({ length: 4 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
      if (!this.#tables.has(code)) return code;
    }
  }

  /** A table that cannot be brought back stays in the store, for the program that can. */
  #bringBack(row: TableRow): void {
    const { store, log } = this.#parts;
    if (this.#parts.time.wall() - row.touchedAt > FORGOTTEN_MS) {
      log(`Table ${row.code} is put away: nobody has touched it for a week.`);
      store.writer.write(() => store.log.removeTable(row.id));
      if (row.match !== null) store.writer.write(() => store.log.forgetMatch(row.match!));
      return;
    }
    try {
      const game = this.gameOf(row.game);
      if (!game) throw new Error(`this program does not know its game (${row.game})`);
      const core = this.#coreOf(row, game);
      const table = new LiveTable({ id: row.id, code: row.code }, this.#tableParts(), {
        core,
        isStored: true,
      });
      this.#tables.set(row.code, table);
      table.touch();
    } catch (error) {
      log(`Table ${row.code} stays closed: ${textOf(error)}`);
    }
  }

  #coreOf(row: TableRow, game: AnyGame): Core {
    const evening = row.evening as readonly KeptPlayed[];
    const stored = storedLobby(row.lobby, game);
    const lobby = row.match === null ? fitted(game, stored) : stored;
    const core = { game, lobby, match: null, evening, closed: false };
    if (row.match === null) return core;
    try {
      return { ...core, match: restoredMatch(this.#parts.store, game, row.match) };
    } catch (error) {
      if (error instanceof NewerLog) throw error;
      // Its people go on with a new match; the log stays for whoever wants to know.
      this.#parts.log(`The match at table ${row.code} cannot go on: ${textOf(error)}`);
      return { ...core, lobby: { ...fitted(game, stored), hasLostMatch: true } };
    }
  }
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const titleOf = ({ title }: LiveTable['lobby']['options']): Pick<OpenTable, 'title'> =>
  typeof title === 'string' && title.trim() !== '' ? { title } : {};

function openTable(table: LiveTable): OpenTable {
  return {
    code: table.code,
    game: table.game.id,
    ...titleOf(table.lobby.options),
    phase: table.phase,
    seats: table.lobby.seats.map(({ badge, name }) => ({ badge, name })),
    frame: table.phase === 'playing' ? (table.views?.frames.at(-1) ?? null) : null,
    leaders: table.guarded(() => leadersOf(table.match)) ?? [],
    stopped: table.phase === 'over' && table.match?.outcome == null,
    touched: table.touchedAt,
  };
}

/** Where all are level nobody is ahead, and a match that was stopped has no winner. */
function leadersOf(match: LiveMatch | null): SeatIndex[] {
  if (!match || match.row.ended) return [];
  const { game, state, outcome } = match;
  const standings = outcome?.standings ?? game.standings?.(state) ?? [];
  const first = standings.filter(({ rank }) => rank === 1);
  return first.length === standings.length ? [] : first.map(({ seat }) => seat);
}
