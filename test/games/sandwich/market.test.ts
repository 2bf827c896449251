import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sandwich } from '../../../src/games/sandwich/index.ts';
import { PACE } from '../../../src/games/sandwich/pace.ts';
import type { Command } from '../../../src/shared/game.ts';
import { dealt, kitchen, market, sellOut, type Table } from './positions.ts';

const grab = (card: string) => ({ type: 'grab', card }) as const;

/** As the host does it: a refused grab may leave a picture behind. */
function grabAsHost(table: Table, seat: number, card: string, frame: string): string {
  const command = { actor: seat, move: grab(card), frame, at: table.at } satisfies Command<unknown>;
  const result = sandwich.decide(table.state, command, table.rng);
  if (result.ok) {
    table.tell(...result.value);
    return 'got it';
  }
  table.tell(...sandwich.witness!(table.state, command, result.refusal));
  return result.refusal.key;
}

const frameOf = (table: Table) => table.frames.at(-1)!.id;

describe('the flip', () => {
  it('S-4: the table counts down, and then all top cards lie open at once', () => {
    const table = dealt(4).timeUp('opening');
    expect(table.table).toMatchObject({ phase: 'countdown', market: null });
    expect(table.timer('countdown')).toMatchObject({ length: PACE.firstCountdown });
    table.timeUp('countdown');
    expect(table.table.market!.stalls.map(({ card }) => card)).toEqual(['bacon', 'ham', 'steak', 'sausage']);
    expect(table.table.players.map(({ pile }) => pile)).toEqual([8, 8, 8, 8]);
  });

  it('S-4: nothing is flipped or grabbed before the countdown is over', () => {
    const table = dealt(4)
      .timeUp('opening')
      .wait(PACE.firstCountdown - 1);
    expect(table.refusal('table', { type: 'timeUp', clock: 'countdown' }).key).toBe('notYet');
    expect(table.refusal(1, grab('bacon')).key).toBe('notNow');
    expect(table.choices(1)).toEqual([]);
  });

  it('S-4: three, two, one between the flips too', () => {
    const table = market(3);
    table.play(0, grab('ham')).play(1, grab('bacon'));
    expect(table.timer('countdown')).toMatchObject({ length: PACE.countdown });
  });

  it('S-10: it goes on until the piles are empty, and everybody has as many as they were dealt', () => {
    for (const [seats, each] of [
      [3, 12],
      [4, 9],
      [6, 9],
    ] as const) {
      const table = kitchen(seats);
      expect(table.table.phase).toBe('prep');
      expect(table.state.players.map(({ owned, pile }) => [owned.length, pile.length])).toEqual(
        Array.from({ length: seats }, () => [each, 0]),
      );
    }
  });
});

describe('grabbing', () => {
  it('S-5: the first grab has the card, the second is told who has it and may grab again', () => {
    const table = market(4).play(0, grab('ham'));
    expect(table.refusal(2, grab('ham'))).toEqual({
      key: 'tooLate',
      params: { seat: { seat: 0 }, card: { card: 'ham' } },
    });
    table.play(2, grab('bacon'));
    expect(table.table.players[2]!.took).toMatchObject({ card: 'bacon', how: 'hand' });
  });

  it('S-5: two players never hold the same card, in whatever order the taps come', () => {
    const taps = fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { maxLength: 40 });
    fc.assert(
      fc.property(taps, (all) => {
        const table = market(6);
        const cards = table.state.market!.stalls.map(({ card }) => card);
        for (const [seat, i] of all) {
          const result = table.decide(seat, grab(cards[i]!));
          if (result.ok) table.tell(...result.value);
        }
        const owned = table.state.players.flatMap((player) => player.owned);
        expect(new Set(owned).size).toBe(owned.length);
        for (const { owned: own } of table.state.players) expect(own.length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 60 },
    );
  });

  it('S-6: one card per flip, not two', () => {
    const table = market(4).play(0, grab('ham'));
    expect(table.refusal(0, grab('steak')).key).toBe('alreadyTook');
    expect(table.choices(0)).toEqual([]);
    expect(table.frames.at(-1)!.actors).toEqual([1, 2, 3]);
  });

  it('S-6: and not zero: the flip waits for everybody', () => {
    const table = market(4).play(0, grab('ham')).play(1, grab('bacon')).wait(60_000);
    expect(table.clocks).toEqual([]);
    expect(table.frames.at(-1)).toMatchObject({ kind: 'market', actors: [2, 3] });
  });

  it('S-7: the own card is drawn, but blocked', () => {
    const table = market(4);
    expect(table.blocked(0, 'grab-own')).toBe('ownCard');
    expect(table.slot(0, 'grab', 'card')).toMatchObject({ from: ['ham', 'steak', 'sausage'] });
    expect(table.refusal(0, grab('bacon')).key).toBe('ownCard');
  });

  it('S-7, S-9: the last card goes to the last player without a tap, own or not', () => {
    const table = market(3).play(0, grab('ham')).play(1, grab('bacon'));
    expect(table.state.players[2]!.owned).toEqual(['steak']);
    expect(table.state.players[2]!.took).toMatchObject({ card: 'steak', how: 'last' });
  });

  it('S-9: also when it is somebody else’s', () => {
    const table = market(3).play(0, grab('ham')).play(2, grab('bacon'));
    expect(table.state.players[1]!.took).toMatchObject({ card: 'steak', how: 'last' });
  });

  it('a card that is not in the market is not to be had', () => {
    expect(market(4).refusal(0, grab('soap')).key).toBe('noSuchCard');
  });
});

describe('the hand on the own card', () => {
  const released = { ownCard: 'release', handOffDelay: 1500 } as const;

  it('S-8: the own card may be had, but only once the hand is off', () => {
    const table = market(4, released);
    expect(table.blocked(0, 'grab-own')).toBe('handOff');
    expect(table.refusal(0, grab('bacon')).key).toBe('handOff');
    expect(table.table.market).toMatchObject({ released: false, releaseAt: table.at + 1500 });
    const [timer] = sandwich.timers(table.state);
    expect(timer).toMatchObject({ kind: 'release', silent: true, due: table.at + 1500 });
    table.timeUp('release');
    expect(table.slot(0, 'grab', 'card')).toMatchObject({ from: ['bacon', 'ham', 'steak', 'sausage'] });
    table.play(0, grab('bacon'));
    expect(table.state.players[0]!.owned).toEqual(['bacon']);
  });

  it('S-8: somebody else’s card needs no waiting', () => {
    const table = market(4, released).play(0, grab('ham'));
    expect(table.state.players[0]!.owned).toEqual(['ham']);
  });

  it('S-8: without a delay the own card is free at once', () => {
    const table = market(4, { ownCard: 'release', handOffDelay: 0 });
    expect(table.clocks).toEqual([]);
    table.play(0, grab('bacon'));
  });

  it('S-8: the question stays the same when the hand comes off, so that no tap is lost', () => {
    const table = market(4, released);
    const before = frameOf(table);
    expect(frameOf(table.timeUp('release'))).toBe(before);
  });
});

describe('the grab clock', () => {
  it('S-11: off, nothing runs', () => {
    expect(market(4).clocks).toEqual([]);
  });

  it('S-11: what is left goes to those who took nothing, nobody their own', () => {
    for (let seed = 0; seed < 20; seed++) {
      const table = market(5, { grabClock: 5 });
      for (let i = 0; i < seed; i++) table.rng.below(2);
      const [owners, flipped] = [table.state.market!.stalls, table.at];
      table.play(0, grab('ham')).timeUp('grab');
      expect(table.at).toBe(flipped + 5000);
      const owned = table.state.players.map((player) => player.owned);
      expect(owned.map((cards) => cards.length)).toEqual([1, 1, 1, 1, 1]);
      for (const [seat, [card]] of owned.entries()) expect(owners[seat]!.card).not.toBe(card);
      expect(table.state.players[1]!.took!.how).toBe('clock');
    }
  });

  it('S-11: with two left, each gets the other’s card', () => {
    const table = market(4, { grabClock: 5 }).play(0, grab('ham')).play(1, grab('bacon')).timeUp('grab');
    expect(table.state.players[2]!.owned).toEqual(['sausage']);
    expect(table.state.players[3]!.owned).toEqual(['steak']);
  });

  it('S-11: where the own card may be had, the lot may give it', () => {
    const got = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const table = market(3, { grabClock: 5, ownCard: 'release', handOffDelay: 0 });
      for (let k = 0; k < i; k++) table.rng.below(2);
      got.add(table.timeUp('grab').state.players[0]!.owned[0]!);
    }
    expect(got).toContain('bacon');
  });
});

describe('the photo finish', () => {
  it('S-5: a grab that loses by less than a blink is still too late, and leaves a picture', () => {
    const table = market(4).wait(412);
    const frame = frameOf(table);
    table.play(0, grab('sausage')).wait(19);
    expect(grabAsHost(table, 1, 'sausage', frame)).toBe('tooLate');
    expect(table.table.photo).toEqual({
      card: 'sausage',
      winner: 0,
      loser: 1,
      winnerMs: 412,
      loserMs: 431,
      gap: 19,
    });
    expect(table.table.players[1]!.late).toEqual(table.table.photo);
    expect(table.state.players[1]!.owned).toEqual([]);
    expect(frameOf(table)).toBe(frame);
  });

  it.each([
    ['149 ms later', 149, 1],
    ['150 ms later', 150, 0],
  ])('S-5: %s', (_, later, pictures) => {
    const table = market(4).wait(412);
    const frame = frameOf(table);
    table.play(0, grab('sausage')).wait(later);
    expect(grabAsHost(table, 1, 'sausage', frame)).toBe('tooLate');
    expect(table.table.market!.finishes).toHaveLength(pictures);
  });

  it('S-5: one picture for each loser of a card, however often they tap', () => {
    const table = market(5);
    const frame = frameOf(table);
    table.play(0, grab('sausage'));
    for (const seat of [1, 1, 2, 1]) grabAsHost(table.wait(10), seat, 'sausage', frame);
    expect(table.table.market!.finishes.map(({ loser }) => loser)).toEqual([1, 2]);
  });

  it('S-5: who has a card already has lost no race', () => {
    const table = market(5);
    const frame = frameOf(table);
    table.play(0, grab('sausage')).play(1, grab('bacon')).wait(5);
    grabAsHost(table, 1, 'sausage', frame);
    expect(table.table.market!.finishes).toEqual([]);
  });

  it('S-5, S-9: the last race of a flip is seen too: the loser’s tap comes after the last card found its way', () => {
    const table = market(3);
    const frame = frameOf(table);
    table.play(0, grab('ham')).wait(100).play(1, grab('bacon')).wait(8);
    expect(table.state.phase.kind).toBe('countdown');
    expect(table.frames.map(({ id }) => id)).toContain(frame);
    expect(table.blocked(2, 'late:bacon')).toBe('tooLate');
    expect(table.choices(0)).toEqual([]);
    expect(grabAsHost(table, 2, 'bacon', frame)).toBe('tooLate');
    expect(table.table.photo).toMatchObject({ winner: 1, loser: 2, gap: 8 });
    table.timeUp('countdown');
    expect(table.table.photo).toBeNull();
  });

  it('S-5: a grab meant for an earlier flip leaves nothing', () => {
    const table = market(3);
    const old = frameOf(table);
    table.play(0, grab('ham')).play(1, grab('bacon')).timeUp('countdown');
    const [stall] = table.state.market!.stalls;
    table.play(1, grab(stall!.card)).wait(5);
    grabAsHost(table, 2, stall!.card, old);
    expect(table.table.market!.finishes).toEqual([]);
  });

  it('S-5: the closest of the match is remembered', () => {
    const table = market(4);
    const frame = frameOf(table);
    table.play(0, grab('sausage')).wait(40);
    grabAsHost(table, 1, 'sausage', frame);
    table.play(1, grab('bacon')).wait(12);
    grabAsHost(table, 2, 'bacon', frame);
    expect(table.table.closest).toMatchObject({ winner: 1, loser: 2, gap: 12 });
  });
});

describe('after the market', () => {
  it('S-10: the last takings stay in sight for a moment, then it is off to the kitchen', () => {
    const table = sellOut(market(4));
    expect(table.table.phase).toBe('closing');
    expect(table.table.market).not.toBeNull();
    table.timeUp('closing');
    expect(table.table).toMatchObject({ phase: 'prep', market: null });
  });

  it('S-12: taken cards are face down for others, or face up', () => {
    expect(kitchen(4).table.players.every(({ shown }) => shown === null)).toBe(true);
    const table = kitchen(4, { takenFaceUp: true });
    expect(table.table.players.map(({ shown }) => shown)).toEqual(
      table.state.players.map(({ owned }) => owned),
    );
  });

  it('S-12: face up tells what somebody has, not on which sandwich it lies', () => {
    const table = kitchen(4, { takenFaceUp: true });
    const before = table.table.players[0]!.shown;
    table.play(0, { type: 'place', card: table.mine(0).hand[4]!, sandwich: 1, position: 0 });
    expect(table.table.players[0]!.shown).toEqual(before);
    expect(table.table.players[0]!.placed).toBe(1);
  });
});
