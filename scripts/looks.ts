/**
 * `npm run looks`: measures 132 screens in four languages, and compares them with the pictures that are kept.
 * `--update` keeps new ones, `--only '^wars'` looks at some of them, by their names, `--every` measures whatever there is to see.
 */
import { parseArgs } from 'node:util';
import { build, isBuilt } from './lib/build.ts';
import { findOrInstallChromium } from './lib/chromium.ts';
import { runPlaywright } from './lib/runners.ts';

/** It ends what hangs: on two quiet cores it is done in ten minutes, every scene in twenty. */
const limitSeconds = 5400;

const { values } = parseArgs({
  options: { update: { type: 'boolean' }, every: { type: 'boolean' }, only: { type: 'string' } },
});
const how = values.update ? 'update' : values.every ? 'every' : 'compare';

async function look(): Promise<boolean> {
  const chromium = await findOrInstallChromium();
  if ('missing' in chromium) {
    console.error(`Nothing to look with: ${chromium.missing}.`);
    return false;
  }
  if (!(await isBuilt()) && !(await build('live')).ok) return false;
  const env = { LOOKS: how, LOOKS_ONLY: values.only ?? '', SMORGASBOARD_PICTURES: '1' };
  const { failed } = await runPlaywright({ project: 'looks', env, limitSeconds });
  return failed === 0;
}

if (!(await look())) {
  console.log(
    'What differs from the pictures is in test-results/looks, what was measured in test-results/pictures.',
  );
  process.exitCode = 1;
}
