import { expect, test } from 'vitest';
import { range } from '../../src/shared/lists.ts';
import { LookAhead } from '../../src/shared/look-ahead.ts';
import { seededRng } from '../../src/shared/rng.ts';

const CANDIDATES = ['first', 'good', 'bad'] as const;
type Candidate = (typeof CANDIDATES)[number];

const WORTH: Readonly<Record<Candidate, number>> = { first: 0.5, good: 0.7, bad: 0.2 };

/** Worlds differ more than what is tried in them. */
const noisy = (candidate: Candidate, seed: number): number =>
  WORTH[candidate] + seededRng(seed).below(1000) / 500 + seededRng(seed + candidate.length).below(100) / 500;

const thinking = (tryOut: (candidate: Candidate, seed: number) => number | undefined, seed = 1) =>
  new LookAhead({ candidates: CANDIDATES, tryOut }, seededRng(seed));

test('what is better in world after world is chosen nearly always, however much worlds differ', () => {
  const choices = range(50).map((seed) => {
    const ahead = thinking(noisy, seed);
    ahead.think(120);
    return ahead.choice;
  });
  expect(choices.filter((choice) => choice === 'good').length).toBeGreaterThan(44);
  expect(choices).not.toContain('bad');
});

test('without enough playouts, and without a difference, what came first to mind is done', () => {
  const early = thinking(noisy);
  early.think(9);
  expect(early.choice).toBe('first');
  const alike = thinking((_, seed) => seededRng(seed).below(10));
  alike.think(300);
  expect(alike.choice).toBe('first');
});

test('what is clearly worse gets no more playouts, and what cannot be done gets none', () => {
  const tried: Candidate[] = [];
  const ahead = thinking((candidate, seed) => {
    tried.push(candidate);
    return candidate === 'good' ? undefined : noisy(candidate, seed);
  });
  ahead.think(200);
  expect(ahead.choice).toBe('first');
  expect(ahead.isSettled).toBe(true);
  expect(tried.filter((one) => one === 'good')).toHaveLength(1);
  expect(ahead.spent).toBe(tried.length);
  expect(tried.length).toBeLessThan(200);
});

test('where even the first cannot be done, it is still the answer to what has no other', () => {
  const ahead = thinking(() => undefined);
  ahead.think(10);
  expect(ahead.choice).toBe('first');
});

test('the same chance and as many playouts give the same answer, in one piece or in slices', () => {
  const whole = thinking(noisy, 5);
  whole.think(47);
  const sliced = thinking(noisy, 5);
  for (let i = 0; i < 47; i++) sliced.think(1);
  expect([sliced.choice, sliced.spent, sliced.rounds]).toEqual([whole.choice, whole.spent, whole.rounds]);
});
