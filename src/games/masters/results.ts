/** Who wins, and where each Noshdosh came from or went to. */
import type { Outcome, ReceiptLine, Standing } from '../../shared/game.ts';
import { standings as ranked } from './scoring.ts';
import type { Cause, State } from './state.ts';

/** M-6 */
export const standings = ({ players }: State): Standing[] => ranked(players.map(({ money }) => money));

export const outcome = (state: State): Outcome | undefined =>
  state.over ? { standings: standings(state), reason: state.over } : undefined;

export const receipt = (state: State): ReceiptLine[] =>
  state.ledger.map(({ seat, amount, cause }) => ({ seat, points: amount, ...lineOf(cause, amount) }));

function lineOf(cause: Cause, amount: number): Omit<ReceiptLine, 'seat' | 'points'> {
  switch (cause.kind) {
    case 'order': {
      const { pieces: n, each } = cause;
      const order = cause.order.name ?? { card: cause.order.id };
      if (each === null) return { rule: 'M-19', key: 'order', params: { order } };
      return { rule: 'M-18', key: 'order-each', params: { order, n, each } };
    }
    case 'bribe':
      return {
        rule: 'M-22',
        key: 'bribe',
        params: { card: { card: cause.card }, by: { seat: cause.by } },
      };
    case 'event':
      return {
        rule: 'M-20',
        key: amount < 0 ? 'event-paid' : 'event-earned',
        params: { card: { card: cause.event } },
      };
  }
}
