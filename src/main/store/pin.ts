/** A PIN is kept so that whoever reads the data has to try them all, slowly. */
import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

const KIND = 'scrypt';
const BYTES = 32;
const SEALED = new RegExp(`^${KIND}:[\\w-]+:[\\w-]+$`);

export const isSealed = (value: unknown): value is string => typeof value === 'string' && SEALED.test(value);

export function seal(pin: string): string {
  const salt = randomBytes(16);
  return [KIND, salt.toString('base64url'), scryptSync(pin, salt, BYTES).toString('base64url')].join(':');
}

export function opens(typed: string, sealed: string): boolean {
  const [, salt = '', kept = ''] = sealed.split(':');
  const digest = scryptSync(typed, Buffer.from(salt, 'base64url'), BYTES);
  const wanted = Buffer.from(kept, 'base64url');
  return wanted.length === BYTES && timingSafeEqual(digest, wanted);
}
