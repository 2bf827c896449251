import { describe, expect, it } from 'vitest';
import { ingredients, opportunities } from '../../../src/games/wars/cards.ts';
import { wars } from '../../../src/games/wars/index.ts';
import { atTable, opening } from './positions.ts';

const pay = (tokens: number, back: ('meats' | 'eggs' | 'cheeses')[] = []) => ({
  type: 'upkeep' as const,
  tokens,
  back,
});

describe('the end of a turn', () => {
  it('W-17: cards with an end-of-turn sign pay out, and each assistant brings a card', () => {
    const after = atTable({
      players: { 0: { zone: ['fried-egg', 'fondue', 'pineapple'], assistants: ['meats', 'eggs'] } },
    }).endTurn();
    expect(after.player()).toMatchObject({ coins: 10 + 8 + 1, tokens: 1 });
    expect(after.player().hand).toHaveLength(1 + 2);
    expect(after.question).toBe('upkeep');
  });

  it('W-17 to W-21: the steps come in their order', () => {
    const upkeep = atTable({
      players: {
        0: {
          zone: ['fried-egg', 'brie'],
          assistants: ['meats'],
          hand: ['ham', 'tomato', 'onion', 'butter', 'steak'],
        },
      },
      row: ['doorstep', 'mid-morning', 'notary', 'jury-club', 'leaning-tower'],
    })
      .do({ type: 'order', order: 'doorstep', use: ['brie'] }, { type: 'split', coins: 2 })
      .endTurn();
    expect(upkeep.types()).toEqual(['closing', 'gained', 'drew']);
    expect(upkeep.state.row[0]).toBeNull();
    const discard = upkeep.do(pay(0));
    expect(discard.types()).toEqual(['upkeep-paid', 'row-filled']);
    expect(discard.question).toBe('discard');
    const over = discard.do({ type: 'discard', cards: ['onion'] });
    expect(over.types()).toEqual(['discarded', 'turn-ended', 'turn-began']);
  });

  it.each([
    { coins: 10, tokens: 3, min: 0, max: 2 },
    { coins: 3, tokens: 3, min: 1, max: 2 },
    { coins: 1, tokens: 3, min: 2, max: 2 },
    { coins: 10, tokens: 1, min: 0, max: 1 },
    { coins: 4, tokens: 0, min: 0, max: 0 },
  ])(
    'W-18: two assistants from $coins coins and $tokens tokens: $min to $max in tokens',
    ({ coins, tokens, min, max }) => {
      const due = atTable({
        actions: 0,
        players: { 0: { coins, tokens, assistants: ['meats', 'eggs'] } },
      }).do({ type: 'end-turn' });
      expect(due.choices()[0]!.slots![0]).toEqual({ name: 'tokens', kind: 'number', min, max });
      for (let inTokens = min; inTokens <= max; inTokens++)
        expect(due.do(pay(inTokens)).player()).toMatchObject({
          coins: coins - 2 * (2 - inTokens),
          tokens: tokens - inTokens,
          assistants: ['meats', 'eggs'],
        });
      expect(due.refusal(pay(max + 1))).toEqual({ key: 'cannot-pay-like-this' });
      if (min > 0) expect(due.refusal(pay(min - 1))).toEqual({ key: 'cannot-pay-like-this' });
    },
  );

  it('W-18: after paying, each may be sent back or kept', () => {
    const due = atTable({ actions: 0, players: { 0: { assistants: ['meats', 'eggs'] } } }).do({
      type: 'end-turn',
    });
    const one = due.do(pay(0, ['meats']));
    expect(one.player()).toMatchObject({ coins: 6, assistants: ['eggs'] });
    expect(one.state.free).toContain('meats');
    expect(due.do(pay(0, ['eggs', 'meats'])).player().assistants).toEqual([]);
    expect(due.refusal(pay(0, ['cheeses']))).toEqual({ key: 'not-your-assistant' });
  });

  it('W-18: who cannot pay for all pays what they can, then sends ALL back', () => {
    const after = atTable({
      actions: 0,
      players: { 0: { coins: 3, tokens: 1, assistants: ['meats', 'eggs', 'cheeses'] } },
    }).do({ type: 'end-turn' });
    expect(after.player()).toMatchObject({ coins: 1, tokens: 0, assistants: [] });
    expect(after.state.free).toHaveLength(7);
    expect(after.state.active).toBe(1);
    expect(after.player().ledger.at(-1)).toMatchObject({ tokens: -1, from: { rule: 'W-18' } });
  });

  it('W-19: the row is filled to 5 by W-6 after an order was completed', () => {
    const start = atTable({
      players: { 0: { zone: ['brie'] } },
      row: ['doorstep', 'high-five', 'notary', 'monument', 'jury-club'],
      orderDeck: ['skyscraper', 'duet', 'ferry'],
    });
    const served = start.do({ type: 'order', order: 'doorstep', use: ['brie'] }, { type: 'split', coins: 1 });
    expect(served.state.row).toContain(null);
    const after = served.endTurn();
    expect(after.state.row).toEqual(['duet', 'high-five', 'notary', 'monument', 'jury-club']);
    expect(after.state.orderDeck).toEqual(['ferry', 'skyscraper']);
  });

  it('W-20: down to 5 cards, exactly, at the end of the own turn', () => {
    const hand = ['ham', 'tomato', 'onion', 'butter', 'steak', 'brie', 'tip-jar'];
    const due = atTable({ players: { 0: { hand }, 1: { hand } } }).endTurn();
    expect(due.question).toBe('discard');
    expect(due.refusal({ type: 'discard', cards: ['ham'] })).toEqual({
      key: 'discard-exactly',
      params: { n: 2 },
    });
    expect(due.refusal({ type: 'discard', cards: ['ham', 'lettuce'] })).toEqual({ key: 'not-in-hand' });
    const after = due.do({ type: 'discard', cards: ['ham', 'tip-jar'] });
    expect(after.player().hand).toEqual(['tomato', 'onion', 'butter', 'steak', 'brie']);
    expect(after.state.market.discards).toEqual(['ham', 'tip-jar']);
    expect(after.player(1).hand).toHaveLength(7);
  });

  it('W-1, W-12, W-20: any number of cards can be discarded, were it the whole market', () => {
    const hand = [...ingredients, ...opportunities].map(({ id }) => id);
    expect(wars.parseMove({ type: 'discard', cards: hand.slice(5) })).toBeDefined();
    expect(wars.parseMove({ type: 'refill', discard: hand })).toBeDefined();
  });

  it('W-21: a fifth order announces the end, and the round is played out', () => {
    const served = ['soloist', 'duet', 'notary', 'quartet'];
    const fifth = atTable({
      seats: 4,
      start: 2,
      active: 3,
      players: { 3: { zone: ['brie'], served } },
      row: ['doorstep'],
    })
      .do({ type: 'order', order: 'doorstep', use: ['brie'] }, { type: 'split', coins: 2 })
      .endTurn();
    expect(fifth.types()).toContain('end-announced');
    expect(fifth.state).toMatchObject({ announcer: 3, active: 0, phase: 'acting' });
    const second = fifth.endTurn();
    expect(second.state).toMatchObject({ active: 1, phase: 'acting' });
    const end = second.endTurn();
    expect(end.types().slice(-2)).toEqual(['turn-ended', 'finished']);
    expect(wars.outcome(end.state)!.reason).toMatchObject({
      key: 'last-order',
      params: { seat: { seat: 3 } },
    });
    expect(wars.frames(end.state)).toEqual([]);
  });

  it('W-21: counted from the start player: announced by the last seat of the round, it is over at once', () => {
    const served = ['soloist', 'duet', 'notary', 'quartet', 'ferry'];
    const end = atTable({ seats: 3, start: 0, active: 2, players: { 2: { served } } }).endTurn();
    expect(end.state.phase).toBe('over');
  });

  it('W-21: a sixth order counts too, and nobody announces twice', () => {
    const served = ['soloist', 'duet', 'notary', 'quartet', 'ferry'];
    const play = atTable({
      seats: 3,
      announcer: 0,
      active: 1,
      start: 0,
      players: { 1: { served, zone: ['brie'] } },
      row: ['doorstep'],
    })
      .do({ type: 'order', order: 'doorstep', use: ['brie'] }, { type: 'split', coins: 2 })
      .endTurn();
    expect(play.types()).not.toContain('end-announced');
    expect(play.player(1).served).toHaveLength(6);
    expect(play.state.announcer).toBe(0);
  });

  it('with three orders to finish, the third announces the end', () => {
    const served = ['soloist', 'duet', 'notary'];
    const end = atTable({
      options: { orders: 3 },
      active: 2,
      start: 0,
      players: { 2: { served } },
    }).endTurn();
    expect(end.state.phase).toBe('over');
  });
});

describe('the market', () => {
  it('W-25: an empty deck is replaced by its shuffled discards', () => {
    const discards = ['ham', 'tomato', 'onion'];
    const after = atTable({ deck: ['steak'], discards }).do({ type: 'refill', discard: [] });
    expect(after.types()).toEqual(['refilled', 'drew', 'market-shuffled', 'drew']);
    expect([...after.player().hand].sort()).toEqual(['ham', 'onion', 'steak', 'tomato']);
    expect(after.state.market).toEqual({ deck: [], discards: [] });
  });

  it('W-25: with neither, drawing stops', () => {
    const after = atTable({ deck: ['steak'], discards: [] }).do({ type: 'refill', discard: [] });
    expect(after.player().hand).toEqual(['steak']);
    expect(after.do({ type: 'refill', discard: [] }).player().hand).toEqual(['steak']);
  });
});

describe('the clock', () => {
  it('is off unless the table wants it', () => {
    expect(wars.timers(opening(3).state)).toEqual([]);
    expect(opening(3).refusal({ type: 'time-up' }, 'table')).toEqual({ key: 'not-now' });
  });

  it('runs for one turn: the rest is done in the plainest way', () => {
    const start = atTable({
      options: { turnClock: 60 },
      turnBegan: 1000,
      players: {
        0: {
          tokens: 3,
          assistants: ['meats'],
          hand: ['ham', 'onion', 'tip-jar', 'steak', 'brie', 'butter'],
          zone: ['tomato+9'],
        },
      },
      row: ['night-watch'],
    }).do({ type: 'order', order: 'night-watch', use: ['tomato'] });
    const [timer] = wars.timers(start.state);
    expect(timer).toMatchObject({
      due: 61_000,
      length: 60_000,
      frame: start.frame,
      seats: [0],
      actor: 'table',
    });
    const { state } = start.by('table', timer!.move, timer!.due);
    expect(state).toMatchObject({ active: 1, turnBegan: 61_000 });
    expect(state.players[0]).toMatchObject({ coins: 10 + 4 - 2, tokens: 3 + 2, assistants: [] });
    expect(state.players[0]!.hand).toHaveLength(5);
    expect(state.players[0]!.hand).toEqual(expect.arrayContaining(['steak', 'brie', 'tip-jar']));
    expect(wars.timers(state)[0]).toMatchObject({ id: 'turn-8', due: 121_000, seats: [1] });
  });

  it('does not ring early, and not by a player’s hand', () => {
    const start = atTable({ options: { turnClock: 60 } });
    expect(start.refusal({ type: 'time-up' }, 'table')).toEqual({ key: 'not-now' });
    expect(start.refusal({ type: 'time-up' }, 0)).toEqual({ key: 'not-now' });
  });

  it.each(['both-hands', 'new-menu', 'cousin'])('also answers what %s asks', (card) => {
    const asked = atTable({ options: { turnClock: 60 }, players: { 0: { hand: [card, 'steak'] } } }).do({
      type: 'opportunity',
      card,
    });
    expect(asked.by('table', { type: 'time-up' }, 60_000).state.active).toBe(1);
  });
});
