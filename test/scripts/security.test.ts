import { expect, test } from 'vitest';
import { claimFaults, claimsOf } from '../../scripts/checks/security.ts';

const page = `
# Page

- A guest does not fly.
  - \`test/a.test.ts\`: N-1: no wings
  - \`test/b.test.ts\`: nobody
- A guest does not swim.

Text, and no claim.
`;

test('a claim on the page about trust needs a test that is there', () => {
  const claims = claimsOf(page);
  expect(claims.map(({ text, proofs }) => [text, proofs.length])).toEqual([
    ['A guest does not fly.', 2],
    ['A guest does not swim.', 0],
  ]);
  const titles = (file: string) => (file === 'test/a.test.ts' ? ["'N-1: no wings grow'"] : undefined);
  expect(claimFaults(claims, titles)).toEqual([
    'names test/b.test.ts, which is not there',
    'claims without proof: A guest does not swim.',
  ]);
  expect(claimFaults(claims.slice(0, 1), () => ['N-1: no fins'])).toEqual([
    'test/a.test.ts has no test “N-1: no wings”',
    'test/b.test.ts has no test “nobody”',
  ]);
});
