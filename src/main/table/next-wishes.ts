/** What those at a table would play next. As soon as more than half of them want the same, it is chosen. */
import { type AnyGame, accept, type Result } from '../../shared/game.ts';
import { deny } from '../../shared/host-refusals.ts';
import type { TableDocument, Wished } from '../../shared/protocol.ts';
import type { Time } from '../store/time.ts';
import type { Broadcast } from './broadcast.ts';
import type { Seat } from './seats.ts';

/** A phone whose page is opened anew, or whose line breaks for a moment, has not gone. */
const BACK_AGAIN_MS = 5000;

interface Table {
  readonly phase: TableDocument['phase'];
  readonly people: readonly Seat[];
  readonly broadcast: Broadcast;
  /** Why nothing can be stored at the moment. */
  readonly trouble: Error | null;
  readonly course: { choose(game: AnyGame): Result<null> };
  touch(): void;
  guarded(run: () => void): void;
}

export class NextWishes {
  readonly #table: Table;
  readonly #time: Time;
  #callOff: (() => void) | undefined;
  /** By badge: seats may change hands meanwhile. */
  #wishes: ReadonlyMap<number, AnyGame> = new Map();
  /** As the table goes back to when the disk fails: whoever was refused has wished nothing, and no wish is gone. */
  #confirmed: ReadonlyMap<number, AnyGame> = this.#wishes;

  constructor(table: Table, time: Time) {
    this.#table = table;
    this.#time = time;
  }

  /** Between two matches only. */
  get shown(): TableDocument['wishes'] {
    if (this.#table.phase !== 'over') return null;
    const asked = this.#here;
    return { wished: this.#among(asked), asked: asked.length };
  }

  wish({ badge }: Seat, game: AnyGame): Result<null> {
    if (this.#table.phase !== 'over') return deny('not-over');
    this.#wishes = new Map([...this.#wishes, [badge, game]]);
    const chosen = this.#wanted;
    if (chosen) return this.#table.course.choose(chosen);
    this.#table.touch();
    return accept(null);
  }

  /** A majority also comes about where somebody goes who wanted something else, or nothing. */
  heed(): void {
    this.end();
    if (this.#table.phase === 'over' && this.#wishes.size > 0)
      this.#callOff = this.#time.after(BACK_AGAIN_MS, () => this.#table.guarded(() => this.#look()));
  }

  end(): void {
    this.#callOff?.();
  }

  confirm(): void {
    this.#confirmed = this.#wishes;
  }

  takeBack(): void {
    this.#wishes = this.#confirmed;
  }

  forget(): void {
    this.#wishes = new Map();
  }

  #look(): void {
    if (this.#table.phase !== 'over' || this.#table.trouble) return;
    const chosen = this.#wanted;
    if (chosen) this.#table.course.choose(chosen);
  }

  /** What more than half of them would play. */
  get #wanted(): AnyGame | undefined {
    const asked = this.#here;
    const among = this.#among(asked);
    return [...this.#wishes.values()].find(
      ({ id }) => among.filter(({ game }) => game === id).length * 2 > asked.length,
    );
  }

  /** Whose phone is here. */
  get #here(): readonly Seat[] {
    const { people, broadcast } = this.#table;
    return people.filter(
      ({ kind, token }) => kind === 'person' && token !== null && broadcast.withSeat(token) !== undefined,
    );
  }

  #among(asked: readonly Seat[]): Wished[] {
    return asked.flatMap(({ badge }) => {
      const game = this.#wishes.get(badge);
      return game === undefined ? [] : [{ badge, game: game.id }];
    });
  }
}
