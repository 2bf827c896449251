import { expect, test } from 'vitest';
import { freeDisplay, placeOn } from '../../../src/main/desktop/place-on-display.ts';

const laptop = { x: 0, y: 30, width: 1440, height: 870 };
const television = { x: 1440, y: 0, width: 1920, height: 1080 };
const place = { x: 1500, y: 100, width: 1600, height: 900 };

test('a window comes back where it was', () => {
  expect(placeOn([laptop, television], place)).toEqual(place);
});

test('whose display is gone, or that could not be taken hold of, opens as if for the first time', () => {
  expect(placeOn([laptop], place)).toBe(undefined);
  expect(placeOn([laptop], { ...place, x: 1400 })).toBe(undefined);
  expect(placeOn([laptop], { ...place, x: 0, y: -500 })).toBe(undefined);
});

test('is never larger than the display that is left', () => {
  expect(placeOn([laptop], { ...place, x: 20, y: 40 })).toEqual({ x: 20, y: 40, width: 1440, height: 870 });
});

test('the second display is the one that the window is not on; with one display there is none', () => {
  const displays = [{ bounds: laptop }, { bounds: television }];
  expect(freeDisplay(displays, { ...place, x: 100 })).toBe(displays[1]);
  expect(freeDisplay(displays, place)).toBe(displays[0]);
  expect(freeDisplay(displays, { ...place, x: -9000 })).toBe(displays[1]);
  expect(freeDisplay([{ bounds: laptop }], place)).toBe(undefined);
});
