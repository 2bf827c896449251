import type { AnyGame, Viewer } from '../../shared/game.ts';
import { Audience } from './audience.ts';
import { Documents, ownDocument, type TableFacts } from './documents.ts';
import type { Advance } from './match.ts';
import type { Seat } from './seats.ts';
import { actorOf, isSpectator, viewerOf } from './viewers.ts';

/** From what is so at a table to what its screens are sent. */
export class Showing {
  readonly audience = new Audience();
  readonly #documents = new Documents();

  /** To be told with the next showing: to everybody, and to each seat whose phone is here. */
  tell(game: AnyGame, seats: readonly Seat[], { commit, happened }: Advance): void {
    if (commit.kind === 'undo') this.audience.notice({ type: 'undone' });
    if (commit.kind === 'redo') this.audience.notice({ type: 'redone' });
    const phones = this.audience.phones();
    const here = seats.flatMap(({ token }, seat) => (token !== null && phones.has(token) ? [seat] : []));
    this.audience.collect(game, happened, here);
  }

  show(facts: Omit<TableFacts, 'phones' | 'spectators'>, at: number): void {
    const { audience } = this;
    const { game, match, looks, lobby } = facts;
    const { seats } = lobby;
    const spectators = [...audience.screens].filter((screen) => isSpectator(seats, screen)).length;
    const ownOf = (viewer: Viewer) => {
      const seat = viewer === 'table' ? null : viewer;
      return ownDocument({ actor: actorOf(game, seats, viewer), seat, match, looks });
    };
    audience.show({
      table: this.#documents.table({ ...facts, phones: audience.phones(), spectators }),
      at,
      viewerOf: (screen) => viewerOf(seats, screen),
      ownOf,
    });
  }
}
