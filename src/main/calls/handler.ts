/** What answers a call: each method has one handler, which gets what its kind of caller is sure to have. */
import type { z } from 'zod';
import type { Actor, Result, SeatIndex } from '../../shared/game.ts';
import type { Answer, calls, Method } from '../../shared/protocol.ts';
import type { HostContext, Page } from '../lan/host-context.ts';
import type { LiveTable } from '../table/live-table.ts';

export interface Reached {
  readonly host: HostContext;
  readonly screen: Page;
  /** The same again when a call is resent. */
  readonly key: string;
}

export interface AtTable extends Reached {
  readonly table: LiveTable;
}

export interface AtSeat extends AtTable {
  readonly seat: SeatIndex;
}

export interface Acting extends AtTable {
  readonly actor: Actor;
}

export interface ContextOf {
  readonly anyone: Reached;
  readonly host: Reached;
  readonly owner: Reached;
  readonly table: AtTable;
  readonly 'table-host': AtTable;
  readonly seat: AtSeat;
  readonly actor: Acting;
}

export type Handler<M extends Method> = (
  context: ContextOf[(typeof calls)[M]['who']],
  params: z.output<(typeof calls)[M]['params']>,
) => Result<Answer<M>>;

/** One line a method. */
export type Handlers<M extends Method = Method> = { readonly [Name in M]: Handler<Name> };
