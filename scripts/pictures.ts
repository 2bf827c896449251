import { copyFile, mkdir } from 'node:fs/promises';
import { build } from './lib/build.ts';
import { findOrInstallChromium } from './lib/chromium.ts';
import { inRoot } from './lib/paths.ts';
import { runPlaywright } from './lib/runners.ts';

/** Those the README opens with, from the test that keeps them. */
const wanted = ['lobby', 'market', 'reveal', 'phone-market'];
const files = ['test/e2e/sandwich.test.ts'];
const limitSeconds = 300;

async function makePictures(): Promise<boolean> {
  const chromium = await findOrInstallChromium();
  if ('missing' in chromium) {
    console.error(`No pictures: ${chromium.missing}.`);
    return false;
  }
  if (!(await build('live')).ok) return false;
  const env = { SMORGASBOARD_PICTURES: '1' };
  return (await runPlaywright({ project: 'e2e-long', files, env, limitSeconds })).failed === 0;
}

if (await makePictures()) {
  await mkdir(inRoot('docs/pictures'), { recursive: true });
  for (const name of wanted) {
    await copyFile(inRoot(`test-results/pictures/${name}.png`), inRoot(`docs/pictures/${name}.png`));
  }
  console.log(`Pictures of ${wanted.join(', ')} are in docs/pictures.`);
} else {
  process.exitCode = 1;
}
