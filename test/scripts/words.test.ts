import { beforeAll, describe, expect, it } from 'vitest';
import { wordsPlugin } from '../../scripts/vite/words.ts';
import { sandwich } from '../../src/games/sandwich/index.ts';
import { de } from '../../src/games/sandwich/text/de.ts';
import { LOCALES } from '../../src/shared/text.ts';

const files = new Map<string, Record<string, unknown>>();

beforeAll(async () => {
  const emit = wordsPlugin().generateBundle as unknown as (this: { emitFile: unknown }) => Promise<void>;
  const emitFile = ({ fileName, source }: { fileName: string; source: string }) =>
    files.set(fileName, JSON.parse(source));
  await emit.call({ emitFile });
});

describe('the words as files', () => {
  it('are there for every part of the shell and every game, in four languages', () => {
    for (const name of ['common', 'phone', 'more', 'guest', 'table', 'sandwich', 'sandwich.setup', 'sheets'])
      for (const locale of LOCALES) expect([...files.keys()]).toContain(`words/${name}.${locale}.json`);
  });

  it('spare phones what only the set-up screen says', () => {
    const hand = files.get('words/sandwich.de.json')!;
    const setup = files.get('words/sandwich.setup.de.json')!;
    for (const { key } of sandwich.options) {
      expect(setup).toHaveProperty([`option.${key}`]);
      expect(hand).not.toHaveProperty([`option.${key}`]);
    }
    expect({ ...hand, ...setup }).toEqual(de);
  });
});
