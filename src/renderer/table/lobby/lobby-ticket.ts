/** What the big screen asks of those who stand before it: keys of the shell's words. */
import type { TableDocument } from '../../../shared/protocol.ts';

type Gathered = Pick<TableDocument, 'kind' | 'locked' | 'seats' | 'limits'>;

interface Ticket {
  readonly kicker: string;
  readonly call: string;
}

const kickerOf = ({ locked, seats, limits }: Gathered): string => {
  if (seats.length >= limits.max) return 'lobby.kicker.full';
  if (locked) return 'lobby.kicker.locked';
  return seats.length === 0 ? 'lobby.kicker.empty' : 'lobby.kicker';
};

const callOf = ({ kind, locked, seats, limits }: Gathered): string => {
  if (kind === 'sheet') return 'lobby.call.sheet';
  if (!locked && seats.length < limits.max) return 'lobby.call';
  return seats.length < limits.min ? 'lobby.call.shut' : 'lobby.call.ready';
};

export const lobbyTicket = (table: Gathered): Ticket => ({ kicker: kickerOf(table), call: callOf(table) });
