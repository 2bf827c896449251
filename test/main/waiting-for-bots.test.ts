/** How long somebody who sits alone with bots waits for them: whole matches, in the table's own time. */
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { MatchInMemory } from '../../src/main/table/match-in-memory.ts';
import { botSeat, type Seat } from '../../src/main/table/seats.ts';
import { fillAtRandom } from '../../src/shared/choices.ts';
import type { AnyGame } from '../../src/shared/game.ts';
import { seededRng } from '../../src/shared/rng.ts';
import { optionsOf } from '../support/position.ts';

/** What is worth watching while one waits. In Sandwich nobody waits for a turn. */
const MOMENTS: Readonly<Record<string, readonly string[]>> = {
  masters: ['claimed', 'inspected', 'attacked', 'lost', 'event-began'],
  wars: ['completed', 'hired', 'opportunity-used'],
  plate: ['dealt', 'napkin-played', 'napkin-allowed', 'traded', 'bid-placed', 'opted-out', 'bid-turned'],
};
const MOST_MS = 12_000;
const ME = 0;

/**
 * The stretches, in ms, in which nothing interesting happens to a person among four bots of that level, who answers at
 * once, as the simplest bot would.
 */
function dullStretches(game: AnyGame, level: string, seed: number): number[] {
  const rng = seededRng(seed);
  const seats: Seat[] = [];
  for (let seat = 0; seat < 5; seat++) seats.push(botSeat(seats, level, rng));
  const match = new MatchInMemory({
    game,
    seats: seats.map((seat, i) => (i === ME ? { ...seat, kind: 'person', level: null } : seat)),
    options: optionsOf(game),
    rng,
  });
  const stretches: number[] = [];
  let since: number | null = null;
  while (!match.latest.match.outcome) {
    const { views } = match;
    const open = views.choices(ME).filter(({ blocked }) => !blocked);
    const isMyTurn = views.frames.at(-1)?.actors.includes(ME) && open.length > 0;
    if (isMyTurn && since !== null) {
      stretches.push(match.at - since);
      since = null;
    }
    if (isMyTurn) {
      const asking = { seat: ME, seats: seats.length, character: seed, now: match.at, rng };
      const seen = { table: views.table, mine: views.seat(ME), frames: views.frames, choices: open };
      const decided = game.bots[0]!.choose({ ...asking, ...seen, since: views.askedSince });
      const choice = rng.pick(open);
      const wish = decided ?? { move: fillAtRandom(choice, rng), frame: choice.frame };
      expect(match.play({ actor: ME, move: wish.move, frame: wish.frame }, match.at).ok).toBe(true);
    } else {
      since ??= match.at;
      expect(match.goOn()).toBe(true);
      if (!match.latest.commit.events.some(({ type }) => MOMENTS[game.id]!.includes(type))) continue;
      stretches.push(match.at - since);
      since = match.at;
    }
  }
  return stretches;
}

describe.each(games.filter(({ id }) => id in MOMENTS))('one person among four bots ($id)', (game) => {
  it.each(game.bots.map(({ id }) => id))(
    'waits at most 12 s where nothing interesting happens (%s)',
    (level) => {
      const stretches = [1, 2].flatMap((seed) => dullStretches(game, level, seed));
      expect(stretches.length).toBeGreaterThan(20);
      expect(Math.max(...stretches)).toBeLessThanOrEqual(MOST_MS);
    },
  );
});
