/** Whatever is grey says why when it is tapped. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'svelte/compiler';
import { expect, it } from 'vitest';

const SCREENS = path.resolve(import.meta.dirname, '../../src/renderer');
const KEYS = new Set(['Button', 'Tap', 'Card', 'Slot']);
/** On the host's own screen, where the list beside says it. */
const PLAIN: readonly string[] = ['records/write/WhoPlayed.svelte', 'sheet/lobby/Seating.svelte'];

interface Node {
  readonly type?: string;
  readonly name?: string;
  readonly attributes?: readonly Node[];
}

function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  yield value as Node;
  for (const part of Object.values(value)) yield* nodesIn(part);
}

const silentKeys = (file: string): string[] => {
  const { fragment } = parse(readFileSync(path.join(SCREENS, file), 'utf8'), { modern: true });
  return [...nodesIn(fragment)].flatMap(({ type, name = '', attributes = [] }) => {
    const has = (attribute: string): boolean => attributes.some((one) => one.name === attribute);
    const isSilent = type === 'Component' && KEYS.has(name) && has('disabled') && !has('reason');
    return isSilent ? [`${file}: ${name}`] : [];
  });
};

it('every button that can be grey has a reason', () => {
  const files = globSync('**/*.svelte', { cwd: SCREENS }).filter((file) => !file.startsWith('ui/'));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => !PLAIN.includes(file)).flatMap(silentKeys)).toEqual([]);
});

it('none is excused that has a reason by now', () => {
  for (const file of PLAIN) expect(silentKeys(file), file).not.toEqual([]);
});
