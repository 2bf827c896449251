import { compressFolder } from './lib/compress.ts';
import { inRoot } from './lib/paths.ts';
import { measureFirstLoads, sizeTable } from './lib/sizes.ts';
import { writeLicences } from './package/licences.ts';

await writeLicences(inRoot('out/licences.html'));
const count = await compressFolder(inRoot('out/renderer'));
console.log(`Compressed ${count} files.\n`);
console.log(sizeTable(await measureFirstLoads()));
