/** What has been told at a table in the match that is on it: from the log, so that a restart forgets nothing. */
import type { Notice } from '../../shared/game.ts';
import type { Store } from '../store/store.ts';
import type { LiveMatch } from './match.ts';
import { makeReplay } from './replay.ts';

/** As many as a screen lists. */
const MOST = 200;

interface Told {
  readonly seq: number;
  readonly notices: readonly Notice[];
}

/** Many may ask at once, and a match is long. */
const told = new WeakMap<LiveMatch['row'], Told>();

export function toldIn({ log }: Store, { game, row, seq }: LiveMatch): readonly Notice[] {
  const known = told.get(row);
  if (known?.seq === seq) return known.notices;
  const { steps } = makeReplay(game, { row, commits: log.commits(row.id) });
  const notices = steps.flatMap((step) => step.notices).slice(-MOST);
  told.set(row, { seq, notices });
  return notices;
}
