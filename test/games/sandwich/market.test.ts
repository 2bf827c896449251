import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PACE } from '../../../src/games/sandwich/frames.ts';
import { dealt, kitchen, market, type SandwichPosition, sellOut } from './given.ts';

const grab = (card: string) => ({ type: 'grab', card }) as const;

/** The frame of the flip that lies there. */
const flipFrame = (play: SandwichPosition) => play.top.id;

describe('the flip', () => {
  it('S-4: the table counts down, and then all top cards lie open at once', () => {
    const play = dealt(4).timeUp('opening');
    expect(play.table).toMatchObject({ phase: 'countdown', market: null });
    expect(play.clock('countdown')).toMatchObject({ length: PACE.firstCountdown });
    play.timeUp('countdown');
    expect(play.table.market!.stalls.map(({ card }) => card)).toEqual(['bacon', 'ham', 'steak', 'sausage']);
    expect(play.table.players.map(({ pile }) => pile)).toEqual([8, 8, 8, 8]);
  });

  it('S-4: nothing is flipped or grabbed before the countdown is over', () => {
    const play = dealt(4).timeUp('opening');
    expect(play.clocks).toMatchObject([{ kind: 'countdown', due: play.at + PACE.firstCountdown }]);
    expect(play.refusal(1, { type: 'time-up', clock: 'countdown' })?.key).toBe('not-now');
    expect(play.refusal('table', { type: 'time-up', clock: 'grab' })?.key).toBe('not-now');
    expect(play.refusal(1, grab('bacon'))?.key).toBe('not-now');
    expect(play.offered('table')).toEqual([]);
    expect(play.choices(1)).toEqual([]);
  });

  it('S-4: three, two, one between the flips too', () => {
    const play = market(3);
    play.when(0, grab('ham')).when(1, grab('bacon'));
    expect(play.clock('countdown')).toMatchObject({ length: PACE.countdown });
  });

  it('S-10: it goes on until the piles are empty, and everybody has as many as they were dealt', () => {
    for (const [seats, each] of [
      [3, 12],
      [4, 9],
      [6, 9],
    ] as const) {
      const play = kitchen(seats);
      expect(play.table.phase).toBe('prep');
      expect(play.state.players.map(({ owned, pile }) => [owned.length, pile.length])).toEqual(
        Array.from({ length: seats }, () => [each, 0]),
      );
    }
  });
});

describe('grabbing', () => {
  it('S-5: the first grab has the card, the second is told who has it and may grab again', () => {
    const play = market(4).when(0, grab('ham'));
    expect(play.refusal(2, grab('ham'))).toEqual({
      key: 'too-late',
      params: { seat: { seat: 0 }, card: { card: 'ham' } },
    });
    play.when(2, grab('bacon'));
    expect(play.table.players[2]!.took).toMatchObject({ card: 'bacon', how: 'hand' });
  });

  it('S-5: two players never hold the same card, in whatever order the taps come', () => {
    const taps = fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { maxLength: 40 });
    fc.assert(
      fc.property(taps, (all) => {
        const play = market(6);
        const cards = play.state.market!.stalls.map(({ card }) => card);
        for (const [seat, i] of all) play.tries(seat, grab(cards[i]!));
        const owned = play.state.players.flatMap((player) => player.owned);
        expect(new Set(owned).size).toBe(owned.length);
        for (const { owned: own } of play.state.players) expect(own.length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 60 },
    );
  });

  it('S-6: one card per flip, not two', () => {
    const play = market(4).when(0, grab('ham'));
    expect(play.refusal(0, grab('steak'))?.key).toBe('already-took');
    expect(play.choices(0)).toEqual([]);
    expect(play.top.actors).toEqual([1, 2, 3]);
  });

  it('S-6: and not zero: the flip waits for everybody', () => {
    const play = market(4).when(0, grab('ham')).when(1, grab('bacon')).wait(60_000);
    expect(play.clockKinds).toEqual([]);
    expect(play.top).toMatchObject({ kind: 'market', actors: [2, 3] });
  });

  it('S-7: the own card is drawn, but blocked', () => {
    const play = market(4);
    expect(play.blocked(0, 'grab-own')).toBe('own-card');
    expect(play.slot(0, 'grab', 'card')).toMatchObject({ from: ['ham', 'steak', 'sausage'] });
    expect(play.refusal(0, grab('bacon'))?.key).toBe('own-card');
  });

  it('S-7, S-9: the last card goes to the last player without a tap, own or not', () => {
    const play = market(3).when(0, grab('ham')).when(1, grab('bacon'));
    expect(play.state.players[2]!.owned).toEqual(['steak']);
    expect(play.state.players[2]!.took).toMatchObject({ card: 'steak', how: 'last' });
  });

  it('S-9: also when it is somebody else’s', () => {
    const play = market(3).when(0, grab('ham')).when(2, grab('bacon'));
    expect(play.state.players[1]!.took).toMatchObject({ card: 'steak', how: 'last' });
  });

  it('a card that is not in the market is not to be had', () => {
    expect(market(4).refusal(0, grab('soap'))?.key).toBe('no-such-card');
  });
});

describe('the hand on the own card', () => {
  const released = { ownCard: 'release', handOffDelay: 1500 } as const;

  it('S-8: the own card may be had, but only once the hand is off', () => {
    const play = market(4, released);
    expect(play.blocked(0, 'grab-own')).toBe('hand-off');
    expect(play.refusal(0, grab('bacon'))?.key).toBe('hand-off');
    expect(play.table.market).toMatchObject({ released: false, releaseAt: play.at + 1500 });
    expect(play.clocks).toMatchObject([{ kind: 'release', silent: true, due: play.at + 1500 }]);
    play.timeUp('release');
    expect(play.slot(0, 'grab', 'card')).toMatchObject({ from: ['bacon', 'ham', 'steak', 'sausage'] });
    play.when(0, grab('bacon'));
    expect(play.state.players[0]!.owned).toEqual(['bacon']);
  });

  it('S-8: somebody else’s card needs no waiting', () => {
    const play = market(4, released).when(0, grab('ham'));
    expect(play.state.players[0]!.owned).toEqual(['ham']);
  });

  it('S-8: without a delay the own card is free at once', () => {
    const play = market(4, { ownCard: 'release', handOffDelay: 0 });
    expect(play.clockKinds).toEqual([]);
    play.when(0, grab('bacon'));
  });

  it('S-8: the question stays the same when the hand comes off, so that no tap is lost', () => {
    const play = market(4, released);
    const before = flipFrame(play);
    expect(flipFrame(play.timeUp('release'))).toBe(before);
  });
});

describe('the grab clock', () => {
  it('S-11: off, nothing runs', () => {
    expect(market(4).clockKinds).toEqual([]);
  });

  it('S-11: what is left goes to those who took nothing, nobody their own', () => {
    for (let seed = 0; seed < 20; seed++) {
      const play = market(5, { grabClock: 5 });
      for (let i = 0; i < seed; i++) play.rng.below(2);
      const [owners, flipped] = [play.state.market!.stalls, play.at];
      play.when(0, grab('ham')).timeUp('grab');
      expect(play.at).toBe(flipped + 5000);
      const owned = play.state.players.map((player) => player.owned);
      expect(owned.map((cards) => cards.length)).toEqual([1, 1, 1, 1, 1]);
      for (const [seat, [card]] of owned.entries()) expect(owners[seat]!.card).not.toBe(card);
      expect(play.state.players[1]!.took!.how).toBe('clock');
    }
  });

  it('S-11: with two left, each gets the other’s card', () => {
    const play = market(4, { grabClock: 5 }).when(0, grab('ham')).when(1, grab('bacon')).timeUp('grab');
    expect(play.state.players[2]!.owned).toEqual(['sausage']);
    expect(play.state.players[3]!.owned).toEqual(['steak']);
  });

  it('S-11: where the own card may be had, the lot may give it', () => {
    const got = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const play = market(3, { grabClock: 5, ownCard: 'release', handOffDelay: 0 });
      for (let k = 0; k < i; k++) play.rng.below(2);
      got.add(play.timeUp('grab').state.players[0]!.owned[0]!);
    }
    expect(got).toContain('bacon');
  });
});

describe('the photo finish', () => {
  it('S-5: a grab that loses by less than a blink is still too late, and leaves a picture', () => {
    const play = market(4).wait(412);
    const frame = flipFrame(play);
    play.when(0, grab('sausage')).wait(19);
    expect(play.tries(1, grab('sausage'), frame)?.key).toBe('too-late');
    expect(play.table.photo).toEqual({
      card: 'sausage',
      winner: 0,
      loser: 1,
      winnerMs: 412,
      loserMs: 431,
      gap: 19,
    });
    expect(play.table.players[1]!.late).toEqual(play.table.photo);
    expect(play.state.players[1]!.owned).toEqual([]);
    expect(flipFrame(play)).toBe(frame);
  });

  it.each([
    ['149 ms later', 149, 1],
    ['150 ms later', 150, 0],
  ])('S-5: %s', (_, later, pictures) => {
    const play = market(4).wait(412);
    const frame = flipFrame(play);
    play.when(0, grab('sausage')).wait(later);
    expect(play.tries(1, grab('sausage'), frame)?.key).toBe('too-late');
    expect(play.table.market!.finishes).toHaveLength(pictures);
  });

  it('S-5: one picture for each loser of a card, however often they tap', () => {
    const play = market(5);
    const frame = flipFrame(play);
    play.when(0, grab('sausage'));
    for (const seat of [1, 1, 2, 1]) play.wait(10).tries(seat, grab('sausage'), frame);
    expect(play.table.market!.finishes.map(({ loser }) => loser)).toEqual([1, 2]);
  });

  it('S-5: who has a card already has lost no race', () => {
    const play = market(5);
    const frame = flipFrame(play);
    play.when(0, grab('sausage')).when(1, grab('bacon')).wait(5);
    play.tries(1, grab('sausage'), frame);
    expect(play.table.market!.finishes).toEqual([]);
  });

  it('S-5, S-9: the last race of a flip is seen too: the loser’s tap comes after the last card found its way', () => {
    const play = market(3);
    const frame = flipFrame(play);
    play.when(0, grab('ham')).wait(100).when(1, grab('bacon')).wait(8);
    expect(play.state.phase).toBe('countdown');
    expect(play.frames.map(({ id }) => id)).toContain(frame);
    expect(play.blocked(2, 'late:bacon')).toBe('too-late');
    expect(play.choices(0)).toEqual([]);
    expect(play.tries(2, grab('bacon'), frame)?.key).toBe('too-late');
    expect(play.table.photo).toMatchObject({ winner: 1, loser: 2, gap: 8 });
    play.timeUp('countdown');
    expect(play.table.photo).toBeNull();
  });

  it('S-5: a grab meant for an earlier flip leaves nothing', () => {
    const play = market(3);
    const old = flipFrame(play);
    play.when(0, grab('ham')).when(1, grab('bacon')).timeUp('countdown');
    const [stall] = play.state.market!.stalls;
    play.when(1, grab(stall!.card)).wait(5);
    play.tries(2, grab(stall!.card), old);
    expect(play.table.market!.finishes).toEqual([]);
  });

  it('S-5: the closest of the match is remembered', () => {
    const play = market(4);
    const frame = flipFrame(play);
    play.when(0, grab('sausage')).wait(40);
    play.tries(1, grab('sausage'), frame);
    play.when(1, grab('bacon')).wait(12);
    play.tries(2, grab('bacon'), frame);
    expect(play.table.closest).toMatchObject({ winner: 1, loser: 2, gap: 12 });
    play.when(2, grab('ham')).wait(12);
    play.tries(3, grab('ham'), frame);
    expect(play.table.photo).toMatchObject({ winner: 2, loser: 3, gap: 12 });
    expect(play.table.closest, 'of equally close ones the first').toMatchObject({ winner: 1, loser: 2 });
  });
});

describe('after the market', () => {
  it('S-10: the last takings stay in sight for a moment, then it is off to the kitchen', () => {
    const play = sellOut(market(4));
    expect(play.table.phase).toBe('closing');
    expect(play.table.market).not.toBeNull();
    play.timeUp('closing');
    expect(play.table).toMatchObject({ phase: 'prep', market: null });
  });

  it('S-12: taken cards are face down for others, or face up', () => {
    expect(kitchen(4).table.players.every(({ shown }) => shown === null)).toBe(true);
    const play = kitchen(4, { takenFaceUp: true });
    expect(play.table.players.map(({ shown }) => shown)).toEqual(
      play.state.players.map(({ owned }) => owned),
    );
  });

  it('S-12: face up tells what somebody has, not on which sandwich it lies', () => {
    const play = kitchen(4, { takenFaceUp: true });
    const before = play.table.players[0]!.shown;
    play.when(0, { type: 'place', card: play.hand(0)[4]!, sandwich: 1, position: 0 });
    expect(play.table.players[0]!.shown).toEqual(before);
    expect(play.table.players[0]!.placed).toBe(1);
  });
});
