/** Whether a bot's temper can be felt, and what it costs: one of it among plain bots of its level. */
import type { AnyGame, GameEvent } from '../../src/shared/game.ts';
import { range } from '../../src/shared/lists.ts';
import { type AnyBot, type Played, playout, type State } from '../../test/support/playout.ts';

/** A fact, and what lay there before and after it was made known. */
export interface Happened {
  readonly event: GameEvent & { readonly seat?: number };
  readonly before: State;
  readonly after: State;
}

/** What one seat did of what a temper's word says: `amount` of so many chances. */
export interface Share {
  readonly amount: number;
  readonly of: number;
}

export interface Signs {
  readonly game: AnyGame;
  /** By temper. */
  readonly of: Readonly<Record<string, (played: Played, seat: number) => Share>>;
}

export const happenedIn = ({ steps }: Played): Happened[] =>
  steps.flatMap(({ events, before, after }) => events.map((event) => ({ event, before, after })));

/** Of all facts of these kinds that are of this seat. */
export const factsOf = (played: Played, seat: number, ...types: readonly string[]): Happened[] =>
  happenedIn(played).filter(({ event }) => event.seat === seat && types.includes(event.type));

export const withTemper = (bot: AnyBot, temper: string): AnyBot => ({
  id: `${bot.id} ${temper}`,
  choose: (input) => bot.choose({ ...input, temper }),
});

export interface Trial {
  readonly signs: Signs;
  readonly options: object;
  readonly seats: number;
  readonly bot: AnyBot;
  readonly temper: string;
  readonly matches: number;
}

/** How often it does what its word says, next to its plain fellows at the same tables; and its wins, shared ones in parts. */
export function tried({ signs, options, seats, bot, temper, matches }: Trial) {
  const { game } = signs;
  const own = { amount: 0, of: 0 };
  const usual = { amount: 0, of: 0 };
  let wins = 0;
  for (const i of range(matches)) {
    const place = i % seats;
    const players = range(seats).map((seat) => (seat === place ? withTemper(bot, temper) : bot));
    const played = playout({ game, match: { seats, options }, seed: 1 + Math.floor(i / seats), players });
    for (const seat of range(seats)) {
      const { amount, of } = signs.of[temper]!(played, seat);
      const into = seat === place ? own : usual;
      into.amount += amount;
      into.of += of;
    }
    const winners = game.outcome(played.end)!.standings.filter(({ rank }) => rank === 1);
    if (winners.some(({ seat }) => seat === place)) wins += 1 / winners.length;
  }
  const rate = ({ amount, of }: Share) => amount / of;
  return { own: rate(own), usual: rate(usual), times: rate(own) / rate(usual), wins };
}
