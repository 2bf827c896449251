import { expect, onTestFinished, test } from 'vitest';
import { longWork, tellOfLongWork } from '../../src/main/store/long-work.ts';

test('whoever watches is told of long work when it begins and when it ends, also when it fails', () => {
  const told: boolean[] = [];
  tellOfLongWork((isBusy) => told.push(isBusy));
  onTestFinished(() => tellOfLongWork(undefined));
  expect(longWork(() => [...told])).toEqual([true]);
  expect(told).toEqual([true, false]);
  expect(() =>
    longWork(() => {
      throw new Error('the copy is not whole');
    }),
  ).toThrow('the copy is not whole');
  expect(told).toEqual([true, false, true, false]);
});
