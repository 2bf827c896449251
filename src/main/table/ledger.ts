/**
 * What a table is, as immutable records. They run ahead in memory while their writing is queued; what is on the
 * disk is kept beside them, and is what the table goes back to when the disk fails.
 */
import { randomBytes } from 'node:crypto';
import type { AnyGame, OptionValue } from '../../shared/game.ts';
import type { Rng } from '../../shared/rng.ts';
import type { Store } from '../store/store.ts';
import { finishedFrom } from './finished.ts';
import { type Lobby, newLobby, type Options } from './lobby.ts';
import { Looks } from './looks.ts';
import { type Advance, begin, canSnapshot, type LiveMatch } from './match.ts';

export interface Core {
  readonly lobby: Lobby;
  readonly match: LiveMatch | null;
  readonly closed: boolean;
}

export interface TableName {
  readonly id: number;
  readonly code: string;
  readonly game: AnyGame;
}

const SNAPSHOT_EVERY = 200;

export class Ledger {
  touchedAt = Date.now();
  readonly #name: TableName;
  readonly #store: Store;
  #core: Core;
  #stored: Core | null;
  #snapshotAt: number;
  #looks: Looks | null = null;

  constructor(name: TableName, store: Store, stored: Core | null) {
    this.#name = name;
    this.#store = store;
    this.#stored = stored;
    this.#core = stored ?? { lobby: newLobby(name.game), match: null, closed: false };
    this.#snapshotAt = stored?.match?.seq ?? 0;
  }

  get core(): Core {
    return this.#core;
  }

  get looks(): Looks | null {
    const { match } = this.#core;
    if (!match) return null;
    if (this.#looks?.state !== match.state) this.#looks = new Looks(match.game, match.state);
    return this.#looks;
  }

  /** As a match would get them now: with what the house has written for this game. */
  get options(): Options {
    const { game } = this.#name;
    if (!game.library) return this.#core.lobby.options;
    const items = this.#store.library.list(game.id).map(({ id, item }) => ({ ...item, id }));
    return { ...this.#core.lobby.options, [game.library.option]: items as unknown as OptionValue };
  }

  setLobby(lobby: Lobby): void {
    this.#core = { ...this.#core, lobby };
    this.#saveTable();
  }

  toLobby(): void {
    this.#replaceMatch(null);
  }

  #replaceMatch(match: LiveMatch | null): void {
    const { log, writer } = this.#store;
    const { match: before, lobby } = this.#core;
    this.#core = { ...this.#core, match, lobby: { ...lobby, paused: false } };
    this.#saveTable();
    if (before) writer.write(() => log.forgetMatch(before.row.id));
  }

  begin(rng: Rng): Advance {
    const { log, roster, writer } = this.#store;
    const { game } = this.#name;
    const row = {
      id: log.nextMatchId(),
      publicId: randomBytes(9).toString('base64url'),
      game: game.id,
      version: game.version,
      seats: this.#core.lobby.seats.length,
      options: this.options,
      startedAt: Date.now(),
      ended: false,
    };
    const beginning = begin(game, row, rng);
    this.#snapshotAt = 0;
    const { seats } = this.#core.lobby;
    writer.write(() => {
      roster.seat(seats);
      log.saveMatch(row);
    });
    this.#replaceMatch(beginning.match);
    this.record(beginning);
    return beginning;
  }

  record({ match, commit }: Advance): void {
    const { log, writer } = this.#store;
    const wasOver = this.#core.match?.outcome ?? null;
    this.#core = { ...this.#core, match };
    this.touchedAt = Date.now();
    writer.write(() => log.append(match.row.id, commit));
    if (canSnapshot(match) && match.seq - this.#snapshotAt >= SNAPSHOT_EVERY) {
      this.#snapshotAt = match.seq;
      writer.write(() => log.saveSnapshot(match.row.id, match));
    }
    if (match.outcome !== null || wasOver !== null) this.#keepHistory(match);
  }

  /** By the host, before the game is over. */
  end(match: LiveMatch): void {
    const { log, writer } = this.#store;
    writer.write(() => log.endMatch(match.row.id));
    this.#core = { ...this.#core, match: { ...match, row: { ...match.row, ended: true } } };
    this.touchedAt = Date.now();
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

  #keepHistory(match: LiveMatch): void {
    const { history, roster, writer } = this.#store;
    if (match.outcome) {
      const entry = finishedFrom(match, this.looks!, this.#core.lobby.seats);
      writer.write(() => {
        roster.seat(entry.seats);
        history.save(entry);
      });
    } else {
      writer.write(() => history.reopen(match.row.publicId));
    }
  }

  #saveTable(): void {
    const { log, writer } = this.#store;
    const { lobby, match } = this.#core;
    const { id, code, game } = this.#name;
    this.touchedAt = Date.now();
    const row = { id, code, game: game.id, lobby, match: match?.row.id ?? null, touchedAt: this.touchedAt };
    writer.write(() => log.saveTable(row));
  }
}
