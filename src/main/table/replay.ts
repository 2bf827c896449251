/** A finished match, step by step, as the shared table saw it. Steps that were taken back are left out. */
import { type AnyGame, type Frame, type Notice, versionOf } from '../../shared/game.ts';
import type { Finished } from '../store/finished.ts';
import type { Commit } from '../store/log.ts';
import type { Store } from '../store/store.ts';
import { blank, fold } from './match.ts';
import { type MatchLog, upgradedLog } from './upgraded-log.ts';

interface ReplayStepKept {
  readonly at: number;
  readonly state: unknown;
  readonly notices: readonly Notice[];
}

export interface Replay {
  /** As they are called today. */
  readonly options: Finished['options'];
  readonly steps: readonly ReplayStepKept[];
  show(step: number): { at: number; view: unknown; frames: readonly Frame[]; notices: readonly Notice[] };
}

/** Scrubbing asks for the same match again and again. */
let last: {
  readonly store: Store;
  readonly match: number;
  readonly seq: number;
  readonly replay: Replay;
} | null = null;

/** Undefined when there is no log, or it needs a newer version of the game. */
export function replayOf(store: Store, games: readonly AnyGame[], entry: Finished): Replay | undefined {
  if (entry.match === null) return undefined;
  const seq = store.log.lastSeq(entry.match);
  if (last?.store === store && last.match === entry.match && last.seq === seq) return last.replay;
  const row = store.log.match(entry.match);
  const game = games.find(({ id }) => id === entry.game);
  if (!row || !game || row.version > versionOf(game)) return undefined;
  const replay = makeReplay(game, { row, commits: store.log.commits(entry.match) });
  last = { store, match: entry.match, seq, replay };
  return replay;
}

/** Throws when the log is none of this game's. */
export function makeReplay(game: AnyGame, log: MatchLog): Replay {
  const { row, commits } = upgradedLog(game, log);
  const steps: ReplayStepKept[] = [];
  fold(blank(game, row), effective(commits), (match, happened) => {
    const notices = happened.flatMap(({ event, state }) => game.noticeFor(event, 'table', state) ?? []);
    steps.push({ at: match.at, state: match.state, notices });
  });
  const end = steps.at(-1);
  const options = (end && game.company?.(end.state).options) ?? row.options;
  return {
    steps,
    options: options as Finished['options'],
    show(step) {
      const { at, state, notices } = steps[step]!;
      return { at, notices, view: game.tableView(state), frames: game.frames(state) };
    },
  };
}

/** Without what was taken back. */
export function effective(commits: readonly Commit[]): Commit[] {
  const done: Commit[] = [];
  let undone: Commit[] = [];
  for (const commit of commits) {
    if (commit.kind === 'undo') {
      undone.push(done.pop()!);
    } else if (commit.kind === 'redo') {
      done.push(undone.pop()!);
    } else {
      done.push(commit);
      undone = [];
    }
  }
  return done;
}
