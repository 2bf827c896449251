import { describe, expect, it } from 'vitest';
import type { Event } from '../../../src/games/masters/events.ts';
import { masters } from '../../../src/games/masters/index.ts';
import { idsOf, type Kitchen, kinds, kitchen } from './given.ts';

const other = { hand: 'egg' };

describe('playing', () => {
  it('M-8: any number of one symbol, good and bad alike, on any own sandwiches', () => {
    const table = kitchen({
      people: [{ hand: 'tomato tomato-bad tomato cheese', sandwiches: ['bread', 'bread lettuce'] }, other],
    });
    table.plays(0, 'tomato', 'a0').plays(0, 'tomato-bad', 'a1').plays(0, 'tomato', 'a0');
    expect(table.sandwiches(0)).toEqual(['bread tomato tomato', 'bread lettuce tomato-bad', '-', '-']);
    expect(table.refusal(0, { type: 'play', card: table.card(0, 'cheese'), sandwich: 'a0' })?.key).toBe(
      'other-symbol',
    );
  });

  it('M-8: only one of play, move and discard', () => {
    const start = { people: [{ hand: 'tomato cheese', sandwiches: ['bread egg', 'bread'] }, other] };
    const move = { type: 'move', from: 'a0', to: 'a1' } as const;
    const play = (table: Kitchen) =>
      ({ type: 'play', card: table.card(0, 'tomato'), sandwich: 'a1' }) as const;
    const discard = (table: Kitchen) => ({ type: 'discard', cards: [table.card(0, 'cheese')] }) as const;
    const played = kitchen(start);
    played.when(0, play(played));
    expect([played.refusal(0, move)?.key, played.refusal(0, discard(played))?.key]).toEqual([
      'already-played',
      'already-played',
    ]);
    const moved = kitchen(start).when(0, move);
    expect(moved.refusal(0, { type: 'move', from: 'a1', to: 'a0' })?.key).toBe('already-moved');
    expect([moved.refusal(0, play(moved))?.key, moved.refusal(0, discard(moved))?.key]).toEqual([
      'already-moved',
      'already-moved',
    ]);
    const discarded = kitchen(start);
    discarded.when(0, discard(discarded));
    expect([discarded.refusal(0, move)?.key, discarded.refusal(0, play(discarded))?.key]).toEqual([
      'already-discarded',
      'already-discarded',
    ]);
  });

  it('M-8: each kind of card has its place', () => {
    const table = kitchen({
      people: [
        { hand: 'tomato chilli lazy', sandwiches: ['bread'] },
        { hand: 'egg', sandwiches: ['bread'] },
      ],
    });
    const [tomato, chilli, lazy] = ['tomato', 'chilli', 'lazy'].map((kind) => table.card(0, kind));
    expect(table.refusal(0, { type: 'play', card: tomato!, sandwich: 'b0' })?.key).toBe('not-your-sandwich');
    expect(table.refusal(0, { type: 'play', card: chilli!, sandwich: 'a0' })?.key).toBe('for-others-only');
    expect(table.refusal(0, { type: 'play', card: lazy!, sandwich: 'a0' })?.key).toBe('inspectors-visit');
    expect(table.refusal(0, { type: 'attack', card: tomato!, sandwich: 'b0' })?.key).toBe('no-attack');
    expect(table.refusal(0, { type: 'inspect', card: chilli!, seat: 1 })?.key).toBe('no-inspector');
    expect(table.refusal(0, { type: 'play', card: 'tomato~99', sandwich: 'a0' })?.key).toBe('not-in-hand');
    expect(table.refusal(1, { type: 'play', card: table.card(1, 'egg'), sandwich: 'b0' })?.key).toBe(
      'not-your-turn',
    );
  });

  it('M-9: Special Sauce goes along with any cards, before, between and after', () => {
    const table = kitchen({
      people: [
        { hand: 'sauce chilli sauce chilli sauce tomato', sandwiches: ['bread'] },
        { hand: 'egg', sandwiches: ['bread'] },
      ],
    });
    table.plays(0, 'sauce', 'a0');
    expect(table.state.turn).toMatchObject({ mode: 'play', symbol: null });
    table.when(0, { type: 'attack', card: table.card(0, 'chilli'), sandwich: 'b0' }).plays(0, 'sauce', 'a0');
    table.when(0, { type: 'attack', card: table.card(0, 'chilli'), sandwich: 'b0' }).plays(0, 'sauce', 'a0');
    expect(table.refusal(0, { type: 'play', card: table.card(0, 'tomato'), sandwich: 'a0' })?.key).toBe(
      'other-symbol',
    );
    expect(table.sandwiches(0)[0]).toBe('bread sauce sauce sauce');
  });

  it('M-9: Special Sauce is bad, and a condiment', () => {
    const table = kitchen({ people: [{ sandwiches: ['bread sauce'] }, other] });
    expect(table.table.players[0]!.bad).toBe(1);
  });

  it('M-8: what names no card, or a name that no card can have, is no wish', () => {
    const wish = (card: string) => masters.parseMove({ type: 'play', card, sandwich: 'a0' });
    expect(wish('egg~1')).toBeDefined();
    expect([wish(''), wish('x'.repeat(61))]).toEqual([undefined, undefined]);
  });

  it('M-8: a card that cannot be played is shown with its reason', () => {
    const table = kitchen({ people: [{ hand: 'tomato chilli' }, other] });
    const blocked = table
      .choices(0)
      .flatMap((choice) => (choice.blocked ? [[choice.id, choice.blocked.key]] : []));
    expect(blocked).toEqual([
      [`play:${table.card(0, 'tomato')}`, 'begins-with-bread'],
      [`attack:${table.card(0, 'chilli')}`, 'nobody-has-a-sandwich'],
    ]);
  });

  it('M-14: that nobody has a sandwich is said only where nobody has one', () => {
    const table = kitchen({ people: [{ hand: 'chilli' }, { sandwiches: ['bread'] }] });
    const nowhere = { type: 'attack', card: table.card(0, 'chilli'), sandwich: 'gone' } as const;
    expect(table.refusal(0, nowhere)?.key).toBe('no-such-sandwich');
  });
});

describe('moving', () => {
  it('M-10: the top card of a sandwich goes onto another own one', () => {
    const table = kitchen({
      people: [{ sandwiches: ['bread egg tomato', 'bread', 'bread onion'] }, { sandwiches: ['bread'] }],
    });
    table.when(0, { type: 'move', from: 'a0', to: 'a2' });
    expect(table.sandwiches(0)).toEqual(['bread egg', 'bread', 'bread onion tomato', '-']);
  });

  it('M-10: not onto itself, not onto others’, not to a free place', () => {
    const table = kitchen({
      people: [{ sandwiches: ['bread egg', 'bread'] }, { sandwiches: ['bread'] }],
    });
    expect(table.refusal(0, { type: 'move', from: 'a0', to: 'a0' })?.key).toBe('same-sandwich');
    expect(table.refusal(0, { type: 'move', from: 'a0', to: 'b0' })?.key).toBe('not-your-sandwich');
    expect(table.refusal(0, { type: 'move', from: 'b0', to: 'a0' })?.key).toBe('not-your-sandwich');
    expect(table.refusal(0, { type: 'move', from: 'a0', to: 'new' })?.key).toBe('not-your-sandwich');
  });
});

describe('discarding and refilling', () => {
  it('M-11: any number is discarded and as many drawn, in several taps too', () => {
    const table = kitchen({
      people: [{ hand: 'tomato cheese egg onion bread bacon beef' }, other],
      white: 'mayo mustard lettuce',
    });
    const kept = table.hand(0).slice(3);
    table.when(0, { type: 'discard', cards: table.hand(0).slice(0, 2) });
    table.when(0, { type: 'discard', cards: table.hand(0).slice(0, 1) }).when(0, { type: 'end-turn' });
    expect(kinds(table.hand(0))).toBe(`${kinds(kept)} mayo mustard lettuce`);
    expect(kinds(table.state.white.discards)).toBe('tomato cheese egg');
  });

  it('M-11: also with more than seven in hand; at least one, none twice', () => {
    const table = kitchen({
      people: [{ hand: 'tomato cheese egg onion bread bacon beef mayo mustard' }, other],
    });
    const [first] = table.hand(0);
    expect(table.refusal(0, { type: 'discard', cards: [] })?.key).toBe('pick-a-card');
    expect(table.refusal(0, { type: 'discard', cards: [first!, first!] })?.key).toBe('not-in-hand');
    table.when(0, { type: 'discard', cards: table.hand(0).slice(0, 3) }).when(0, { type: 'end-turn' });
    expect(table.hand(0)).toHaveLength(9);
  });

  it('M-12: every turn ends with seven in hand', () => {
    const table = kitchen({ people: [{ hand: 'bread bread' }, { hand: 'egg onion' }], white: 'mayo' });
    table.plays(0, 'bread', 'new').when(0, { type: 'end-turn' });
    expect(table.state.players.map(({ hand }) => hand.length)).toEqual([7, 7]);
    expect(kinds(table.hand(0))).toMatch(/^bread mayo/);
    expect(table.state.turn).toMatchObject({ seat: 1, number: 2, mode: 'open' });
  });

  it('M-12: an empty deck is replaced by its shuffled discards', () => {
    const table = kitchen({
      people: [
        { hand: 'tomato cheese egg onion bread bacon beef' },
        { hand: 'egg mayo mayo mayo beef beef tomato' },
      ],
    });
    const { deck } = table.state.white;
    table.with({ white: { deck: deck.slice(0, 1), discards: deck.slice(1, 4) } });
    const all = [...table.hand(0), ...deck.slice(0, 4)].sort();
    table.when(0, { type: 'discard', cards: table.hand(0).slice(0, 3) }).when(0, { type: 'end-turn' });
    expect(table.factTypes).toEqual(['turn-ended', 'drew', 'reshuffled', 'drew', 'turn-began']);
    expect(table.state.white).toMatchObject({ discards: [] });
    expect([...table.hand(0), ...table.state.white.deck].sort()).toEqual(all);
  });

  it('M-12: with deck and discards empty the hand stays short', () => {
    const table = kitchen({ people: [{ hand: 'bread tomato' }, other] });
    table.with({ white: { deck: [], discards: [] } });
    table.plays(0, 'bread', 'new').when(0, { type: 'end-turn' });
    expect(kinds(table.hand(0))).toBe('tomato');
  });

  it('M-11: doing nothing is allowed, and asks twice', () => {
    const table = kitchen({ people: [{ hand: 'tomato' }, other] });
    expect(table.choices(0).find(({ id }) => id === 'end')).toMatchObject({ dangerous: true });
    table.when(0, { type: 'end-turn' });
    expect(table.state.players[0]!.last).toEqual([{ did: 'pass', cards: [], to: null, order: null }]);
    const ended = table.facts.findLast(({ type }) => type === 'turn-ended')!;
    expect(masters.noticeFor(ended, 'table', table.state)).toMatchObject({ type: 'passed', seat: 0 });
    expect(masters.noticeFor({ ...ended, idle: false } as Event, 'table', table.state)).toBeUndefined();
  });
});

describe('places for sandwiches', () => {
  it('M-13: a sandwich begins with Bread, in the first free place, at most four', () => {
    const table = kitchen({
      people: [{ hand: 'bread bread egg', sandwiches: ['bread', '-', 'bread', 'bread'] }, other],
    });
    expect(table.refusal(0, { type: 'play', card: table.card(0, 'egg'), sandwich: 'new' })?.key).toBe(
      'begins-with-bread',
    );
    table.plays(0, 'bread', 'new');
    expect(table.sandwiches(0)).toEqual(['bread', 'bread', 'bread', 'bread']);
    expect(table.refusal(0, { type: 'play', card: table.card(0, 'bread'), sandwich: 'new' })?.key).toBe(
      'no-free-slot',
    );
    expect(idsOf(table.offers(0))).toContain(`play:${table.card(0, 'bread')}`);
  });

  it('M-13: a sandwich whose last card is moved away frees its place', () => {
    const table = kitchen({ people: [{ hand: 'egg', sandwiches: ['bread', 'bread egg'] }, other] });
    table.when(0, { type: 'move', from: 'a0', to: 'a1' });
    expect(table.sandwiches(0)).toEqual(['-', 'bread egg bread', '-', '-']);
  });

  it('M-13: nothing gives up or discards a sandwich', () => {
    const table = kitchen({ people: [{ hand: 'egg', sandwiches: ['bread tomato'] }, other] });
    expect(idsOf(table.offers(0))).toEqual([`play:${table.card(0, 'egg')}`, 'discard', 'end']);
    expect(table.refusal(0, { type: 'discard', cards: ['tomato~1'] })?.key).toBe('not-in-hand');
  });

  it('M-14: attack condiments go on others’ sandwiches only, and may be moved once they are there', () => {
    const table = kitchen({
      people: [
        { hand: 'chilli', sandwiches: ['bread'] },
        { hand: 'egg', sandwiches: ['bread egg', 'bread'] },
      ],
    });
    const chilli = table.card(0, 'chilli');
    expect(table.refusal(0, { type: 'attack', card: chilli, sandwich: 'a0' })?.key).toBe('not-on-your-own');
    expect(table.refusal(0, { type: 'attack', card: chilli, sandwich: 'z9' })?.key).toBe('no-such-sandwich');
    table.when(0, { type: 'attack', card: chilli, sandwich: 'b0' }).when(0, { type: 'end-turn' });
    expect(table.sandwiches(1)[0]).toBe('bread egg chilli');
    table.when(1, { type: 'move', from: 'b0', to: 'b1' });
    expect(table.sandwiches(1)).toEqual(['bread egg', 'bread chilli', '-', '-']);
  });
});

describe('taking back', () => {
  it('every step of a turn is reversible until something is drawn or revealed', () => {
    const table = kitchen({
      people: [{ hand: 'bread bread bread', sandwiches: ['bread egg'] }, other],
      bar: 'bread-sandwich blt ploughmans garden-party',
    });
    table.plays(0, 'bread', 'new');
    expect(table.facts.every(masters.reversible)).toBe(true);
    table.plays(0, 'bread', table.sandwichId(0, 1)).plays(0, 'bread', table.sandwichId(0, 1));
    expect(table.facts.every(masters.reversible)).toBe(true);
    table.when(0, { type: 'claim', sandwich: table.sandwichId(0, 1), order: 'bread-sandwich' });
    expect(table.facts.every(masters.reversible)).toBe(false);
    table.when(0, { type: 'end-turn' });
    expect(table.facts.every(masters.reversible)).toBe(false);
  });

  it('M-8 to M-11: the call says what the turn has become, and orders nothing that is done', () => {
    const people = [{ hand: 'bread egg', sandwiches: ['bread cheese', 'bread'] }, { hand: 'bread' }];
    const calls = (table: ReturnType<typeof kitchen>) => table.frames.map(({ kind }) => kind);
    expect(calls(kitchen({ people }))).toEqual(['turn']);
    expect(calls(kitchen({ people }).plays(0, 'egg', 'a0'))).toEqual(['playing']);
    expect(calls(kitchen({ people }).when(0, { type: 'move', from: 'a0', to: 'a1' }))).toEqual(['moved']);
    const thrown = kitchen({ people });
    thrown.when(0, { type: 'discard', cards: thrown.hand(0) });
    expect(calls(thrown)).toEqual(['discarded']);
  });
});
