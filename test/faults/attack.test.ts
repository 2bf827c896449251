/** The attacks of `npm run attack`, each a small one, while an honest phone plays. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attacks } from '../../scripts/attack/attacks.ts';
import { beginEvening, type Evening, faultsOf } from '../../scripts/attack/evening.ts';
import { Scene } from '../../scripts/attack/field.ts';
import { selfSigned } from '../../src/main/lan/self-signed.ts';
import { type Program, startHeadless } from './program.ts';

/** Who plays comes from 127.0.0.1: any machine has these two. */
const STRANGERS = '::1';
/** Small, but more than a house has room for that may not have many files open. */
const SIZE = 0.2;
const OPEN_FILES = 400;
const DAY_MS = 24 * 3600_000;
/** All that the house says in an evening: where it is. */
const LAST_WORDS = 'Ctrl+C closes.\n';
/** N-59: a call for the host's rights is told, whoever calls; chance may make one. */
const ASKED = /^A screen at .* asks for the (host|owner)'s rights\. .*\n/gm;

let folder: string;
let host: Program;
let evening: Evening;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'smorgasboard-test-'));
  const certificate = selfSigned(['localhost'], { from: new Date(), until: new Date(Date.now() + DAY_MS) });
  for (const part of ['cert', 'key'] as const)
    writeFileSync(path.join(folder, `${part}.pem`), certificate[part], { mode: 0o600 });
  host = await startHeadless(folder, { openFiles: OPEN_FILES });
  evening = await beginEvening({ address: '127.0.0.1', port: host.port }, host.hostToken);
});

afterAll(async () => {
  evening.close();
  await host.end();
  rmSync(folder, { recursive: true, force: true });
});

/** From its sources a house has no words for receipts: those are fetched at once in test/main/records/files.test.ts. */
const small = attacks.filter(({ needs }) => needs === undefined);

test.each(small.map(({ name, what, run }) => ({ name, what, run })))(
  'N-51, N-52, N-53: the house holds, and who plays notices nothing: $name',
  async ({ run }) => {
    const place = { address: '127.0.0.1', port: host.port };
    const scene = new Scene({
      address: STRANGERS,
      port: host.port,
      from: [STRANGERS],
      hostToken: host.hostToken,
      ...{ code: evening.code, beside: evening.beside, over: evening.over },
      size: SIZE,
    });
    let goesOn = true;
    const taps = evening.phone.tapWhile(() => goesOn);
    await run(scene);
    goesOn = false;
    await taps;
    const faults = await faultsOf(place, evening);
    scene.end();
    expect(faults).toEqual([]);
    expect(host.child.exitCode, host.printed()).toBeNull();
    expect(host.printed().split(LAST_WORDS)[1]?.replaceAll(ASKED, '')).toBe('');
  },
);
