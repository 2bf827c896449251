/** A first match of one screen alone, while others are still coming: in memory, and at no table. */
import type { Actor, AnyGame, Move, Result } from '../../shared/game.ts';
import { accept } from '../../shared/game.ts';
import { deny } from '../../shared/host-refusals.ts';
import { range } from '../../shared/lists.ts';
import type { JoinInfo, PracticeStep, SeatPublic } from '../../shared/protocol.ts';
import { type Rng, seededRng } from '../../shared/rng.ts';
import { UNHURRIED } from './bot-players.ts';
import { Documents, ownDocument } from './documents.ts';
import { Lessons } from './lessons.ts';
import { firstOptions, newLobby } from './lobby.ts';
import { MatchInMemory } from './match-in-memory.ts';
import { botSeat, personSeat, type Seat } from './seats.ts';

export interface PracticeWish {
  readonly step: number;
  readonly after: number;
  readonly frame?: string | undefined;
  readonly move?: unknown;
}

type Learner = Pick<SeatPublic, 'badge' | 'name' | 'face'>;

/** Nobody's seat: a name to keep score for. */
const sampleSeat = (seats: readonly Seat[], rng: Rng): Seat => {
  const { name, face, badge } = botSeat(seats, '', rng);
  return personSeat({ name, face, badge, player: null, phone: null, token: null }, rng);
};

function seatsFor(game: AnyGame, learner: Learner | undefined, rng: Rng): readonly Seat[] {
  const level = game.bots[0]?.id;
  const first = learner && personSeat({ ...learner, player: null, phone: null, token: null }, rng);
  return range(game.firstMatch!.seats).reduce<readonly Seat[]>((seats) => {
    if (seats.length === 0 && first) return [first];
    const isPlayed = level !== undefined && (seats.length > 0 || first !== undefined);
    return [...seats, isPlayed ? botSeat(seats, level, rng) : sampleSeat(seats, rng)];
  }, []);
}

export class Practice {
  readonly game: AnyGame;
  readonly #actor: Actor;
  readonly #match: MatchInMemory;
  readonly #lessons: Lessons;
  readonly #documents = new Documents();
  #step = 0;

  constructor(game: AnyGame, learner?: Learner) {
    const first = game.firstMatch!;
    const rng = seededRng(first.seed);
    this.game = game;
    // T-3: whoever keeps the score acts for the table.
    this.#actor = game.kind === 'sheet' ? 'table' : 0;
    this.#lessons = new Lessons(first);
    // Who sits down must not change what is dealt.
    const seats = seatsFor(game, learner, seededRng(first.seed + 1));
    this.#match = new MatchInMemory({ game, seats, rng, options: firstOptions(game), tempo: UNHURRIED });
  }

  /** The step it stands at, or the next one, by a move or by itself; any other is gone. */
  show(wish: PracticeWish, join: JoinInfo): Result<PracticeStep> {
    const { latest } = this.#match;
    if (wish.step === this.#step + 1 && latest.match.outcome === null) {
      const gone = this.#goOn(wish);
      if (!gone.ok) return gone;
      this.#step = wish.step;
    }
    return wish.step === this.#step ? accept(this.#shown(join)) : deny('practice-is-gone');
  }

  #goOn({ after, frame, move }: PracticeWish): Result<null> {
    if (move === undefined || frame === undefined) return this.#match.goOn() ? accept(null) : deny('stale');
    const parsed: Move | undefined = this.game.parseMove(move);
    if (!parsed) return deny('bad-move');
    const at = Math.min(this.#match.at + after, this.#match.nextDue);
    const played = this.#match.play({ actor: this.#actor, move: parsed, frame }, at);
    if (played.ok) this.#lessons.hasMoved(this.#actor);
    return played;
  }

  #shown(join: JoinInfo): PracticeStep {
    const { views, seats, latest, at, nextDue } = this.#match;
    const { match, happened } = latest;
    const { game } = this;
    this.#lessons.look(views, [this.#actor]);
    const seat = this.#actor === 'table' ? null : this.#actor;
    const tell = (viewer: Actor) =>
      happened.flatMap((one) => game.noticeFor(one.event, viewer, one.state) ?? []);
    return {
      step: this.#step,
      at,
      table: this.#documents.table({
        ...{ code: '', game, match, views, join, evening: [], paused: null, pause: null, wishes: null },
        ...{ running: true, phones: new Map(), problems: [], claims: [], spectators: 0, lessons: null },
        lobby: { ...newLobby(game), seats, teaching: true },
      }),
      mine: {
        ...ownDocument({
          ...{ actor: this.#actor, seat, waiting: null, standIn: null, hand: null, match, views },
          lessons: this.#lessons,
        }),
        canUndo: false,
        canRedo: false,
      },
      notices: tell('table'),
      own: seat === null ? [] : tell(seat),
      wait: match.outcome || nextDue === Number.POSITIVE_INFINITY ? null : nextDue - at,
    };
  }
}
