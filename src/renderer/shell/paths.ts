import { codeFrom, isWhole } from './code.ts';

/** What a screen is given of its path. */
export interface ScreenProps {
  readonly params: Readonly<Record<string, string>>;
}

/** Path pieces; a piece that begins with a colon takes whatever stands there. */
export function match(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, piece] of wanted.entries()) {
    const value = given[i] ?? '';
    if (piece.startsWith(':')) params[piece.slice(1)] = decodeURIComponent(value);
    else if (piece !== value) return undefined;
  }
  return params;
}

export function pathOf(address: { readonly hash: string; readonly search: string }): string {
  if (address.hash.startsWith('#/')) return address.hash.slice(2);
  const code = codeFrom(new URLSearchParams(address.search).get('t') ?? '');
  return isWhole(code) ? `table/${code}` : '';
}
