/** Real https: by the house's own `cert.pem` and `key.pem` in the data folder, or by a certificate made here. */
import { createPrivateKey, X509Certificate } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { createSecureContext } from 'node:tls';
import { OWN_FILES } from './own-certificate.ts';
import { selfSigned } from './self-signed.ts';

export interface Certificate {
  readonly cert: Buffer;
  readonly key: Buffer;
  /** Browsers warn of one that was made here: nobody they trust has signed it. */
  readonly kind: 'own' | 'made';
}

const MADE = ['made-cert.pem', 'made-key.pem'] as const;
const DAY_MS = 24 * 3600_000;
/** Longer, and some phones refuse it whatever one answers. */
const LASTS_MS = 397 * DAY_MS;
const RENEW_MS = 30 * DAY_MS;
/** Phones whose clock is slow. */
const SINCE_MS = 2 * DAY_MS;

const isThere = (files: readonly string[]): boolean => files.every((file) => fs.existsSync(file));

/** None = plain http. One that cannot be used is said, and not used. */
export function loadCertificate(dataDir: string, log: (text: string) => void): Certificate | undefined {
  const files = OWN_FILES.map((name) => path.join(dataDir, name));
  if (!isThere(files)) return undefined;
  try {
    const [cert, key] = files.map((file) => fs.readFileSync(file));
    createSecureContext({ cert, key });
    return { cert: cert!, key: key!, kind: 'own' };
  } catch (error) {
    log(`The certificate in ${dataDir} cannot be used: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}

export interface Wish {
  readonly dataDir: string;
  /** Names and addresses by which phones come. */
  readonly names: readonly string[];
  readonly now: number;
}

/** The one that was made, as long as it is good for these names; another one otherwise. */
export function madeCertificate({ dataDir, names, now }: Wish): Certificate {
  const files = MADE.map((name) => path.join(dataDir, name));
  const kept = readMade(files);
  if (kept && isGoodFor(kept, names, now)) return kept;
  const made = selfSigned(names, { from: new Date(now - SINCE_MS), until: new Date(now + LASTS_MS) });
  const [cert, key] = [Buffer.from(made.cert), Buffer.from(made.key)];
  for (const [index, content] of [cert, key].entries()) {
    // A file that is there keeps its rights: one that was left with others is not used again.
    fs.rmSync(files[index]!, { force: true });
    fs.writeFileSync(files[index]!, content, { mode: 0o600 });
  }
  return { cert, key, kind: 'made' };
}

function readMade(files: readonly string[]): Certificate | undefined {
  if (!isThere(files)) return undefined;
  const [cert, key] = files.map((file) => fs.readFileSync(file));
  return { cert: cert!, key: key!, kind: 'made' };
}

function isGoodFor({ cert, key }: Certificate, names: readonly string[], now: number): boolean {
  try {
    const x509 = new X509Certificate(cert);
    const isCurrent = Date.parse(x509.validFrom) < now && Date.parse(x509.validTo) > now + RENEW_MS;
    return (
      isCurrent && x509.checkPrivateKey(createPrivateKey(key)) && names.every((name) => isFor(x509, name))
    );
  } catch {
    return false;
  }
}

const isFor = (x509: X509Certificate, name: string): boolean =>
  (net.isIP(name) ? x509.checkIP(name) : x509.checkHost(name)) !== undefined;
