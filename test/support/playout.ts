/**
 * The one driver of whole matches: the table's own record of a match, played by chance and bots with a simulated
 * clock. For the contract suite, golden logs, simulation, faults and the bench.
 */
import { act, begin, type LiveMatch } from '../../src/main/table/match.ts';
import { type DueClock, earliest, StateViews } from '../../src/main/table/state-views.ts';
import { covers, fill, fillAtRandom } from '../../src/shared/choices.ts';
import { EventDraft } from '../../src/shared/event-draft.ts';
import {
  type Actor,
  type AnyGame,
  type Bot,
  type Choice,
  type Command,
  type GameEvent,
  type Match,
  type Move,
  type Refusal,
  versionOf,
} from '../../src/shared/game.ts';
import { range } from '../../src/shared/lists.ts';
import { type Rng, seededRng } from '../../src/shared/rng.ts';

// biome-ignore lint/suspicious/noExplicitAny: the driver knows no game's state
export type State = any;
// biome-ignore lint/suspicious/noExplicitAny: nor what its bots see
export type AnyBot = Bot<any, any, any>;

export interface Step {
  readonly before: State;
  readonly after: State;
  readonly command: Command<Move>;
  readonly events: readonly GameEvent[];
  /** On the table's clock. */
  readonly at: number;
}

export interface Played {
  readonly match: Match<object>;
  readonly opening: readonly GameEvent[];
  readonly start: State;
  readonly steps: readonly Step[];
  readonly end: State;
  readonly at: number;
}

export interface PlayoutRequest {
  readonly game: AnyGame;
  readonly match: Match<object>;
  readonly seed: number;
  /** Bots of all levels; chance first, and bots when chance has had its fun; or one bot for each seat. */
  readonly players: 'bots' | 'chance' | readonly AnyBot[];
  /** Called before every move, with the state it meets. */
  visit?(state: State, rng: Rng, at: number): void;
}

const MOST_MOVES = 20_000;
/** Chance alone would place and take back for ever. */
const MOVES_BY_CHANCE = 250;

interface Wish extends Command<Move> {
  readonly at: number;
}

interface Playing extends PlayoutRequest {
  readonly rng: Rng;
  readonly views: StateViews;
  readonly at: number;
}

export function playout(request: PlayoutRequest): Played {
  const { game, match, seed, visit } = request;
  const rng = seededRng(seed);
  const beginning = begin(game, rowOf(game, match), rng);
  const start = beginning.match.state;
  const steps: Step[] = [];
  let live = beginning.match;
  while (!live.outcome) {
    if (steps.length >= MOST_MOVES) throw new Error(`${game.id}: no end after ${MOST_MOVES} moves`);
    visit?.(live.state, rng, live.at);
    const playing = { ...request, rng, views: new StateViews(deepFrozen(live)), at: live.at };
    const wish = nextWish(playing, steps.length);
    if (!wish)
      throw new Error(
        `${game.id}, seed ${seed}: stuck after ${steps.length} moves: ${JSON.stringify(live.frames)}`,
      );
    const { at, ...command } = wish;
    const result = act(live, command, { kind: 'move', call: null, at, rng });
    if (!result.ok)
      throw new Error(
        `${game.id}, seed ${seed}: refused ${JSON.stringify({ command, refusal: result.refusal })}`,
      );
    const { match: after, commit } = result.value;
    steps.push({ before: live.state, after: after.state, command, events: commit.events, at });
    live = after;
  }
  return { match, opening: beginning.commit.events, start, steps, end: live.state, at: live.at };
}

export interface Tried {
  readonly refusal: Refusal | undefined;
  readonly events: readonly GameEvent[];
  readonly state: State;
}

/** What the rules say to one command in one state. */
export function tryMove(
  game: AnyGame,
  state: State,
  { at, rng, ...command }: Command<Move> & { readonly at: number; readonly rng: Rng },
): Tried {
  const draft = new EventDraft<State, GameEvent>({ state, at, rng, evolve: game.evolve });
  const refusal = game.decide(draft, command);
  return { refusal, events: draft.events, state: draft.state };
}

export const rowOf = (game: AnyGame, { seats, options }: Match<object>): LiveMatch['row'] => ({
  ...{ id: 0, publicId: '', game: game.id, version: versionOf(game) },
  ...{ seats, options, startedAt: 0, ended: false },
});

export const foldAll = (game: AnyGame, start: State, events: readonly GameEvent[]): State =>
  events.reduce((state, event) => deepFreeze(game.evolve(state, event)), start);

export const actorsOf = (seats: number): Actor[] => ['table', ...range(seats)];

export const openChoices = (game: AnyGame, state: State, actor: Actor): Choice[] =>
  game.choices(state, actor).filter((choice) => !choice.blocked) as Choice[];

function nextWish(playing: Playing, moves: number): Wish | undefined {
  const { players, rng, views, at } = playing;
  const byChance = players === 'chance' && moves < MOVES_BY_CHANCE && rng.below(10) > 0;
  const wish = (byChance ? chanceWish(playing) : undefined) ?? botWish(playing);
  const clock = earliest(views.clocks);
  return clock && (!wish || clock.due <= wish.at) ? clockWish(clock, at) : wish;
}

const clockWish = ({ actor, move, frame, due }: DueClock, at: number): Wish => ({
  ...{ actor, move, frame },
  at: Math.max(at, due),
});

function chanceWish({ game, views, match, rng, at }: Playing): Wish | undefined {
  const { state } = views.match;
  const able = actorsOf(match.seats).filter((actor) => openChoices(game, state, actor).length > 0);
  if (able.length === 0) return undefined;
  const actor = rng.pick(able);
  const choice = rng.pick(mostlyPlay(openChoices(game, state, actor), rng));
  return { actor, move: fillAtRandom(choice, rng), frame: choice.frame, at: at + rng.below(1500) };
}

const CHANGES_ARE_ONE_IN = 10;

/** Where people may come and go at any time, an evening is still about something else. */
function mostlyPlay(choices: readonly Choice[], rng: Rng): readonly Choice[] {
  const play = choices.filter(({ move }) => move.type !== 'change');
  if (play.length === choices.length || play.length === 0) return choices;
  return rng.below(CHANGES_ARE_ONE_IN) > 0 ? play : choices;
}

/** The quickest bot moves; with nobody willing, chance moves for somebody the table waits for. */
function botWish(playing: Playing): Wish | undefined {
  const { match } = playing;
  const wishes = range(match.seats).flatMap((seat) => decisionOf(playing, seat) ?? []);
  const first = wishes.reduce<Wish | undefined>(
    (best, wish) => (best && best.at <= wish.at ? best : wish),
    undefined,
  );
  return first ?? (playing.views.clocks.length > 0 ? undefined : anyWish(playing));
}

function decisionOf({ game, match, seed, views, players, rng, at }: Playing, seat: number): Wish | undefined {
  const choices = views.choices(seat);
  if (choices.length === 0) return undefined;
  const bots: readonly AnyBot[] = game.bots;
  const bot = typeof players === 'string' ? bots[(seat + seed) % bots.length] : players[seat];
  const decision = bot?.choose({
    ...{
      seat,
      seats: match.seats,
      table: views.table,
      mine: views.seat(seat),
      frames: views.frames,
      choices,
    },
    ...{ now: at, since: views.askedSince, character: seed * 31 + seat, rng },
  });
  if (!decision) return undefined;
  if (!covers(choices, decision.move))
    throw new Error(`${game.id}: bot wants what is not offered: ${JSON.stringify(decision)}`);
  return { actor: seat, move: decision.move, frame: decision.frame, at: at + decision.after };
}

/** A sheet can be corrected and changed for ever; getting on is what ends it. */
const getsOn = (choice: Choice): boolean =>
  !('correct' in choice.move) && choice.move.type !== 'strike' && choice.move.type !== 'change';

function anyWish({ game, views, rng, at }: Playing): Wish | undefined {
  const waitedFor = rng.shuffle<Actor>([...(views.frames.at(-1)?.actors ?? []), 'table']);
  for (const actor of waitedFor) {
    const open = openChoices(game, views.match.state, actor);
    if (open.length === 0) continue;
    const onward = open.filter(getsOn);
    const choice = rng.pick(onward.length > 0 ? onward : open);
    return { actor, move: choice.slots ? fillAtRandom(choice, rng) : fill(choice), frame: choice.frame, at };
  }
  return undefined;
}

function deepFrozen(match: LiveMatch): LiveMatch {
  deepFreeze(match.state);
  return match;
}

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const item of Object.values(value)) deepFreeze(item);
  }
  return value;
}
