/** A match as the store has it, brought back after a restart: also one of an older version of its game. */
import { type AnyGame, versionOf } from '../../shared/game.ts';
import type { MatchRow } from '../store/log.ts';
import type { Store } from '../store/store.ts';
import { blank, fold, fromSnapshot, type LiveMatch } from './match.ts';
import { isOfToday, upgradedLog } from './upgraded-log.ts';

/** More than a phone that was away can have under way. */
const CALLS_KNOWN = 300;

/** Throws when it cannot go on; then what is stored stays as it is. */
export function restoredMatch({ log, answers, writer }: Store, game: AnyGame, id: number): LiveMatch {
  for (const call of log.calls(id, CALLS_KNOWN)) answers.know(call, null);
  const row = log.match(id);
  if (!row) throw new Error(`its match ${id} is missing`);
  if (isOfToday(game, row)) return fromToday(log, game, row);
  const { row: now, commits } = upgradedLog(game, { row, commits: log.commits(id) });
  const match = fold(blank(game, now), commits);
  writer.write(() => log.rewrite(now, commits));
  return match;
}

function fromToday(log: Store['log'], game: AnyGame, row: MatchRow): LiveMatch {
  const start = blank(game, row);
  const snapshot = log.snapshot(row.id);
  if (snapshot?.version !== versionOf(game)) return fold(start, log.commits(row.id));
  return fold(fromSnapshot(start, snapshot), log.commits(row.id, snapshot.seq));
}
