import { accept, type Result } from '../../shared/game.ts';
import { deny } from '../../shared/host-refusals.ts';
import type { HostContext } from '../lan/host-context.ts';
import { replayOf } from '../table/replay.ts';
import type { Handlers } from './handler.ts';

function replay(host: HostContext, id: string) {
  host.store.writer.settle();
  const entry = host.store.history.find(id);
  return entry && { entry, replay: replayOf(host.store, host.games, entry) };
}

const missing = (): Result<never> => deny('no-such-match');

export const history: Handlers<'history.list' | 'history.show' | 'history.replay' | 'history.delete'> = {
  'history.list': ({ host }, { limit, before, game, player }) => {
    host.store.writer.settle();
    const wish = { ...(before && { before }), ...(game && { game }), ...(player && { player }) };
    return accept(host.store.history.list({ limit, ...wish }));
  },
  'history.show': ({ host }, { id }) => {
    const found = replay(host, id);
    const item = host.store.history.item(id);
    if (!found || !item) return missing();
    const { outcome, receipt, view } = found.entry;
    const { steps, options } = found.replay ?? { steps: [], options: found.entry.options };
    const log = steps.map(({ at, notices }, step) => ({ step, at, notices }));
    const fields = host.games.find((game) => game.id === item.game)?.options ?? [];
    return accept({ ...item, fields, options, outcome, receipt, view, steps: steps.length, log });
  },
  'history.replay': ({ host }, { id, step }) => {
    const found = replay(host, id);
    if (!found) return missing();
    const at = found.replay?.steps[step];
    if (!found.replay || !at) return deny('no-such-step');
    return accept({ step, steps: found.replay.steps.length, ...found.replay.show(step) });
  },
  'history.delete': ({ host }, { id }) => {
    const { writer, history: kept } = host.store;
    writer.settle();
    if (!kept.find(id)) return missing();
    writer.write(() => kept.remove(id));
    return accept(null);
  },
};
