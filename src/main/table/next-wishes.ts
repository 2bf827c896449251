/** What those at a table would play next. As soon as more than half of them want the same, it is chosen. */
import { type AnyGame, accept, type Result } from '../../shared/game.ts';
import { deny } from '../../shared/host-refusals.ts';
import type { TableDocument, Wished } from '../../shared/protocol.ts';
import type { Broadcast } from './broadcast.ts';
import type { Seat } from './seats.ts';

interface Table {
  readonly phase: TableDocument['phase'];
  readonly people: readonly Seat[];
  readonly broadcast: Broadcast;
  readonly course: { choose(game: AnyGame): Result<null> };
  touch(): void;
}

export class NextWishes {
  readonly #table: Table;
  /** By badge: seats may change hands meanwhile. */
  #wishes: ReadonlyMap<number, string> = new Map();

  constructor(table: Table) {
    this.#table = table;
  }

  /** Between two matches only. */
  get shown(): TableDocument['wishes'] {
    if (this.#table.phase !== 'over') return null;
    const asked = this.#here;
    return { wished: this.#among(asked), asked: asked.length };
  }

  wish({ badge }: Seat, game: AnyGame): Result<null> {
    if (this.#table.phase !== 'over') return deny('not-over');
    this.#wishes = new Map([...this.#wishes, [badge, game.id]]);
    const asked = this.#here;
    const count = this.#among(asked).filter((one) => one.game === game.id).length;
    if (count * 2 > asked.length) return this.#table.course.choose(game);
    this.#table.touch();
    return accept(null);
  }

  forget(): void {
    this.#wishes = new Map();
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
      return game === undefined ? [] : [{ badge, game }];
    });
  }
}
