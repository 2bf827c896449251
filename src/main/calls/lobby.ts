import { deny } from '../../shared/host-refusals.ts';
import type { Handlers } from './handler.ts';

type LobbyCall =
  | 'lobby.preset'
  | 'lobby.option'
  | 'lobby.setUp'
  | 'lobby.teach'
  | 'lobby.addBot'
  | 'lobby.addPlayer'
  | 'lobby.reorder'
  | 'lobby.start';

export const lobby: Handlers<LobbyCall> = {
  'lobby.preset': ({ table }, { preset }) => table.setup.choosePreset(preset),
  'lobby.option': ({ table }, wish) => table.setup.setOption(wish),
  'lobby.setUp': ({ table }, { item }) => table.setup.setUpWith(item),
  'lobby.teach': ({ table }, { on }) => table.setup.teach(on),
  'lobby.addBot': ({ table }, { level }) => table.setup.addBot(level),
  'lobby.addPlayer': ({ table }, person) => table.seating.add(person),
  'lobby.reorder': ({ table }, { order }) => table.setup.reorder(order),
  'lobby.start': ({ table }) => (table.phase === 'lobby' ? table.course.start() : deny('match-has-begun')),
};
