/** Why not? Whatever cannot be used now says so when it is tapped: no control on a game's screens is dumb. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../src/renderer');

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svelte'))
    .map((file) => path.join(folder, file));

/** From the name to the end of the opening tag; arrows and braces are no end. */
function tagsOf(text: string): string[] {
  const tags: string[] = [];
  for (const { index } of text.matchAll(
    /<(?:Tap|Button|IconButton|Card|Slot|Tile|HandCard|MySandwich|CardTile|Napkin)\b/g,
  )) {
    let depth = 0;
    let at = index;
    for (; at < text.length; at++) {
      if (text[at] === '{') depth += 1;
      if (text[at] === '}') depth -= 1;
      if (text[at] === '>' && depth === 0) break;
    }
    tags.push(text.slice(index, at + 1));
  }
  return tags;
}

const isDumb = (tag: string): boolean => /\sdisabled(?:=|[\s>])/.test(tag) && !/[\s{]reason[=}\s]/.test(tag);

test('tags are read to their end', () => {
  const tags = tagsOf('<Tap disabled={a > b} reason={() => x}>go</Tap><Card disabled onclick={() => 1}/>');
  expect(tags).toEqual(['<Tap disabled={a > b} reason={() => x}>', '<Card disabled onclick={() => 1}/>']);
  expect(tags.map(isDumb)).toEqual([false, true]);
});

test.each(['games', 'phone'])('whatever is blocked in %s/ names the reason', (folder) => {
  const dumb = filesIn(folder).flatMap((file) =>
    tagsOf(readFileSync(path.join(root, file), 'utf8'))
      .filter(isDumb)
      .map((tag) => `${file}: ${tag.replace(/\s+/g, ' ')}`),
  );
  expect(dumb).toEqual([]);
});
