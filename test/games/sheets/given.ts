/** A score sheet being filled in. */
import type { Event } from '../../../src/games/sheets/events.ts';
import type { Sheet } from '../../../src/games/sheets/index.ts';
import type { Move } from '../../../src/games/sheets/moves.ts';
import type { SheetOptions } from '../../../src/games/sheets/spec.ts';
import type { Book, Entry } from '../../../src/games/sheets/state.ts';
import type { SeatView, TableView } from '../../../src/games/sheets/view.ts';
import type { Choice } from '../../../src/shared/game.ts';
import { begun, optionsOf, Position } from '../../support/position.ts';

export class Keeping<O extends SheetOptions, E extends Entry, TV> extends Position<
  Book<O, E>,
  Event<E>,
  Move<E>,
  O,
  TableView<TV>,
  SeatView
> {
  get sheet(): TV {
    return this.table.sheet;
  }

  /** What the scorekeeper is offered by this name. */
  choice(id: string): Choice<Move<E>> {
    const found = this.offers('table').find((choice) => choice.id === id);
    if (!found) throw new Error(`no ${id} is offered`);
    return found;
  }

  /** Of the closed sheet, by seat. */
  get scores(): number[] {
    return [...this.#standings].sort((a, b) => a.seat - b.seat).map(({ score }) => score);
  }

  get winners(): number[] {
    return this.#standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  }

  get #standings() {
    return this.game.outcome(this.state)?.standings ?? [];
  }
}

export function keeping<O extends SheetOptions, E extends Entry, TV>(
  game: Sheet<O, E, TV>,
  seats: number,
  options: Partial<O> = {},
): Keeping<O, E, TV> {
  const match = { seats, options: optionsOf(game, options) };
  return new Keeping(game, begun(game, match).state);
}
