import { type AnyGame, accept, type Result } from '../../../shared/game.ts';
import { deny } from '../../../shared/host-refusals.ts';
import { addPlayer } from '../../table/handing.ts';
import type { LiveTable } from '../../table/live-table.ts';
import { addSeat, choosePreset, type Lobby, reorder, setOption } from '../../table/lobby.ts';
import { botSeat } from '../../table/seats.ts';
import type { Handlers } from '../handler.ts';

function change(table: LiveTable, wish: (game: AnyGame, lobby: Lobby) => Result<Lobby>): Result<null> {
  if (table.phase !== 'lobby') return deny('match-has-begun');
  const changed = wish(table.game, table.lobby);
  if (!changed.ok) return changed;
  table.setLobby(changed.value);
  return accept(null);
}

type LobbyCall =
  | 'lobby.preset'
  | 'lobby.option'
  | 'lobby.addBot'
  | 'lobby.addPlayer'
  | 'lobby.reorder'
  | 'lobby.start';

export const lobby: Handlers<LobbyCall> = {
  'lobby.preset': ({ table }, { preset }) => change(table, (game, now) => choosePreset(game, now, preset)),
  'lobby.option': ({ table }, wish) => change(table, (game, now) => setOption(game, now, wish)),
  'lobby.addBot': ({ table }, { level }) =>
    change(table, (game, now) => {
      if (!game.bots.some(({ id }) => id === level)) return deny('unknown-bot');
      return addSeat(game, now, botSeat(now.seats, level));
    }),
  'lobby.addPlayer': ({ house, table }, person) => addPlayer(house.store, table, person),
  'lobby.reorder': ({ table }, { order }) => {
    table.claims.drop(() => true);
    return change(table, (game, now) => reorder(game, now, order));
  },
  'lobby.start': ({ table }) => (table.phase === 'lobby' ? table.start() : deny('match-has-begun')),
};
