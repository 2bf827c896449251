import { describe, expect, it } from 'vitest';
import { OptimisticValue } from '../../src/renderer/net/optimistic-value.svelte.ts';

/** A host that answers when it is told to, and whose word is what it stored. */
function slowHost(stored: number) {
  const sent: number[] = [];
  const waiting: (() => void)[] = [];
  const host = {
    stored,
    sent,
    ahead: new OptimisticValue<number>(async (value) => {
      sent.push(value);
      const accepted = await new Promise<boolean>((resolve) => {
        waiting.push(() => resolve(value < 10));
      });
      if (accepted) host.stored = value;
    }),
    get shown(): number {
      return host.ahead.over(host.stored);
    },
    async answer(): Promise<void> {
      waiting.shift()!();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
  return host;
}

describe('a value entered faster than the host answers', () => {
  it('is shown at once, whatever comes back of older ones', async () => {
    const host = slowHost(1);
    for (const value of [2, 3, 4]) host.ahead.enter(value);
    expect(host.shown).toBe(4);
    await host.answer();
    expect(host.stored).toBe(2);
    expect(host.shown).toBe(4);
    await host.answer();
    expect(host.stored).toBe(4);
    expect(host.shown).toBe(4);
  });

  it('goes to the host once it is free, without what came between', async () => {
    const host = slowHost(1);
    for (const value of [2, 3, 4, 5]) host.ahead.enter(value);
    await host.answer();
    await host.answer();
    expect(host.sent).toEqual([2, 5]);
  });

  it('is taken back when the host refuses the newest, and only then', async () => {
    const host = slowHost(1);
    host.ahead.enter(12);
    host.ahead.enter(3);
    await host.answer();
    expect(host.shown).toBe(3);
    host.ahead.enter(14);
    await host.answer();
    expect(host.shown).toBe(14);
    await host.answer();
    expect(host.shown).toBe(3);
  });

  it('gives the word back to the host once all is answered', async () => {
    const host = slowHost(1);
    host.ahead.enter(2);
    await host.answer();
    host.stored = 7;
    expect(host.shown).toBe(7);
  });
});
