/**
 * `npm run rehearse -- --data DIR`: copies a data folder, leads everything in the copy to today's versions, and says
 * what would open, go on or replay, before anything is touched.
 */
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { rehearse } from './lib/rehearsal.ts';

const { values } = parseArgs({ options: { data: { type: 'string' } } });

function copied(folder: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'smorgasboard-rehearsal-'));
  for (const name of readdirSync(folder).filter((file) => file.startsWith('smorgasboard.db')))
    cpSync(path.join(folder, name), path.join(copy, name));
  return copy;
}

if (values.data === undefined) {
  console.error(
    'npm run rehearse -- --data DIR, where DIR is the data folder of a program that is not running',
  );
  process.exitCode = 2;
} else {
  const copy = copied(values.data);
  try {
    const findings = rehearse(copy);
    for (const { what, verdict, why } of findings)
      console.log(`${verdict.padEnd(8)} ${what}${why ? `: ${why}` : ''}`);
    const bad = findings.filter(({ verdict }) => verdict === 'lost');
    console.log(
      `\n${findings.length} looked at, ${bad.length} would be lost. Nothing was changed in ${values.data}.`,
    );
    process.exitCode = bad.length === 0 ? 0 : 1;
  } catch (error) {
    console.error(`This data cannot be opened at all: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
