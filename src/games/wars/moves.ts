import { z } from 'zod';
import { accept, type Command, type Refusal, type Result } from '../../shared/game.ts';
import type { Rng } from '../../shared/rng.ts';
import * as actions from './actions.ts';
import * as answers from './answers.ts';
import { ingredients, opportunities } from './cards.ts';
import { CATEGORIES } from './categories.ts';
import { discardExcess, endTurn, excessOf, leastWorth, payUpkeep, proceed, upkeepRange } from './closing.ts';
import type { Event } from './events.ts';
import { type Run, runFrom } from './run.ts';
import { playerOf, type Question, questionOf, type State } from './state.ts';

const id = z.string().min(1).max(40);
/** W-1: a hand may hold any number of the market's cards. */
const ids = z
  .array(id)
  .max(ingredients.length + opportunities.length)
  .refine((list) => new Set(list).size === list.length);
const category = z.enum(CATEGORIES);
const categories = z
  .array(category)
  .max(CATEGORIES.length)
  .refine((list) => new Set(list).size === list.length);
const count = z.int().min(0).max(50);

const schema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('play'), card: id, replace: id.optional() }),
  z.strictObject({ type: z.literal('order'), order: id, use: ids }),
  z.strictObject({ type: z.literal('refill'), discard: ids }),
  z.strictObject({ type: z.literal('coins') }),
  z.strictObject({ type: z.literal('hire'), assistant: category }),
  z.strictObject({ type: z.literal('opportunity'), card: id }),
  z.strictObject({ type: z.literal('end-turn') }),
  z.strictObject({ type: z.literal('take-assistant'), assistant: category }),
  z.strictObject({ type: z.literal('take-tokens') }),
  z.strictObject({ type: z.literal('split'), coins: count }),
  z.strictObject({ type: z.literal('stop') }),
  z.strictObject({ type: z.literal('swap'), order: id }),
  z.strictObject({ type: z.literal('upkeep'), tokens: count, back: categories }),
  z.strictObject({ type: z.literal('discard'), cards: ids }),
  z.strictObject({ type: z.literal('time-up') }),
]);

export type Move = z.infer<typeof schema>;

export function parseMove(raw: unknown): Move | undefined {
  const parsed = schema.safeParse(raw);
  return parsed.success ? parsed.data : undefined;
}

type Kind = Exclude<Move['type'], 'time-up'>;
type MoveOf<K extends Kind> = Extract<Move, { type: K }>;

const TURN: readonly Kind[] = ['play', 'order', 'refill', 'coins', 'hire', 'opportunity', 'end-turn'];

const allowed: { readonly [Q in Question]: readonly Kind[] } = {
  turn: TURN,
  'wrap-up': TURN,
  assistant: ['take-assistant', 'take-tokens'],
  split: ['split'],
  'free-play': ['play', 'stop'],
  'swap-order': ['swap'],
  upkeep: ['upkeep'],
  discard: ['discard'],
};

const handlers: { readonly [K in Kind]: (run: Run, seat: number, move: MoveOf<K>) => actions.Verdict } = {
  play: (run, seat, move) =>
    questionOf(run.state) === 'free-play'
      ? answers.playFree(run, seat, move)
      : actions.play(run, seat, move, 'paid'),
  order: (run, seat, move) => actions.complete(run, seat, move),
  refill: (run, seat, move) => actions.refill(run, seat, move.discard),
  coins: (run, seat) => actions.takeCoins(run, seat),
  hire: (run, seat, move) => actions.hire(run, seat, move.assistant),
  opportunity: (run, seat, move) => actions.seizeOpportunity(run, seat, move.card),
  'end-turn': (run, seat) => endTurn(run, seat, 'player'),
  'take-assistant': (run, seat, move) => answers.takeAssistant(run, seat, move.assistant),
  'take-tokens': (run, seat) => answers.takeTokens(run, seat),
  split: (run, seat, move) => answers.splitReward(run, seat, move.coins),
  stop: (run, seat) => answers.stopPlaying(run, seat),
  swap: (run, seat, move) => answers.swapOrder(run, seat, move.order),
  upkeep: (run, seat, move) => payUpkeep(run, seat, move),
  discard: (run, seat, move) => discardExcess(run, seat, move.cards),
};

const handle = (run: Run, seat: number, move: Exclude<Move, { type: 'time-up' }>): actions.Verdict =>
  (handlers[move.type] as (run: Run, seat: number, move: Move) => actions.Verdict)(run, seat, move);

export function decide(state: State, command: Command<Move>, rng: Rng): Result<readonly Event[]> {
  const run = runFrom(state, rng, command.at);
  const refusal =
    command.move.type === 'time-up' ? timeUp(run, command) : act(run, command.actor, command.move);
  return refusal ? { ok: false, refusal } : accept(run.events);
}

function act(
  run: Run,
  actor: Command<Move>['actor'],
  move: Exclude<Move, { type: 'time-up' }>,
): Refusal | undefined {
  const question = questionOf(run.state);
  if (!question || actor !== run.state.active) return actions.no('not-your-turn');
  if (!allowed[question].includes(move.type)) return actions.no('not-now');
  const refusal = handle(run, actor, move);
  if (!refusal) proceed(run);
  return refusal;
}

export const clockRunsOutAt = (state: State): number | undefined =>
  state.options.turnClock > 0 && questionOf(state)
    ? state.turnBegan + state.options.turnClock * 1000
    : undefined;

/** The clock finishes the turn in the plainest way, so that a player who has gone away loses little. */
function timeUp(run: Run, { actor, at }: Command<Move>): Refusal | undefined {
  const due = clockRunsOutAt(run.state);
  if (actor !== 'table' || due === undefined || at < due) return actions.no('not-now');
  const { turn, active } = run.state;
  for (
    let question = questionOf(run.state);
    question && run.state.turn === turn;
    question = questionOf(run.state)
  ) {
    const refusal =
      question === 'wrap-up'
        ? endTurn(run, active, 'clock')
        : handle(run, active, plainAnswers[question](run.state, active));
    if (refusal) throw new Error(`the clock cannot answer ${question}: ${refusal.key}`);
    proceed(run);
  }
  return undefined;
}

const plainAnswers: {
  readonly [Q in Exclude<Question, 'wrap-up'>]: (
    state: State,
    seat: number,
  ) => Exclude<Move, { type: 'time-up' }>;
} = {
  turn: () => ({ type: 'coins' }),
  assistant: (state) => {
    const effect = state.prompts.at(-1)?.effect;
    return effect?.kind === 'assistant' && effect.orTokens > 0
      ? { type: 'take-tokens' }
      : { type: 'take-assistant', assistant: state.free[0]! };
  },
  split: (state) => {
    const effect = state.prompts.at(-1)?.effect;
    return { type: 'split', coins: effect?.kind === 'split' ? effect.n : 0 };
  },
  'free-play': () => ({ type: 'stop' }),
  'swap-order': (state) => ({ type: 'swap', order: state.row.find((place) => place !== null)! }),
  upkeep: (state, seat) => {
    const player = playerOf(state, seat);
    return { type: 'upkeep', tokens: upkeepRange(player)!.min, back: [...player.assistants] };
  },
  discard: (state, seat) => {
    const player = playerOf(state, seat);
    return { type: 'discard', cards: leastWorth(player, excessOf(player)) };
  },
};
