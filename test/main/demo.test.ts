/** The demo of the attract screen: bots alone, in memory. */
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { Demo } from '../../src/main/table/demo.ts';
import { presetOptions } from '../../src/main/table/lobby.ts';
import type { DemoStep } from '../../src/shared/protocol.ts';
import { openDisplay, openHost } from './house.ts';
import { ScreenClient } from './screen-client.ts';

const playable = games.filter(({ kind }) => kind === 'game');
const MANY = 3000;

function playedToTheEnd(demo: Demo): DemoStep[] {
  const steps: DemoStep[] = [];
  for (let step = 0; step < MANY; step++) {
    const shown = demo.show(step);
    if (!shown) break;
    steps.push(shown);
  }
  return steps;
}

describe.each(playable.map((game) => ({ id: game.id, game })))('a demo of $id', ({ game }) => {
  const steps = playedToTheEnd(new Demo(game, 7));

  test('is played by bots to its end', () => {
    expect(steps[0]!.seats.every(({ kind }) => kind === 'bot')).toBe(true);
    expect(steps.at(-1)!.outcome?.standings).toHaveLength(steps[0]!.seats.length);
    expect(steps.filter(({ outcome }) => outcome).length).toBe(1);
  });

  test('is of the game as it is set up first', () => {
    const [{ options, seats }] = steps as [DemoStep];
    expect(options).toEqual(presetOptions(game, game.presets[0]!.id, seats.length));
  });

  test('moves: its clock never runs backwards, and most steps have something to tell', () => {
    for (const [i, { at }] of steps.entries()) expect(at).toBeGreaterThanOrEqual(steps[i - 1]?.at ?? 0);
    expect(steps.filter(({ notices }) => notices.length > 0).length).toBeGreaterThan(steps.length / 2);
  });

  test('deals the same cards to the same number', () => {
    const dealt = (number: number) => JSON.stringify(new Demo(game, number).show(0)?.view);
    expect(dealt(7)).toBe(dealt(7));
  });
});

describe('asked over the line', () => {
  test('the games take turns, each step follows the one before, and nothing is stored', async () => {
    const host = await openHost({ games });
    const display = await openDisplay(host);
    const shown = [];
    for (const demo of [0, 1, 2, 3, 4]) shown.push((await display.must('demo.step', { demo, step: 0 })).game);
    expect(shown).toEqual([...playable.map(({ id }) => id), playable[0]!.id]);
    expect((await display.must('demo.step', { demo: 4, step: 1 })).step).toBe(1);
    expect((await display.must('demo.step', { demo: 4, step: 1 })).step).toBe(1);
    expect(await display.call('demo.step', { demo: 4, step: 9 })).toMatchObject({
      refusal: { key: 'no-such-step' },
    });
    expect((await display.must('home.state', {})).tables).toEqual([]);
    expect((await display.must('history.list', { limit: 10 })).items).toEqual([]);
    expect((await display.must('roster.list', {})).players).toEqual([]);
  });

  test('a demo that other screens have crowded out is begun anew', async () => {
    const display = await openDisplay(await openHost({ games }));
    for (const demo of [0, 1, 2, 3, 4]) await display.must('demo.step', { demo, step: 0 });
    expect((await display.call('demo.step', { demo: 0, step: 1 })).ok).toBe(false);
    expect((await display.must('demo.step', { demo: 0, step: 0 })).step).toBe(0);
  });

  test('only the host’s screens see one', async () => {
    const host = await openHost({ games });
    const guest = await ScreenClient.open(host.port, { display: true });
    expect(await guest.call('demo.step', { demo: 0, step: 0 })).toMatchObject({
      refusal: { key: 'host-only' },
    });
  });
});
