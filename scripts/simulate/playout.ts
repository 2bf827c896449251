/** A seeded match between given bots, with the table's clock simulated. */
import type { AnyGame, Bot, Command, GameEvent, Match, Move, Timer } from '../../src/shared/game.ts';
import { seededRng } from '../../src/shared/rng.ts';

// biome-ignore lint/suspicious/noExplicitAny: bots and states of any game
type Whatever = any;

export interface PlayoutRequest {
  readonly game: AnyGame;
  readonly match: Match<object>;
  readonly seed: number;
  /** One for each seat. */
  readonly bots: readonly Bot<Whatever, Whatever, Whatever>[];
}

export interface Played {
  readonly end: Whatever;
  readonly moves: number;
  readonly events: readonly GameEvent[];
  /** The table's clock at the end. */
  readonly at: number;
}

const MOST_MOVES = 20_000;

export function playout({ game, match, seed, bots }: PlayoutRequest): Played {
  const rng = seededRng(seed);
  const events: GameEvent[] = [...game.setup(match, rng)];
  let state: Whatever = events.reduce((before, event) => game.evolve(before, event), game.initial(match));
  let at = 0;
  let moves = 0;
  while (!game.outcome(state)) {
    if (moves >= MOST_MOVES) throw new Error(`${game.id}: no end after ${MOST_MOVES} moves (seed ${seed})`);
    const command = nextCommand({ game, match, seed, bots }, { state, at, rng });
    if (!command) throw new Error(`${game.id}: stuck after ${moves} moves (seed ${seed})`);
    const result = game.decide(state, command, rng);
    if (!result.ok)
      throw new Error(`${game.id}: refused ${JSON.stringify({ seed, command, refusal: result.refusal })}`);
    for (const event of result.value) {
      state = game.evolve(state, event);
      events.push(event);
    }
    at = command.at;
    moves += 1;
  }
  return { end: state, moves, events, at };
}

interface Moment {
  readonly state: Whatever;
  readonly at: number;
  readonly rng: ReturnType<typeof seededRng>;
}

/** The quickest bot moves, unless a timer is due before. */
function nextCommand(
  { game, match, seed, bots }: PlayoutRequest,
  { state, at, rng }: Moment,
): Command<Move> | undefined {
  const frames = game.frames(state);
  let table: unknown;
  let first: Command<Move> | undefined;
  for (let seat = 0; seat < match.seats; seat++) {
    const choices = game.choices(state, seat);
    if (choices.length === 0) continue;
    table ??= game.tableView(state);
    const mine = game.seatView(state, seat);
    const character = seed * 31 + seat;
    const decision = bots[seat]!.choose({
      seat,
      seats: match.seats,
      table,
      mine,
      frames,
      choices,
      now: at,
      character,
      rng,
    });
    if (!decision) continue;
    const when = at + decision.after;
    if (!first || when < first.at)
      first = { actor: seat, move: decision.move, frame: decision.frame, at: when };
  }
  const timer = earliest(game.timers(state));
  if (timer && (!first || timer.due <= first.at))
    return { actor: timer.actor, move: timer.move, frame: timer.frame, at: Math.max(at, timer.due) };
  return first;
}

const earliest = (timers: readonly Timer[]): Timer | undefined =>
  timers.reduce<Timer | undefined>(
    (best, timer) => (best && best.due <= timer.due ? best : timer),
    undefined,
  );
