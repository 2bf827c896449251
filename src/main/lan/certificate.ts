/** Real https for houses that have a certificate: `cert.pem` and `key.pem` in the data folder. */
import fs from 'node:fs';
import path from 'node:path';
import { createSecureContext } from 'node:tls';

export interface Certificate {
  readonly cert: Buffer;
  readonly key: Buffer;
}

/** None = plain http. One that cannot be used is said, and not used. */
export function loadCertificate(dataDir: string, log: (text: string) => void): Certificate | undefined {
  const files = ['cert.pem', 'key.pem'].map((name) => path.join(dataDir, name));
  if (!files.every((file) => fs.existsSync(file))) return undefined;
  try {
    const [cert, key] = files.map((file) => fs.readFileSync(file));
    createSecureContext({ cert, key });
    return { cert: cert!, key: key! };
  } catch (error) {
    log(`The certificate in ${dataDir} cannot be used: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}
