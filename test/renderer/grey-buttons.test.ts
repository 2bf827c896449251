/**
 * Whatever is grey says why when it is tapped: it is grey because there is a reason (`Tap`), and in no other way.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'svelte/compiler';
import { expect, it } from 'vitest';

const SCREENS = path.resolve(import.meta.dirname, '../../src/renderer');
/** Where the one way is built. */
const WAY = 'ui/Tap.svelte';
const SILENT: ReadonlySet<string> = new Set(['disabled', 'aria-disabled']);

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

const sourceOf = (file: string): string => readFileSync(path.join(SCREENS, file), 'utf8');

const silentIn = (source: string): string[] =>
  [...nodesIn(parse(source, { modern: true }).fragment)].flatMap(({ name, attributes = [] }) =>
    attributes.some((one) => SILENT.has(one.name ?? '')) ? [name ?? ''] : [],
  );

it('nothing is grey but what has a reason', () => {
  const files = globSync('**/*.svelte', { cwd: SCREENS });
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => file !== WAY && silentIn(sourceOf(file)).length > 0)).toEqual([]);
});

it.each([
  '<button disabled>Go</button>',
  '<fieldset disabled={shut}><input /></fieldset>',
  '<Button disabled={busy} reason={why}>Go</Button>',
  '<Tap aria-disabled="true">Go</Tap>',
])('finds %s', (source) => {
  expect(silentIn(source)).not.toEqual([]);
});
