/** The house's own certificate, as whoever hosts chooses it: `cert.pem` and `key.pem` in the data folder. */
import { createPrivateKey, X509Certificate } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { CertificateState } from '../../shared/protocol.ts';

export const OWN_FILES = ['cert.pem', 'key.pem'] as const;

const BLOCK = /-----BEGIN ([A-Z0-9 ]+)-----[^-]+-----END \1-----/g;

type Wrong = 'certificate-unreadable' | 'certificate-other-key' | 'certificate-ended';

interface Pair {
  readonly cert: string;
  readonly key: string;
  readonly leaf: X509Certificate;
}

/** The first certificate is the house's, those behind it are its signers'; in whatever files they came. */
function pairIn(pem: string): Pair | undefined {
  const blocks = [...pem.matchAll(BLOCK)].map(([text, kind = '']) => ({ text, kind }));
  const certificates = blocks.filter(({ kind }) => kind === 'CERTIFICATE').map(({ text }) => text);
  const key = blocks.find(({ kind }) => kind.endsWith('PRIVATE KEY'))?.text;
  if (!certificates[0] || !key) return undefined;
  try {
    createPrivateKey(key);
    const leaf = new X509Certificate(certificates[0]);
    return { cert: `${certificates.join('\n')}\n`, key: `${key}\n`, leaf };
  } catch {
    return undefined;
  }
}

const namesOf = ({ subjectAltName = '' }: X509Certificate): string[] =>
  subjectAltName.split(', ').map((name) => name.replace(/^(DNS|IP Address):/, ''));

/** It is met by whoever comes after the next start. */
export function takeOwn(dataDir: string, pem: string, now: number): Wrong | undefined {
  const pair = pairIn(pem);
  if (!pair) return 'certificate-unreadable';
  if (!pair.leaf.checkPrivateKey(createPrivateKey(pair.key))) return 'certificate-other-key';
  if (Date.parse(pair.leaf.validTo) <= now) return 'certificate-ended';
  const contents = [pair.cert, pair.key];
  const fresh = OWN_FILES.map((name) => path.join(dataDir, `${name}.new`));
  for (const [i, file] of fresh.entries()) {
    // A file that is there keeps its rights: one that was left with others is not used again.
    fs.rmSync(file, { force: true });
    fs.writeFileSync(file, contents[i]!, { mode: 0o600 });
  }
  for (const [i, name] of OWN_FILES.entries()) fs.renameSync(fresh[i]!, path.join(dataDir, name));
  return undefined;
}

export function forgetOwn(dataDir: string): void {
  for (const name of OWN_FILES) fs.rmSync(path.join(dataDir, name), { force: true });
}

/** What will be met after the next start; null without one. */
export function ownIn(dataDir: string): CertificateState {
  try {
    const leaf = new X509Certificate(fs.readFileSync(path.join(dataDir, OWN_FILES[0])));
    return { names: namesOf(leaf), until: Date.parse(leaf.validTo) };
  } catch {
    return null;
  }
}
