import { describe, expect, it } from 'vitest';
import { nameAndPoints } from '../../../src/renderer/records/write/typed-sum.ts';

describe('a line of a past play', () => {
  it.each([
    ['Ada 31', { name: 'Ada', points: '31' }],
    ['  Jürgen der Große −3 ', { name: 'Jürgen der Große', points: '−3' }],
    ['be 10+15-8', { name: 'be', points: '10+15-8' }],
    ['Ada', { name: 'Ada' }],
    ['Ada31', { name: 'Ada31' }],
    ['31', { name: '31' }],
    ['Ada 10+', { name: 'Ada 10+' }],
    ['Ada 9999999', { name: 'Ada 9999999' }],
  ])('T-45: %j is a name, with points where a sum stands behind it', (typed, meant) => {
    expect(nameAndPoints(typed)).toEqual(meant);
  });
});
