import { expect, it } from 'vitest';
import { faultyLine } from '../../src/shared/json-fault.ts';

function lineOf(text: string): number {
  try {
    JSON.parse(text);
  } catch (error) {
    return faultyLine(text, error);
  }
  throw new Error('that is in order');
}

it.each([
  ['{"games": [],\n"players": [],\n"plays": [x],\n"a": 1,\n"b": 2,\n"c":3}\n', 3],
  ['{"games":[{"id":1,\n"name', 2],
  ['{\n"a" 1\n}\n', 2],
  ['[1,]\n\n', 1],
  ['{"a":1\n', 2],
])('T-5: of a text that is no JSON the line is named in which it goes wrong: %j', (text, line) => {
  expect(lineOf(text)).toBe(line);
});

it('a message without a place means the end', () => {
  expect(faultyLine('a\nb', new SyntaxError('JSON Parse error: Unexpected EOF'))).toBe(2);
});

it('as other browsers say it', () => {
  const said = 'JSON.parse: unexpected character at line 3 column 11 of the JSON data';
  expect(faultyLine('a\nb\nc\nd', new SyntaxError(said))).toBe(3);
});
