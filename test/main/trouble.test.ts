import { expect, test } from 'vitest';
import { StoreTrouble, troubleOf } from '../../src/main/store/trouble.ts';

test('a trouble that knows no place gets the one where it was met, and keeps what it knows', () => {
  const bare = new StoreTrouble({ kind: 'newer', detail: '9' });
  expect((troubleOf(bare, '/house') as StoreTrouble).trouble).toMatchObject({
    ...{ kind: 'newer', detail: '9', place: '/house' },
  });
  const placed = new StoreTrouble({ kind: 'full', place: '/elsewhere' });
  expect(troubleOf(placed, '/house')).toBe(placed);
});

test('an error of the system becomes a trouble; one of ours stays what it is', () => {
  const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
  expect((troubleOf(full, '/house') as StoreTrouble).trouble).toMatchObject({
    kind: 'full',
    place: '/house',
  });
  const own = new TypeError('x is undefined');
  expect(troubleOf(own, '/house')).toBe(own);
  expect(troubleOf('odd', '/house')).toEqual(new Error('odd'));
});
