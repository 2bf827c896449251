import { accept, type Result } from '../../../shared/game.ts';
import { deny } from '../../../shared/host-refusals.ts';
import { replayOf } from '../../table/replay.ts';
import type { Handlers } from '../handler.ts';
import type { House } from '../house.ts';

function replay(house: House, id: string) {
  house.store.writer.settle();
  const entry = house.store.history.find(id);
  return entry && { entry, replay: replayOf(house.store, house.games, entry) };
}

const missing = (): Result<never> => deny('no-such-match');

export const history: Handlers<'history.list' | 'history.show' | 'history.replay' | 'history.delete'> = {
  'history.list': ({ house }, { limit, before, game, player }) => {
    house.store.writer.settle();
    const wish = { ...(before && { before }), ...(game && { game }), ...(player && { player }) };
    return accept(house.store.history.list({ limit, ...wish }));
  },
  'history.show': ({ house }, { id }) => {
    const found = replay(house, id);
    const item = house.store.history.item(id);
    if (!found || !item) return missing();
    const { options, outcome, receipt, view } = found.entry;
    const { steps = [] } = found.replay ?? {};
    const log = steps.map(({ at, notices }, step) => ({ step, at, notices }));
    const fields = house.games.find((game) => game.id === item.game)?.options ?? [];
    return accept({ ...item, fields, options, outcome, receipt, view, steps: steps.length, log });
  },
  'history.replay': ({ house }, { id, step }) => {
    const found = replay(house, id);
    if (!found) return missing();
    const at = found.replay?.steps[step];
    if (!found.replay || !at) return deny('no-such-step');
    return accept({ step, steps: found.replay.steps.length, ...found.replay.show(step) });
  },
  'history.delete': ({ house }, { id }) => {
    const { writer, history: kept } = house.store;
    writer.settle();
    if (!kept.find(id)) return missing();
    writer.write(() => kept.remove(id));
    return accept(null);
  },
};
