/** One table, live: what people and the clock do to it, and what its screens are shown once that is stored. */
import {
  type Actor,
  type AnyGame,
  accept,
  type Command,
  type Move,
  type Result,
  type SeatIndex,
} from '../../shared/game.ts';
import { deny } from '../../shared/host-refusals.ts';
import type { JoinInfo, TableDocument } from '../../shared/protocol.ts';
import type { Rng } from '../../shared/rng.ts';
import type { CommitKind } from '../store/log.ts';
import type { Store } from '../store/store.ts';
import type { Time } from '../store/time.ts';
import type { Party } from '../store/writer.ts';
import type { BotMove } from './bot-players.ts';
import type { Broadcast } from './broadcast.ts';
import { Claims } from './claims.ts';
import { phaseOf } from './documents.ts';
import type { Gathering } from './gathering.ts';
import { isUntouched, type Lobby, readyToStart } from './lobby.ts';
import { LobbyVerbs } from './lobby-verbs.ts';
import {
  type Advance,
  act,
  afterRefusal,
  isOver,
  type LiveMatch,
  redo,
  type Stepping,
  undo,
} from './match.ts';
import { NextWishes } from './next-wishes.ts';
import { Pace, type Paced } from './pace.ts';
import { refusalNow } from './pause-reason.ts';
import type { Screen } from './screen.ts';
import { type Listed, Seating } from './seating.ts';
import type { Seat } from './seats.ts';
import { Showing, type Shown } from './showing.ts';
import type { DueClock, StateViews } from './state-views.ts';
import { type Core, type TableName, TableRecord } from './table-record.ts';
import { seatOf } from './viewers.ts';

export interface TableParts {
  readonly store: Store;
  readonly joinInfo: (code: string) => JoinInfo;
  readonly log: (text: string) => void;
  readonly time: Time;
  readonly clockSpeed: number;
  readonly rng: Rng;
  /** Who sits down must not change what is dealt. */
  readonly characters: Rng;
  /** Closed for good, or never even stored. */
  readonly gone: (table: LiveTable) => void;
}

export interface Wish {
  readonly actor: Actor;
  readonly move: unknown;
  readonly frame: string;
  readonly call: string;
}

export class LiveTable implements Party, Shown, Gathering {
  readonly code: string;
  readonly claims: Claims;
  readonly seating: Seating = new Seating(this);
  readonly setup: LobbyVerbs = new LobbyVerbs(this);
  readonly wishes: NextWishes = new NextWishes(this);
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
    this.#record = new TableRecord(name, parts, kept);
    this.#pace = new Pace(this, parts);
    this.#showing = new Showing(this, this.#pace);
    if (this.match) this.#pace.resumeAt(this.match.at);
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

  get evening(): TableDocument['evening'] {
    return this.#record.core.evening;
  }

  get problems(): TableDocument['problems'] {
    return this.match ? [] : this.game.checkOptions(this.#record.options, this.lobby.seats.length);
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
    this.touch();
  }

  start(): Result<null> {
    const ready = readyToStart(this.game, this.lobby, this.#record.options);
    if (!ready.ok) return ready;
    this.#startOver();
    this.#tell(this.#record.begin(this.#parts.rng));
    return accept(null);
  }

  /** The lobby of this game, or of another one: everybody stays, as far as there are seats. */
  choose(game: AnyGame): Result<null> {
    // T-1: until the first score somebody may still be added or sit elsewhere.
    const isBlankSheet = this.game.kind === 'sheet' && this.match?.done === null;
    if (this.phase === 'playing' && !isBlankSheet) return deny('not-over');
    this.#startOver();
    this.claims.drop(() => true);
    this.#record.choose(game);
    this.touch();
    return accept(null);
  }

  /** Before the game is over. */
  end(): Result<null> {
    if (!this.match || isOver(this.match)) return deny('not-playing');
    this.#mend();
    this.#record.end(this.match);
    this.touch();
    return accept(null);
  }

  pause(): Result<null> {
    if (this.phase !== 'playing') return deny('not-playing');
    this.changeLobby({ paused: true });
    return accept(null);
  }

  /** Also when the table was waiting for a phone, or has broken. */
  resume(): void {
    this.#mend();
    this.#pace.doNotWait();
    this.changeLobby({ paused: false });
  }

  /** The strongest bot acts once for this seat. */
  skip(seat: SeatIndex): Result<null> {
    const halted = refusalNow(this);
    if (halted) return halted;
    const advice = this.#pace.advise(seat);
    if (!advice) return deny('nothing-to-skip');
    return this.#act({ ...advice, actor: seat }, 'skip');
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

  // -------------------------------------------------- moves

  play({ actor, move, frame, call }: Wish): Result<null> {
    const halted = refusalNow(this);
    if (halted) return halted;
    const parsed: Move | undefined = this.game.parseMove(move);
    if (!parsed) return deny('bad-move');
    if (!this.views!.asks(actor, frame)) return deny('stale');
    if (actor === 'table' && this.#isForClocks(parsed)) return deny('host-only');
    return this.#act({ actor, move: parsed, frame }, 'move', call);
  }

  /** What the table's clocks do is done when they ring, and not a moment early. */
  #isForClocks(move: Move): boolean {
    return this.match!.clocks.some(({ actor, move: own }) => actor === 'table' && own.type === move.type);
  }

  /** T-40: somebody comes while a sheet is kept: they get a seat in the same breath in which the sheet hears of them. */
  seatLate(guest: Listed, wish: Wish): Result<null> {
    const { match } = this;
    if (!match || this.phase !== 'playing' || this.game.kind !== 'sheet') return deny('not-playing');
    const { lobby } = this;
    const sat = this.seating.sitLate(guest, this.#seatsTaken);
    if (!sat.ok) return sat;
    const played = this.play(wish);
    if (!played.ok) this.changeLobby({ seats: lobby.seats });
    return played;
  }

  /** Seats that the match knows of. */
  get #seatsTaken(): number {
    const { game, match, lobby } = this;
    return (match && game.company?.(match.state).seats) ?? lobby.seats.length;
  }

  /** One of those who would go on. */
  endPause(seat: SeatIndex): Result<null> {
    const halted = refusalNow(this);
    if (halted) return halted;
    if (!this.#showing.vote(seat)) return deny('stale');
    this.touch();
    return accept(null);
  }

  /** Takes back the last step, or does it again. */
  step(kind: 'undo' | 'redo', by: Omit<Stepping, 'at'>): Result<null> {
    if (!this.match) return deny('not-started');
    if (this.trouble) return deny('disk');
    const { match } = this;
    const result = this.guarded(() => ({ undo, redo })[kind](match, { ...by, at: this.#now() }));
    if (!result?.ok) return result ?? deny('internal');
    this.#mend();
    return this.#advance(result.value);
  }

  // -------------------------------------------------- screens

  attach(screen: Screen): void {
    this.broadcast.add(screen);
    this.touch();
  }

  detach(screen: Screen): void {
    this.broadcast.remove(screen);
    this.claims.drop((claim) => claim.screen === screen);
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

  isAwake(seat: Seat): boolean {
    if (seat.kind === 'bot') return true;
    if (seat.token === null) return this.game.kind === 'sheet';
    return this.broadcast.withSeat(seat.token) !== undefined;
  }

  playClock(clock: DueClock): boolean {
    const isDone = this.#actAlone(clock, 'timer');
    if (isDone && !clock.silent && !clock.pause)
      this.broadcast.tellSeats(clock.seats ?? [], { type: 'time-up' });
    return isDone;
  }

  playBot(move: BotMove): boolean {
    return this.#actAlone({ ...move, actor: move.seat }, 'bot');
  }

  stop(): void {
    this.#pace.end();
  }

  // -------------------------------------------------- the writer's word

  stored(): void {
    this.#record.confirm();
    if (this.#record.core.closed) this.#leave();
    else this.#showing.show();
  }

  lost(): void {
    this.broadcast.forgetNotices();
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
        this.#break();
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
  #break(): void {
    this.broke();
    this.touch();
  }

  #mend(): void {
    if (this.#isBroken) this.#pace.tryAgain();
    this.#isBroken = false;
  }

  #startOver(): void {
    this.wishes.forget();
    this.#pace.startOver();
    this.#mend();
  }

  #leave(): void {
    this.#gone = true;
    this.stop();
    this.#parts.gone(this);
  }

  /** What the clock of its match says. */
  get at(): number {
    return this.#now();
  }

  #now(): number {
    return Math.max(this.#pace.clock.now(), this.match?.at ?? 0);
  }

  /** The frame under the name that screens, bots and clocks know. */
  #act(wish: Command<Move>, kind: CommitKind, call: string | null = null): Result<null> {
    const match = this.match!;
    const frame = this.views!.frameBehind(wish.frame);
    if (frame === undefined) return deny('stale');
    const command = { actor: wish.actor, move: wish.move, frame };
    const acting = { kind, call, at: this.#now(), rng: this.#parts.rng };
    const result = this.guarded(() => this.#seated(act(match, command, acting))) ?? deny('internal');
    const advance = result.ok
      ? result.value
      : this.guarded(() => afterRefusal(match, command, result.refusal, acting));
    const taken = advance ? this.#advance(advance) : accept(null);
    return result.ok ? taken : result;
  }

  /** Nobody plays who has no seat. */
  #seated(result: Result<Advance>): Result<Advance> {
    const { game, lobby } = this;
    if (!result.ok || !game.company) return result;
    return game.company(result.value.match.state).seats > lobby.seats.length ? deny('no-such-seat') : result;
  }

  /** What nobody at the table did. */
  #actAlone(wish: Command<Move>, kind: CommitKind): boolean {
    const result = this.#act(wish, kind);
    if (!result.ok && result.refusal.key === 'internal') this.#break();
    return result.ok;
  }

  #advance(advance: Advance): Result<null> {
    const isTaken = this.guarded(() => {
      this.#record.record(advance);
      return true;
    });
    if (!isTaken) return deny('internal');
    this.#tell(advance);
    return accept(null);
  }

  #tell(advance: Advance): void {
    this.guarded(() => this.broadcast.tell(this.game, this.lobby.seats, advance));
    this.touch();
  }
}
