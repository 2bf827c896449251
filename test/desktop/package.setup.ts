/** Lays out the program that all tests here drive, and looks into it. */
import { expect, test } from '@playwright/test';
import { inspectContents, megabytes } from '../../scripts/package/contents.ts';
import { fuseFaults, readFuses } from '../../scripts/package/fuses.ts';
import { inspectable, packProgram } from '../support/packaged-program.ts';

test('the program is packaged with what it needs and nothing else, in less than 260 MB', async () => {
  const { folder, shipped } = await packProgram();
  const { bytes, files, faults } = await inspectContents(folder);
  console.log(`  Unpacked: ${megabytes(bytes)}, ${files.length} files`);
  expect(faults).toEqual([]);
  for (const wanted of [
    'app.asar/LICENSE',
    'LICENSE.electron.txt',
    'chromium-licences.html.br',
    'locales/es.pak',
  ])
    expect(files.filter((file) => file.endsWith(wanted))).toHaveLength(1);
  expect(await fuseFaults(shipped)).toEqual([]);
  expect(await readFuses(await inspectable())).toEqual({ ...(await readFuses(shipped)), inspect: true });
});
