import { describe, expect, it } from 'vitest';
import { ingredientOf } from '../../../src/games/wars/cards.ts';
import { inTurn, opening } from './given.ts';

const BELL = { type: 'time-up', clock: 'turn' } as const;
const MINUTE = { turnClock: 60 };

describe('the clock of a turn', () => {
  it('is off unless the table wants it', () => {
    const play = opening(3);
    expect(play.clocks).toEqual([]);
    expect(play.refusal('table', BELL)).toEqual({ key: 'not-now' });
  });

  it('is one for the whole turn, whatever is asked in it', () => {
    const play = inTurn({ options: MINUTE, players: { 0: { zone: ['tomato+9'] } }, row: ['night-watch'] });
    const [begun] = play.clocks;
    expect(begun).toMatchObject({ id: 'turn-7', due: 60_000, length: 60_000, seats: [0], actor: 'table' });
    play.wait(50_000).serves('night-watch', 'tomato');
    expect(play.top.kind).toBe('assistant');
    expect(play.clocks).toEqual([{ ...begun, frame: play.top.id }]);
    play.does({ type: 'take-tokens' }, { type: 'coins' }, { type: 'end-turn' });
    expect(play.clocks).toMatchObject([{ id: 'turn-8', due: 110_000, seats: [1] }]);
  });

  it('W-20: throws away what has the least quality, and opportunities last', () => {
    const hand = ['steak', 'onion', 'tip-jar', 'pulled-pork', 'ribs', 'ham', 'brie'];
    const play = inTurn({ options: MINUTE, actions: 0, players: { 0: { hand } } });
    play.timeUp();
    const quality = (card: string) => (card === 'tip-jar' ? 100 : ingredientOf(card).quality);
    const [least, next] = hand.map(quality).sort((a, b) => a - b);
    const thrown = hand.filter((card) => !play.hand().includes(card));
    expect(play.hand()).toHaveLength(5);
    expect(thrown.map(quality).sort((a, b) => a - b)).toEqual([least, next]);
  });

  it('does the rest in the plainest way', () => {
    const hand = ['ham', 'onion', 'tip-jar', 'steak', 'brie', 'butter'];
    const play = inTurn({
      options: MINUTE,
      players: { 0: { tokens: 3, assistants: ['meats'], hand, zone: ['tomato+9'] } },
      row: ['night-watch'],
    }).serves('night-watch', 'tomato');
    play.timeUp();
    expect(play.at).toBe(60_000);
    expect(play.state.active).toBe(1);
    expect(play.player()).toMatchObject({ coins: 10 + 4 - 2, tokens: 3 + 2 });
    expect(play.hand()).toHaveLength(5);
    expect(play.hand()).toEqual(expect.arrayContaining(['steak', 'brie', 'tip-jar']));
    expect(play.table.players[0]!.deeds).toContainEqual({ kind: 'clock' });
    expect(play.clocks).toMatchObject([{ id: 'turn-8', due: 120_000, seats: [1] }]);
  });

  it.each([
    { coins: 4, tokens: 3, left: { coins: 0, tokens: 3 } },
    { coins: 3, tokens: 3, left: { coins: 1, tokens: 2 } },
    { coins: 0, tokens: 3, left: { coins: 0, tokens: 1 } },
  ])(
    'W-18: pays wages with coins first, and who was paid for stays: $coins coins, $tokens tokens',
    ({ coins, tokens, left }) => {
      const assistants = ['meats', 'eggs'] as const;
      const play = inTurn({ actions: 0, options: MINUTE, players: { 0: { coins, tokens, assistants } } });
      play.timeUp();
      expect(play.player()).toMatchObject({ ...left, assistants });
      expect(play.state.active).toBe(1);
    },
  );

  it('W-18: who cannot pay for all loses all, also by the clock', () => {
    const assistants = ['meats', 'eggs'] as const;
    const play = inTurn({ actions: 0, options: MINUTE, players: { 0: { coins: 3, assistants } } });
    play.timeUp();
    expect(play.player()).toMatchObject({ coins: 1, assistants: [] });
    expect(play.state.free).toHaveLength(7);
  });

  it('W-18: wages that are being asked for are paid in the same way', () => {
    const assistants = ['meats', 'eggs'] as const;
    const play = inTurn({ actions: 0, options: MINUTE, players: { 0: { coins: 10, assistants } } });
    play.does({ type: 'end-turn' });
    expect(play.top.kind).toBe('upkeep');
    expect(play.timeUp().player()).toMatchObject({ coins: 6, assistants });
  });

  it('rings by nobody’s hand, and only for what is asked now', () => {
    const play = inTurn({ options: MINUTE });
    const before = play.top.id;
    expect(play.refusal(0, BELL)).toEqual({ key: 'not-now' });
    play.does({ type: 'coins' });
    expect(play.refusal('table', BELL, before)).toEqual({ key: 'not-now' });
    expect(play.refusal('table', BELL)).toBeUndefined();
  });

  it.each([{ card: 'both-hands' }, { card: 'new-menu' }, { card: 'cousin', assistants: ['meats'] }])(
    'W-16: also answers what $card asks',
    ({ card, assistants }) => {
      const play = inTurn({ options: MINUTE, players: { 0: { hand: [card, 'steak'] } } });
      play.does({ type: 'opportunity', card }).timeUp();
      expect(play.state.active).toBe(1);
      expect(play.player().assistants).toEqual(assistants ?? []);
      expect(play.zone()).toEqual([]);
      expect(play.player().deeds.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['opportunity', 'coins', 'clock']),
      );
    },
  );

  it('W-10: a reward that was to be split is taken in coins', () => {
    const play = inTurn({ options: MINUTE, players: { 0: { zone: ['brie'] } }, row: ['doorstep'] });
    play.does({ type: 'order', order: 'doorstep', use: ['brie'] }).timeUp();
    expect(play.player().coins).toBe(10 + 2 + 4);
    expect(play.hand()).toEqual([]);
  });

  it('goes on when a step is taken back: nobody gains time by it', () => {
    const play = inTurn({ options: MINUTE });
    play.wait(50_000).does({ type: 'coins' }).undo();
    expect(play.clock('turn')).toMatchObject({ seats: [0], due: 60_000 });
  });
});
