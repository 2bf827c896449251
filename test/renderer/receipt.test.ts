import { describe, expect, test } from 'vitest';
import { detailsOf } from '../../src/renderer/shell/receipt.ts';
import type { ReceiptLine } from '../../src/shared/game.ts';

const line = (key: string): ReceiptLine => ({ seat: 0, round: 2, points: 7, key, rule: 'T-32', params: {} });
const part = (...keys: string[]) => ({ round: 2, points: 7, lines: keys.map(line) });
const tell = ({ key }: ReceiptLine): string => key;

describe('what stands under a round of a receipt', () => {
  test('T-32: a number alone is not told twice', () => {
    expect(detailsOf(part('Round 2'), 'Round 2', tell)).toEqual([]);
  });

  test('what it is made up of stays', () => {
    expect(detailsOf(part('Tasted first'), 'Round 2', tell)).toHaveLength(1);
    expect(detailsOf(part('Round 2', 'Round 2'), 'Round 2', tell)).toHaveLength(2);
  });
});
