/** The design system's README says of each part what it is given: `| `Coin` | `{ value?, size? }` …`. */
import type { Fault } from './docs.ts';

const row = /^\| `([A-Z]\w+)` \| ([^`|]*)(?:`\{ (.*?) \}`)?/;

/** By the commas that lie in no brackets: `names: (a, b) => string` is one. */
function parted(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of list.replaceAll('=>', '')) {
    if ('{([<'.includes(sign)) depth += 1;
    if ('})]>'.includes(sign)) depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

const named = (parts: readonly string[]): string[] =>
  parts.flatMap((part) => /^(\w+\??)/.exec(part)?.[1] ?? []);

function propsOf(source: string): string[] {
  const [, inside = ''] = /^interface Props [^{]*\{\n([\s\S]*?)\n\}/m.exec(source) ?? [];
  return [...inside.matchAll(/^ {2}(\w+\??):/gm)].map(([, name]) => name!);
}

/** `read` gives a part's source, or nothing where there is no such part. */
export async function rowFaults(
  page: string,
  read: (part: string) => Promise<string | null>,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const [index, text] of page.split('\n').entries()) {
    const [, part, , list = ''] = row.exec(text) ?? [];
    if (part === undefined) continue;
    const note = (what: string): number => faults.push({ line: index + 1, what });
    const source = await read(part);
    if (source === null) {
      note(`${part}.svelte is not there`);
      continue;
    }
    const [said, had] = [named(parted(list)), propsOf(source)];
    for (const prop of said.filter((one) => !had.includes(one))) note(`${part} has no ${prop}`);
    for (const prop of had.filter((one) => !said.includes(one))) note(`${part} has ${prop}`);
  }
  return faults;
}
