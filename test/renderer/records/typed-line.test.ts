import { describe, expect, it } from 'vitest';
import { gameMeant } from '../../../src/renderer/records/write/known-games.ts';
import { lettersAndPoints, nameAndPoints } from '../../../src/renderer/records/write/typed-sum.ts';

describe('a line of a past play', () => {
  it.each([
    ['Ada 31', { name: 'Ada', points: '31' }],
    ['  Jürgen der Große −3 ', { name: 'Jürgen der Große', points: '−3' }],
    ['be 10+15-8', { name: 'be', points: '10+15-8' }],
    ['Ada 7,5', { name: 'Ada', points: '7,5' }],
    ['Ada', { name: 'Ada' }],
    ['Ada31', { name: 'Ada31' }],
    ['31', { name: '31' }],
    ['Ada 10+', { name: 'Ada 10+' }],
    ['Ada 9999999', { name: 'Ada 9999999' }],
  ])('T-45: %j is a name, with points where a sum stands behind it', (typed, meant) => {
    expect(nameAndPoints(typed)).toEqual(meant);
  });

  it.each([
    ['ju31', { name: 'ju', points: '31' }],
    ['jü−3', { name: 'jü', points: '−3' }],
    ['be10+15-8', { name: 'be', points: '10+15-8' }],
    ['ju7.5', { name: 'ju', points: '7.5' }],
    ['j.31', { name: 'j.', points: '31' }],
    ['ju', undefined],
    ['31', undefined],
    ['ju 31', undefined],
    ['ju10+', undefined],
  ])('T-45: %j is letters, with points where a sum stands right behind them', (typed, meant) => {
    expect(lettersAndPoints(typed)).toEqual(meant);
  });

  it('T-45: a game that is known is meant by its first letters, the latest before the others', () => {
    const known = ['Tichu', 'Qwirkle', 'Täuscher', 'Skat'].map((name) => ({
      game: 'any',
      title: name,
      name,
    }));
    const meant = (typed: string) => gameMeant(typed, known)?.name;
    expect(['t', 'ta', ' QW', 'kat', 'x', ''].map(meant)).toEqual([
      ...['Tichu', 'Täuscher', 'Qwirkle', undefined, undefined, undefined],
    ]);
  });

  it('T-45: a game that is typed in full is no other that begins the same', () => {
    const known = ['Catan Seafarers', 'Catan'].map((name) => ({ game: 'any', title: name, name }));
    expect(['cat', 'catan'].map((typed) => gameMeant(typed, known)?.name)).toEqual([
      'Catan Seafarers',
      'Catan',
    ]);
  });
});
