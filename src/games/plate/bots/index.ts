/** Players who see exactly what a phone sees. */
import type { Bot, BotDecision, Choice } from '../../../shared/game.ts';
import type { Move } from '../moves.ts';
import type { SeatView, TableView } from '../view-types.ts';
import { apprentice } from './apprentice.ts';
import { buildMove } from './building.ts';
import { chef } from './chef.ts';
import { cook } from './cook.ts';
import { ponderLike } from './master.ts';
import { napkinAnswer, napkinToPlay } from './napkins.ts';
import { type Input, type Level, look, type Sight } from './sight.ts';

interface Decision {
  readonly choice: Choice<Move>;
  readonly move: Move;
}

function decisionFor(sight: Sight): Decision | undefined {
  const napkin = napkinToPlay(sight);
  if (napkin) return { choice: napkin, move: napkin.move as Move };
  const asked = sight.choices.find(({ move }) => move.type !== 'napkin');
  return asked && { choice: asked, move: answerTo(sight, asked) };
}

function answerTo(sight: Sight, asked: Choice<Move>): Move {
  if (asked.move.type === 'pass') return { type: 'pass' };
  if (sight.table.napkins.length > 0) return napkinAnswer(sight, asked);
  return sight.table.auction ? sight.level.bid(sight, sight.table.auction) : buildMove(sight);
}

/** In ms, from … to. The time says nothing about what it holds: letting pass takes as long as throwing in. */
const TIMES: Readonly<Partial<Record<Move['type'], readonly [number, number]>>> = {
  pass: [700, 2300],
  napkin: [700, 2300],
  bid: [900, 2400],
  'opt-out': [900, 2400],
  keep: [500, 1000],
};
const USUAL = [900, 1900] as const;

function thinkingTime({ rng }: Sight, { type }: Move): number {
  const [from, to] = TIMES[type] ?? USUAL;
  return from + rng.below(to - from);
}

/** A player of that level. */
export const botOf = (level: Level): Bot<TableView, SeatView, Move> => ({
  id: level.id,
  choose(input: Input): BotDecision<Move> | undefined {
    const sight = look(level, input);
    const decision = decisionFor(sight);
    if (!decision) return undefined;
    return { move: decision.move, frame: decision.choice.frame, after: thinkingTime(sight, decision.move) };
  },
});

const best = botOf(chef);

export const bots: readonly Bot<TableView, SeatView, Move>[] = [
  botOf(apprentice),
  botOf(cook),
  best,
  { ...best, id: 'master', ponder: ponderLike(best.choose) },
];
