/** A match as an immutable record: the state, and the way back. All of it can be folded from the log. */
import {
  type Actor,
  type AnyGame,
  accept,
  type Command,
  type GameEvent,
  type Match,
  type Move,
  type Outcome,
  type Refusal,
  type Result,
} from '../../shared/game.ts';
import { deny } from '../../shared/host-refusals.ts';
import type { Rng } from '../../shared/rng.ts';
import type { Commit, CommitKind, MatchRow, Snapshot } from '../store/log.ts';

/** One commit that can be taken back (or, taken back, done again). */
export interface Step {
  readonly actor: Actor;
  readonly events: readonly GameEvent[];
  readonly before: unknown;
  readonly under: Step | null;
}

export interface LiveMatch {
  readonly row: MatchRow;
  readonly game: AnyGame;
  readonly state: unknown;
  readonly seq: number;
  /** The clock at the last commit. */
  readonly at: number;
  readonly done: Step | null;
  readonly undone: Step | null;
  readonly outcome: Outcome | null;
}

/** What happened, with the state after each event: for the notices. */
export interface Happened {
  readonly event: GameEvent;
  readonly state: unknown;
}

export interface Advance {
  readonly match: LiveMatch;
  readonly commit: Commit;
  readonly happened: readonly Happened[];
}

export const isOver = (match: LiveMatch): boolean => match.outcome !== null || match.row.ended;

const setting = (row: MatchRow): Match<object> => ({ seats: row.seats, options: row.options });

export function blank(game: AnyGame, row: MatchRow): LiveMatch {
  const state: unknown = game.initial(setting(row));
  return { row, game, state, seq: 0, at: 0, done: null, undone: null, outcome: null };
}

export function begin(game: AnyGame, row: MatchRow, rng: Rng): Advance {
  const events = game.setup(setting(row), rng);
  return advance(blank(game, row), { kind: 'setup', actor: 'table', at: 0, call: null, move: null }, events);
}

type Heading = Omit<Commit, 'seq' | 'events'>;

export function act(
  match: LiveMatch,
  command: Command<Move>,
  about: { kind: CommitKind; call: string | null; rng: Rng },
): Result<Advance> {
  const decided: Result<readonly GameEvent[]> = match.game.decide(match.state, command, about.rng);
  if (!decided.ok) return decided;
  const { actor, at, move } = command;
  return accept(advance(match, { kind: about.kind, actor, at, call: about.call, move }, decided.value));
}

/** A refused command may leave facts behind, such as who came second. */
export function witness(match: LiveMatch, command: Command<Move>, refusal: Refusal): Advance | null {
  const events: readonly GameEvent[] = match.game.witness?.(match.state, command, refusal) ?? [];
  if (events.length === 0) return null;
  const { actor, at, move } = command;
  return advance(match, { kind: 'witness', actor, at, call: null, move }, events);
}

function advance(match: LiveMatch, heading: Heading, events: readonly GameEvent[]): Advance {
  const happened: Happened[] = [];
  const next = extend(match, { seq: match.seq + 1, ...heading, events }, happened);
  return { match: settled(next), commit: { seq: next.seq, ...heading, events }, happened };
}

function extend(match: LiveMatch, commit: Commit, happened: Happened[]): LiveMatch {
  const { game } = match;
  let state = match.state;
  let reversible = commit.kind !== 'setup';
  for (const event of commit.events) {
    state = game.evolve(state, event);
    happened.push({ event, state });
    reversible &&= game.reversible(event);
  }
  const step: Step = { actor: commit.actor, events: commit.events, before: match.state, under: match.done };
  return { ...match, state, seq: commit.seq, at: commit.at, done: reversible ? step : null, undone: null };
}

const settled = (match: LiveMatch): LiveMatch => ({
  ...match,
  outcome: match.game.outcome(match.state) ?? null,
});

/**
 * A player takes back only what they did last, while nobody else has moved; the table takes back anything
 * as far as it goes.
 */
export const canUndo = (match: LiveMatch, actor: Actor): boolean =>
  match.done !== null && !match.row.ended && (actor === 'table' || match.done.actor === actor);

export const canRedo = (match: LiveMatch, actor: Actor): boolean =>
  match.undone !== null && !match.row.ended && (actor === 'table' || match.undone.actor === actor);

export interface Stepping {
  readonly actor: Actor;
  readonly at: number;
  readonly call: string | null;
}

export function undo(match: LiveMatch, by: Stepping): Result<Advance> {
  return canUndo(match, by.actor) ? accept(stepping(match, 'undo', by)) : deny('cannot-undo');
}

export function redo(match: LiveMatch, by: Stepping): Result<Advance> {
  return canRedo(match, by.actor) ? accept(stepping(match, 'redo', by)) : deny('cannot-redo');
}

function stepping(match: LiveMatch, kind: 'undo' | 'redo', by: Stepping): Advance {
  const commit: Commit = { ...by, kind, seq: match.seq + 1, move: null, events: [] };
  return { match: settled(foldOne(match, commit)), commit, happened: [] };
}

/** Time that has run on while a step was done, or undone, is nobody's. */
const askedAgain = ({ game }: LiveMatch, state: unknown, at: number): unknown =>
  game.askedAgain?.(state, at) ?? state;

function stepBack(match: LiveMatch, at: number): LiveMatch {
  const step = match.done!;
  return {
    ...match,
    state: askedAgain(match, step.before, at),
    done: step.under,
    undone: { ...step, under: match.undone },
  };
}

function stepAgain(match: LiveMatch, at: number): LiveMatch {
  const step = match.undone!;
  const state = step.events.reduce((folded, event) => match.game.evolve(folded, event), match.state);
  return {
    ...match,
    state: askedAgain(match, state, at),
    done: { ...step, before: match.state, under: match.done },
    undone: step.under,
  };
}

// ---------------------------------------------------------------- from the log

/** The match after these commits; `visit` sees it after each. */
export function fold(
  start: LiveMatch,
  commits: readonly Commit[],
  visit?: (match: LiveMatch, happened: readonly Happened[]) => void,
): LiveMatch {
  let match = start;
  for (const commit of commits) {
    const happened: Happened[] = [];
    match = foldOne(match, commit, happened);
    visit?.(match, happened);
  }
  return settled(match);
}

function foldOne(match: LiveMatch, commit: Commit, happened: Happened[] = []): LiveMatch {
  if (commit.kind === 'undo') return { ...stepBack(match, commit.at), seq: commit.seq, at: commit.at };
  if (commit.kind === 'redo') return { ...stepAgain(match, commit.at), seq: commit.seq, at: commit.at };
  return extend(match, commit, happened);
}

/** Only where nothing can be taken back any more: what comes before a snapshot is never needed again. */
export const canSnapshot = (match: LiveMatch): boolean => match.done === null && match.undone === null;

export const fromSnapshot = (match: LiveMatch, snapshot: Snapshot): LiveMatch => ({
  ...match,
  state: snapshot.state,
  seq: snapshot.seq,
});
