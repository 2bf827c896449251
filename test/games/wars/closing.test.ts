import { describe, expect, it } from 'vitest';
import { ingredients, opportunities } from '../../../src/games/wars/cards.ts';
import { wars } from '../../../src/games/wars/index.ts';
import { inTurn } from './given.ts';

const pay = (tokens: number, back: ('meats' | 'eggs' | 'cheeses')[] = []) => ({
  type: 'upkeep' as const,
  tokens,
  back,
});

describe('the end of a turn', () => {
  it('W-17: cards with an end-of-turn sign pay out, and each assistant brings a card', () => {
    const play = inTurn({
      players: { 0: { zone: ['fried-egg', 'fondue', 'pineapple'], assistants: ['meats', 'eggs'] } },
    }).endTurn();
    expect(play.player()).toMatchObject({ coins: 10 + 8 + 1, tokens: 1 });
    expect(play.hand()).toHaveLength(1 + 2);
    expect(play.top.kind).toBe('upkeep');
  });

  it('W-17 to W-21: the steps come in their order', () => {
    const play = inTurn({
      players: {
        0: {
          zone: ['fried-egg', 'brie'],
          assistants: ['meats'],
          hand: ['ham', 'tomato', 'onion', 'butter', 'steak'],
        },
      },
      row: ['doorstep', 'mid-morning', 'notary', 'jury-club', 'leaning-tower'],
    });
    play.serves('doorstep', 'brie').endTurn();
    expect(play.factTypes).toEqual(['closing-began', 'gained', 'drew']);
    expect(play.state.row[0]).toBeNull();
    play.does(pay(0));
    expect(play.factTypes).toEqual(['upkeep-paid', 'row-filled']);
    expect(play.top.kind).toBe('discard');
    play.does({ type: 'discard', cards: ['onion'] });
    expect(play.factTypes).toEqual(['discarded', 'turn-ended', 'turn-began']);
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
      const due = inTurn({
        actions: 0,
        players: { 0: { coins, tokens, assistants: ['meats', 'eggs'] } },
      }).does({ type: 'end-turn' });
      expect(due.choices(0)[0]!.slots![0]).toEqual({ name: 'tokens', kind: 'number', min, max });
      for (let inTokens = min; inTokens <= max; inTokens++)
        expect(due.copy().does(pay(inTokens)).player()).toMatchObject({
          coins: coins - 2 * (2 - inTokens),
          tokens: tokens - inTokens,
          assistants: ['meats', 'eggs'],
        });
      expect(due.refusal(0, pay(max + 1))).toEqual({ key: 'cannot-pay-like-this' });
      if (min > 0) expect(due.refusal(0, pay(min - 1))).toEqual({ key: 'cannot-pay-like-this' });
    },
  );

  it('W-18: after paying, each may be sent back or kept', () => {
    const due = inTurn({ actions: 0, players: { 0: { assistants: ['meats', 'eggs'] } } });
    due.does({ type: 'end-turn' });
    expect(due.refusal(0, pay(0, ['cheeses']))).toEqual({ key: 'not-your-assistant' });
    expect(
      due
        .copy()
        .does(pay(0, ['eggs', 'meats']))
        .player().assistants,
    ).toEqual([]);
    due.does(pay(0, ['meats']));
    expect(due.player()).toMatchObject({ coins: 6, assistants: ['eggs'] });
    expect(due.state.free).toContain('meats');
  });

  it('W-18: who cannot pay for all pays what they can, then sends ALL back', () => {
    const play = inTurn({
      actions: 0,
      players: { 0: { coins: 3, tokens: 1, assistants: ['meats', 'eggs', 'cheeses'] } },
    }).does({ type: 'end-turn' });
    expect(play.player()).toMatchObject({ coins: 1, tokens: 0, assistants: [] });
    expect(play.state.free).toHaveLength(7);
    expect(play.state.active).toBe(1);
    expect(play.player().ledger.at(-1)).toMatchObject({ tokens: -1, from: { rule: 'W-18' } });
  });

  it('W-19: the row is filled to 5 by W-6 after an order was completed', () => {
    const play = inTurn({
      players: { 0: { zone: ['brie'] } },
      row: ['doorstep', 'high-five', 'notary', 'monument', 'jury-club'],
      orderDeck: ['skyscraper', 'duet', 'ferry'],
    }).serves('doorstep', 'brie');
    expect(play.state.row).toContain(null);
    play.endTurn();
    expect(play.state.row).toEqual(['duet', 'high-five', 'notary', 'monument', 'jury-club']);
    expect(play.state.orderDeck).toEqual(['ferry', 'skyscraper']);
  });

  it('W-20: down to 5 cards, exactly, at the end of the own turn', () => {
    const hand = ['ham', 'tomato', 'onion', 'butter', 'steak', 'brie', 'tip-jar'];
    const play = inTurn({ players: { 0: { hand }, 1: { hand } } }).endTurn();
    expect(play.top.kind).toBe('discard');
    expect(play.refusal(0, { type: 'discard', cards: ['ham'] })).toEqual({
      key: 'discard-exactly',
      params: { n: 2 },
    });
    expect(play.refusal(0, { type: 'discard', cards: ['ham', 'lettuce'] })).toEqual({ key: 'not-in-hand' });
    play.does({ type: 'discard', cards: ['ham', 'tip-jar'] });
    expect(play.hand()).toEqual(['tomato', 'onion', 'butter', 'steak', 'brie']);
    expect(play.state.market.discards).toEqual(['ham', 'tip-jar']);
    expect(play.hand(1)).toHaveLength(7);
  });

  it('W-1, W-12, W-20: any number of cards can be discarded, were it the whole market', () => {
    const hand = [...ingredients, ...opportunities].map(({ id }) => id);
    expect(wars.parseMove({ type: 'discard', cards: hand.slice(5) })).toBeDefined();
    expect(wars.parseMove({ type: 'refill', discard: hand })).toBeDefined();
  });

  it('W-21: a fifth order announces the end, and the round is played out', () => {
    const served = ['soloist', 'duet', 'notary', 'quartet'];
    const play = inTurn({
      seats: 4,
      start: 2,
      active: 3,
      players: { 3: { zone: ['brie'], served } },
      row: ['doorstep'],
    });
    play.serves('doorstep', 'brie').endTurn();
    expect(play.factTypes).toContain('end-announced');
    expect(play.state).toMatchObject({ announcer: 3, active: 0, phase: 'acting' });
    play.endTurn();
    expect(play.state).toMatchObject({ active: 1, phase: 'acting' });
    play.endTurn();
    expect(play.factTypes.slice(-2)).toEqual(['turn-ended', 'finished']);
    expect(wars.outcome(play.state)!.reason).toMatchObject({
      key: 'last-order',
      params: { seat: { seat: 3 } },
    });
    expect(play.frames).toEqual([]);
  });

  it('W-21: counted from the start player: announced by the last seat of the round, it is over at once', () => {
    const served = ['soloist', 'duet', 'notary', 'quartet', 'ferry'];
    const play = inTurn({ seats: 3, start: 0, active: 2, players: { 2: { served } } }).endTurn();
    expect(play.state.phase).toBe('over');
  });

  it('W-21: a sixth order counts too, and nobody announces twice', () => {
    const served = ['soloist', 'duet', 'notary', 'quartet', 'ferry'];
    const play = inTurn({
      seats: 3,
      announcer: 0,
      active: 1,
      start: 0,
      players: { 1: { served, zone: ['brie'] } },
      row: ['doorstep'],
    });
    play.serves('doorstep', 'brie').endTurn();
    expect(play.log.map(({ type }) => type)).not.toContain('end-announced');
    expect(play.player(1).served).toHaveLength(6);
    expect(play.state.announcer).toBe(0);
  });

  it('W-21: with three orders to finish, the third announces the end', () => {
    const served = ['soloist', 'duet', 'notary'];
    const play = inTurn({ options: { orders: 3 }, active: 2, start: 0, players: { 2: { served } } });
    expect(play.endTurn().state.phase).toBe('over');
  });

  it('W-21: whoever announces it with more orders than needed is told to have served them all', () => {
    const play = inTurn({
      options: { orders: 3 },
      players: { 0: { zone: ['brie', 'steak+9', 'ham'], served: ['soloist', 'duet'] } },
      row: ['doorstep', 'mid-morning'],
    });
    play.serves('doorstep', 'brie').serves('mid-morning', 'steak', 'ham').endTurn();
    const announced = play.log.find(({ type }) => type === 'end-announced')!;
    expect(play.player().served).toHaveLength(4);
    expect(wars.noticeFor(announced, 'table', play.state)).toMatchObject({
      type: 'end-announced',
      params: { seat: { seat: 0 }, n: 4 },
    });
  });
});

describe('the market', () => {
  it('W-25: an empty deck is replaced by its shuffled discards', () => {
    const play = inTurn({ deck: ['steak'], discards: ['ham', 'tomato', 'onion'] });
    play.does({ type: 'refill', discard: [] });
    expect(play.factTypes).toEqual(['refilled', 'drew', 'market-shuffled', 'drew']);
    expect([...play.hand()].sort()).toEqual(['ham', 'onion', 'steak', 'tomato']);
    expect(play.state.market).toEqual({ deck: [], discards: [] });
  });

  it('W-25: with neither, drawing stops', () => {
    const play = inTurn({ deck: ['steak'], discards: [] }).does({ type: 'refill', discard: [] });
    expect(play.hand()).toEqual(['steak']);
    expect(play.does({ type: 'refill', discard: [] }).hand()).toEqual(['steak']);
  });
});
