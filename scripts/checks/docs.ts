/** Docs that never lie: every command, flag and file that they name is there, and `npm ci` takes the lock files. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../lib/paths.ts';
import { projectFiles } from '../lib/project-files.ts';
import { parseStartOptions } from '../lib/start-options.ts';
import { type Lock, lockFaults, type Manifest } from './lock-files.ts';
import { rowFaults } from './part-rows.ts';

export interface Project {
  readonly files: ReadonlySet<string>;
  /** Of package.json, by name. */
  readonly scripts: Readonly<Record<string, string>>;
  /** What `npx` finds. */
  readonly hasTool: (name: string) => boolean;
  readonly read: (file: string) => Promise<string>;
}

export interface Fault {
  readonly line: number;
  readonly what: string;
}

const npmItself = new Set(['ci', 'install']);
const shells = /^(?:sh|bash|shell|console)$/;
const roots = /^(?:src|test|scripts|docs|resources|\.ci)\//;
const endings = /\.(?:[cm]?[jt]s|svelte|json|md|ya?ml|svg|png|html|css|sh|c)$/;
/** Ways to write a name, what a house keeps in its data folder, and what the build makes. */
const notOurs = new Set([
  ...['kebab-case.ts', 'PascalCase.svelte', 'cert.pem', 'key.pem', 'fonts/*-licence.txt'],
  ...['/art/<sheet>.svg', 'words/<part>.<locale>.json'],
]);
const examples = [/^(?:text|image|application|font)\/[\w+-]+$/, /^\.\w+$/, /^@/, /:\/\//];

// ---------------------------------------------------------------- what a page says

interface Said {
  readonly line: number;
  readonly text: string;
}

interface Page {
  readonly commands: readonly Said[];
  readonly spans: readonly Said[];
  readonly links: readonly Said[];
  readonly folders: readonly Said[];
}

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found ?? '');

/** A drawing of folders: each line is inside the last one before it that begins further left. */
function drawnPaths(lines: readonly Said[]): Said[] {
  const open: { readonly indent: number; readonly name: string }[] = [];
  return lines.flatMap(({ line, text }) => {
    const [, indent, name] = /^(\s*)([\w.-]+\/)(?:\s|$)/.exec(text) ?? [];
    if (indent === undefined || name === undefined) return [];
    while (open.length > 0 && open.at(-1)!.indent >= indent.length) open.pop();
    open.push({ indent: indent.length, name });
    return [{ line, text: open.map((one) => one.name).join('') }];
  });
}

function readPage(text: string): Page {
  const spans: Said[] = [];
  const links: Said[] = [];
  const commands: Said[] = [];
  const drawn: Said[] = [];
  let fence: string | null = null;
  for (const [index, content] of text.split('\n').entries()) {
    const line = index + 1;
    const [, language] = /^\s*```(\w*)/.exec(content) ?? [];
    if (language !== undefined) {
      fence = fence === null ? language : null;
    } else if (fence === null) {
      const prose = content.replace(/`[^`]*`/g, '');
      spans.push(...matches(content, /`([^`]+)`/g).map((found) => ({ line, text: found })));
      const targets = [...matches(prose, /\]\(([^)\s]+)\)/g), ...matches(prose, /(?:src|href)="([^"]+)"/g)];
      links.push(...targets.map((found) => ({ line, text: found })));
    } else if (shells.test(fence)) {
      commands.push({ line, text: content.replace(/(?:^|\s)#.*$/, '') });
    } else if (fence === '') {
      drawn.push({ line, text: content });
    }
  }
  const inProse = spans.filter(({ text: span }) => /^(?:\w+=\S+ )*(?:npm|npx|node) /.test(span));
  return { commands: [...commands, ...inProse], spans, links, folders: drawnPaths(drawn) };
}

// ---------------------------------------------------------------- files

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `a.{b,c}` is two names; `<game>` and `*` stand for any. */
function spelledOut(name: string): string[] {
  const [whole, before, inside, after] = /^([^{]*)\{([^}]+)\}(.*)$/.exec(name) ?? [];
  if (whole === undefined) return [name];
  return inside!.split(',').flatMap((part) => spelledOut(`${before}${part}${after}`));
}

function pattern(name: string): RegExp {
  const parts = name.replace(/\/$/, '').split(/(<[\w-]+>|\*\*\/|\*)/);
  const source = parts.map((part, index) => {
    if (index % 2 === 0) return escaped(part);
    return part === '**/' ? '(?:.*/)?' : '[^/]+';
  });
  const begin = roots.test(`${name}/`) ? '^' : '(?:^|/)';
  return new RegExp(`${begin}${source.join('')}(?:/|$)`);
}

/** From the root; or, where a page speaks of one folder, the end of a path. */
const isThere = (name: string, { files }: Project): boolean =>
  spelledOut(name).every((one) => {
    const wanted = pattern(one);
    return [...files].some((file) => wanted.test(file));
  });

const looksLikeAPath = (text: string): boolean =>
  /^[\w.@<>{},*/-]+$/.test(text) &&
  (endings.test(text) || /^[\w.-].*\/./.test(text) || /^[\w.-]+\/$/.test(text)) &&
  !notOurs.has(text) &&
  !examples.some((example) => example.test(text));

function linkFault(target: string, folder: string, { files }: Project): string | null {
  if (/^(?:[a-z]+:|#)/.test(target)) return null;
  const name = path.posix.join(folder, target.replace(/#.*$/, ''));
  const isFolder = [...files].some((file) => file.startsWith(`${name.replace(/\/$/, '')}/`));
  return files.has(name) || isFolder ? null : `leads to ${target}, which is not there`;
}

// ---------------------------------------------------------------- commands

/** Of a script and what lies in the folder of its name: `scripts/mutate.ts`, `scripts/mutate/`. */
async function knowsFlag(flag: string, command: string, project: Project): Promise<boolean> {
  const named = matches(command, /\bnode (\S+\.ts)/g);
  const files = [...project.files].filter((file) =>
    named.some((script) => file === script || file.startsWith(script.replace(/\.ts$/, '/'))),
  );
  const texts = await Promise.all(files.map((file) => project.read(file)));
  const asOption = new RegExp(`(?:^|[\\s{])'?${escaped(flag.slice(2))}'?: \\{ type:`);
  return texts.some((text) => asOption.test(text) || text.includes(`'${flag}'`));
}

async function scriptFault(name: string, args: readonly string[], project: Project): Promise<string | null> {
  const command = project.scripts[name];
  if (command === undefined) return `npm has no script ${name}`;
  if (name === 'start') {
    const parsed = parseStartOptions(args);
    return parsed.kind === 'mistake' ? parsed.message : null;
  }
  if (!command.includes('node ')) return null;
  for (const flag of args.filter((arg) => /^--\w/.test(arg)).map((arg) => arg.replace(/=.*/, ''))) {
    if (!(await knowsFlag(flag, command, project))) return `npm run ${name} knows no ${flag}`;
  }
  return null;
}

const missingFile = (args: readonly string[], project: Project): string | null => {
  const gone = args.find((arg) => looksLikeAPath(arg) && !arg.startsWith('-') && !isThere(arg, project));
  return gone === undefined ? null : `${gone} is not there`;
};

async function commandFault(words: readonly string[], project: Project): Promise<string | null> {
  const [program, ...rest] = words;
  if (program === 'npx') {
    const [tool = '', ...args] = rest;
    return project.hasTool(tool) ? missingFile(args, project) : `npx finds no ${tool}`;
  }
  if (program === 'node') return missingFile(rest, project);
  if (program !== 'npm') return null;
  const [verb = '', ...args] = rest;
  const split = args.indexOf('--');
  const own = split === -1 ? [] : args.slice(split + 1);
  if (verb === 'run') return scriptFault(args[0] ?? '', own, project);
  return npmItself.has(verb) ? null : scriptFault(verb, own, project);
}

/** `A=1 npm ci && npm start -- --headless` is two commands. */
function commandsIn(text: string): string[][] {
  return text
    .split(/&&|\|\||[;|]/)
    .map((one) => one.trim().replace(/^\$ /, '').split(/\s+/))
    .map((words) => words.slice(words.findIndex((word) => !/^[A-Z_]+=/.test(word))));
}

// ---------------------------------------------------------------- the check

export async function docFaults(name: string, text: string, project: Project): Promise<Fault[]> {
  const page = readPage(text);
  const faults: Fault[] = [];
  const note = (line: number, what: string | null): void => {
    if (what !== null) faults.push({ line, what });
  };
  for (const { line, text: said } of page.commands) {
    for (const words of commandsIn(said)) note(line, await commandFault(words, project));
  }
  for (const { line, text: said } of [...page.spans, ...page.folders]) {
    if (looksLikeAPath(said) && !isThere(said, project)) note(line, `${said} is not there`);
  }
  const folder = path.posix.dirname(name);
  const styles = await stylesIn(folder, project);
  for (const { line, text: said } of page.spans.filter((span) => /^--\w[\w-]*$/.test(span.text))) {
    if (new RegExp(`${said}[:,)]`).test(styles)) continue;
    const parsed = parseStartOptions([said, 'x']);
    const isUnknown = parsed.kind === 'mistake' && parsed.message.startsWith('Unknown option');
    if (isUnknown && !(await isAnyonesFlag(said, project))) note(line, `nobody knows ${said}`);
  }
  for (const { line, text: said } of page.links) note(line, linkFault(said, folder, project));
  return faults.sort((a, b) => a.line - b.line);
}

/** A page beside style sheets names what is set there: `--ground`. */
async function stylesIn(folder: string, { files, read }: Project): Promise<string> {
  const sheets = [...files].filter((file) => path.posix.dirname(file) === folder && file.endsWith('.css'));
  return (await Promise.all(sheets.map(read))).join('\n');
}

/** Of a script, or of the program itself: `src/main/desktop/launch-options.ts`, `src/main/headless.ts`. */
async function isAnyonesFlag(flag: string, project: Project): Promise<boolean> {
  const programs = 'node src/main/desktop/launch-options.ts && node src/main/headless.ts';
  return knowsFlag(flag, [programs, ...Object.values(project.scripts)].join(' && '), project);
}

const readJson = async (name: string): Promise<unknown> => JSON.parse(await readFile(inRoot(name), 'utf8'));

const isDoc = (file: string): boolean =>
  /^(?:README|CONTRIBUTING|ARCHITECTURE|CHANGELOG)\.md$|^docs\/.*\.md$|^src\/.*README\.md$/.test(file);

/** Of the design system: what each part is given stands in its README. */
const parts = 'src/renderer/ui';

export async function checkDocs(): Promise<string[]> {
  const files = new Set(await projectFiles());
  const { scripts } = (await readJson('package.json')) as { scripts: Record<string, string> };
  const project: Project = {
    ...{ files, scripts },
    hasTool: (name) => existsSync(inRoot('node_modules/.bin', name)),
    read: (file) => readFile(inRoot(file), 'utf8'),
  };
  const failures: string[] = [];
  for (const name of [...files].filter(isDoc)) {
    const faults = await docFaults(name, await project.read(name), project);
    failures.push(...faults.map(({ line, what }) => `${name}:${line} ${what}`));
  }
  const partsPage = `${parts}/README.md`;
  const rows = await rowFaults(await project.read(partsPage), async (part) => {
    const file = `${parts}/${part}.svelte`;
    return files.has(file) ? project.read(file) : null;
  });
  failures.push(...rows.map(({ line, what }) => `${partsPage}:${line} ${what}`));
  for (const [script, command] of Object.entries(scripts)) {
    for (const words of commandsIn(command).filter(([program]) => program === 'node')) {
      const what = await commandFault(words, project);
      if (what !== null) failures.push(`package.json: ${script}: ${what}`);
    }
  }
  for (const folder of ['', 'test/bench/']) {
    const lock = (await readJson(`${folder}package-lock.json`)) as Lock;
    const faults = lockFaults((await readJson(`${folder}package.json`)) as Manifest, lock);
    failures.push(...faults.map((what) => `${folder}package-lock.json ${what}`));
  }
  return failures;
}
