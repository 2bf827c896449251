import type { SeatIndex } from '../../../src/shared/game.ts';
import { memo } from '../../../src/shared/memo.ts';
import { type Player, pointsOf, roundOf, type State } from './state.ts';
import type { SeatView, TableView } from './view-types.ts';

export const tableView = memo((state: State): TableView => {
  const { step, options, players, pile, dares } = state;
  return {
    step: step.kind,
    round: roundOf(state),
    rounds: options.rounds,
    darer: step.kind === 'dare' ? step.seat : null,
    players: players.map(({ hand, chosen }, seat) => ({
      hand: hand.length,
      hasChosen: chosen !== null,
      points: pointsOf(state, seat),
      pepper: step.kind === 'dare' ? chosen : null,
    })),
    pile: pile.length,
    last: dares.at(-1) ?? null,
  };
});

const ownView = memo(({ hand, chosen }: Player): SeatView => ({ hand, chosen }));

export const seatView = ({ players }: State, seat: SeatIndex): SeatView => ownView(players[seat]!);
