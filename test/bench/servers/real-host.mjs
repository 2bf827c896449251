/** The host as people have it, with the real games. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startHost } from '../../../src/main/host.ts';
import { ready } from './report.mjs';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'smorgasboard-bench-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
const host = await startHost({
  dataDir,
  port: 0,
  staticDir: dataDir,
  localName: 'none',
  log: (line) => console.error(line),
});
ready({ port: host.port, hostToken: host.hostToken });
