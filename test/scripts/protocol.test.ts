import { describe, expect, test } from 'vitest';
import { type Names, protocolFaults, titlesIn } from '../../scripts/checks/protocol.ts';

const page = `
**N-1** A line is a line.

**N-2** A call is done once (see N-1).

\`\`\`ts
type Call = { t: "call"; id: string };
\`\`\`

| Call | Parameters | Who | Refusals |
| --- | --- | --- | --- |
| \`seat.join\` | \`name\`, \`player?\` | table | \`table-full\` |
`;

const names: Names = {
  calls: { 'seat.join': { who: 'table', params: ['name', 'player'] } },
  messages: ['call'],
  fields: ['id'],
  words: ['table-full'],
};

const titles = ['N-1: a line is one', 'T-2, N-2: a call is done once', 'N-1: also at night'];

const faultsOf = (change: { page?: string; names?: Partial<Names>; titles?: readonly string[] }): string[] =>
  protocolFaults({
    page: change.page ?? page,
    names: { ...names, ...change.names },
    titles: change.titles ?? titles,
  });

describe('the page of the protocol', () => {
  test('is let through when it names everything, and a test proves each promise', () => {
    expect(faultsOf({})).toEqual([]);
  });

  test.each<[string, Partial<Names>, string]>([
    [
      'a call',
      { calls: { 'seat.leave': { who: 'table', params: [] } } },
      'has no row for the call seat.leave',
    ],
    [
      'who may call',
      { calls: { 'seat.join': { who: 'host', params: [] } } },
      'does not say of seat.join that it is for: host',
    ],
    [
      'a parameter',
      { calls: { 'seat.join': { who: 'table', params: ['face'] } } },
      'does not name the parameter face of seat.join',
    ],
    ['a message', { messages: ['call', 'shout'] }, 'shows no message shout'],
    ['a field', { fields: ['id', 'rev'] }, 'does not name the field rev'],
    ['a refusal', { words: ['table'] }, 'does not name table'],
  ])('found: %s that it leaves out', (_, missing, fault) => {
    expect(faultsOf({ names: missing })).toEqual([fault]);
  });

  test('found: a promise that no test proves', () => {
    expect(faultsOf({ titles: ['N-1: a line is one'] })).toEqual(['promises N-2: no test proves it']);
  });

  test('found: a number that is not on the page', () => {
    expect(faultsOf({ titles: [...titles, 'N-3: nothing'] })).toEqual([
      'has no promise N-3, of which it or a test speaks',
    ]);
    expect(faultsOf({ page: `${page}\nas in N-12` })).toEqual([
      'has no promise N-12, of which it or a test speaks',
    ]);
  });

  test('found: a number that is given twice', () => {
    expect(faultsOf({ page: `${page}\n**N-2** Another one.` })).toEqual(['promises N-2 twice']);
  });
});

describe('titles of tests', () => {
  test.each([
    ["test('N-1: plain', () => {});", ["'N-1: plain'"]],
    ["it.each([1, 2])('N-2: %i', () => {});", ["'N-2: %i'"]],
    ["describe.each(cases)('a', () => { it('b', run); });", ["'a'", "'b'"]],
    [`test(\`N-3: \${times} times\`, { timeout: 1 }, run);`, [`\`N-3: \${times} times\``]],
    ["const title = 'N-4: no title'; // test('N-5: neither')", []],
    ["expect(answer).toBe('N-6');", []],
  ])('in %s', (text, found) => {
    expect(titlesIn('file.test.ts', text)).toEqual(found);
  });
});
