/** The host's rights are whoever's who holds this token; it is made once and kept with the data. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export function loadHostToken(dataDir: string): string {
  const file = path.join(dataDir, 'host-token');
  try {
    const kept = fs.readFileSync(file, 'utf8').trim();
    if (/^[\w-]{24,64}$/.test(kept)) return kept;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const token = randomBytes(24).toString('base64url');
  fs.writeFileSync(file, `${token}\n`, { mode: 0o600 });
  return token;
}

/** How long it takes says nothing about how much was right. */
export function isSame(given: string, wanted: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
