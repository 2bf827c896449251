/** What is said for a moment is said for that long where it can be read. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hush, say, toasts } from '../../src/renderer/ui/toasts.svelte.ts';

const shown = (): string[] => toasts.shown.map(({ text }) => text);

const onScreen = (screen: 'phone' | 'table'): void => {
  vi.stubGlobal('document', { documentElement: { dataset: { screen } } });
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const { key } of toasts.shown) hush(key);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what a newer one covers on a phone is there once that has gone', () => {
  onScreen('phone');
  say({ text: 'Somebody is asking for a seat', ms: 1000 });
  vi.advanceTimersByTime(500);
  say({ text: 'Rush hour', ms: 2000 });
  vi.advanceTimersByTime(1900);
  expect(shown()).toEqual(['Somebody is asking for a seat', 'Rush hour']);
  vi.advanceTimersByTime(200);
  expect(shown()).toEqual(['Somebody is asking for a seat']);
  vi.advanceTimersByTime(1000);
  expect(shown()).toEqual([]);
});

test('what was covered in the middle of its time has all of it again', () => {
  onScreen('phone');
  say({ text: 'Somebody is asking for a seat', ms: 3000 });
  vi.advanceTimersByTime(500);
  say({ text: 'Rush hour', ms: 2000 });
  vi.advanceTimersByTime(2100);
  expect(shown()).toEqual(['Somebody is asking for a seat']);
  vi.advanceTimersByTime(2800);
  expect(shown()).toEqual(['Somebody is asking for a seat']);
  vi.advanceTimersByTime(300);
  expect(shown()).toEqual([]);
});

test('what is so for as long as it is said makes no room for what only happened', () => {
  onScreen('phone');
  let isAsking = true;
  say({ text: 'Somebody is asking for a seat', ms: 9000, holds: () => isAsking });
  for (const text of ['One', 'Two', 'Three', 'Four']) say({ text, ms: 2000 });
  expect(shown()).toEqual(['Somebody is asking for a seat', 'Three', 'Four']);
  isAsking = false;
  vi.advanceTimersByTime(300);
  expect(shown()).toEqual(['Three', 'Four']);
});

test('on a big screen, where all can be read, each goes when its time is over', () => {
  onScreen('table');
  say({ text: 'One', ms: 1000 });
  say({ text: 'Another', ms: 3000 });
  vi.advanceTimersByTime(1100);
  expect(shown()).toEqual(['Another']);
});
