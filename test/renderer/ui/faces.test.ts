import { expect, test } from 'vitest';
import { FACES } from '../../../src/main/table/seats.ts';
import { FACE_COUNT } from '../../../src/renderer/ui/faces.ts';

test('a bot has one of the faces that are drawn, so that no two look alike', () =>
  expect(FACES).toBe(FACE_COUNT));
