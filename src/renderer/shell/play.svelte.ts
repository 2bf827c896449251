/**
 * What is going on at the table of a connection, in pieces that change one by one:
 * a view that reads the seats is not run again because a card moved.
 */
import { type Filling, fill } from '../../shared/choices.ts';
import type { Choice, Frame, Refusal, SeatIndex } from '../../shared/game.ts';
import type { MatchPublic, OwnDocument, SeatPublic, TableDocument } from '../../shared/protocol.ts';
import type { Act, HandProps, TableProps } from '../games/props.ts';
import { type GameWords, words } from '../i18n/words.svelte.ts';
import type { Connection } from '../net/connection.svelte.ts';
import { say } from '../ui/toasts.svelte.ts';
import { vibrate } from '../ui/vibrate.ts';
import { type Call, callOf, topFrame } from './call.ts';
import { type Countdown, countdown } from './countdown.ts';
import { gameTitle } from './game-title.ts';
import { sameMoment } from './moment.ts';

/** The same object each time, so that nobody takes it for a change. */
const NONE: readonly never[] = [];

export class Play {
  readonly connection: Connection;
  readonly table: TableDocument | null = $derived.by(() => this.connection.table);
  readonly match: MatchPublic | null = $derived(this.table?.match ?? null);
  readonly mine: OwnDocument | null = $derived.by(() => this.connection.mine);
  readonly game: string = $derived(this.table?.game ?? '');
  readonly seats: readonly SeatPublic[] = $derived(this.table?.seats ?? NONE);
  readonly frames: readonly Frame[] = $derived(this.match?.frames ?? NONE);
  readonly timers: MatchPublic['timers'] = $derived(this.match?.timers ?? NONE);
  readonly choices: readonly Choice[] = $derived(this.mine?.choices ?? NONE);
  readonly running: boolean = $derived(this.match?.running ?? false);
  readonly top: Frame | undefined = $derived(topFrame(this.frames));
  readonly me: SeatIndex | undefined = $derived.by(() => this.connection.seat ?? undefined);
  readonly words: GameWords = $derived.by(() => {
    const seats = this.seats;
    return words.forGame(this.game, (seat) => seats[seat]?.name ?? String(seat + 1));
  });
  readonly title: string = $derived.by(() =>
    this.table ? gameTitle(this.words, this.table.game, this.table.options) : '',
  );
  readonly call: Call | undefined = $derived(callOf(this));
  /** Worked out anew whenever the timers change, or the clock stops or goes on. */
  readonly clock: Countdown | undefined = $derived.by(() => {
    void this.running;
    return countdown({
      timers: this.timers,
      frame: this.top?.id,
      now: this.connection.now(),
      me: this.me,
    });
  });
  readonly myTurn: boolean = $derived(
    this.me !== undefined && this.running && (this.top?.actors.includes(this.me) ?? false),
  );

  /** The kind of move that was made last from this screen. */
  done = $state<string>();

  constructor(connection: Connection) {
    this.connection = connection;
  }

  act: Act = async (choice, filling?: Filling) => {
    const result = await this.connection.call('move', {
      frame: choice.frame,
      move: { ...fill(choice, filling) },
    });
    if (result.ok) {
      this.done = choice.move.type;
      return { ok: true };
    }
    this.tell(result.refusal);
    return result;
  };

  #seatLate: TableProps<unknown>['seatLate'] = async (name, choice, filling) => {
    const { frame } = choice;
    const move = { ...fill(choice, filling) };
    const result = await this.connection.call('seat.late', { name, face: this.seats.length, frame, move });
    if (!result.ok) this.tell(result.refusal);
    return result;
  };

  undo = (): Promise<void> => this.#take('undo');
  redo = (): Promise<void> => this.#take('redo');

  /** Why a wish was not granted, in the game's words or the house's. */
  tell = (refusal: Refusal): void => {
    vibrate('no');
    const holds = sameMoment(this.connection);
    say({ text: this.words.phrase('refusal', refusal), icon: 'palm', key: `refusal:${refusal.key}`, holds });
  };

  /** The same object for good; each property is read, and followed, on its own. */
  readonly tableProps: TableProps<unknown> = this.#props();
  readonly handProps: HandProps<unknown, unknown> = this.#handProps();

  async #take(way: 'undo' | 'redo'): Promise<void> {
    const result = await this.connection.call(way, {});
    if (!result.ok) this.tell(result.refusal);
  }

  #props(): TableProps<unknown> {
    const play = this;
    return {
      get game() {
        return play.game;
      },
      get view() {
        return play.match?.view;
      },
      get seats() {
        return play.seats;
      },
      get frames() {
        return play.frames;
      },
      get timers() {
        return play.timers;
      },
      get options() {
        return play.table?.options ?? {};
      },
      get outcome() {
        return play.match?.outcome ?? null;
      },
      get receipt() {
        return play.match?.receipt ?? null;
      },
      get running() {
        return play.running;
      },
      get words() {
        return play.words;
      },
      get choices() {
        return play.choices;
      },
      pointAt: (at) => play.connection.call('keeper.at', { at }),
      get canUndo() {
        return play.mine?.canUndo ?? false;
      },
      get canRedo() {
        return play.mine?.canRedo ?? false;
      },
      now: () => play.connection.now(),
      onNotices: (listener) => play.connection.onNotices(listener),
      act: play.act,
      seatLate: play.#seatLate!,
      undo: play.undo,
      redo: play.redo,
    };
  }

  #handProps(): HandProps<unknown, unknown> {
    return Object.defineProperties(
      {},
      {
        ...Object.getOwnPropertyDescriptors(this.#props()),
        mine: { enumerable: true, get: () => this.mine?.view },
        seat: { enumerable: true, get: () => this.me },
      },
    ) as HandProps<unknown, unknown>;
  }
}
