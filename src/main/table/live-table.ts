/** One table, live: what people and the clock do to it, and what its screens are shown once that is stored. */
import {
  type Actor,
  type AnyGame,
  accept,
  type Command,
  type Move,
  type Result,
  type SeatIndex,
  type Timer,
} from '../../shared/game.ts';
import { deny } from '../../shared/host-refusals.ts';
import type { JoinInfo, TableDocument } from '../../shared/protocol.ts';
import type { Rng } from '../../shared/rng.ts';
import type { CommitKind } from '../store/log.ts';
import type { Store } from '../store/store.ts';
import type { Party } from '../store/writer.ts';
import type { Audience } from './audience.ts';
import type { BotMove } from './bot-players.ts';
import { Claims } from './claims.ts';
import { phaseOf } from './documents.ts';
import { pausedBy, refusalNow } from './halts.ts';
import { type Core, Ledger, type TableName } from './ledger.ts';
import { isUntouched, type Lobby, readyToStart } from './lobby.ts';
import type { Looks } from './looks.ts';
import { type Advance, act, isOver, type LiveMatch, redo, type Stepping, undo, witness } from './match.ts';
import { Pace, type Paced } from './pace.ts';
import type { Screen } from './screen.ts';
import type { Seat } from './seats.ts';
import { Showing } from './showing.ts';
import { seatOf } from './viewers.ts';

export interface TableParts {
  readonly store: Store;
  readonly joinInfo: (code: string) => JoinInfo;
  readonly log: (text: string) => void;
  readonly clockSpeed: number;
  readonly rng: Rng;
  /** Closed for good, or never even stored. */
  readonly gone: (table: LiveTable) => void;
}

export interface Wish {
  readonly actor: Actor;
  readonly move: unknown;
  readonly frame: string;
  readonly call: string;
}

export class LiveTable implements Party, Paced {
  readonly code: string;
  readonly game: AnyGame;
  readonly claims = new Claims();
  readonly #parts: TableParts;
  readonly #showing = new Showing();
  readonly #ledger: Ledger;
  readonly #pace: Pace;
  #gone = false;

  constructor(name: TableName, parts: TableParts, stored: Core | null) {
    this.code = name.code;
    this.game = name.game;
    this.#parts = parts;
    this.#ledger = new Ledger(name, parts.store, stored);
    this.#pace = new Pace(this, parts.rng, parts.clockSpeed);
    if (this.match) this.#pace.resumeAt(this.match.at);
  }

  get lobby(): Lobby {
    return this.#ledger.core.lobby;
  }

  get match(): LiveMatch | null {
    return this.#ledger.core.match;
  }

  get looks(): Looks | null {
    return this.#ledger.looks;
  }

  get phase(): TableDocument['phase'] {
    return phaseOf(this.match);
  }

  get touchedAt(): number {
    return this.#ledger.touchedAt;
  }

  get audience(): Audience {
    return this.#showing.audience;
  }

  // -------------------------------------------------- the host's hand

  setLobby(lobby: Lobby): void {
    this.#ledger.setLobby(lobby);
    this.touch();
  }

  start(): Result<null> {
    const ready = readyToStart(this.game, this.lobby, this.#ledger.options);
    if (!ready.ok) return ready;
    this.#pace.startOver();
    this.#tell(this.#ledger.begin(this.#parts.rng));
    return accept(null);
  }

  toLobby(): void {
    this.#pace.startOver();
    this.#ledger.toLobby();
    this.touch();
  }

  /** Before the game is over. */
  end(): Result<null> {
    if (!this.match || isOver(this.match)) return deny('not-playing');
    this.#ledger.end(this.match);
    this.touch();
    return accept(null);
  }

  /** Also when the table was waiting for a phone. */
  resume(): void {
    this.#pace.doNotWait();
    this.setLobby({ ...this.lobby, paused: false });
  }

  /** The strongest bot acts once for this seat. */
  skip(seat: SeatIndex): Result<null> {
    const halted = refusalNow(this);
    if (halted) return halted;
    const advice = this.#pace.advise(seat);
    if (!advice) return deny('nothing-to-skip');
    return this.#act({ actor: seat, move: advice.move, frame: advice.frame, at: this.#now() }, 'skip');
  }

  /** Opened, looked at and left: nobody need find it again. */
  get isForsaken(): boolean {
    return this.phase === 'lobby' && this.audience.size === 0 && isUntouched(this.game, this.lobby);
  }

  close(): void {
    this.#ledger.close();
    this.touch();
  }

  // -------------------------------------------------- moves

  play({ actor, move, frame, call }: Wish): Result<null> {
    const halted = refusalNow(this);
    if (halted) return halted;
    const parsed: Move | undefined = this.game.parseMove(move);
    if (!parsed) return deny('bad-move');
    if (!this.looks!.asks(actor, frame)) return deny('stale');
    return this.#act({ actor, move: parsed, frame, at: this.#now() }, 'move', call);
  }

  /** Takes back the last step, or does it again. */
  step(kind: 'undo' | 'redo', by: Omit<Stepping, 'at'>): Result<null> {
    if (!this.match) return deny('not-started');
    if (this.trouble) return deny('disk');
    const result = { undo, redo }[kind](this.match, { ...by, at: this.#now() });
    if (!result.ok) return result;
    this.#advance(result.value);
    return accept(null);
  }

  // -------------------------------------------------- screens

  attach(screen: Screen): void {
    this.audience.add(screen);
    this.touch();
  }

  detach(screen: Screen): void {
    this.audience.remove(screen);
    this.claims.drop((claim) => claim.screen === screen);
    this.touch();
  }

  /** Something that is shown has changed, stored or not. */
  touch(): void {
    if (!this.#gone) this.#parts.store.writer.touch(this);
  }

  seatOf(screen: Screen): SeatIndex | null {
    return seatOf(this.lobby.seats, screen);
  }

  // -------------------------------------------------- what goes on by itself

  get playing(): Paced['playing'] {
    return this.phase === 'playing' ? { looks: this.looks!, seats: this.lobby.seats } : null;
  }

  get trouble(): Error | null {
    return this.#parts.store.writer.trouble;
  }

  get halted(): boolean {
    return this.lobby.paused || this.trouble !== null;
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
    return this.audience.withSeat(seat.token) !== undefined;
  }

  playTimer({ actor, move, frame }: Timer): boolean {
    return this.#act({ actor, move, frame, at: this.#now() }, 'timer').ok;
  }

  playBot({ seat, move, frame }: BotMove): boolean {
    return this.#act({ actor: seat, move, frame, at: this.#now() }, 'bot').ok;
  }

  forgive(ms: number): void {
    this.#pace.clock.forgive(ms);
  }

  stop(): void {
    this.#pace.end();
  }

  // -------------------------------------------------- the writer's word

  stored(): void {
    this.#ledger.confirm();
    if (this.#ledger.core.closed) this.#leave();
    else this.guarded(() => this.#show());
  }

  lost(): void {
    this.audience.forgetNotices();
    if (this.#ledger.takeBack()) this.guarded(() => this.#show());
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

  // -------------------------------------------------- inside

  #leave(): void {
    this.#gone = true;
    this.stop();
    this.#parts.gone(this);
  }

  #now(): number {
    return Math.max(this.#pace.clock.now(), this.match?.at ?? 0);
  }

  #act(command: Command<Move>, kind: CommitKind, call: string | null = null): Result<null> {
    const match = this.match!;
    const result =
      this.guarded(() => act(match, command, { kind, call, rng: this.#parts.rng })) ?? deny('internal');
    const advance = result.ok ? result.value : this.guarded(() => witness(match, command, result.refusal));
    if (advance) this.#advance(advance);
    return result.ok ? accept(null) : result;
  }

  #advance(advance: Advance): void {
    this.#ledger.record(advance);
    this.#tell(advance);
  }

  #tell(advance: Advance): void {
    this.guarded(() => this.#showing.tell(this.game, this.lobby.seats, advance));
    this.touch();
  }

  #show(): void {
    this.#pace.update();
    const { lobby, match, looks, code, game, claims } = this;
    const { clock } = this.#pace;
    const join = this.#parts.joinInfo(code);
    const problems = match ? [] : game.checkOptions(this.#ledger.options, lobby.seats.length);
    const pace = { paused: pausedBy(this, this.#pace.away), running: clock.running };
    this.#showing.show(
      { lobby, match, looks, code, game, join, problems, claims: claims.list, ...pace },
      clock.now(),
    );
    this.#pace.goOn();
  }
}
