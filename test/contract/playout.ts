import { covers, fill, fillAtRandom } from '../../src/shared/choices.ts';
import type {
  Actor,
  AnyGame,
  Choice,
  Command,
  GameEvent,
  Match,
  Move,
  Timer,
} from '../../src/shared/game.ts';
import { type Rng, seededRng } from '../../src/shared/rng.ts';

// biome-ignore lint/suspicious/noExplicitAny: the suite knows no game's state
export type State = any;

export interface Step {
  readonly before: State;
  readonly after: State;
  readonly command: Command<Move>;
  readonly events: readonly GameEvent[];
}

export interface Played {
  readonly match: Match<object>;
  readonly opening: readonly GameEvent[];
  readonly start: State;
  readonly steps: readonly Step[];
  readonly end: State;
}

export interface PlayoutRequest {
  readonly game: AnyGame;
  readonly match: Match<object>;
  readonly seed: number;
  /** Called before every move, with the state it meets. */
  visit?(state: State, rng: Rng, at: number): void;
  /** Bots alone, or chance first and bots when chance has had its fun. */
  readonly players: 'bots' | 'chance';
}

const MOST_MOVES = 20_000;
/** Chance alone would place and take back for ever. */
const MOVES_BY_CHANCE = 250;

export const foldAll = (game: AnyGame, start: State, events: readonly GameEvent[]): State =>
  events.reduce((state, event) => deepFreeze(game.evolve(state, event)), start);

export const actorsOf = (seats: number): Actor[] => ['table', ...Array.from({ length: seats }, (_, i) => i)];

export function playout({ game, match, seed, visit, players }: PlayoutRequest): Played {
  const rng = seededRng(seed);
  const opening = game.setup(match, rng);
  const start = foldAll(game, deepFreeze(game.initial(match)), opening);
  const steps: Step[] = [];
  let state = start;
  let at = 0;
  while (!game.outcome(state)) {
    if (steps.length >= MOST_MOVES) throw new Error(`${game.id}: no end after ${MOST_MOVES} moves`);
    visit?.(state, rng, at);
    const byChance = players === 'chance' && steps.length < MOVES_BY_CHANCE && rng.below(10) > 0;
    const wish =
      (byChance ? chanceMove(game, state, match.seats, rng, at) : undefined) ??
      botMove({ game, state, match, rng, at, seed });
    const timer = nextTimer(game, state);
    const command =
      wish && (!timer || wish.at < timer.due) ? wish : timer ? timerCommand(timer, at) : undefined;
    if (!command)
      throw new Error(`${game.id}: stuck after ${steps.length} moves: ${JSON.stringify(game.frames(state))}`);
    at = command.at;
    const result = game.decide(state, command, rng);
    if (!result.ok)
      throw new Error(`${game.id}: refused ${JSON.stringify({ command, refusal: result.refusal })}`);
    const after = foldAll(game, state, result.value);
    steps.push({ before: state, after, command, events: result.value });
    state = after;
  }
  return { match, opening, start, steps, end: state };
}

/** A sheet can be corrected for ever; getting on is what ends it. */
const getsOn = (choice: Choice): boolean => !('correct' in choice.move) && choice.move.type !== 'strike';

export const openChoices = (game: AnyGame, state: State, actor: Actor): Choice[] =>
  game.choices(state, actor).filter((choice) => !choice.blocked) as Choice[];

function chanceMove(
  game: AnyGame,
  state: State,
  seats: number,
  rng: Rng,
  at: number,
): Command<Move> | undefined {
  const able = actorsOf(seats).filter((actor) => openChoices(game, state, actor).length > 0);
  if (able.length === 0) return undefined;
  const actor = rng.pick(able);
  const choice = rng.pick(openChoices(game, state, actor));
  return { actor, move: fillAtRandom(choice, rng), frame: choice.frame, at: at + rng.below(1500) };
}

interface BotMoveRequest {
  readonly game: AnyGame;
  readonly state: State;
  readonly match: Match<object>;
  readonly rng: Rng;
  readonly at: number;
  readonly seed: number;
}

/** The quickest bot moves; with nobody willing, chance moves for somebody the table waits for. */
function botMove({ game, state, match, rng, at, seed }: BotMoveRequest): Command<Move> | undefined {
  const frames = game.frames(state);
  const table = game.tableView(state);
  let best: Command<Move> | undefined;
  for (let seat = 0; seat < match.seats; seat++) {
    const choices = game.choices(state, seat);
    if (choices.length === 0) continue;
    const bot = game.bots[(seat + seed) % game.bots.length];
    const decision = bot?.choose({
      seat,
      seats: match.seats,
      table,
      mine: game.seatView(state, seat),
      frames,
      choices,
      now: at,
      character: seed * 31 + seat,
      rng,
    });
    if (!decision) continue;
    if (!covers(choices, decision.move))
      throw new Error(`${game.id}: bot wants what is not offered: ${JSON.stringify(decision)}`);
    const when = at + decision.after;
    if (!best || when < best.at) best = { actor: seat, move: decision.move, frame: decision.frame, at: when };
  }
  if (best) return best;
  if (nextTimer(game, state)) return undefined;
  const waitedFor = rng.shuffle<Actor>([...(frames.at(-1)?.actors ?? []), 'table']);
  for (const actor of waitedFor) {
    const choices = openChoices(game, state, actor).filter(getsOn);
    if (choices.length === 0) continue;
    const choice = rng.pick(choices);
    return { actor, move: choice.slots ? fillAtRandom(choice, rng) : fill(choice), frame: choice.frame, at };
  }
  return undefined;
}

function nextTimer(game: AnyGame, state: State): Timer | undefined {
  return [...(game.timers(state) as readonly Timer[])].sort((a, b) => a.due - b.due)[0];
}

const timerCommand = (timer: Timer, at: number): Command<Move> => ({
  actor: timer.actor,
  move: timer.move,
  frame: timer.frame,
  at: Math.max(at, timer.due),
});

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const item of Object.values(value)) deepFreeze(item);
  }
  return value;
}
