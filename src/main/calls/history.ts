import { accept, type Result } from '../../shared/game.ts';
import { deny } from '../../shared/host-refusals.ts';
import type { HostContext } from '../lan/host-context.ts';
import { entryOf, isByHand, stillWon } from '../records/past-play.ts';
import type { Finished } from '../store/finished.ts';
import { replayOf } from '../table/replay.ts';
import type { Handlers } from './handler.ts';

function replay(host: HostContext, id: string) {
  host.store.writer.settle();
  const entry = host.store.history.find(id);
  return entry && { entry, replay: replayOf(host.store, host.games, entry) };
}

const correctableBy = (entry: Finished, hasLog: boolean): 'sheet' | 'form' | null => {
  if (isByHand(entry)) return 'form';
  return entry.kind === 'sheet' && hasLog ? 'sheet' : null;
};

const missing = (): Result<never> => deny('no-such-match');

type HistoryCall =
  | 'history.list'
  | 'history.show'
  | 'history.replay'
  | 'history.reopen'
  | 'history.write'
  | 'history.describe'
  | 'history.dropPhoto'
  | 'history.delete';

export const history: Handlers<HistoryCall> = {
  'history.list': ({ host }, query) => {
    host.store.writer.settle();
    return accept(host.store.history.list(query));
  },
  'history.show': ({ host }, { id }) => {
    const found = replay(host, id);
    const item = host.store.history.item(id);
    if (!found || !item) return missing();
    const { outcome, receipt, view } = found.entry;
    const { steps, options } = found.replay ?? { steps: [], options: found.entry.options };
    const log = steps.map(({ at, notices }, step) => ({ step, at, notices }));
    const fields = host.games.find((game) => game.id === item.game)?.options ?? [];
    const corrections = (found.entry.corrections ?? []).map(({ at, was: { seats, ...was } }) => ({
      at,
      was: { ...was, players: [...seats].sort((a, b) => a.rank - b.rank || a.seat - b.seat) },
    }));
    return accept({
      ...{ ...item, fields, options, outcome, receipt, view, steps: steps.length, log, corrections },
      photos: host.store.photos.idsOf(id),
      correctable: correctableBy(found.entry, found.replay !== undefined),
    });
  },
  'history.replay': ({ host }, { id, step }) => {
    const found = replay(host, id);
    if (!found) return missing();
    const at = found.replay?.steps[step];
    if (!found.replay || !at) return deny('no-such-step');
    return accept({ step, steps: found.replay.steps.length, ...found.replay.show(step) });
  },
  'history.reopen': ({ host, key }, { id }) => {
    host.store.writer.settle();
    const entry = host.store.history.find(id);
    if (!entry) return missing();
    const table = host.tables.reopen(entry, key);
    return table.ok ? accept({ code: table.value.code }) : table;
  },
  'history.write': ({ host }, { id, game: name, players, ...play }) => {
    const { writer, history: kept, roster } = host.store;
    writer.settle();
    const game = host.tables.gameOf(name);
    if (!game) return deny('unknown-game');
    if (players.length < game.seats.min) return deny('too-few-players', { n: game.seats.min });
    if (players.length > game.seats.max) return deny('table-full', { n: game.seats.max });
    const before = id === undefined ? undefined : kept.find(id);
    if (id !== undefined && !before) return missing();
    if (before && !isByHand(before)) return deny('not-correctable');
    const people = roster.named(players);
    const typed = players.map(({ points }, i) => ({ who: people[i]!, points }));
    const entry = entryOf(game, {
      ...{ ...play, id, title: play.title },
      players: stillWon(before, { players: typed, wins: play.wins }),
    });
    writer.write(() => {
      roster.seat(entry.seats);
      if (before) kept.correct(entry, Date.now());
      else kept.save(entry);
    });
    return accept({ id: entry.id });
  },
  'history.describe': ({ host }, { id, place, note }) => {
    const { writer, history: kept } = host.store;
    writer.settle();
    if (!kept.find(id)) return missing();
    writer.write(() => kept.describe(id, { place, note }));
    return accept(null);
  },
  'history.dropPhoto': ({ host }, { id, photo }) => {
    host.store.writer.write(() => host.store.photos.remove(id, photo));
    return accept(null);
  },
  'history.delete': ({ host }, { id }) => {
    const { writer, history: kept } = host.store;
    writer.settle();
    if (!kept.find(id)) return missing();
    writer.write(() => kept.remove(id));
    for (const table of host.tables) table.follow(id, undefined);
    return accept(null);
  },
};
