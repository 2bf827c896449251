import { expect, it } from 'vitest';
import { RowPlaces } from '../../../../src/renderer/games/wars/table/row-places.ts';

type Seen = Parameters<RowPlaces['of']>[0];
const seen = (row: Seen['row'], order?: string): Seen => ({
  row,
  serving: order === undefined ? null : ({ order } as Seen['serving']),
});

it('W-9: the second order of a turn hangs where it hung until it is paid for, though another place is empty', () => {
  const places = new RowPlaces();
  places.of(seen(['a', 'b', 'c', 'd', 'e']));
  const first = places.of(seen([null, 'b', 'c', 'd', 'e'], 'a'));
  expect(first.map(({ order, going }) => `${order}${going ? '!' : ''}`)).toEqual(['a!', 'b', 'c', 'd', 'e']);
  const second = places.of(seen([null, 'b', null, 'd', 'e'], 'c'));
  expect(second.map(({ order, going }) => `${order}${going ? '!' : ''}`)).toEqual([
    'null',
    'b',
    'c!',
    'd',
    'e',
  ]);
});

it('W-9: a screen that came only then hangs it where a place is empty', () => {
  expect(new RowPlaces().of(seen(['a', null, 'c', 'd', 'e'], 'b'))[1]).toEqual({ order: 'b', going: true });
});
