/** A table as far as its people and its set-up are concerned: what verbs of the lobby work on. */
import type { AnyGame } from '../../shared/game.ts';
import type { TableDocument } from '../../shared/protocol.ts';
import type { Rng } from '../../shared/rng.ts';
import type { Store } from '../store/store.ts';
import type { Broadcast } from './broadcast.ts';
import type { Claims } from './claims.ts';
import type { Lobby } from './lobby.ts';

export interface Gathering {
  readonly store: Store;
  /** The table's own chance, of which bots are made. */
  readonly characters: Rng;
  readonly game: AnyGame;
  readonly phase: TableDocument['phase'];
  readonly lobby: Lobby;
  readonly claims: Claims;
  readonly broadcast: Broadcast;
  changeLobby(change: Partial<Lobby>): void;
}
