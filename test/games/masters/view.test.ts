import { describe, expect, it } from 'vitest';
import type { Event } from '../../../src/games/masters/events.ts';
import { masters } from '../../../src/games/masters/index.ts';
import { noticeFor } from '../../../src/games/masters/notices.ts';
import type { State } from '../../../src/games/masters/state.ts';
import type { Happened } from '../../../src/shared/event-draft.ts';
import type { Rng } from '../../../src/shared/rng.ts';
import { playout } from '../../support/playout.ts';
import { kitchen, OPTIONS } from './given.ts';

/** The same position for this seat: all that it cannot know is dealt anew. */
function reshuffled(state: State, seat: number | 'table', rng: Rng): State {
  const hidden = state.players.filter((player) => player.seat !== seat);
  const pool = rng.shuffle([...state.white.deck, ...hidden.flatMap(({ hand }) => hand)]);
  const players = state.players.map((player) =>
    player.seat === seat ? player : { ...player, hand: pool.splice(0, player.hand.length) },
  );
  const chosen = state.event?.chosen.map((cards, i) =>
    i === seat || cards === null ? cards : players[i]!.hand.slice(0, cards.length),
  );
  return {
    ...state,
    players,
    white: { deck: pool, discards: rng.shuffle(state.white.discards) },
    black: { deck: rng.shuffle(state.black.deck), discards: state.black.discards },
    event: state.event && { ...state.event, chosen: chosen! },
  };
}

/** Every fact of a match, with the state after it. */
function happened(seats: number, seed: number): Happened<State, Event>[] {
  const match = { seats, options: OPTIONS };
  const { opening, steps } = playout({ game: masters, match, seed, players: 'chance' });
  let state = masters.initial(match);
  return [...opening, ...steps.flatMap(({ events }) => events)].map((fact) => {
    const event = fact as Event;
    state = masters.evolve(state, event);
    return { event, state };
  });
}

describe('secrets', () => {
  it('no screen can tell two positions apart which differ only in what is hidden from it', () => {
    let visits = 0;
    const shows = (state: State, viewer: number | 'table') =>
      JSON.stringify([
        masters.tableView(state),
        masters.frames(state),
        masters.clocks(state),
        viewer === 'table' ? null : [masters.seatView(state, viewer), masters.choices(state, viewer)],
      ]);
    for (const seats of [2, 4, 6])
      playout({
        game: masters,
        match: { seats, options: OPTIONS },
        seed: seats,
        players: 'chance',
        visit(state: State, rng) {
          visits += 1;
          if (visits % 5 > 0) return;
          for (const viewer of ['table', ...state.players.map(({ seat }) => seat)] as const)
            expect(shows(reshuffled(state, viewer, rng), viewer)).toBe(shows(state, viewer));
        },
      });
    expect(visits).toBeGreaterThan(1000);
  });

  it('no notice holds a card that its viewer may not see', () => {
    const secret = new Set(['opened', 'reshuffled', 'drew', 'chose', 'hands-turned']);
    for (const { event, state } of happened(4, 44)) {
      const told = noticeFor(event, 'table', state);
      const inHands = new Set(state.players.flatMap(({ hand }) => hand));
      if (secret.has(event.type)) expect(told?.cards).toBeUndefined();
      for (const card of told?.cards ?? []) expect(inHands).not.toContain(card);
      for (const { seat, hand } of state.players)
        for (const card of noticeFor(event, seat, state)?.cards ?? []) expect(hand).toContain(card);
    }
  });

  it('what a seat drew, was passed or got as a new hand, only its own phone is told', () => {
    const told = new Set<string>();
    for (const seed of [31, 32, 33, 34])
      for (const { event, state } of happened(3, seed))
        for (const { seat } of state.players) {
          const own = noticeFor(event, seat, state);
          if (own) told.add(own.type);
          if (event.type === 'drew' && event.seat !== seat) expect(own).toBeUndefined();
        }
    expect(told).toEqual(new Set(['drew-yours', 'received-yours', 'hand-yours']));
  });
});

describe('the table', () => {
  it('shows who did what to whom', () => {
    const table = kitchen({
      people: [
        { hand: 'strict chilli sauce', sandwiches: ['bread'] },
        { sandwiches: ['bread goo'], money: 9 },
      ],
    });
    table.when(0, { type: 'report', card: table.card(0, 'strict'), sandwich: 'b0' });
    expect(table.table).toMatchObject({
      inspection: { card: 'strict~1', by: 0, victim: 1, sandwich: 'b0', bribe: 6, takes: 'sandwich' },
    });
    table.when(1, { type: 'bribe' }).plays(0, 'sauce', 'a0');
    expect(table.table).toMatchObject({
      inspection: null,
      players: [
        {
          hand: 1,
          bad: 1,
          last: [
            { did: 'inspect', to: 1 },
            { did: 'play', cards: ['sauce~1'] },
          ],
        },
        { money: 3 },
      ],
      turn: { mode: 'play', symbol: 'strict' },
    });
  });

  it('keeps what did not change: the same object for the same piece of state', () => {
    const table = kitchen({ people: [{ hand: 'bread' }, { sandwiches: ['bread goo'] }, {}] });
    const before = table.table;
    table.plays(0, 'bread', 'new');
    const after = table.table;
    expect(after.players[1]).toBe(before.players[1]);
    expect(after.bar).toBe(before.bar);
    expect(after.players[0]).not.toBe(before.players[0]);
  });

  it('remembers every order that was filled, for the results', () => {
    const table = kitchen({
      people: [{ hand: 'bread', sandwiches: ['bread tomato bacon lettuce'] }, {}],
    });
    table.plays(0, 'bread', 'a0').when(0, { type: 'claim', sandwich: 'a0', order: 'blt' });
    expect(table.state.completed).toMatchObject([
      { seat: 0, order: { id: 'blt', name: null }, pays: 6, turn: 1 },
    ]);
    expect(table.table).toMatchObject({
      players: [
        { completed: 1, money: 6, last: [{ did: 'play' }, { did: 'claim', order: { id: 'blt' } }] },
        {},
      ],
    });
  });
});
