/** A match as an immutable record: the state, and the way back. All of it can be folded from the log. */

import { EventDraft, type Happened } from '../../shared/event-draft.ts';
import {
  type Actor,
  type AnyGame,
  accept,
  type Clock,
  type Command,
  type Frame,
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
import { askAgain, type GoingOn, goOn, NOTHING_ASKED } from './running-clocks.ts';

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
  /** As the game calls them. */
  readonly frames: readonly Frame[];
  readonly clocks: readonly Clock[];
  readonly goingOn: GoingOn;
  readonly done: Step | null;
  readonly undone: Step | null;
  /** Something has happened that nobody can take back. */
  readonly isSealed: boolean;
  readonly outcome: Outcome | null;
}

export interface Advance {
  readonly match: LiveMatch;
  readonly commit: Commit;
  /** With the state after each event: for the notices. */
  readonly happened: readonly Happened<unknown, GameEvent>[];
}

export const isOver = (match: LiveMatch): boolean => match.outcome !== null || match.row.ended;

const setting = (row: MatchRow): Match<object> => ({ seats: row.seats, options: row.options });

/** Before its first commit nothing is asked. */
export function blank(game: AnyGame, row: MatchRow): LiveMatch {
  const state: unknown = game.initial(setting(row));
  const asked = { frames: [], clocks: [], goingOn: NOTHING_ASKED };
  const nothing = { done: null, undone: null, isSealed: false, outcome: null };
  return { row, game, state, seq: 0, at: 0, ...asked, ...nothing };
}

type Drafting = EventDraft<unknown, GameEvent>;

const draftOf = ({ game, state }: LiveMatch, at: number, rng: Rng): Drafting =>
  new EventDraft({ state, at, rng, evolve: game.evolve });

export function begin(game: AnyGame, row: MatchRow, rng: Rng): Advance {
  const match = blank(game, row);
  const draft = draftOf(match, 0, rng);
  game.setup(draft);
  return advance(match, { kind: 'setup', actor: 'table', call: null, move: null }, draft);
}

interface Acting {
  readonly kind: CommitKind;
  readonly call: string | null;
  readonly at: number;
  readonly rng: Rng;
}

/** `frame` is meant as the game calls it. */
export function act(match: LiveMatch, command: Command<Move>, acting: Acting): Result<Advance> {
  const draft = draftOf(match, acting.at, acting.rng);
  const refusal: Refusal | undefined = match.game.decide(draft, command);
  if (refusal) return { ok: false, refusal };
  const { actor, move } = command;
  return accept(advance(match, { kind: acting.kind, actor, call: acting.call, move }, draft));
}

/** A refused command may leave facts behind, such as who came second. */
export function afterRefusal(
  match: LiveMatch,
  command: Command<Move>,
  refusal: Refusal,
  { at, rng }: Pick<Acting, 'at' | 'rng'>,
): Advance | null {
  if (!match.game.eventsOnRefusal) return null;
  const draft = draftOf(match, at, rng);
  match.game.eventsOnRefusal(draft, command, refusal);
  const { actor, move } = command;
  return draft.happened.length === 0
    ? null
    : advance(match, { kind: 'witness', actor, call: null, move }, draft);
}

type Heading = Omit<Commit, 'seq' | 'at' | 'events'>;

function advance(match: LiveMatch, heading: Heading, draft: Drafting): Advance {
  const commit: Commit = { seq: match.seq + 1, at: draft.at, ...heading, events: draft.events };
  const next = committed(match, commit, draft.state);
  return { match: settled(next), commit, happened: draft.happened };
}

function committed(match: LiveMatch, commit: Commit, state: unknown): LiveMatch {
  const { kind, actor, events, at, seq } = commit;
  const isReversible = kind !== 'setup' && events.every((event) => match.game.reversible(event));
  const step: Step | null = isReversible ? { actor, events, before: match.state, under: match.done } : null;
  const isSealed = match.isSealed || (!isReversible && kind !== 'setup');
  return { ...asking(match, { state, at }, goOn), seq, done: step, undone: null, isSealed };
}

/** T-1: a sheet on which nothing is written, or no more: who plays may still be changed. */
export const isBlankSheet = ({ game, done, isSealed }: LiveMatch): boolean =>
  game.kind === 'sheet' && done === null && !isSealed;

/** The match in this state, with what is asked in it. */
function asking(
  match: LiveMatch,
  { state, at }: { state: unknown; at: number },
  ask: typeof goOn,
): LiveMatch {
  const frames: readonly Frame[] = match.game.frames(state);
  const clocks: readonly Clock[] = match.game.clocks(state);
  return { ...match, state, at, frames, clocks, goingOn: ask(match.goingOn, { frames, clocks, at }) };
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

function stepBack(match: LiveMatch, at: number): LiveMatch {
  const step = match.done!;
  const before = match.game.undone?.(step.before, match.state) ?? step.before;
  const back = asking(match, { state: before, at }, askAgain);
  return { ...back, done: step.under, undone: { ...step, under: match.undone } };
}

function stepAgain(match: LiveMatch, at: number): LiveMatch {
  const step = match.undone!;
  const state = step.events.reduce((folded, event) => match.game.evolve(folded, event), match.state);
  const again = asking(match, { state, at }, askAgain);
  return { ...again, done: { ...step, before: match.state, under: match.done }, undone: step.under };
}

// ---------------------------------------------------------------- from the log

/** The match after these commits; `visit` sees it after each. */
export function fold(
  start: LiveMatch,
  commits: readonly Commit[],
  visit?: (match: LiveMatch, happened: Advance['happened']) => void,
): LiveMatch {
  let match = start;
  for (const commit of commits) {
    const happened: Happened<unknown, GameEvent>[] = [];
    match = foldOne(match, commit, happened);
    visit?.(match, happened);
  }
  return settled(match);
}

function foldOne(match: LiveMatch, commit: Commit, happened: Happened<unknown, GameEvent>[] = []): LiveMatch {
  if (commit.kind === 'undo') return { ...stepBack(match, commit.at), seq: commit.seq };
  if (commit.kind === 'redo') return { ...stepAgain(match, commit.at), seq: commit.seq };
  let state = match.state;
  for (const event of commit.events) {
    state = match.game.evolve(state, event);
    happened.push({ event, state });
  }
  return committed(match, commit, state);
}

/** Only where nothing can be taken back any more: what comes before a snapshot is never needed again. */
export const canSnapshot = (match: LiveMatch): boolean => match.done === null && match.undone === null;

/** What a snapshot keeps besides its place in the log. */
type Kept = Pick<LiveMatch, 'state' | 'at' | 'goingOn'>;

export const keptOf = ({ state, at, goingOn }: LiveMatch): Kept => ({ state, at, goingOn });

export function fromSnapshot(match: LiveMatch, { seq, kept }: Snapshot): LiveMatch {
  const { game } = match;
  const { state, at, goingOn } = kept as Kept;
  const asked = { frames: game.frames(state), clocks: game.clocks(state) };
  return { ...match, state, seq, at, goingOn, ...asked, isSealed: true };
}
