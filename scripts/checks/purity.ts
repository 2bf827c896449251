import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { inRoot } from '../lib/paths.ts';

const forbiddenGlobals = new Set([
  ...['Date', 'performance', 'Temporal', 'Promise', 'crypto'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'],
  ...['console', 'process', 'global', 'globalThis', 'Buffer', 'require', '__dirname', '__filename'],
  ...[
    'document',
    'window',
    'navigator',
    'location',
    'localStorage',
    'fetch',
    'WebSocket',
    'eval',
    'Function',
  ],
]);

/** A parameter called `window` is nobody's business; only what the file does not declare itself is a global. */
function declaredIn(file: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const isDeclaration =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isImportSpecifier(node);
    if (isDeclaration && node.name && ts.isIdentifier(node.name)) names.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

function isJustAName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) return parent.name === node;
  return ts.isLiteralTypeNode(parent) || ts.isMethodDeclaration(parent) || ts.isMethodSignature(parent);
}

function impurityOf(node: ts.Node, declared: ReadonlySet<string>): string | null {
  if (ts.isAwaitExpression(node)) return 'await';
  if (node.kind === ts.SyntaxKind.AsyncKeyword) return 'async';
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return 'import()';
  if (ts.isPropertyAccessExpression(node) && node.getText() === 'Math.random') return 'Math.random';
  if (!ts.isIdentifier(node) || isJustAName(node)) return null;
  return forbiddenGlobals.has(node.text) && !declared.has(node.text) ? node.text : null;
}

export interface Impurity {
  readonly line: number;
  readonly what: string;
}

/** A game is the same everywhere and for ever: no clock, no chance of its own, no waiting, no platform. */
export function impurities(name: string, text: string): Impurity[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const declared = declaredIn(file);
  const found: Impurity[] = [];
  const visit = (node: ts.Node): void => {
    const what = impurityOf(node, declared);
    if (what) found.push({ what, line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Of all code below a folder. */
export async function impuritiesBelow(folder: string): Promise<string[]> {
  const failures: string[] = [];
  const entries = await readdir(inRoot(folder), { recursive: true }).catch(() => []);
  for (const entry of entries.filter((name) => name.endsWith('.ts')).sort()) {
    const name = path.posix.join(folder, entry.replaceAll(path.sep, '/'));
    const text = await readFile(inRoot(name), 'utf8');
    for (const { line, what } of impurities(name, text)) failures.push(`${name}:${line} uses ${what}`);
  }
  return failures;
}

export const checkPurity = (): Promise<string[]> => impuritiesBelow('src/games');
