/** Whether people get a choice, and nobody waits for a bot: whole matches in virtual time, with people who take theirs. */
import { describe, expect, it } from 'vitest';
import { sandwich } from '../../../src/games/sandwich/index.ts';
import type { Options } from '../../../src/games/sandwich/options.ts';
import type { State } from '../../../src/games/sandwich/state.ts';
import { covers } from '../../../src/shared/choices.ts';
import type { AnyGame } from '../../../src/shared/game.ts';
import { range } from '../../../src/shared/lists.ts';
import { seededRng } from '../../../src/shared/rng.ts';
import { type AnyBot, playout } from '../../support/playout.ts';
import { options, presetOptions } from './given.ts';

const game = sandwich as unknown as AnyGame;
const [apprentice, , chef] = sandwich.bots as unknown as readonly [AnyBot, AnyBot, AnyBot];

type Input = Parameters<AnyBot['choose']>[0];

/** As at a real table: what was decided is done in its time, unless it is no longer offered. For one match. */
function steady(bot: AnyBot): AnyBot {
  let plan: (NonNullable<ReturnType<AnyBot['choose']>> & { readonly due: number }) | undefined;
  const stands = ({ choices }: Input) =>
    plan &&
    covers(
      choices.filter(({ frame, blocked }) => frame === plan!.frame && !blocked),
      plan.move,
    );
  return {
    id: bot.id,
    choose(input) {
      if (!stands(input)) {
        const decision = bot.choose(input);
        plan = decision && { ...decision, due: input.now + decision.after };
      }
      return plan && { move: plan.move, frame: plan.frame, after: Math.max(0, plan.due - input.now) };
    },
  };
}

/** From when the question was asked, in ms: the same answer however often it is asked. */
const pace = ({ character, since, seat }: Input, [from, to]: readonly [number, number]): number =>
  since + from + seededRng(character * 31 + since * 7 + seat).below(to - from);

/** Sees a card, and taps it 1.8 to 3.2 s after the flip; takes half a second for another one if it is gone. */
const person: AnyBot = {
  id: 'person',
  choose(input) {
    const grab = input.choices.find(({ id }) => id === 'grab');
    const slot = grab?.slots?.[0];
    if (!grab || slot?.kind !== 'one') return apprentice.choose(input);
    const card = seededRng(input.character + input.since + slot.from.length).pick(slot.from);
    const after = Math.max(500, pace(input, [1800, 3200]) - input.now);
    return { move: { type: 'grab', card }, frame: grab.frame, after };
  },
};

/** The share of a person's cards which nobody else had left a choice about. */
function leftOver(bots: readonly AnyBot[], people: number): number {
  let all = 0;
  let left = 0;
  for (const seed of range(12)) {
    const players = [...Array<AnyBot>(people).fill(person), ...bots];
    const match = { seats: players.length, options: options() };
    const { steps } = playout({ game, match, seed, players: players.map(steady) });
    for (const { before, events } of steps)
      for (const event of events as readonly { type: string; seat: number }[]) {
        if (event.type !== 'took' || event.seat >= people) continue;
        all += 1;
        const open = (before as State).market!.stalls.filter(({ taken }) => !taken);
        if (open.length <= 1 || (event as { how?: string }).how === 'last') left += 1;
      }
  }
  return left / all;
}

describe('in the market', () => {
  it.each([
    ['two people and one chef', 2, [chef]],
    ['two people and two chefs', 2, [chef, chef]],
    ['two people, a chef and an apprentice', 2, [chef, apprentice]],
    ['one person and three chefs', 1, [chef, chef, chef]],
    ['two people and four chefs', 2, [chef, chef, chef, chef]],
    ['four people and two chefs', 4, [chef, chef]],
    ['two people and eight chefs', 2, Array<AnyBot>(8).fill(chef)],
  ] as const)('S-10: of the cards of %s, at most one in three is what was left over', (_, people, bots) => {
    expect(leftOver([...bots], people)).toBeLessThanOrEqual(1 / 3);
  });
});

interface Trading {
  /** How long a person who was ready waited for bots, in ms; the longest. */
  readonly waited: number;
  /** The most offers that a bot made in a round. */
  readonly offers: number;
}

/** One person, who builds in that time and trades with nobody, at a table of chefs. */
function trading(readyAfter: number): Trading {
  const changes: Partial<Options> = { ...presetOptions('booklet-int'), rounds: 1 };
  let waited = 0;
  let offers = 0;
  const builder: AnyBot = {
    id: 'builder',
    choose(input) {
      const { choices, mine, since, now } = input;
      const ready = choices.find(({ id }) => id === 'ready');
      if (!ready) return apprentice.choose(input);
      const left: readonly string[] = mine.hand;
      const after = Math.max(250, since + (readyAfter * (10 - left.length)) / 10 - now);
      const onto = choices.find(({ move }) => move.type === 'place');
      if (left.length === 0) return { move: { type: 'ready' }, frame: ready.frame, after };
      const sandwich = (onto!.move as unknown as { sandwich: number }).sandwich;
      const position = mine.sandwiches[sandwich].cards.length;
      return { move: { type: 'place', card: left[0]!, sandwich, position }, frame: ready.frame, after };
    },
  };
  for (const seed of range(12)) {
    const match = { seats: 4, options: options(changes) };
    const { steps } = playout({ game, match, seed, players: [builder, chef, chef, chef].map(steady) });
    const at = (type: string, seat?: number) =>
      steps.find(({ events }) =>
        events.some(
          (event) =>
            event.type === type && (seat === undefined || (event as never as { seat: number }).seat === seat),
        ),
      )!.at;
    waited = Math.max(waited, at('served') - at('readied', 0));
    const made = steps.flatMap(({ events }) => events.filter(({ type }) => type === 'offered'));
    for (const seat of range(4))
      offers = Math.max(
        offers,
        made.filter((event) => (event as never as { seat: number }).seat === seat).length,
      );
  }
  return { waited, offers };
}

describe('while sandwiches are made', () => {
  it('S-13: nobody who builds at a person’s pace waits for a bot that would rather trade', () => {
    expect(trading(10_000).waited).toBeLessThanOrEqual(500);
    expect(trading(20_000).waited).toBe(0);
  });

  it('S-14: a bot offers at most twice in a round', () => {
    expect(trading(20_000).offers).toBeLessThanOrEqual(2);
  });
});
