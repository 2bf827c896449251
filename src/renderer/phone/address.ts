/** What a scanned code brought along: `/?t=KRMB`, and `#pass=…` when a seat is handed over. */

export interface Scanned {
  readonly code: string | undefined;
  readonly pass: string | undefined;
}

export function scanned(address: { readonly search: string; readonly hash: string }): Scanned {
  const [, code] = /[?&]t=([A-Z]{4})/i.exec(address.search) ?? [];
  const [, pass] = /[#&]pass=([\w-]+)/.exec(address.hash) ?? [];
  return { code: code?.toUpperCase(), pass };
}

/** A pass works once: it must not be tried again after a reload. */
export const showCode = (code: string): void => history.replaceState(null, '', `/?t=${code}`);
