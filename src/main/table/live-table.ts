/** One table, live: what people and the clock do to it, and what its screens are shown once that is stored. */
import { type AnyGame, accept, type Result, type SeatIndex } from '../../shared/game.ts';
import { deny } from '../../shared/host-refusals.ts';
import type { Claim, JoinInfo, TableDocument } from '../../shared/protocol.ts';
import type { Rng } from '../../shared/rng.ts';
import type { ErasedSeat } from '../store/erase.ts';
import type { Store } from '../store/store.ts';
import type { Time } from '../store/time.ts';
import type { Party } from '../store/writer.ts';
import { type BotMove, BY_CHARACTER, type Tempo, UNHURRIED } from './bot-players.ts';
import type { Broadcast } from './broadcast.ts';
import { Claims } from './claims.ts';
import { Course } from './course.ts';
import { phaseOf } from './documents.ts';
import type { KeptPlayed } from './evening.ts';
import type { Gathering } from './gathering.ts';
import { Keepers } from './keepers.ts';
import { isUntouched, type Lobby } from './lobby.ts';
import { LobbyVerbs } from './lobby-verbs.ts';
import type { Advance, LiveMatch } from './match.ts';
import { Moves, type Moving } from './moves.ts';
import { NextWishes } from './next-wishes.ts';
import { Pace, type Paced } from './pace.ts';
import type { Screen } from './screen.ts';
import { Seating } from './seating.ts';
import type { Seat } from './seats.ts';
import { Showing, type Shown } from './showing.ts';
import type { DueClock, StateViews } from './state-views.ts';
import { type Core, type TableName, TableRecord } from './table-record.ts';
import type { Thinker } from './thinker.ts';
import { actorOf, seatOf, viewingOf } from './viewers.ts';

export interface TableParts {
  readonly store: Store;
  readonly joinInfo: (code: string) => JoinInfo;
  readonly log: (text: string) => void;
  readonly time: Time;
  readonly clockSpeed: number;
  readonly rng: Rng;
  /** For bots that look ahead. */
  readonly thinker?: Thinker | undefined;
  /** Who sits down must not change what is dealt. */
  readonly characters: Rng;
  /** A play of the history is another than it was, wherever it is told. */
  readonly corrected: (played: KeptPlayed) => void;
  /** Closed for good, or never even stored. */
  readonly gone: (table: LiveTable) => void;
}

export class LiveTable implements Party, Shown, Gathering, Moving {
  readonly code: string;
  readonly claims: Claims;
  readonly seating: Seating = new Seating(this);
  readonly setup: LobbyVerbs = new LobbyVerbs(this);
  readonly wishes: NextWishes;
  readonly moves: Moves = new Moves(this);
  readonly course: Course;
  readonly cursors: Keepers;
  readonly #parts: TableParts;
  readonly #record: TableRecord;
  readonly #pace: Pace;
  readonly #showing: Showing;
  #isBroken = false;
  #gone = false;

  constructor(name: TableName, parts: TableParts, kept: { core: Core; isStored: boolean }) {
    this.code = name.code;
    this.#parts = parts;
    this.claims = new Claims(parts.time);
    this.wishes = new NextWishes(this, parts.time);
    this.cursors = new Keepers(this, parts.time);
    this.#record = new TableRecord(name, parts, kept);
    this.#pace = new Pace(this, parts);
    this.#showing = new Showing(this, this.#pace);
    this.course = new Course(this, { record: this.#record, pace: this.#pace, showing: this.#showing });
    if (this.match) this.#pace.resumeAt(this.match.at);
  }

  get rng(): Rng {
    return this.#parts.rng;
  }

  get characters(): Rng {
    return this.#parts.characters;
  }

  get store(): Store {
    return this.#parts.store;
  }

  get game(): AnyGame {
    return this.#record.core.game;
  }

  get lobby(): Lobby {
    return this.#record.core.lobby;
  }

  get match(): LiveMatch | null {
    return this.#record.core.match;
  }

  get views(): StateViews | null {
    return this.#record.views;
  }

  get broadcast(): Broadcast {
    return this.#showing.broadcast;
  }

  get evening(): readonly KeptPlayed[] {
    return this.#record.core.evening;
  }

  get problems(): TableDocument['problems'] {
    return this.match
      ? []
      : this.game.checkOptions(this.#record.optionsIn(this.lobby), this.lobby.seats.length);
  }

  get join(): JoinInfo {
    return this.#parts.joinInfo(this.code);
  }

  get phase(): TableDocument['phase'] {
    return phaseOf(this.match);
  }

  get touchedAt(): number {
    return this.#record.touchedAt;
  }

  // -------------------------------------------------- the host's hand

  changeLobby(change: Partial<Lobby>): void {
    this.#record.setLobby({ ...this.lobby, ...change });
    this.cursors.haveChanged();
    this.touch();
  }

  forgetSeats(erased: readonly ErasedSeat[]): void {
    this.#record.forgetSeats(erased);
    this.touch();
  }

  /** What was played here, as the history has it by now. */
  follow(id: string, now: KeptPlayed | undefined): void {
    this.#record.follow(id, now);
    this.touch();
  }

  /** Whoever is forgotten, or goes up in somebody else: here and in what was played here before. */
  replacePlayer(from: string, into: string | null): void {
    this.#record.replacePlayer(from, into);
    this.seating.replacePlayer(from, into);
    this.touch();
  }

  /** Whoever went up in somebody else is somebody of their own again. */
  giveBack(player: string): void {
    this.#record.giveBack(player);
    this.seating.giveBack(player);
    this.touch();
  }

  /** Opened, looked at and left: nobody need find it again. */
  get isForsaken(): boolean {
    const isNew = this.evening.length === 0 && isUntouched(this.game, this.lobby);
    return this.phase === 'lobby' && this.broadcast.size === 0 && isNew;
  }

  close(): void {
    this.#record.close();
    this.touch();
  }

  // -------------------------------------------------- screens

  attach(screen: Screen): void {
    this.broadcast.add(screen);
    this.touch();
  }

  detach(screen: Screen): void {
    this.broadcast.remove(screen);
    this.claims.drop((claim) => claim.screen === screen);
    this.cursors.leave(screen);
    this.touch();
  }

  /** Something that is shown has changed, stored or not. */
  touch(): void {
    if (!this.#gone) this.#parts.store.writer.touch(this);
  }

  /** Everybody who belongs to this table, with a seat or waiting for one. */
  get people(): readonly Seat[] {
    return [...this.lobby.seats, ...this.lobby.waiting];
  }

  seatOf(screen: Screen): SeatIndex | null {
    return seatOf(this.lobby.seats, screen);
  }

  /** The screens that may enter for all on a sheet, each with the badge of its seat. */
  get keepers(): ReadonlyMap<Screen, number | null> {
    const { seats } = this.lobby;
    const acting = [...this.broadcast.screens].filter(
      (screen) => actorOf(this.game, seats, viewingOf(this.lobby, screen)) === 'table',
    );
    return new Map(acting.map((screen) => [screen, seats[this.seatOf(screen) ?? -1]?.badge ?? null]));
  }

  /** What is asked for before the host may nod to it, and before anybody is shown it. */
  endVainClaims(): void {
    this.claims.end((claim) => this.#isVain(claim));
  }

  /** N-40, N-54: whoever has the seat is there again, or somebody else has the name by now. */
  #isVain({ seat, name }: Claim): boolean {
    const wanted = this.lobby.seats[seat];
    const isTaken = wanted?.kind === 'person' && wanted.token !== null && this.isAwake(wanted);
    return !wanted || isTaken || (name !== undefined && this.seating.isNameOfAnother(name, seat));
  }

  // -------------------------------------------------- what goes on by itself

  get playing(): Paced['playing'] {
    return this.phase === 'playing' ? { views: this.views!, seats: this.lobby.seats } : null;
  }

  get trouble(): Error | null {
    return this.#parts.store.writer.trouble;
  }

  get halted(): boolean {
    return this.lobby.paused || this.trouble !== null || this.#isBroken;
  }

  get isBroken(): boolean {
    return this.#isBroken;
  }

  get patience(): number | null {
    const { settings } = this.#parts.store;
    return this.game.kind === 'game' && settings.get('pauseWhenAway')
      ? settings.get('awayAfter') * 1000
      : null;
  }

  get tempo(): Tempo {
    return this.lobby.teaching ? UNHURRIED : BY_CHARACTER;
  }

  isAwake(seat: Seat): boolean {
    if (seat.kind === 'bot') return true;
    if (seat.token === null) return this.game.kind === 'sheet';
    return this.broadcast.hasPhone(seat.token);
  }

  advise(seat: SeatIndex): BotMove | undefined {
    return this.#pace.advise(seat);
  }

  playClock(clock: DueClock): boolean {
    const isDone = this.moves.byItself(clock, 'timer');
    if (isDone && !clock.silent && !clock.pause)
      this.broadcast.tellSeats(clock.seats ?? [], { type: 'time-up' });
    return isDone;
  }

  playBot(move: BotMove): boolean {
    return this.moves.byItself({ ...move, actor: move.seat }, 'bot');
  }

  stop(): void {
    this.#pace.end();
    this.wishes.end();
  }

  // -------------------------------------------------- the writer's word

  stored(): void {
    this.#record.confirm();
    this.wishes.confirm();
    if (this.#record.core.closed) this.#leave();
    else {
      this.endVainClaims();
      this.#showing.show();
      this.wishes.heed();
    }
  }

  lost(): void {
    this.broadcast.forgetNotices();
    this.wishes.takeBack();
    if (this.#record.takeBack()) this.#showing.show();
    else this.#leave();
  }

  /** A fault in one game must not take the other tables down with it. */
  guarded<T>(work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      this.#parts.log(`Table ${this.code}: ${error instanceof Error ? error.stack : error}`);
      return undefined;
    }
  }

  alone(work: () => void): void {
    this.guarded(() => {
      try {
        work();
      } catch (error) {
        this.halt();
        throw error;
      }
    });
  }

  broke(): void {
    this.#isBroken = true;
  }

  loseMatch(): void {
    this.#record.loseMatch();
    this.touch();
  }

  // -------------------------------------------------- inside

  /** It stands still until the host tries again, takes a step back or ends the match. */
  halt(): void {
    this.broke();
    this.touch();
  }

  mend(): void {
    if (this.#isBroken) this.#pace.tryAgain();
    this.#isBroken = false;
  }

  #leave(): void {
    this.#gone = true;
    this.stop();
    this.#parts.gone(this);
  }

  /** What the clock of its match says. */
  get at(): number {
    return Math.max(this.#pace.clock.now(), this.match?.at ?? 0);
  }

  take(advance: Advance): Result<null> {
    const isTaken = this.guarded(() => {
      this.#record.record(advance);
      return true;
    });
    if (!isTaken) return deny('internal');
    if (advance.commit.kind === 'move') this.#showing.hasMoved(advance.commit.actor);
    this.tell(advance);
    return accept(null);
  }

  /** To the screens, with what follows from it. */
  tell(advance: Advance): void {
    this.guarded(() => this.broadcast.tell(this.game, this.lobby.seats, advance));
    this.touch();
  }
}
