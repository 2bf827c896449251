import { describe, expect, it } from 'vitest';
import { cardOf } from '../../../src/games/sandwich/cards.ts';
import { sandwich } from '../../../src/games/sandwich/index.ts';
import { BASES } from '../../../src/games/sandwich/options.ts';
import {
  dealt,
  everybodyReady,
  kitchen,
  market,
  sellOut,
  served,
  takeAll,
  taste,
  tasteAll,
  tasting,
} from './given.ts';

describe('Chef’s suggestion', () => {
  const suggested = () => served(4, { chefsSuggestion: true });

  it('S-40: sandwiches are given face up', () => {
    for (const { state, plates } of suggested().table.tastings) {
      expect(state).toBe('open');
      expect(plates.every(({ layers }) => layers?.length === 3)).toBe(true);
    }
  });

  it('S-40: cooks praise them, each with a line, until all have had their say', () => {
    const play = suggested().timeUp('pause');
    expect(play.top).toMatchObject({ kind: 'selling', actors: [0, 1, 2, 3] });
    const { plate } = play.mine(2).given[0]!;
    play.when(2, { type: 'pitch', plate, text: '  Crisp, and made with love ' });
    expect(play.table.tastings.flatMap(({ plates }) => plates).find(({ id }) => id === plate)!.line).toBe(
      'Crisp, and made with love',
    );
    for (const seat of [0, 1, 2, 3]) play.when(seat, { type: 'skip-pitch' });
    expect(play.top).toMatchObject({ kind: 'rank', actors: [0] });
  });

  it('S-40: with nothing left to lift, the taster ranks at once; the clock ends the praise', () => {
    const play = suggested().timeUp('pause').timeUp('sell');
    expect(play.table.phase).toBe('rank');
  });
});

describe('Pitch', () => {
  const pitching = () => tasting(4, { pitch: true, pitchSlot: 15 }).when(0, { type: 'reveal' });

  it('S-41: each cook gets a slot, then the taster ranks', () => {
    const play = pitching();
    const cooks: number[] = [];
    while (play.table.phase === 'pitch') {
      const { actors } = play.top;
      expect(play.clock('pitch')).toMatchObject({ length: 15_000, seats: actors });
      expect(play.table.pitching).toBe(`0.${cooks.length}`);
      cooks.push(actors[0]!);
      if (cooks.length === 1) play.timeUp('pitch');
      else play.when(actors[0]!, { type: 'skip-pitch' });
    }
    expect(cooks).toEqual([3, 2, 1]);
    expect(play.top).toMatchObject({ kind: 'rank', actors: [0] });
  });

  it('S-41: a line typed on the phone shows on the table; markup is only text', () => {
    const play = pitching().when(3, { type: 'pitch', plate: '0.0', text: '<b>Mmm</b> & 🥪' });
    expect(play.table.tastings[0]!.plates[0]!.line).toBe('<b>Mmm</b> & 🥪');
    expect(play.table.phase).toBe('pitch');
    expect(play.refusal(3, { type: 'pitch', plate: '0.0', text: 'more' })?.key).toBe('no-pitch-now');
  });

  it.each([
    ['S-41: of 121 characters', 3, '0.0', 'x'.repeat(121), 'text-long'],
    ['S-41: of nothing', 3, '0.0', '   ', 'text-empty'],
    ['S-41: with a control character', 3, '0.0', 'ding\u0007', 'text-unprintable'],
    ['S-41: that turns the direction of the text', 3, '0.0', '\u202eharmless', 'text-unprintable'],
    ['S-41: with the Arabic mark that turns it', 3, '0.0', 'harm\u061cless', 'text-unprintable'],
    ['S-41: of nothing that can be seen', 3, '0.0', '\u200b\u2060 \u00ad\ufe0f', 'text-empty'],
    ['S-41: of accents on nothing', 3, '0.0', '\u0301\u0308', 'text-empty'],
    ['S-41: for somebody else’s sandwich', 3, '0.1', 'mine', 'no-pitch-now'],
    ['S-41: by a cook who is not asked', 2, '0.1', 'me first', 'no-pitch-now'],
  ])('a line %s is refused', (_, seat, plate, text, reason) => {
    expect(pitching().refusal(seat, { type: 'pitch', plate, text })?.key).toBe(reason);
  });

  it.each(['🏴‍☠️', '👩🏽‍🍳 ❤️', '…!', 'צ׳יפס'])('S-41: the line %s is shown as it was typed', (text) => {
    const play = pitching().when(3, { type: 'pitch', plate: '0.0', text });
    expect(play.table.tastings[0]!.plates[0]!.line).toBe(text);
  });

  it('S-22, S-41: when everyone tastes at once, all cooks praise at the same time', () => {
    const play = served(4, { pitch: true, tasteTogether: true }).timeUp('pause');
    expect(play.top).toMatchObject({ kind: 'selling', actors: [0, 1, 2, 3] });
    play.timeUp('sell');
    expect(play.table.phase).toBe('together');
  });
});

describe('Bleah', () => {
  it('S-42: the same ranking, another question', () => {
    const play = tasting(4, { bleah: true }).when(0, { type: 'reveal' });
    expect(play.top).toMatchObject({ kind: 'rank-bleah' });
    expect(play.table.setup.bleah).toBe(true);
    expect(taste(play).table.totals).toEqual([0, 0, 2, 3]);
  });
});

describe('Basic theory', () => {
  it.each(BASES)('S-43: the table shows the base %s', (base) => {
    expect(dealt(4, { base }).table.setup.base).toBe(base);
  });
});

describe('Themed special', () => {
  const themed = () => tasting(4, { theme: 'list' }, { theme: { id: 'harbour', text: null } });

  it('S-44: the theme is announced before the market', () => {
    const theme = { id: null, text: 'For llamas' };
    expect(dealt(4, { theme: 'typed', themeText: 'For llamas' }, { theme }).table).toMatchObject({
      phase: 'opening',
      market: null,
      plan: { theme },
    });
  });

  it('S-44: each taster gives one point more, also to the worst', () => {
    const play = themed().when(0, { type: 'reveal' });
    play.when(0, { type: 'rank', order: ['0.0', '0.1', '0.2'], bonus: '0.2' });
    expect(play.table.totals).toEqual([0, 1, 2, 3]);
    expect(play.table.tastings[0]!.plates.map(({ points, bonus }) => [points, bonus])).toEqual([
      [3, false],
      [2, false],
      [0, true],
    ]);
  });

  it('S-44: a receipt tells the extra point apart, so that no sandwich is counted twice', () => {
    const lines = sandwich.receipt(tasteAll(themed()).state);
    expect(lines.filter((line) => sandwich.tasted!(line)?.isBonus)).toHaveLength(4);
    expect(lines.filter((line) => sandwich.tasted!(line)?.isBonus === false)).toHaveLength(12);
    expect(sandwich.tasted!({ key: 'else', seat: 0, points: 1, rule: 'S-20' })).toBeUndefined();
  });

  it('S-44: a ranking without the extra point, or with one for a sandwich elsewhere, is refused', () => {
    const play = themed().when(0, { type: 'reveal' });
    const order = ['0.0', '0.1', '0.2'];
    expect(play.refusal(0, { type: 'rank', order })?.key).toBe('bonus-missing');
    expect(play.refusal(0, { type: 'rank', order, bonus: '1.0' })?.key).toBe('bonus-missing');
  });
});

describe('Express', () => {
  const express = (changes = {}) => market(4, { express: true, ...changes });

  it('S-45: each card taken goes onto a sandwich at once, and there it stays', () => {
    const play = express().when(0, { type: 'grab', card: 'ham' });
    expect(play.frames.map(({ kind, actors }) => [kind, actors])).toEqual([
      ['stack', [0]],
      ['market', [1, 2, 3]],
    ]);
    play.when(0, { type: 'stack', card: 'ham', sandwich: 2 });
    expect(play.mine(0).sandwiches[2]!.cards).toEqual(['ham']);
    expect(play.refusal(0, { type: 'stack', card: 'ham', sandwich: 1 })?.key).toBe('not-yours');
  });

  it('S-45: the next flip waits until everybody has laid theirs', () => {
    const play = takeAll(express());
    expect(play.top).toMatchObject({ kind: 'stack', actors: [0, 1, 2, 3] });
    for (const seat of [0, 1, 2, 3]) {
      expect(play.table.phase).toBe('stacking');
      play.when(seat, { type: 'stack', card: play.hand(seat)[0]!, sandwich: 0 });
    }
    expect(play.table.phase).toBe('countdown');
  });

  it('S-45: the question for the card stays the same when the market empties, so that no tap is lost', () => {
    const play = express().when(0, { type: 'grab', card: 'ham' });
    const [asked] = play.choices(0);
    expect(takeAll(play).choices(0)[0]!.frame).toBe(asked!.frame);
  });

  it('S-45: a placement that makes three times three impossible is refused', () => {
    const play = express();
    for (let flip = 0; flip < 3; flip++) {
      takeAll(play);
      for (const seat of [0, 1, 2, 3])
        play.when(seat, { type: 'stack', card: play.hand(seat)[0]!, sandwich: 1 });
      play.timeUp('countdown');
    }
    takeAll(play);
    const [card] = play.hand(0) as [string];
    expect(play.refusal(0, { type: 'stack', card, sandwich: 1 })?.key).toBe('sandwich-full');
    expect(play.refusal(0, { type: 'stack', card, sandwich: 3 })?.key).toBe('sandwich-full');
    expect(play.blocked(0, 'stack:1')).toBe('sandwich-full');
    expect(play.blocked(0, 'stack:0')).toBeUndefined();
  });

  it('S-45: when the clock runs out, the card goes where there is room', () => {
    const play = takeAll(express({ grabClock: 4 })).timeUp('stack');
    expect(play.state.players.map(({ sandwiches }) => sandwiches[0]!.cards.length)).toEqual([1, 1, 1, 1]);
    expect(play.table.phase).toBe('countdown');
  });

  const cooked = () => {
    const play = express({ grabClock: 4 });
    while (play.table.phase !== 'prep') {
      if (play.table.phase === 'market') takeAll(play);
      play.timeUp();
    }
    return play;
  };

  it('S-45: at the end only the addresses are chosen; nothing is moved or traded', () => {
    const play = cooked();
    expect(play.mine(0).sandwiches.map(({ cards }) => cards.length)).toEqual([3, 3, 3]);
    expect(new Set(play.choices(0).map(({ move }) => move.type))).toEqual(new Set(['ready', 'address']));
    const [card] = play.mine(0).sandwiches[0]!.cards as [string];
    expect(play.refusal(0, { type: 'return', card })?.key).toBe('stays-put');
    expect(play.refusal(0, { type: 'offer', card, to: 'all' })?.key).toBe('no-trading');
    play.when(0, { type: 'address', sandwich: 0, to: 3 });
    expect(everybodyReady(play).table.phase).toBe('serving');
  });
});

describe('Refrigerator failure', () => {
  it('S-46: the table knows, and so does each card', () => {
    expect(dealt(4, { fridge: true }).table.setup.fridge).toBe(true);
    expect(cardOf('oysters').spoils).toBe(true);
    expect(cardOf('honey').spoils).toBe(false);
  });
});

describe('Direction twister', () => {
  it('S-47: every second round goes to the right', () => {
    const play = tasteAll(tasting(5, { twister: true, rounds: 2 }));
    expect(play.state.history[0]!.plan.direction).toBe('left');
    play.when('table', { type: 'next' });
    expect(play.table.plan.direction).toBe('right');
    everybodyReady(sellOut(play).timeUp('closing'));
    expect(play.state.tastings[0]!.plates.map(({ cook }) => cook)).toEqual([1, 2, 3]);
  });
});

describe('everything together', () => {
  it('S-33, S-42, S-43, S-46, S-47: small guests at a disgusting wok', () => {
    const play = kitchen(6, {
      youngPlayers: true,
      bleah: true,
      base: 'wok',
      fridge: true,
      twister: true,
      rounds: 2,
    });
    tasteAll(everybodyReady(play).timeUp('pause'));
    play.when('table', { type: 'next' });
    expect(play.table.plan).toMatchObject({ perCook: 3, direction: 'right', scale: [3, 2, 0] });
    tasteAll(everybodyReady(sellOut(play).timeUp('closing')).timeUp('pause'));
    expect(play.outcome!.standings).toHaveLength(6);
  });

  it('S-40, S-41, S-44: praise when giving, and again when tasting', () => {
    const play = dealt(4, { chefsSuggestion: true, pitch: true, theme: 'typed', themeText: 'Moon' });
    everybodyReady(sellOut(play.timeUp('opening')).timeUp('closing'))
      .timeUp('pause')
      .timeUp('sell');
    expect(play.table.phase).toBe('pitch');
  });
});
