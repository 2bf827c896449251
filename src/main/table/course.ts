/** What goes on at a table, as the host has it: matches begin, rest and end, and games follow each other. */
import { type AnyGame, accept, type Result, type SeatIndex } from '../../shared/game.ts';
import { deny } from '../../shared/host-refusals.ts';
import { seededRng } from '../../shared/rng.ts';
import { asTheySit, withWaiting } from './as-they-sit.ts';
import type { Gathering } from './gathering.ts';
import type { Keepers } from './keepers.ts';
import { type Lobby, readyToStart, seatsToLearn } from './lobby.ts';
import { type Advance, isBlankSheet, isOver } from './match.ts';
import type { Moving } from './moves.ts';
import type { NextWishes } from './next-wishes.ts';
import type { Pace } from './pace.ts';
import { refusalNow } from './pause-reason.ts';
import type { Seat } from './seats.ts';
import type { Showing } from './showing.ts';
import type { TableRecord } from './table-record.ts';

/** The table, as far as its matches come and go. */
interface Going extends Gathering, Moving {
  readonly wishes: NextWishes;
  readonly cursors: Keepers;
  isAwake(seat: Seat): boolean;
  /** Something that is shown has changed, stored or not. */
  touch(): void;
  /** To the screens, with what follows from it. */
  tell(advance: Advance): void;
}

interface Parts {
  readonly record: TableRecord;
  readonly pace: Pace;
  readonly showing: Showing;
}

export class Course {
  readonly #table: Going;
  readonly #parts: Parts;

  constructor(table: Going, parts: Parts) {
    this.#table = table;
    this.#parts = parts;
  }

  start(): Result<null> {
    const { game, match, lobby: before, characters, rng } = this.#table;
    const { record } = this.#parts;
    // What was learned once is played for real the next time.
    const lobby = match ? { ...before, teaching: false } : before;
    const seated = lobby.teaching ? seatsToLearn(game, lobby, characters) : lobby;
    const ready = readyToStart(game, seated, record.optionsIn(seated));
    if (!ready.ok) return ready;
    this.#startOver();
    record.setLobby(seated);
    this.#table.tell(record.begin(seated.teaching ? seededRng(game.firstMatch!.seed) : rng));
    return accept(null);
  }

  /**
   * Another match, as people sit by now and with whoever waits and is here: nobody waits for a phone that has gone
   * meanwhile.
   */
  again(): Result<null> {
    const { game, phase, lobby: before, match, claims } = this.#table;
    const { record } = this.#parts;
    if (phase !== 'over') return deny('not-over');
    const comes = (seat: Seat): boolean => this.#table.isAwake(seat);
    const sitting = asTheySit(game, before, match);
    const lobby = sitting.waiting.some(comes) ? withWaiting(game, sitting, comes) : sitting;
    record.setLobby(lobby);
    const started = this.start();
    // The results that are still shown are those of other seats.
    if (!started.ok) record.setLobby(before);
    else if (lobby.seats !== before.seats) claims.end(() => true);
    this.#letGo(before);
    return started;
  }

  /** The lobby of this game, or of another one: everybody stays, as far as there are seats. */
  choose(next: AnyGame): Result<null> {
    const { match, phase, claims, lobby: before } = this.#table;
    // T-1: until the first score somebody may still be added or sit elsewhere.
    if (phase === 'playing' && !(match && isBlankSheet(match))) return deny('not-over');
    this.#startOver();
    claims.end(() => true);
    this.#parts.record.choose(next);
    this.#letGo(before);
    this.#table.touch();
    return accept(null);
  }

  /** Before the game is over. */
  end(): Result<null> {
    const { match } = this.#table;
    if (!match || isOver(match)) return deny('not-playing');
    this.#table.mend();
    this.#parts.record.end(match);
    this.#table.touch();
    return accept(null);
  }

  /** What was ended goes on where it was left. */
  goOn(): void {
    const { match } = this.#table;
    if (!match?.row.ended) return;
    this.#parts.record.goOn(match);
    this.#table.touch();
  }

  pause(): Result<null> {
    if (this.#table.phase !== 'playing') return deny('not-playing');
    this.#table.changeLobby({ paused: true });
    return accept(null);
  }

  /** Also when the table was waiting for a phone, or has broken. */
  resume(): void {
    this.#table.mend();
    this.#parts.pace.doNotWait();
    this.#table.changeLobby({ paused: false });
  }

  /** One of those who would go on. */
  endPause(seat: SeatIndex): Result<null> {
    const halted = refusalNow(this.#table);
    if (halted) return halted;
    if (!this.#parts.showing.vote(seat)) return deny('stale');
    this.#table.touch();
    return accept(null);
  }

  /** A phone whose seat is no more is any guest's, once that is stored. */
  #letGo({ seats, waiting }: Lobby): void {
    const { lobby, broadcast, store } = this.#table;
    const kept = new Set([...lobby.seats, ...lobby.waiting].map(({ token }) => token));
    const gone = [...seats, ...waiting].flatMap(({ token }) =>
      token === null || kept.has(token) ? [] : [token],
    );
    store.writer.after((error) => {
      const screens = error ? [] : gone.map((token) => broadcast.withSeat(token));
      for (const screen of screens) if (screen) screen.seatToken = null;
    });
  }

  #startOver(): void {
    this.#table.wishes.forget();
    this.#table.cursors.forget();
    this.#parts.pace.startOver();
    this.#table.mend();
  }
}
