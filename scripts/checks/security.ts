/** docs/security.md claims nothing that no test proves, and names no test that is not there. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { inRoot } from '../lib/paths.ts';
import { titlesIn } from './protocol.ts';

const PAGE = 'docs/security.md';
const CLAIM = /^- (.+)$/;
const PROOF = /^ {2}- `(test\/[^`]+)`: (.+)$/;

export interface Proof {
  readonly file: string;
  /** How the test's title begins, or a part of it. */
  readonly title: string;
}

export interface Claim {
  readonly text: string;
  readonly proofs: readonly Proof[];
}

export function claimsOf(page: string): readonly Claim[] {
  const claims: { text: string; proofs: Proof[] }[] = [];
  for (const line of page.split('\n')) {
    const [, text] = CLAIM.exec(line) ?? [];
    const [, file, title] = PROOF.exec(line) ?? [];
    if (text !== undefined) claims.push({ text, proofs: [] });
    else if (file !== undefined && title !== undefined) claims.at(-1)?.proofs.push({ file, title });
  }
  return claims;
}

/** `titles` of a file; undefined = there is no such file. */
export function claimFaults(
  claims: readonly Claim[],
  titles: (file: string) => readonly string[] | undefined,
): string[] {
  return claims.flatMap(({ text, proofs }) => {
    if (proofs.length === 0) return [`claims without proof: ${text}`];
    return proofs.flatMap(({ file, title }) => {
      const known = titles(file);
      if (!known) return [`names ${file}, which is not there`];
      return known.some((one) => one.includes(title)) ? [] : [`${file} has no test “${title}”`];
    });
  });
}

export async function checkSecurity(): Promise<string[]> {
  const claims = claimsOf(await readFile(inRoot(PAGE), 'utf8'));
  const files = new Set(claims.flatMap(({ proofs }) => proofs.map(({ file }) => file)));
  const read = [...files]
    .filter((file) => existsSync(inRoot(file)))
    .map(async (file) => [file, titlesIn(file, await readFile(inRoot(file), 'utf8'))] as const);
  const known = new Map(await Promise.all(read));
  return claimFaults(claims, (file) => known.get(file)).map((fault) => `${PAGE} ${fault}`);
}
