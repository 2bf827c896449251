import { describe, expect, it } from 'vitest';
import { opportunities } from '../../../src/games/wars/cards.ts';
import { CATEGORIES } from '../../../src/games/wars/categories.ts';
import { wars } from '../../../src/games/wars/index.ts';
import { atTable } from './positions.ts';

const use = (card: string) => ({ type: 'opportunity' as const, card });

describe('opportunities', () => {
  it('W-15: free and no action, any number in a turn, before and after the actions', () => {
    const after = atTable({ players: { 0: { hand: ['tip-jar', 'good-word', 'early-van'] } } }).do(
      use('tip-jar'),
      { type: 'coins' },
      { type: 'coins' },
      use('good-word'),
      use('early-van'),
    );
    expect(after.player()).toMatchObject({ coins: 10 + 3 + 8 + 1, tokens: 1 });
    expect(after.player().hand).toHaveLength(2);
    expect(after.question).toBe('wrap-up');
  });

  it('W-15: never played into the zone', () => {
    const play = atTable({ players: { 0: { hand: ['tip-jar'] } } });
    expect(play.refusal({ type: 'play', card: 'tip-jar' })).toEqual({ key: 'not-an-ingredient' });
    expect(play.refusal(use('steak'))).toEqual({ key: 'not-in-hand' });
    const other = atTable({ players: { 0: { hand: ['steak'] } } });
    expect(other.refusal(use('steak'))).toEqual({ key: 'not-an-opportunity' });
  });

  it('W-15: handed to the player on the left, who may use it in turn', () => {
    const first = atTable({ seats: 3, active: 2, start: 2, players: { 2: { hand: ['tip-jar'] } } }).do(
      use('tip-jar'),
    );
    expect(first.player(2).hand).toEqual([]);
    expect(first.player(0).hand).toEqual(['tip-jar']);
    const second = first.endTurn().do(use('tip-jar'));
    expect(second.player(1).hand).toEqual(['tip-jar']);
  });

  it('W-15: known to both while it is in that hand, to nobody else', () => {
    const play = atTable({ players: { 0: { hand: ['tip-jar'] }, 1: { hand: ['steak'] } } }).do(
      use('tip-jar'),
    );
    expect(wars.seatView(play.state, 0).handedLeft).toEqual(['tip-jar']);
    expect(wars.seatView(play.state, 1).hand).toContainEqual({
      kind: 'opportunity',
      card: 'tip-jar',
      handed: true,
    });
    expect(JSON.stringify(wars.seatView(play.state, 2))).not.toContain('tip-jar');
    const passedOn = play.endTurn().do(use('tip-jar'));
    expect(wars.seatView(passedOn.state, 0).handedLeft).toEqual([]);
  });

  it('W-15, W-22: worth 4 points each in hand at the end', () => {
    const end = atTable({
      active: 2,
      start: 0,
      announcer: 0,
      players: { 0: { hand: ['tip-jar', 'cousin', 'steak'] }, 1: { hand: ['spotlight'] } },
    }).endTurn();
    expect(wars.outcome(end.state)!.standings.map(({ seat, score }) => [seat, score])).toEqual([
      [0, 8],
      [1, 4],
      [2, 0],
    ]);
    expect(wars.receipt(end.state).filter((line) => line.key === 'kept')).toHaveLength(3);
  });

  it('W-16: a free assistant without action or price, upkeep still due', () => {
    const taken = atTable({ players: { 0: { hand: ['cousin'] } } }).do(use('cousin'), {
      type: 'take-assistant',
      assistant: 'eggs',
    });
    expect(taken.state.actions).toBe(2);
    expect(taken.player()).toMatchObject({ coins: 10, assistants: ['eggs'] });
    expect(taken.endTurn().question).toBe('upkeep');
  });

  it('W-16: there is no choosing tokens instead, and no using it with nobody free', () => {
    const asked = atTable({ players: { 0: { hand: ['cousin'] } } }).do(use('cousin'));
    expect(asked.refusal({ type: 'take-tokens' })).toEqual({ key: 'assistant-only' });
    const nobody = atTable({ players: { 0: { hand: ['cousin'] }, 1: { assistants: CATEGORIES } } });
    expect(nobody.refusal(use('cousin'))).toEqual({ key: 'no-assistant' });
  });

  it('W-16: up to 2 ingredients without actions or cost, effects apply', () => {
    const start = atTable({
      players: { 0: { coins: 0, hand: ['both-hands', 'steak', 'pastrami', 'manchego'] } },
    });
    const asked = start.do(use('both-hands'));
    expect(asked.question).toBe('free-play');
    const one = asked.do({ type: 'play', card: 'pastrami' });
    expect(one.player().coins).toBe(2);
    const two = one.do({ type: 'play', card: 'manchego' });
    expect(two.player()).toMatchObject({ coins: 2, tokens: 1 });
    expect(two.state.actions).toBe(2);
    expect(two.question).toBe('turn');
    expect(one.do({ type: 'stop' }).question).toBe('turn');
    expect(asked.do({ type: 'stop' }).zone()).toEqual([]);
  });

  it('W-8, W-16: into a full zone only the 2 coins for replacing are due', () => {
    const zone = ['ham', 'tomato', 'onion', 'lettuce', 'butter'];
    const asked = atTable({ players: { 0: { coins: 3, zone, hand: ['both-hands', 'steak', 'brie'] } } }).do(
      use('both-hands'),
    );
    const one = asked.do({ type: 'play', card: 'steak', replace: 'onion' });
    expect(one.player().coins).toBe(1);
    expect(one.zone()).toEqual(['ham', 'tomato', 'steak', 'lettuce', 'butter']);
  });

  it('W-16: with no ingredient left the rest lapses, with none at all it is not usable', () => {
    const one = atTable({ players: { 0: { hand: ['both-hands', 'steak'] } } })
      .do(use('both-hands'))
      .do({ type: 'play', card: 'steak' });
    expect(one.question).toBe('turn');
    const none = atTable({ players: { 0: { hand: ['both-hands', 'tip-jar'] } } });
    expect(none.refusal(use('both-hands'))).toEqual({ key: 'nothing-to-play' });
  });

  it('W-8, W-16: as with no ingredient, so with a full zone and no coins to replace one', () => {
    const zone = ['ham', 'tomato', 'onion', 'lettuce', 'butter'];
    const hand = ['both-hands', 'steak', 'brie', 'tip-jar'];
    const rich = atTable({ players: { 0: { coins: 3, zone, hand } } });
    const one = rich.do(use('both-hands'), { type: 'play', card: 'steak', replace: 'onion' });
    expect(one.question).toBe('turn');
    const poor = atTable({ players: { 0: { coins: 1, zone, hand } } });
    expect(poor.refusal(use('both-hands'))).toEqual({ key: 'too-dear', params: { n: 2, have: 1 } });
    expect(poor.do(use('tip-jar'), use('both-hands')).question).toBe('free-play');
  });

  it('W-15, W-25: one that draws cards is not usable with none to be drawn', () => {
    const hand = ['early-van', 'steak'];
    const bare = atTable({ players: { 0: { hand } }, deck: [], discards: [] });
    expect(bare.refusal(use('early-van'))).toEqual({ key: 'nothing-to-draw' });
    const some = atTable({ players: { 0: { hand } }, deck: [], discards: ['ham'] });
    expect([...some.do(use('early-van')).player().hand].sort()).toEqual(['ham', 'steak']);
  });

  it.each(['spotlight', 'toothpicks'])('W-9, W-15: %s is not usable with no action left to serve', (card) => {
    const play = atTable({ actions: 0, players: { 0: { hand: [card], zone: ['steak'] } } });
    expect(play.refusal(use(card))).toEqual({ key: 'no-actions' });
    expect(play.choices().find(({ id }) => id === `opportunity:${card}`)?.blocked?.key).toBe('no-actions');
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
    const before = atTable({ players: { 0: { zone, hand: [card] } }, row: [order, 'doorstep'] });
    const wish = { type: 'order' as const, order, use: cards };
    expect(before.refusal(wish)).toEqual({ key: 'quality-short', params: { n: lift } });
    const lifted = before.do(use(card));
    const done = lifted.do(wish, { type: 'split', coins: 0 });
    expect(done.player().lift).toEqual({ total: 0, each: 0 });
    expect(lifted.endTurn().player().lift).toEqual({ total: 0, each: 0 });
  });

  it('W-6, W-16: an order goes under the deck and the row is filled again', () => {
    const start = atTable({
      players: { 0: { hand: ['new-menu'] } },
      row: ['doorstep', 'mid-morning', 'notary', 'jury-club', 'monument'],
      orderDeck: ['skyscraper', 'duet'],
    });
    const after = start.do(use('new-menu')).do({ type: 'swap', order: 'notary' });
    expect(after.state.row).toEqual(['doorstep', 'mid-morning', 'skyscraper', 'jury-club', 'monument']);
    expect(after.state.orderDeck).toEqual(['duet', 'notary']);
    expect(after.player().coins).toBe(12);
  });

  it('W-15: of an opportunity which can be applied only in part, the rest lapses', () => {
    const play = atTable({ players: { 0: { hand: ['new-menu'] } }, orderDeck: [] });
    const after = play.do(use('new-menu'));
    expect(after.question).toBe('turn');
    expect(after.player()).toMatchObject({ coins: 12, hand: [] });
    expect(after.state.row).toEqual(play.state.row);
  });

  it('each of the eight does something for its player', () => {
    const facts = ({ state }: ReturnType<typeof atTable>) => {
      const { coins, tokens, hand, zone, lift } = state.players[0]!;
      return { coins, tokens, zone, lift, cards: hand.length, prompts: state.prompts.length };
    };
    for (const { id } of opportunities) {
      const before = atTable({ players: { 0: { hand: [id, 'steak'], zone: ['ham', 'tomato'] } } });
      const handedOn = { ...facts(before), cards: 1 };
      expect(facts(before.do(use(id))), id).not.toEqual(handedOn);
    }
  });
});
