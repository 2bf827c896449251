import { readFile } from 'node:fs/promises';
import { inRoot } from '../lib/paths.ts';
import { projectFiles } from '../lib/project-files.ts';

const folder = (...names: string[]): string => `/(?:${names.join('|')})/`;

const patterns: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`(?<![\\w.\\])}*-])${folder('work', 'tmp', 'root', 'home', 'Users')}[\\w.-]`),
    'a path of one machine',
  ],
  [/(?<!\w)[A-Z]:\\\\?Users\\/, 'a path of one machine'],
  [
    /\b(?:registry|npm|artifactory|nexus|verdaccio)\.[\w-]+\.(?:org|com|net|io|dev|local|internal)\b/,
    'the host of a package registry',
  ],
  [/"resolved": "https?:/, 'the host of a package registry'],
];

const pictures = /\.(png|jpe?g|ico|icns|woff2?|ttf|wav|mp3|ogg|db|pdf)$/;

export function machineNames(text: string): { readonly line: number; readonly what: string }[] {
  return text.split('\n').flatMap((content, index) => {
    const hit = patterns.find(([pattern]) => pattern.test(content));
    return hit ? [{ line: index + 1, what: hit[1] }] : [];
  });
}

/** What holds on one machine only breaks on every other. */
export async function checkMachineNames(): Promise<string[]> {
  const failures: string[] = [];
  for (const name of (await projectFiles()).filter((file) => !pictures.test(file))) {
    const text = await readFile(inRoot(name), 'utf8');
    for (const { line, what } of machineNames(text)) failures.push(`${name}:${line} names ${what}`);
  }
  return failures;
}
