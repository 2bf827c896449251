/** What is done to a guest while their page is loading is told once: by the page afterwards, or by the hand itself. */
import { expect, test } from 'vitest';
import { heardSince } from '../../../src/renderer/phone/heard-since.ts';
import { missedIn } from '../../../src/renderer/phone/just-before.ts';
import type { NoticeListener } from '../../../src/shared/mirror.ts';

const notice = (type: string) => ({ type });
const told = (type: string, at: number) => ({ at, notice: notice(type) });
const typesOf = (list: readonly { readonly type: string }[]) => list.map(({ type }) => type);

/** A hand that was drawn when the page took it for this late, and has heard these since. */
function drawnAt(now: number, ...heard: readonly string[]) {
  const listeners = new Set<NoticeListener>();
  const since = heardSince({
    now: () => now,
    onNotices: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  for (const listener of listeners) listener(heard.map(notice), [notice('mine alone')]);
  return { since, listeners };
}

test('of what everybody was told, the last seconds before the hand was drawn are missed', () => {
  const { since } = drawnAt(20_000);
  const latest = [
    told('long ago', 11_000),
    told('spoilt', 15_000),
    told('served', 20_000),
    told('now', 20_001),
  ];
  expect(typesOf(missedIn(latest, since))).toEqual(['spoilt', 'served']);
});

test('what the hand has heard is not told again, however early the page’s clock took it for', () => {
  const { since } = drawnAt(20_000, 'served');
  expect(typesOf(missedIn([told('spoilt', 19_000), told('served', 19_999)], since))).toEqual(['spoilt']);
});

test('what happened twice and was heard once is told once', () => {
  const { since } = drawnAt(20_000, 'spoilt');
  expect(typesOf(missedIn([told('spoilt', 15_000), told('spoilt', 20_000)], since))).toEqual(['spoilt']);
});

test('nothing is kept any more once it was asked for', () => {
  const { since, listeners } = drawnAt(20_000, 'spoilt');
  expect(since.heard).toHaveLength(1);
  since.stop();
  expect(listeners.size).toBe(0);
});
