/**
 * What a table is, as immutable records. They run ahead in memory while their writing is queued; what is on the
 * disk is kept beside them, and is what the table goes back to when the disk fails.
 */
import { randomBytes } from 'node:crypto';
import { type AnyGame, type OptionValue, versionOf } from '../../shared/game.ts';
import { NAMELESS } from '../../shared/names.ts';
import type { Rng } from '../../shared/rng.ts';
import type { ErasedSeat } from '../store/erase.ts';
import { isSameEvening } from '../store/evenings.ts';
import type { Finished } from '../store/finished.ts';
import type { Store } from '../store/store.ts';
import type { Time } from '../store/time.ts';
import { asTheySit, withWaiting } from './as-they-sit.ts';
import { type KeptPlayed, playedFrom, withEntry, withPlayer, withPlayerBack } from './evening.ts';
import { finishedFrom } from './finished.ts';
import { learned, withKnown } from './known-people.ts';
import { AT_REST, fitted, type Lobby, lobbyFor, newLobby, type Options, optionsOf } from './lobby.ts';
import { type Advance, begin, canSnapshot, isOver, keptOf, type LiveMatch } from './match.ts';
import { StateViews } from './state-views.ts';

export interface Core {
  readonly game: AnyGame;
  readonly lobby: Lobby;
  readonly match: LiveMatch | null;
  /** What was played to its end at this table without a long break, the oldest first. */
  readonly evening: readonly KeptPlayed[];
  readonly closed: boolean;
}

export interface TableName {
  readonly id: number;
  readonly code: string;
}

const SNAPSHOT_EVERY = 200;
/** That it was touched is stored so often where nothing else of it is. */
const TOUCHED_EVERY_MS = 3600_000;
/** Longer than any evening; a table that is never closed must not grow for ever. */
const MOST_PLAYED = 60;

export const newCore = (game: AnyGame): Core => ({
  ...{ game, lobby: newLobby(game), match: null, evening: [], closed: false },
});

interface RecordParts {
  readonly store: Store;
  readonly time: Time;
  /** A play of the history is another than it was, wherever it is told. */
  readonly corrected: (played: KeptPlayed) => void;
}

/** What is kept of a match that has an outcome. */
interface Ending {
  readonly entry: Finished;
  readonly lobby: Lobby;
}

interface RecordKept {
  readonly core: Core;
  readonly isStored: boolean;
}

export class TableRecord {
  touchedAt: number;
  readonly #name: TableName;
  readonly #store: Store;
  readonly #time: Time;
  readonly #corrected: (played: KeptPlayed) => void;
  #core: Core;
  #stored: Core | null;
  #snapshotAt: number;
  #touchStoredAt = 0;
  #views: StateViews | null = null;

  constructor(name: TableName, { store, time, corrected }: RecordParts, { core, isStored }: RecordKept) {
    this.#name = name;
    this.#store = store;
    this.#time = time;
    this.#corrected = corrected;
    this.touchedAt = time.wall();
    this.#stored = isStored ? core : null;
    this.#core = core;
    this.#snapshotAt = core.match?.seq ?? 0;
  }

  get core(): Core {
    return this.#core;
  }

  get views(): StateViews | null {
    const { match } = this.#core;
    if (!match) return null;
    if (!this.#views?.showsStill(match)) this.#views = new StateViews(match);
    return this.#views;
  }

  /** As a match would get them now: with what the house has written for this game. */
  optionsIn(lobby: Lobby): Options {
    const { game } = this.#core;
    const options = optionsOf(game, lobby);
    if (!game.library?.option) return options;
    const items = this.#store.library.list(game.id).map(({ id, item }) => ({ ...item, id }));
    return { ...options, [game.library.option]: items as unknown as OptionValue };
  }

  setLobby(lobby: Lobby): void {
    this.#core = { ...this.#core, lobby: this.#fitted(lobby) };
    this.#saveTable();
  }

  /** While a match goes on, what is settled is what it is played by. */
  #fitted(lobby: Lobby): Lobby {
    const { game, match } = this.#core;
    return match && !isOver(match) ? lobby : fitted(game, lobby);
  }

  /** In what was played here before. */
  forgetSeats(erased: readonly ErasedSeat[]): void {
    const isErased = (id: string, badge: number): boolean =>
      erased.some((seat) => seat.history === id && seat.badge === badge);
    const { evening } = this.#core;
    if (!evening.some(({ id, seats }) => seats.some(({ badge }) => isErased(id, badge)))) return;
    const nameless = (played: KeptPlayed): KeptPlayed => ({
      ...played,
      seats: played.seats.map((seat) =>
        isErased(played.id, seat.badge) ? { ...seat, name: NAMELESS } : seat,
      ),
    });
    this.#core = { ...this.#core, evening: evening.map(nameless) };
    this.#saveTable();
  }

  replacePlayer(from: string, into: string | null): void {
    this.#follow(withPlayer(this.#core.evening, from, into));
  }

  giveBack(player: string): void {
    this.#follow(withPlayerBack(this.#core.evening, player));
  }

  /** What was played here, as the history has it by now. */
  follow(id: string, now: KeptPlayed | undefined): void {
    this.#follow(withEntry(this.#core.evening, id, now));
  }

  #follow(evening: Core['evening']): void {
    if (evening === this.#core.evening) return;
    this.#core = { ...this.#core, evening };
    this.#saveTable();
  }

  /** Another game, or the same once more: people stay, as they sit by now. */
  choose(game: AnyGame): void {
    const { game: last, match } = this.#core;
    const lobby = asTheySit(last, this.#core.lobby, match);
    const next = game === last ? withWaiting(game, lobby) : lobbyFor(game, { game: last, lobby });
    this.#replaceMatch(null, { game, lobby: { ...next, teaching: false } });
  }

  #replaceMatch(match: LiveMatch | null, change: Partial<Core> = {}): void {
    const { log, writer } = this.#store;
    const { match: before } = this.#core;
    const core = { ...this.#core, ...change, match };
    const lobby = match ? core.lobby : fitted(core.game, core.lobby);
    this.#core = { ...core, lobby: { ...lobby, ...AT_REST } };
    this.#saveTable();
    if (before) writer.write(() => log.forgetMatch(before.row.id));
  }

  /** `deal` is of the first facts alone. */
  begin(deal: Rng): Advance {
    const { log, roster, writer } = this.#store;
    const { game, lobby } = this.#core;
    const row = {
      id: log.nextMatchId(),
      publicId: randomBytes(9).toString('base64url'),
      game: game.id,
      version: versionOf(game),
      seats: lobby.seats.length,
      options: withKnown(game, this.optionsIn(lobby), lobby),
      startedAt: this.#time.wall(),
      ended: false,
    };
    const beginning = begin(game, row, deal);
    this.#snapshotAt = 0;
    writer.write(() => {
      roster.seat(lobby.seats);
      roster.keepPhones(lobby.seats);
      log.saveMatch(row);
    });
    this.#replaceMatch(beginning.match);
    this.record(beginning);
    return beginning;
  }

  /** All of it, or nothing: what the game says of the end is asked before anything is changed. */
  record({ match, commit }: Advance): void {
    const { log, writer } = this.#store;
    const wasOver = this.#core.match?.outcome ?? null;
    const ending = match.outcome && this.#endingOf(match);
    this.#core = { ...this.#core, match };
    this.#touch();
    writer.write(() => log.append(match.row.id, commit));
    if (canSnapshot(match) && match.seq - this.#snapshotAt >= SNAPSHOT_EVERY) {
      this.#snapshotAt = match.seq;
      const snapshot = { seq: match.seq, version: match.row.version, kept: keptOf(match) };
      writer.write(() => log.saveSnapshot(match.row.id, snapshot));
    }
    if (ending || wasOver !== null) this.#keepHistory(match, ending);
  }

  #endingOf(match: LiveMatch): Ending {
    const { lobby } = this.#core;
    const endedAt = this.#time.wall();
    return {
      entry: finishedFrom(match, new StateViews(match), { seats: lobby.seats, endedAt }),
      lobby: learned(match.game, match.state, lobby),
    };
  }

  /** It cannot even be shown. Its people go on with a new one; the log stays for whoever wants to know. */
  loseMatch(): void {
    const lobby = fitted(this.#core.game, this.#core.lobby);
    this.#core = { ...this.#core, match: null, lobby: { ...lobby, hasLostMatch: true } };
    this.#saveTable();
  }

  /** By the host, before the game is over. */
  end(match: LiveMatch): void {
    const { log, writer } = this.#store;
    writer.write(() => log.endMatch(match.row.id));
    this.#core = { ...this.#core, match: { ...match, row: { ...match.row, ended: true } } };
    this.#touch();
  }

  /** T-44: a sheet that was ended in the middle of its correction is corrected after all. */
  goOn(match: LiveMatch): void {
    const { log, writer } = this.#store;
    writer.write(() => log.openMatch(match.row.id));
    this.#core = { ...this.#core, match: { ...match, row: { ...match.row, ended: false } } };
    this.#touch();
  }

  close(): void {
    const { log, writer } = this.#store;
    this.#replaceMatch(null);
    this.#core = { ...this.#core, closed: true };
    writer.write(() => log.removeTable(this.#name.id));
  }

  confirm(): void {
    this.#stored = this.#core;
  }

  /** False when there is nothing to go back to: the table itself was never stored. */
  takeBack(): boolean {
    if (!this.#stored) return false;
    this.#core = this.#stored;
    return true;
  }

  #keepHistory(match: LiveMatch, ending: Ending | null): void {
    const { history, evenings, roster, writer } = this.#store;
    const others = this.#core.evening.filter(({ id }) => id !== match.row.publicId);
    // T-44: what is corrected today was played when it was played.
    const day = ending ? history.dayOf(ending.entry.id) : undefined;
    const endedAt = day ?? ending?.entry.endedAt;
    // A table in a café stays open for days: what was played before a long break was another evening.
    const earlier = endedAt === undefined || isSameEvening(others.at(-1), endedAt) ? others : [];
    if (ending && endedAt !== undefined) {
      const { lobby: before } = this.#core;
      const { entry, lobby } = ending;
      const played = playedFrom({ ...entry, endedAt }, before);
      const evening = [...earlier, played].sort((a, b) => a.endedAt - b.endedAt);
      this.#core = { ...this.#core, lobby, evening: evening.slice(-MOST_PLAYED) };
      writer.write(() => {
        roster.seat(entry.seats);
        roster.keepPhones(before.seats);
        history.save(entry);
        evenings.follow(entry, earlier.at(-1));
      });
      if (day !== undefined) writer.after((error) => !error && this.#corrected(played));
    } else {
      this.#core = { ...this.#core, evening: earlier };
      writer.write(() => history.reopen(match.row.publicId));
    }
    this.#saveTable();
  }

  /** A table that is only played on is not one that nobody needs any more. */
  #touch(): void {
    const { log, writer } = this.#store;
    const now = this.#time.wall();
    this.touchedAt = now;
    if (now - this.#touchStoredAt < TOUCHED_EVERY_MS) return;
    this.#touchStoredAt = now;
    writer.write(() => log.touchTable(this.#name.id, now));
  }

  #saveTable(): void {
    const { log, writer } = this.#store;
    const { game, lobby, evening, match } = this.#core;
    const touchedAt = this.#time.wall();
    this.touchedAt = touchedAt;
    this.#touchStoredAt = touchedAt;
    const row = { ...this.#name, game: game.id, lobby, evening, match: match?.row.id ?? null, touchedAt };
    writer.write(() => log.saveTable(row));
  }
}
