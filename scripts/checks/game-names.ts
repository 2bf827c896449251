import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'svelte/compiler';
import { gameEntries } from '../../src/renderer/games/index.ts';
import { inRoot } from '../lib/paths.ts';
import { projectFiles } from '../lib/project-files.ts';

/** As the parser of Svelte gives it, for scripts and templates alike. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly [part: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const allOf = (node: Node): Node[] => [node, ...partsOf(node).flatMap(allOf)];

const asNodes = (value: unknown): Node[] => [value].flat().filter(isNode);

/** What is said by these words in code: `table.game`, `gameOf(match)`, `id`. */
function nameOf(value: unknown): string {
  if (!isNode(value)) return '';
  if (typeof value.name === 'string') return value.name;
  return nameOf(value.property ?? value.callee ?? value.expression ?? value.argument);
}

const meansGame = (name: string): boolean => /game|^id$/i.test(name);

/** `'plate' as const` is still that. */
function textOf(value: unknown): string | undefined {
  const [node] = asNodes(value);
  if (!node) return undefined;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'Text') return String(node.data);
  const inner = node.expression ?? node.literal;
  return inner ? textOf(inner) : undefined;
}

/** One word of several may be a dish; two are a list of games. */
const LIST = 2;

/** The values in this place of the code by which a game would be told from another. */
function suspectsOf(node: Node, ids: ReadonlySet<string>): readonly (string | undefined)[] {
  const list = (values: readonly (string | undefined)[]) =>
    new Set(values.filter((value) => value !== undefined && ids.has(value))).size >= LIST ? values : [];
  switch (node.type) {
    case 'BinaryExpression':
      return meansGame(nameOf(node.left)) || meansGame(nameOf(node.right))
        ? [textOf(node.left), textOf(node.right)]
        : [];
    case 'SwitchStatement':
      return meansGame(nameOf(node.discriminant)) ? asNodes(node.cases).map(({ test }) => textOf(test)) : [];
    case 'CallExpression':
    case 'NewExpression':
      return asNodes(node.arguments).map(textOf);
    case 'MemberExpression':
      return node.computed ? [textOf(node.property)] : [];
    case 'VariableDeclarator':
      return meansGame(nameOf(node.id)) ? [textOf(node.init)] : [];
    case 'AssignmentExpression':
    case 'AssignmentPattern':
      return meansGame(nameOf(node.left)) ? [textOf(node.right)] : [];
    case 'Property':
    case 'PropertyDefinition':
      return meansGame(nameOf(node.key) || (textOf(node.key) ?? '')) ? [textOf(node.value)] : [];
    case 'Attribute':
      return /game/i.test(String(node.name)) ? [textOf(node.value)] : [];
    case 'ArrayExpression':
      return list(asNodes(node.elements).map(textOf));
    case 'TSUnionType':
      return list(asNodes(node.types).map(textOf));
    case 'ObjectExpression':
      return list(asNodes(node.properties).map(({ key }) => textOf(key) ?? nameOf(key)));
    default:
      return [];
  }
}

/** A sheet's id is no word that stands for anything else, and neither is a path into a game's folder. */
function plainlyNamed(node: Node, ids: ReadonlySet<string>): string | undefined {
  const text = textOf(node);
  if (text === undefined) return undefined;
  if (text.startsWith('sheet-') && ids.has(text)) return text;
  return [...ids].find((id) => text.includes(`games/${id}/`));
}

export interface NamedGame {
  readonly line: number;
  readonly id: string;
}

/** Where code tells one game from another by its id. */
export function gamesNamedIn(name: string, text: string, ids: ReadonlySet<string>): NamedGame[] {
  const source = name.endsWith('.svelte') ? text : `<script lang="ts">${text}\n</script>`;
  const found = allOf(parse(source, { modern: true }) as unknown as Node).flatMap((node) => {
    const suspects = [...suspectsOf(node, ids), plainlyNamed(node, ids)];
    const line = source.slice(0, node.start).split('\n').length;
    return suspects.flatMap((id) => (id !== undefined && ids.has(id) ? [{ line, id }] : []));
  });
  return found.filter(
    (one, i) => found.findIndex(({ line, id }) => line === one.line && id === one.id) === i,
  );
}

const everywhere = /^src\/(main|preload|shared|renderer)\/.*\.(ts|svelte)$/;

/** Where a game is at home, where games are listed, and where the parts of screens are shown to ourselves. */
const allowed = [
  ...gameEntries.map(({ views }) => `${path.posix.join('src/renderer/games', views)}/`),
  'src/renderer/games/index.ts',
  'src/renderer/showcase/',
];

/** A game that is not known here yet must not need a line there. */
export async function checkGameNames(): Promise<string[]> {
  const ids = new Set(gameEntries.map(({ id }) => id));
  const names = (await projectFiles()).filter(
    (name) => everywhere.test(name) && !allowed.some((place) => name.startsWith(place)),
  );
  const found = names.sort().map(async (name) => {
    const text = await readFile(inRoot(name), 'utf8');
    return gamesNamedIn(name, text, ids).map(({ line, id }) => `${name}:${line} knows ${id} by its name`);
  });
  return (await Promise.all(found)).flat();
}
