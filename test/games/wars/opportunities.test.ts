import { describe, expect, it } from 'vitest';
import { opportunities } from '../../../src/games/wars/cards.ts';
import { CATEGORIES } from '../../../src/games/wars/categories.ts';
import { wars } from '../../../src/games/wars/index.ts';
import { inTurn, type WarsPosition } from './given.ts';

const use = (card: string) => ({ type: 'opportunity' as const, card });
const FULL = ['ham', 'tomato', 'onion', 'lettuce', 'butter'];

describe('opportunities', () => {
  it('W-15: free and no action, any number in a turn, before and after the actions', () => {
    const play = inTurn({ players: { 0: { hand: ['tip-jar', 'good-word', 'early-van'] } } });
    play.does(use('tip-jar'), { type: 'coins' }, { type: 'coins' }, use('good-word'), use('early-van'));
    expect(play.player()).toMatchObject({ coins: 10 + 3 + 8 + 1, tokens: 1 });
    expect(play.hand()).toHaveLength(2);
    expect(play.top.kind).toBe('wrap-up');
  });

  it('W-15: never played into the zone', () => {
    const play = inTurn({ players: { 0: { hand: ['tip-jar'] } } });
    expect(play.refusal(0, { type: 'play', card: 'tip-jar' })).toEqual({ key: 'not-an-ingredient' });
    expect(play.refusal(0, use('steak'))).toEqual({ key: 'not-in-hand' });
    const other = inTurn({ players: { 0: { hand: ['steak'] } } });
    expect(other.refusal(0, use('steak'))).toEqual({ key: 'not-an-opportunity' });
  });

  it('W-15: handed to the player on the left, who may use it in turn', () => {
    const play = inTurn({ seats: 3, active: 2, start: 2, players: { 2: { hand: ['tip-jar'] } } });
    play.does(use('tip-jar'));
    expect(play.hand(2)).toEqual([]);
    expect(play.hand(0)).toEqual(['tip-jar']);
    play.endTurn().does(use('tip-jar'));
    expect(play.hand(1)).toEqual(['tip-jar']);
  });

  it('W-15: rests for a turn when it was handed over, and says so', () => {
    const play = inTurn({ seats: 2, players: { 0: { hand: ['tip-jar~2'] } } });
    play.does(use('tip-jar~2')).endTurn();
    expect(play.refusal(1, use('tip-jar~2'))).toEqual({ key: 'resting' });
    const [card] = play.mine(1).hand;
    expect(card).toEqual({ kind: 'opportunity', card: 'tip-jar~2', handed: true, resting: true });
    expect(play.choices(1).find(({ id }) => id === 'opportunity:tip-jar~2')?.blocked?.key).toBe('resting');
    play.endTurn().endTurn();
    expect(play.mine(1).hand).toEqual([{ kind: 'opportunity', card: 'tip-jar~2', handed: true }]);
    expect(play.does(use('tip-jar~2')).player(1).coins).toBe(10 + 8 + 5);
    expect(play.state.players[0]!.resting).toEqual(['tip-jar~2']);
  });

  it('W-15: does not rest when it was drawn, nor in a match of the first printing', () => {
    const drawn = inTurn({ players: { 0: { hand: [] } }, deck: ['tip-jar~2'] });
    drawn.does({ type: 'refill', discard: [] }, use('tip-jar~2'));
    expect(drawn.hand(1)).toEqual(['tip-jar~2']);
    const old = inTurn({ seats: 2, players: { 0: { hand: ['tip-jar'] } } })
      .does(use('tip-jar'))
      .endTurn();
    expect(old.does(use('tip-jar')).hand(0)).toEqual(['tip-jar']);
  });

  it('W-15, W-20: one that rests can be discarded, and rests no more when it is drawn again', () => {
    const play = inTurn({ seats: 2, players: { 0: { hand: ['tip-jar~2'] } }, deck: [] }).does(
      use('tip-jar~2'),
    );
    play.endTurn().does({ type: 'refill', discard: ['tip-jar~2'] });
    expect(play.state.players[1]).toMatchObject({ hand: ['tip-jar~2'], handed: [], resting: [] });
    expect(play.does(use('tip-jar~2')).hand(0)).toEqual(['tip-jar~2']);
  });

  it('W-15, W-20: of two that rest one is discarded, and the other goes on resting', () => {
    const play = inTurn({ seats: 2, players: { 0: { hand: ['tip-jar~2', 'good-word~2'] } }, deck: [] });
    play.does(use('tip-jar~2'), use('good-word~2')).endTurn();
    expect(play.state.players[1]!.resting).toEqual(['tip-jar~2', 'good-word~2']);
    play.does({ type: 'refill', discard: ['tip-jar~2'] });
    expect(play.state.players[1]!.resting).not.toContain('tip-jar~2');
    expect(play.refusal(1, use('good-word~2'))).toEqual({ key: 'resting' });
  });

  it('W-15: known to both while it is in that hand, to nobody else', () => {
    const play = inTurn({ players: { 0: { hand: ['tip-jar'] }, 1: { hand: ['steak'] } } });
    play.does(use('tip-jar'));
    expect(play.mine(0).handedLeft).toEqual(['tip-jar']);
    expect(play.mine(1).hand).toContainEqual({ kind: 'opportunity', card: 'tip-jar', handed: true });
    expect(JSON.stringify(play.mine(2))).not.toContain('tip-jar');
    play.endTurn().does(use('tip-jar'));
    expect(play.mine(0).handedLeft).toEqual([]);
  });

  it('W-15, W-22: worth 4 points each in hand at the end', () => {
    const play = inTurn({
      active: 2,
      start: 0,
      announcer: 0,
      players: { 0: { hand: ['tip-jar', 'cousin', 'steak'] }, 1: { hand: ['spotlight'] } },
    }).endTurn();
    expect(play.standings.map(({ seat, score }) => [seat, score])).toEqual([
      [0, 8],
      [1, 4],
      [2, 0],
    ]);
    expect(wars.receipt(play.state).filter((line) => line.key === 'kept')).toHaveLength(3);
  });

  it('W-16: a free assistant without action or price, upkeep still due', () => {
    const play = inTurn({ players: { 0: { hand: ['cousin'] } } });
    play.does(use('cousin'), { type: 'take-assistant', assistant: 'eggs' });
    expect(play.state.actions).toBe(2);
    expect(play.player()).toMatchObject({ coins: 10, assistants: ['eggs'] });
    play.endTurn();
    expect(play.top.kind).toBe('upkeep');
    play.does({ type: 'upkeep', tokens: 0, back: [] });
    expect(play.player()).toMatchObject({ coins: 10 + 8 - 2, assistants: ['eggs'] });
  });

  it('W-16, W-18: a free assistant who cannot be paid in that turn leaves with the others', () => {
    const play = inTurn({
      actions: 0,
      players: { 0: { coins: 3, assistants: ['meats'], hand: ['cousin'] } },
    });
    play.does(use('cousin'), { type: 'take-assistant', assistant: 'eggs' }, { type: 'end-turn' });
    expect(play.player()).toMatchObject({ coins: 1, assistants: [] });
  });

  it('W-16: there is no choosing tokens instead, and no using it with nobody free', () => {
    const asked = inTurn({ players: { 0: { hand: ['cousin'] } } }).does(use('cousin'));
    expect(asked.refusal(0, { type: 'take-tokens' })).toEqual({ key: 'assistant-only' });
    const nobody = inTurn({ players: { 0: { hand: ['cousin'] }, 1: { assistants: CATEGORIES } } });
    expect(nobody.refusal(0, use('cousin'))).toEqual({ key: 'no-assistant' });
  });

  it('W-16: up to 2 ingredients without actions or cost, effects apply', () => {
    const hand = ['both-hands', 'steak', 'pastrami', 'manchego'];
    const play = inTurn({ players: { 0: { coins: 0, hand } } }).does(use('both-hands'));
    expect(play.top.kind).toBe('free-play');
    const none = play.copy().does({ type: 'stop' });
    expect(none.zone()).toEqual([]);
    expect(none.top.kind).toBe('turn');
    play.does({ type: 'play', card: 'pastrami' });
    expect(play.player().coins).toBe(2);
    expect(play.copy().does({ type: 'stop' }).top.kind).toBe('turn');
    play.does({ type: 'play', card: 'manchego' });
    expect(play.player()).toMatchObject({ coins: 2, tokens: 1 });
    expect(play.state.actions).toBe(2);
    expect(play.top.kind).toBe('turn');
  });

  it('W-8, W-16: into a full zone only the 2 coins for replacing are due', () => {
    const play = inTurn({ players: { 0: { coins: 3, zone: FULL, hand: ['both-hands', 'steak', 'brie'] } } });
    play.does(use('both-hands'), { type: 'play', card: 'steak', replace: 'onion' });
    expect(play.player().coins).toBe(1);
    expect(play.zone()).toEqual(['ham', 'tomato', 'steak', 'lettuce', 'butter']);
  });

  it('W-16: with no ingredient left the rest lapses, with none at all it is not usable', () => {
    const one = inTurn({ players: { 0: { hand: ['both-hands', 'steak'] } } });
    one.does(use('both-hands'), { type: 'play', card: 'steak' });
    expect(one.top.kind).toBe('turn');
    const none = inTurn({ players: { 0: { hand: ['both-hands', 'tip-jar'] } } });
    expect(none.refusal(0, use('both-hands'))).toEqual({ key: 'nothing-to-play' });
  });

  it('W-8, W-16: as with no ingredient, so with a full zone and no coins to replace one', () => {
    const hand = ['both-hands', 'steak', 'brie', 'tip-jar'];
    const rich = inTurn({ players: { 0: { coins: 3, zone: FULL, hand } } });
    rich.does(use('both-hands'), { type: 'play', card: 'steak', replace: 'onion' });
    expect(rich.top.kind).toBe('turn');
    const poor = inTurn({ players: { 0: { coins: 1, zone: FULL, hand } } });
    expect(poor.refusal(0, use('both-hands'))).toEqual({ key: 'too-dear', params: { n: 2, have: 1 } });
    expect(poor.does(use('tip-jar'), use('both-hands')).top.kind).toBe('free-play');
  });

  it('W-15, W-25: one that draws cards is not usable with none to be drawn', () => {
    const hand = ['early-van', 'steak'];
    const bare = inTurn({ players: { 0: { hand } }, deck: [], discards: [] });
    expect(bare.refusal(0, use('early-van'))).toEqual({ key: 'nothing-to-draw' });
    const some = inTurn({ players: { 0: { hand } }, deck: [], discards: ['ham'] });
    expect([...some.does(use('early-van')).hand()].sort()).toEqual(['ham', 'steak']);
  });

  it.each(['spotlight', 'toothpicks'])('W-9, W-15: %s is not usable with no action left to serve', (card) => {
    const play = inTurn({ actions: 0, players: { 0: { hand: [card], zone: ['steak'] } } });
    expect(play.refusal(0, use(card))).toEqual({ key: 'no-actions' });
    expect(play.choices(0).find(({ id }) => id === `opportunity:${card}`)?.blocked?.key).toBe('no-actions');
  });

  it.each([
    { card: 'spotlight', size: 1, lift: 3 },
    { card: 'spotlight', size: 3, lift: 3 },
    { card: 'toothpicks', size: 1, lift: 1 },
    { card: 'toothpicks', size: 3, lift: 3 },
  ])('W-9, W-16: $card lifts one order of $size by $lift', ({ card, size, lift }) => {
    const cards = ['steak', 'ham', 'tomato'].slice(0, size);
    const order = size === 1 ? 'minimalist' : 'notary';
    const missing = { minimalist: 3, notary: 5 }[order]!;
    const zone = [`steak+${missing - lift}`, ...cards.slice(1)];
    const play = inTurn({ players: { 0: { zone, hand: [card] } }, row: [order, 'doorstep'] });
    expect(play.refusal(0, { type: 'order', order, use: cards })).toEqual({
      key: 'quality-short',
      params: { n: lift },
    });
    play.does(use(card));
    const unused = play.copy().endTurn();
    expect(play.serves(order, ...cards).player().lift).toEqual({ total: 0, each: 0 });
    expect(unused.player().lift).toEqual({ total: 0, each: 0 });
  });

  it('W-6, W-16: an order goes under the deck and the row is filled again', () => {
    const play = inTurn({
      players: { 0: { hand: ['new-menu'] } },
      row: ['doorstep', 'mid-morning', 'notary', 'jury-club', 'monument'],
      orderDeck: ['skyscraper', 'duet'],
    });
    play.does(use('new-menu'));
    expect(play.refusal(0, { type: 'swap', order: 'duet' })).toEqual({ key: 'not-in-the-row' });
    play.does({ type: 'swap', order: 'notary' });
    expect(play.state.row).toEqual(['doorstep', 'mid-morning', 'skyscraper', 'jury-club', 'monument']);
    expect(play.state.orderDeck).toEqual(['duet', 'notary']);
    expect(play.player().coins).toBe(12);
  });

  it('W-15: of an opportunity which can be applied only in part, the rest lapses', () => {
    const play = inTurn({ players: { 0: { hand: ['new-menu'] } }, orderDeck: [] });
    const { row } = play.state;
    play.does(use('new-menu'));
    expect(play.top.kind).toBe('turn');
    expect(play.player()).toMatchObject({ coins: 12, hand: [] });
    expect(play.state.row).toEqual(row);
  });

  it('each of the eight does something for its player', () => {
    const facts = ({ state }: WarsPosition) => {
      const { coins, tokens, hand, zone, lift } = state.players[0]!;
      return { coins, tokens, zone, lift, cards: hand.length, prompts: state.prompts.length };
    };
    for (const { id } of opportunities) {
      const play = inTurn({ players: { 0: { hand: [id, 'steak'], zone: ['ham', 'tomato'] } } });
      const handedOn = { ...facts(play), cards: 1 };
      expect(facts(play.does(use(id))), id).not.toEqual(handedOn);
    }
  });
});
