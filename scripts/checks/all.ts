import { inRoot } from '../lib/paths.ts';
import { runNode } from '../lib/run.ts';
import { checkDocs } from './docs.ts';
import { checkFolders } from './folders.ts';
import { checkGameNames } from './game-names.ts';
import { checkLayout } from './layout.ts';
import { checkMachineNames } from './machine-names.ts';
import { checkProtocol } from './protocol.ts';
import { checkPurity } from './purity.ts';
import { checkSecurity } from './security.ts';

export interface Check {
  readonly name: string;
  readonly what: string;
  /** What is wrong, or nothing. */
  readonly run: () => Promise<readonly string[]>;
}

const toolLimitSeconds = 600;

const tool =
  (script: string, ...args: string[]): Check['run'] =>
  async () => {
    const ended = await runNode(inRoot('node_modules', script), args, { limitSeconds: toolLimitSeconds });
    return ended.ok ? [] : [ended.output.trim(), ended.trouble];
  };

export const checks: readonly Check[] = [
  {
    name: 'types',
    what: 'svelte-check, every strict flag, warnings count',
    run: tool(
      'svelte-check/bin/svelte-check',
      ...['--tsconfig', 'tsconfig.json', '--fail-on-warnings', '--output', 'human', '--no-color'],
    ),
  },
  {
    name: 'style',
    what: 'Biome: form and lint',
    run: tool('@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings', '.'),
  },
  {
    name: 'imports',
    what: 'who may import whom, no cycles',
    run: tool(
      'dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      'src',
      '-T',
      'err',
    ),
  },
  { name: 'folders', what: 'each takes only from those that stand above it', run: checkFolders },
  { name: 'purity', what: 'games use no clock, chance, waiting or platform', run: checkPurity },
  { name: 'layout', what: 'whoever knows one game finds anything in the others', run: checkLayout },
  { name: 'game names', what: 'nobody but a game knows it by its name', run: checkGameNames },
  { name: 'dead code', what: 'knip: nothing unused', run: tool('knip/bin/knip.js', '--no-progress') },
  {
    name: 'docs',
    what: 'commands, flags and files that are named are there; lock files fit',
    run: checkDocs,
  },
  {
    name: 'protocol',
    what: 'its page names all of it, and a test proves each of its promises',
    run: checkProtocol,
  },
  { name: 'security', what: 'each claim about trust names a test that is there', run: checkSecurity },
  { name: 'machine names', what: 'no path or registry of one machine', run: checkMachineNames },
];
