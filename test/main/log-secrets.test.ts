/** What can be looked up of a match, as somebody would who wants to know more than they saw. */
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import type { Options } from '../../src/games/sandwich/options.ts';
import type { State as Sandwich } from '../../src/games/sandwich/state.ts';
import { told } from '../../src/main/table/told.ts';
import type { Happened } from '../../src/shared/event-draft.ts';
import type { AnyGame, GameEvent, Notice, SeatIndex } from '../../src/shared/game.ts';
import { range } from '../../src/shared/lists.ts';
import { options } from '../games/sandwich/given.ts';
import { casesOf } from '../support/cases.ts';
import { type Played, playout } from '../support/playout.ts';

const gameOf = (id: string): AnyGame => games.find((game) => game.id === id)!;

/** All facts of a match, with the state before and after each. */
function factsOf(game: AnyGame, { match, opening, steps }: Played) {
  const facts: { before: unknown; event: GameEvent; state: unknown }[] = [];
  let before: unknown = game.initial(match);
  for (const event of [...opening, ...steps.flatMap(({ events }) => events)]) {
    const state: unknown = game.evolve(before, event);
    facts.push({ before, event, state });
    before = state;
  }
  return facts;
}

const stringsIn = (value: unknown, into = new Set<string>()): Set<string> => {
  if (typeof value === 'string') into.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) stringsIn(item, into.add(key));
  return into;
};

const kindOf = (card: string): string => card.split('~')[0]!;

const cardsOf = (notice: Notice): string[] =>
  Object.values((notice as { params?: object }).params ?? {}).flatMap((value) =>
    typeof value === 'object' && value !== null && 'card' in value ? [kindOf(String(value.card))] : [],
  );

const seatsIn = (notice: Notice): SeatIndex[] =>
  [notice, ...Object.values((notice as { params?: object }).params ?? {})].flatMap((value) =>
    typeof value === 'object' && value !== null && 'seat' in value ? [value.seat as SeatIndex] : [],
  );

const logOf = (
  game: AnyGame,
  seats: number,
  happened: readonly Happened<unknown, GameEvent>[],
  seat: SeatIndex,
): readonly Notice[] => {
  const { everybody, own } = told(
    game,
    seats,
    happened.map((fact) => ({ ...fact, at: 0 })),
  );
  return [...everybody, ...own[seat]!];
};

describe.each(games.filter(({ kind }) => kind === 'game').map(({ id }) => id))('the log of %s', (id) => {
  test('what a seat can look up names no card that its screen did not show when it happened', () => {
    const game = gameOf(id);
    let cards = 0;
    for (const preset of game.presets) {
      const { match } = casesOf([{ ...game, presets: [preset] }]).find(({ match }) => match.seats >= 3)!;
      const { seats } = match;
      const played = playout({ game, match, seed: 5, players: 'bots' });
      for (const { before, event, state } of factsOf(game, played).slice(played.opening.length))
        for (const seat of range(seats)) {
          const shown = new Set(
            [before, state].flatMap((at) =>
              [...stringsIn([game.tableView(at), game.seatView(at, seat)])].map(kindOf),
            ),
          );
          const named = logOf(game, seats, [{ event, state }], seat).flatMap(cardsOf);
          cards += named.length;
          expect(
            named.filter((card) => !shown.has(card)),
            `${event.type} at ${seat}`,
          ).toEqual([]);
        }
    }
    if (id !== 'sandwich') expect(cards).toBeGreaterThan(100);
  });
});

/** Plates whose cook the log names: a line with the cook and an ingredient, or with the cook and the plate. */
function namedCooks(log: readonly Notice[], { tastings, turn }: Sandwich, seat: SeatIndex): string[] {
  return tastings.slice(turn).flatMap(({ plates, ranked }) =>
    ranked
      ? []
      : plates.flatMap(({ id, cook, cards, line }) =>
          log.some((notice) => {
            if (cook === seat || !seatsIn(notice).includes(cook)) return false;
            const words = stringsIn(notice);
            return (
              cardsOf(notice).some((card) => cards.map(kindOf).includes(card)) ||
              words.has(id) ||
              words.has(line ?? ' ')
            );
          })
            ? [id]
            : [],
        ),
  );
}

/** Ingredients that lie face down at somebody, and are named by the log together with them. */
function lookedUp(log: readonly Notice[], { players }: Sandwich, seat: SeatIndex): string[] {
  return players.flatMap(({ owned }, holder) =>
    holder === seat
      ? []
      : owned.filter((card) =>
          log.some((notice) => seatsIn(notice).includes(holder) && cardsOf(notice).includes(kindOf(card))),
        ),
  );
}

const sandwich = gameOf('sandwich');

function whatIsFound(changes: Partial<Options>, find: typeof lookedUp, during: readonly string[]): string[] {
  const found: string[] = [];
  let looked = 0;
  for (const seed of [3, 4, 5]) {
    const match = { seats: 4, options: options(changes) };
    const played = playout({ game: sandwich, match, seed, players: seed === 3 ? 'chance' : 'bots' });
    const facts = factsOf(sandwich, played);
    for (const [n, { state }] of facts.entries()) {
      const now = state as Sandwich;
      if (!during.includes(now.phase) || n % 5 !== 0) continue;
      looked += 1;
      for (const seat of range(4))
        found.push(...find(logOf(sandwich, 4, facts.slice(0, n + 1), seat), now, seat));
    }
  }
  expect(looked).toBeGreaterThan(0);
  return found;
}

const PREPARING = ['market', 'stacking', 'closing', 'prep'];
const TASTING = ['serving', 'asking', 'named', 'selling', 'reveal', 'pitch', 'rank', 'together'];

test('S-21: from the log alone nobody can name the cook of one blind sandwich', () => {
  for (const changes of [
    { blindTasting: true, takenFaceUp: true },
    { blindTasting: true, trading: true },
    { blindTasting: true, pitch: true, trading: true, takenFaceUp: true },
    { blindTasting: true, chefsSuggestion: true },
    { blindTasting: true, tasteTogether: true, pitch: true },
  ])
    expect(whatIsFound(changes, namedCooks, TASTING), JSON.stringify(changes)).toEqual([]);
});

test('S-12: from the log alone no card that lies face down at somebody can be looked up', () => {
  for (const changes of [{}, { trading: true }, { trading: true, ownCard: 'release' as const }])
    expect(whatIsFound(changes, lookedUp, PREPARING), JSON.stringify(changes)).toEqual([]);
});

test('S-12: lying face up, what was taken is in the log', () => {
  expect(whatIsFound({ takenFaceUp: true }, lookedUp, PREPARING).length).toBeGreaterThan(10);
});
