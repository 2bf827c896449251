/** docs/protocol.md names all of the protocol, and each of its promises is proved by a test that carries its number. */
import { readFile } from 'node:fs/promises';
import ts from 'typescript';
import { settingSchemas } from '../../src/main/store/settings.ts';
import { hostRefusals } from '../../src/shared/host-refusals.ts';
import { beatSchema, callSchema, calls, helloSchema } from '../../src/shared/protocol.ts';
import { inRoot } from '../lib/paths.ts';
import { projectFiles } from '../lib/project-files.ts';

const PAGE = 'docs/protocol.md';
const PROMISE = /\bN-\d+\b/g;

export interface CallNames {
  readonly who: string;
  readonly params: readonly string[];
}

/** What a page about the protocol has to name. */
export interface Names {
  readonly calls: Readonly<Record<string, CallNames>>;
  /** By their `t`. */
  readonly messages: readonly string[];
  /** Of messages and documents. */
  readonly fields: readonly string[];
  /** Refusals, reasons, settings. */
  readonly words: readonly string[];
}

export interface Tested {
  readonly page: string;
  readonly names: Names;
  readonly titles: readonly string[];
}

const numbersIn = (text: string): string[] => text.match(PROMISE) ?? [];

/** Where a paragraph begins with it, a promise is made; elsewhere it is spoken of. */
const promisesOf = (page: string): string[] =>
  [...page.matchAll(/^\*\*(N-\d+)\*\*/gm)].map(([, number]) => number!);

function callFaults(page: string, method: string, { who, params }: CallNames): string[] {
  const row = page.split('\n').find((line) => line.startsWith(`| \`${method}\` |`));
  if (row === undefined) return [`has no row for the call ${method}`];
  const missing = params.filter((name) => !row.includes(`\`${name}\``) && !row.includes(`\`${name}?\``));
  return [
    ...(row.includes(`| ${who} |`) ? [] : [`does not say of ${method} that it is for: ${who}`]),
    ...missing.map((name) => `does not name the parameter ${name} of ${method}`),
  ];
}

function promiseFaults(page: string, titles: readonly string[]): string[] {
  const promises = promisesOf(page);
  const made = new Set(promises);
  const proved = new Set(titles.flatMap(numbersIn));
  const twice = promises.filter((number, i) => promises.indexOf(number) < i);
  const unmade = new Set([...numbersIn(page), ...proved].filter((number) => !made.has(number)));
  return [
    ...twice.map((number) => `promises ${number} twice`),
    ...[...unmade].map((number) => `has no promise ${number}, of which it or a test speaks`),
    ...promises
      .filter((number) => !proved.has(number))
      .map((number) => `promises ${number}: no test proves it`),
  ];
}

export function protocolFaults({ page, names, titles }: Tested): string[] {
  const hasWord = (word: string): boolean => new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(page);
  return [
    ...Object.entries(names.calls).flatMap(([method, call]) => callFaults(page, method, call)),
    ...names.messages.filter((t) => !page.includes(`t: "${t}"`)).map((t) => `shows no message ${t}`),
    ...names.fields.filter((field) => !hasWord(field)).map((field) => `does not name the field ${field}`),
    ...names.words.filter((word) => !page.includes(`\`${word}\``)).map((word) => `does not name ${word}`),
    ...promiseFaults(page, titles),
  ];
}

// ---------------------------------------------------------------- where they are named

const SUITES = new Set(['describe', 'it', 'test']);

/** `test`, `test.each(…)`, `describe.skipIf(…)`: the name it begins with. */
function rootOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) || ts.isCallExpression(node) ? rootOf(node.expression) : '';
}

export function titlesIn(name: string, text: string): string[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    const [title] = ts.isCallExpression(node) && SUITES.has(rootOf(node.expression)) ? node.arguments : [];
    if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
      titles.push(title.getText(file));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}

const allOf = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, found]) => found!)),
];

const keysOf = ({ params }: (typeof calls)[keyof typeof calls]): string[] => Object.keys(params.shape);

async function protocolNames(): Promise<Names> {
  const protocol = await readFile(inRoot('src/shared/protocol.ts'), 'utf8');
  const documents = await Promise.all(
    ['house', 'records', 'table'].map((part) => readFile(inRoot(`src/shared/documents/${part}.ts`), 'utf8')),
  );
  const messages = protocol.slice(protocol.indexOf('export type HostMessage'));
  const reasons = /\breason: ([^;]+);/.exec(protocol)?.[1] ?? '';
  return {
    calls: Object.fromEntries(
      Object.entries(calls).map(([method, call]) => [method, { who: call.who, params: keysOf(call) }]),
    ),
    messages: allOf(protocol, /\bt: (?:z\.literal\()?'(\w+)'/g),
    fields: [
      ...[helloSchema, beatSchema, callSchema].flatMap(({ shape }) => Object.keys(shape)),
      ...allOf(`${documents.join('')}${messages}`, /\breadonly (\w+)\??:/g),
    ],
    words: [...hostRefusals, ...allOf(reasons, /'([\w-]+)'/g), ...Object.keys(settingSchemas)],
  };
}

export async function checkProtocol(): Promise<string[]> {
  const tests = (await projectFiles()).filter((name) => /^test\/.*\.ts$/.test(name));
  const titles = tests.map(async (name) => titlesIn(name, await readFile(inRoot(name), 'utf8')));
  const faults = protocolFaults({
    page: await readFile(inRoot(PAGE), 'utf8'),
    names: await protocolNames(),
    titles: (await Promise.all(titles)).flat(),
  });
  return faults.map((fault) => `${PAGE} ${fault}`);
}
