import { describe, expect, it } from 'vitest';
import { sandwich } from '../../src/games/sandwich/index.ts';
import { sandwichSheet } from '../../src/games/sheets/index.ts';
import { podium } from '../../src/renderer/games/podium.ts';
import { seatActions } from '../../src/renderer/hosting/seat-actions.ts';
import { scanned } from '../../src/renderer/phone/address.ts';
import { claimable } from '../../src/renderer/phone/claimable.ts';
import { callOf, signLine } from '../../src/renderer/shell/call.ts';
import { codeFrom } from '../../src/renderer/shell/code.ts';
import { countdown } from '../../src/renderer/shell/countdown.ts';
import { lastingOf } from '../../src/renderer/shell/lasts.ts';
import {
  applies,
  countsWith,
  groupsOf,
  optionText,
  shortLabel,
  standsOut,
} from '../../src/renderer/shell/option-text.ts';
import { match, pathOf } from '../../src/renderer/shell/paths.ts';
import { LONGEST_NAME, nameFrom } from '../../src/renderer/shell/person.ts';
import { bestPart, receiptOf, winners } from '../../src/renderer/shell/receipt.ts';
import type { AnyGame, Choice, Frame, OptionField } from '../../src/shared/game.ts';
import type { SeatPublic, ShownTimer } from '../../src/shared/protocol.ts';
import { rankBy } from '../../src/shared/standings.ts';
import { type Messages, say, sayPhrase } from '../../src/shared/text.ts';

const person = (name: string, badge: number, change: Partial<SeatPublic> = {}): SeatPublic => ({
  name,
  badge,
  face: 0,
  kind: 'person',
  awake: true,
  ...change,
});

const table = [person('Ada', 4), person('Bo', 2), person('Cy', 7)];

function gameWords(messages: Messages) {
  const wording = {
    locale: 'en' as const,
    names: { seat: (seat: number) => table[seat]!.name, card: (id: string) => id },
    lookup: (key: string) => messages[key],
  };
  return {
    locale: wording.locale,
    say: (key: string, params = {}) => say(wording, key, params),
    phrase: (prefix: string, phrase: { key: string }) => sayPhrase(wording, prefix, phrase),
    has: (key: string) => key in messages,
    card: (id: string) => id,
  };
}

const frame = (kind: string, actors: number[], more: Partial<Frame> = {}): Frame => ({
  id: kind,
  kind,
  actors,
  ...more,
});

describe('codes and addresses', () => {
  it.each([
    ['krmb', 'KRMB'],
    [' k r-m b ', 'KRMB'],
    ['http://192.168.1.20:4321/?t=krmb', 'KRMB'],
    ['http://192.168.1.20:4321/table/krmb', 'KRMB'],
    ['KRMBXY', 'KRMB'],
    ['4711', ''],
  ])('%j is read as %j', (typed, code) => expect(codeFrom(typed)).toBe(code));

  it('a pass comes behind the hash', () => {
    expect(scanned({ search: '?t=krmb', hash: '#pass=abc_-9' })).toEqual({ code: 'KRMB', pass: 'abc_-9' });
    expect(scanned({ search: '?t=kr', hash: '' })).toEqual({ code: undefined, pass: undefined });
  });

  it('the hash leads, else the code in the address', () => {
    expect(pathOf({ hash: '#/history/12', search: '?t=KRMB' })).toBe('history/12');
    expect(pathOf({ hash: '', search: '?t=krmb' })).toBe('table/KRMB');
    expect(pathOf({ hash: '#host=xyz', search: '' })).toBe('');
    expect(match('table/:code', 'table/KRMB')).toEqual({ code: 'KRMB' });
    expect(match('table/:code', 'table')).toBeUndefined();
  });

  it('a name is one clean line', () => {
    expect(nameFrom('  Lucía\n\u202e  B. ')).toBe('Lucía B.');
    expect(nameFrom('x'.repeat(2000))).toHaveLength(LONGEST_NAME);
    expect(nameFrom(' \t ')).toBe('');
    expect(nameFrom('\u200b\u2800\u3164')).toBe('');
    expect(nameFrom(`${'x'.repeat(LONGEST_NAME - 1)}🍞`)).toBe('x'.repeat(LONGEST_NAME - 1));
  });
});

describe('the call', () => {
  const words = gameWords({
    'frame.rank': '{seat}, best to worst!',
    'frame.rank.mine': 'Best to worst',
    'frame.rank.kicker': 'Tasting {turn}',
    'frame.market': 'Grab!',
    'frame.market.kicker': { one: 'One left', other: 'All {n} at once' },
    'frame.market.sign': 'Flip {flip}',
    'frame.market.done': 'You have your card',
    'frame.stack': 'Put it on a sandwich!',
  });
  const offer = (id: string): Choice => ({ id, frame: id, move: { type: id } });

  it('names the only one who is asked, with their badge', () => {
    const call = callOf({ frames: [frame('rank', [1], { params: { turn: 2 } })], seats: table, words });
    expect(call).toMatchObject({ text: 'Bo, best to worst!', kicker: 'Tasting 2', badge: 2 });
  });

  it('speaks to whoever is asked in their own words', () => {
    const frames = [frame('rank', [1])];
    expect(callOf({ frames, seats: table, words, me: 1 })?.text).toBe('Best to worst');
    expect(callOf({ frames, seats: table, words, me: 0 })?.text).toBe('Bo, best to worst!');
  });

  it('orders nothing of whoever has done it while others have not', () => {
    const frames = [frame('market', [1, 2])];
    expect(callOf({ frames, seats: table, words, me: 0 })).toMatchObject({
      text: 'You have your card',
      mine: false,
    });
    expect(callOf({ frames, seats: table, words, me: 1 })).toMatchObject({ text: 'Grab!', mine: true });
    expect(callOf({ frames, seats: table, words })?.text, 'on the table').toBe('Grab!');
    expect(callOf({ frames: [frame('market', [])], seats: table, words, me: 0 })?.text).toBe('Grab!');
  });

  it('T-3: asks nobody on a phone for what only the table can do', () => {
    const sheet = gameWords({
      'frame.complete': 'All entered. Close the sheet?',
      'frame.complete.kicker': 'Anything can still be corrected',
      'frame.complete.idle': 'All entered',
    });
    const read = (me?: number, seats = table) =>
      callOf({ frames: [frame('complete', [])], seats, words: sheet, me })?.text;
    expect(read()).toBe('All entered. Close the sheet?');
    expect(read(0)).toBe('All entered');
    const kept = table.map((seat) => ({ ...seat, scorekeeper: true }));
    expect(read(0, kept), 'on the phone that keeps the score').toBe('All entered. Close the sheet?');
  });

  it('tells a phone what its player is asked below what the table waits for, if there is something to do', () => {
    const frames = [frame('stack', [0]), frame('market', [1, 2])];
    const read = (choices: readonly Choice[]) => callOf({ frames, seats: table, words, me: 0, choices });
    expect(read([offer('stack')])).toMatchObject({ text: 'Put it on a sandwich!', mine: true });
    expect(read([])).toMatchObject({ text: 'You have your card', mine: false });
    const reacting = [frame('stack', [0]), frame('market', [1], { reaction: true })];
    expect(
      callOf({ frames: reacting, seats: table, words, me: 0, choices: [offer('stack')] })?.frame.kind,
    ).toBe('market');
  });

  it('P-21, M-22: calls it no turn of theirs when somebody is asked in the middle of another’s, or may object', () => {
    const anyTime = frame('any-time', []);
    const read = (...frames: readonly Frame[]) => callOf({ frames, seats: table, words, me: 1 })?.interrupts;
    expect(read(frame('rank', [1])), 'a turn').toBe(false);
    expect(read(anyTime, frame('rank', [1])), 'a turn, with napkins at any time').toBe(false);
    expect(read(anyTime, frame('rank', [0]), frame('stack', [1])), 'a napkin in another’s turn').toBe(true);
    expect(read(frame('rank', [0]), frame('stack', [1])), 'a punishment in another’s turn').toBe(true);
    expect(read(anyTime, frame('market', [1], { reaction: true })), 'the last who may object').toBe(true);
    expect(read(frame('market', [0, 1, 2])), 'all at once').toBe(false);
    const objecting = frame('market', [0, 2], { reaction: true });
    expect(read(objecting, frame('stack', [1])), 'a napkin’s question while others may object').toBe(true);
  });

  it('has no badge when several are asked, and counts them', () => {
    const call = callOf({ frames: [frame('market', [0, 1, 2])], seats: table, words });
    expect(call).toMatchObject({ kicker: 'All 3 at once', badge: undefined });
  });

  it('has no badge in a window of reactions, also for the last who is asked', () => {
    const call = callOf({ frames: [frame('rank', [1], { reaction: true })], seats: table, words });
    expect(call?.badge).toBeUndefined();
  });

  it('M-22: is no turn of yours when it asks you in the middle of somebody else’s', () => {
    const asked = (...frames: Frame[]) => callOf({ frames, seats: table, words, me: 1 })?.interrupts;
    expect(asked(frame('rank', [0]), frame('market', [1]))).toBe(true);
    expect(asked(frame('rank', [1]), frame('market', [1]))).toBe(false);
    expect(asked(frame('rank', [1]))).toBe(false);
    expect(asked(frame('market', [0, 1, 2]), frame('rank', [1]))).toBe(false);
    expect(asked(frame('rank', [1]), frame('market', [0]))).toBe(false);
  });

  it('finds the sign of the topmost frame that has one', () => {
    expect(signLine([frame('market', [], { params: { flip: 5 } }), frame('rank', [1])], words)).toBe(
      'Flip 5',
    );
    expect(signLine([frame('rank', [1])], words)).toBeUndefined();
  });
});

describe('the clock', () => {
  const timer = (id: string, due: number, more: Partial<ShownTimer> = {}): ShownTimer => ({
    id,
    kind: id,
    due,
    length: 20_000,
    actor: 'table',
    frame: 'turn',
    ...more,
  });

  it('of the question comes before one that ends sooner', () => {
    const timers = [timer('match', 5000, { frame: 'match' }), timer('turn', 9000)];
    expect(countdown({ timers, frame: 'turn', now: 1000 })).toEqual({
      id: 'turn',
      kind: 'turn',
      seconds: 8,
      total: 20,
    });
    expect(countdown({ timers, frame: 'other', now: 1000 })?.id).toBe('match');
  });

  it('of one seat is drawn on that phone only', () => {
    const timers = [timer('own', 9000, { seats: [1] })];
    expect(countdown({ timers, frame: 'turn', now: 0 })).toBeUndefined();
    expect(countdown({ timers, frame: 'turn', now: 0, me: 2 })).toBeUndefined();
    expect(countdown({ timers, frame: 'turn', now: 10_000, me: 1 })?.seconds).toBe(0);
  });
});

describe('options, as a person says them', () => {
  const words = gameWords({
    'option.own.last': 'Own card last',
    'option-value.off': 'off',
    'option-value.on': 'yes',
    'option-value.random': 'by lot',
    'option-value.seat': '{seat}',
    'unit.s': '{n} s',
    'unit.plain': '{n}',
    'unit.min': '{n} min',
    'option.target': 'Or with this much',
    'option.target.short': 'To win',
    'option.clock': 'Time',
  });
  const base = { group: 'match' };
  const clock: OptionField = {
    ...base,
    key: 'clock',
    kind: 'number',
    min: 3,
    max: 60,
    off: 0,
    unit: 's',
    default: 0,
  };

  it.each<[OptionField, string | number | boolean | null | number[], string]>([
    [clock, 0, 'off'],
    [clock, 12, '12 s'],
    [clock, 90, '1:30 min'],
    [clock, 600, '10 min'],
    [{ ...clock, unit: 'ms' }, 1500, '1.5 s'],
    [{ ...clock, unit: 'min' }, 90, '90 min'],
    [{ ...base, key: 'own', kind: 'choice', values: ['last'], default: 'last' }, 'last', 'Own card last'],
    [{ ...base, key: 'trade', kind: 'toggle', default: false }, true, 'yes'],
    [{ ...base, key: 'first', kind: 'seat', default: null }, null, 'by lot'],
    [{ ...base, key: 'first', kind: 'seat', default: null }, 1, 'Bo'],
    [
      { ...base, key: 'scale', kind: 'scale', min: -3, max: 9, maxLength: 4, suggestions: [], default: [3] },
      [3, 0, -1],
      '3 · 0 · −1',
    ],
  ])('%#', (field, value, text) => expect(optionText(field, value, words)).toBe(text));

  it('S-30: at a table of three the lobby and the history tell what four sandwiches score', () => {
    const told = (game: AnyGame, present: number) =>
      game.options
        .filter((field) => field.key.startsWith('scale') && countsWith(field, present, game.seats.min))
        .map(({ key, headline }) => [key, headline]);
    for (const game of [sandwich, sandwichSheet] as unknown as AnyGame[]) {
      expect(told(game, 3)).toEqual([['scaleThree', true]]);
      expect(told(game, 4)).toEqual([['scale', true]]);
      expect(told(game, 0), 'while it fills').toEqual([['scaleThree', true]]);
    }
  });

  it('an option that stands alone has a name without the one before it', () => {
    expect(shortLabel({ ...clock, key: 'target' }, words)).toBe('To win');
    expect(shortLabel(clock, words)).toBe('Time');
  });

  it('what an edition has otherwise than usual stands out, and so do headlines', () => {
    const scale: OptionField = {
      ...base,
      ...{ key: 'scale', kind: 'scale', min: 0, max: 9, maxLength: 4, suggestions: [], default: [3, 2, 0] },
    };
    expect(standsOut(clock, { clock: 0 })).toBe(false);
    expect(standsOut(clock, {})).toBe(false);
    expect(standsOut(clock, { clock: 12 })).toBe(true);
    expect(standsOut({ ...clock, headline: true }, { clock: 0 })).toBe(true);
    expect(standsOut(scale, { scale: [3, 2, 0] })).toBe(false);
    expect(standsOut(scale, { scale: [3, 2, 1] })).toBe(true);
  });

  it('how long a match takes is told for those who are here, or for as many as it takes', () => {
    const seat = {} as SeatPublic;
    const limits = { min: 2, max: 5 };
    const lobby = { fields: [], presets: [], lasts: { from: 20, to: 35 } };
    expect(lastingOf({ limits, lobby, seats: [] })).toEqual({ n: 2, from: 20, to: 35 });
    expect(lastingOf({ limits, lobby, seats: [seat, seat, seat] })).toEqual({ n: 3, from: 20, to: 35 });
    expect(lastingOf({ limits, lobby: { ...lobby, lasts: null }, seats: [seat] })).toBe(undefined);
    expect(lastingOf({ limits, lobby, seats: [seat], teaching: true })).toBe(undefined);
    expect(lastingOf({ limits, lobby: null, seats: [] })).toBe(undefined);
  });

  it('a field that does not matter now is left out; groups keep the order of the game', () => {
    const theme: OptionField = {
      ...base,
      key: 'theme',
      group: 'extra',
      kind: 'text',
      maxLength: 9,
      default: '',
      when: { key: 'themed', is: [true] },
    };
    expect(applies(theme, { themed: false })).toBe(false);
    expect(applies(theme, { themed: true })).toBe(true);
    expect(
      groupsOf([clock, theme, { ...clock, key: 'b' }]).map(({ key, fields }) => [key, fields.length]),
    ).toEqual([
      ['match', 2],
      ['extra', 1],
    ]);
  });
});

describe('results', () => {
  it.each<[number[], number[], number]>([
    [[19, 21, 16], [0, 1, 2], 0],
    [[21, 21], [1, 0], 0],
    [[5], [0], 0],
    [[9, 9, 9, 9, 9], [3, 1, 0, 2], 1],
    [[8, 7, 6, 5, 4], [1, 0, 2], 2],
  ])('of %j the winner stands in the middle', (scores, towers, others) => {
    const stand = podium(rankBy(scores));
    expect(stand.towers.map(({ seat }) => seat)).toEqual(towers);
    expect(stand.others).toHaveLength(others);
  });

  it('equal totals share the win', () =>
    expect(winners(rankBy([7, 9, 9])).map(({ seat }) => seat)).toEqual([1, 2]));

  it('a receipt is told round by round, and its best round is marked', () => {
    const line = (seat: number, points: number, round?: number) => ({
      key: 'ranked',
      rule: 'S-21',
      seat,
      points,
      ...(round === undefined ? {} : { round }),
    });
    const parts = receiptOf([line(0, 3, 1), line(1, 9, 1), line(0, 2, 1), line(0, 6, 2), line(0, 1)], 0);
    expect(parts.map(({ round, points }) => [round, points])).toEqual([
      [1, 5],
      [2, 6],
      [undefined, 1],
    ]);
    expect(bestPart(parts)?.round).toBe(2);
    expect(bestPart(parts.slice(0, 1))).toBeUndefined();
    const level = receiptOf([line(0, 4, 1), line(0, 4, 2), line(0, 1, 3)], 0);
    expect(bestPart(level), 'two are level').toBeUndefined();
  });
});

describe('what a seat can be asked for', () => {
  const seats = [person('Ada', 0), person('Bo', 1, { awake: false }), person('Rosemary', 2, { kind: 'bot' })];

  it('by a guest: seats whose phone is gone, and those of bots unless the table is locked', () => {
    const names = (locked: boolean) => {
      const { lost, bots } = claimable(seats, { locked });
      return [lost, bots].map((offers) => offers.map(({ seat }) => seat.name));
    };
    expect(names(false)).toEqual([['Bo'], ['Rosemary']]);
    expect(names(true)).toEqual([['Bo'], []]);
  });

  it('by the host: bots only where they can play, moving only before the match', () => {
    const keys = (phase: 'lobby' | 'playing' | 'over', kind: 'game' | 'sheet') =>
      seatActions({ seat: seats[0]!, phase, kind, levels: kind === 'game' ? ['chef'] : [] }).map(
        ({ key }) => key,
      );
    expect(keys('lobby', 'game')).toEqual(['earlier', 'later', 'rename', 'remove']);
    expect(keys('playing', 'game')).toEqual(['skip', 'toBot', 'pass', 'rename', 'remove']);
    expect(keys('playing', 'sheet')).toEqual(['pass', 'scorekeeper', 'rename', 'unphone']);
    expect(keys('over', 'game')).toEqual(['rename']);
  });

  it('T-3: by a keeper of a sheet that runs: a phone can be taken off, and nobody promises a bot', () => {
    const keys = (seat: SeatPublic) =>
      seatActions({ seat, phase: 'playing', kind: 'sheet', levels: [] }).map(({ key }) => key);
    expect(keys(person('Ada', 0))).toContain('unphone');
    expect(keys(person('Ada', 0, { phoneless: true }))).toEqual(['pass', 'scorekeeper', 'rename']);
    expect(keys(person('Ada', 0))).not.toContain('remove');
  });
});
