/** What the screens of a table are shown; and what is left to show when the game behind it breaks. */
import type { Actor, AnyGame, SeatIndex } from '../../shared/game.ts';
import type { JoinInfo, TableDocument } from '../../shared/protocol.ts';
import { Broadcast } from './broadcast.ts';
import type { Claims } from './claims.ts';
import type { KeptPlayed } from './evening.ts';
import { Lessons } from './lessons.ts';
import type { Lobby } from './lobby.ts';
import type { LiveMatch } from './match.ts';
import type { NextWishes } from './next-wishes.ts';
import type { Pace, Paced } from './pace.ts';
import { pauseReason } from './pause-reason.ts';
import { PauseVotes, pauseClock } from './pause-votes.ts';
import type { StateViews } from './state-views.ts';

/** The table, as far as it is shown. */
export interface Shown extends Paced {
  readonly code: string;
  readonly game: AnyGame;
  readonly phase: TableDocument['phase'];
  readonly lobby: Lobby;
  readonly match: LiveMatch | null;
  readonly views: StateViews | null;
  readonly evening: readonly KeptPlayed[];
  readonly problems: TableDocument['problems'];
  readonly join: JoinInfo;
  readonly claims: Claims;
  readonly wishes: NextWishes;
  readonly trouble: Error | null;
  readonly isBroken: boolean;
  /** What is shown broke: it stands still until the host does something about it. */
  broke(): void;
  /** Nothing of the match can be shown. */
  loseMatch(): void;
}

/** Without a match, the lobby. */
type Position = Pick<Shown, 'match' | 'views'>;

export class Showing {
  readonly broadcast = new Broadcast();
  readonly #table: Shown;
  readonly #pace: Pace;
  readonly #votes = new PauseVotes();
  /** Of the match that is played, if it is a first one. */
  #lessons: { readonly of: number; readonly lessons: Lessons } | null = null;
  /** The last that the screens could be shown. */
  #last: Position = { match: null, views: null };

  constructor(table: Shown, pace: Pace) {
    this.#table = table;
    this.#pace = pace;
  }

  /** For the break that the table takes now; false when it takes none. */
  vote(seat: SeatIndex): boolean {
    const clock = pauseClock(this.#table.views!.clocks);
    if (clock) this.#votes.add(clock, this.#table.lobby.seats[seat]!.badge);
    return clock !== undefined;
  }

  /** A person, at a first match. */
  hasMoved(actor: Actor): void {
    this.#lessons?.lessons.hasMoved(actor);
  }

  show(): void {
    const { match, views } = this.#table;
    const isShown = this.#table.guarded(() => {
      this.#show({ match, views });
      return true;
    });
    if (isShown) this.#last = { match, views };
    else if (match) this.#showBroken(match);
  }

  /** The last position that could be shown, with what the host can still do about it. */
  #showBroken(match: LiveMatch): void {
    this.broadcast.forgetNotices();
    const { match: last, views } = this.#last;
    if (last?.row.id !== match.row.id) {
      this.#table.loseMatch();
      return;
    }
    this.#table.broke();
    const { row, done, undone } = match;
    this.#table.guarded(() => this.#show({ match: { ...last, row, done, undone }, views }));
  }

  #show(position: Position): void {
    this.#pace.update();
    const { lobby, code, game, evening, join, problems, claims, wishes, playing, halted } = this.#table;
    const { clock, away } = this.#pace;
    const pause = playing ? pauseClock(playing.views.clocks) : undefined;
    // A break of the same name may come again: after an undo, or in another match.
    if (!pause) this.#votes.forget();
    const sitting = {
      seats: lobby.seats,
      isAwake: (seat: Lobby['seats'][number]) => this.#table.isAwake(seat),
    };
    const pace = {
      paused: pauseReason(this.#table, away),
      pause: pause ? this.#votes.shown(pause, sitting) : null,
      running: clock.running,
    };
    const lessons = this.#lessonsFor(position);
    this.broadcast.show(
      {
        lessons,
        ...{ ...position, ...pace, lobby, code, game, evening, join, problems },
        ...{ claims: claims.list, wishes: wishes.shown },
      },
      clock.now(),
    );
    if (pause && !halted && this.#votes.isUnanimous(pause, sitting)) this.#table.playClock(pause);
    this.#pace.goOn();
  }

  #lessonsFor({ match, views }: Position): Lessons | null {
    const { lobby, game } = this.#table;
    if (!lobby.teaching || !game.firstMatch || !match || !views) return null;
    if (this.#lessons?.of !== match.row.id)
      this.#lessons = { of: match.row.id, lessons: new Lessons(game.firstMatch) };
    const { lessons } = this.#lessons;
    const learners = lobby.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    lessons.look(views, learners);
    return lessons;
  }
}
