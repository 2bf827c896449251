/** What would become of a data folder under this program. It changes the folder: give it a copy. */
import { games } from '../../src/games/index.ts';
import type { Finished } from '../../src/main/store/finished.ts';
import type { TableRow } from '../../src/main/store/log.ts';
import { openStore, type Store } from '../../src/main/store/store.ts';
import { isOver } from '../../src/main/table/match.ts';
import { replayOf } from '../../src/main/table/replay.ts';
import { restoredMatch } from '../../src/main/table/restored-match.ts';
import { NewerLog } from '../../src/main/table/upgraded-log.ts';

export interface Finding {
  readonly what: string;
  /** `kept`: looked up as it is, but without a replay, as before. */
  readonly verdict: 'goes on' | 'opens' | 'replays' | 'kept' | 'lost';
  readonly why?: string;
}

export function rehearse(folder: string): Finding[] {
  const store = openStore(folder);
  try {
    const tables = store.log.tables().map((row) => openingOf(store, row));
    const entries = store.history.ids().flatMap((id) => {
      const entry = store.history.find(id);
      return entry ? [replayingOf(store, entry)] : [];
    });
    return [...tables, ...entries];
  } finally {
    store.close();
  }
}

const lost = (what: string, error: unknown): Finding => ({
  ...{ what, verdict: 'lost', why: error instanceof Error ? error.message : String(error) },
});

function openingOf(store: Store, { code, game: id, match }: TableRow): Finding {
  const what = `table ${code}, ${id}`;
  const game = games.find((one) => one.id === id);
  if (!game) return lost(what, 'this program does not know its game');
  if (match === null) return { what, verdict: 'opens' };
  try {
    return { what, verdict: isOver(restoredMatch(store, game, match)) ? 'opens' : 'goes on' };
  } catch (error) {
    return lost(what, error);
  }
}

function replayingOf(store: Store, entry: Finished): Finding {
  const what = `${entry.game} of ${new Date(entry.endedAt).toISOString().slice(0, 10)} (${entry.id})`;
  if (entry.match === null) return { what, verdict: 'kept' };
  try {
    const replay = replayOf(store, games, entry);
    if (!replay) throw new NewerLog('its log is of a newer program, or of a game that is not known');
    replay.show(replay.steps.length - 1);
    return { what, verdict: 'replays' };
  } catch (error) {
    return lost(what, error);
  }
}
