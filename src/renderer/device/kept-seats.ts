/** The seats of this phone, table by table: opening the page again puts the player back without a word. */
import { recall, remember } from './kept.ts';

/** What the browser remembers, looked up only when it matters: other tabs of this phone write there too. */
export interface Memory {
  seatToken(code: string): string | undefined;
  /** The newest first. */
  seats(): readonly KeptSeat[];
}

export interface KeptSeat {
  readonly code: string;
  readonly token: string;
}

const KEPT = 'seats';
/** Old tables are closed long before a guest has sat at so many. */
const MOST = 12;

type Kept = readonly (readonly [code: string, token: string])[];

function read(): Kept {
  try {
    const kept: readonly (readonly unknown[])[] = JSON.parse(recall(KEPT) ?? '[]');
    return kept.filter(isPair);
  } catch {
    return [];
  }
}

const isPair = (item: readonly unknown[]): item is Kept[number] =>
  item.every((part) => typeof part === 'string');

export const memory: Memory = {
  seatToken: (code) => read().find(([kept]) => kept === code)?.[1],
  seats: () => read().map(([code, token]) => ({ code, token })),
};

export function keepSeat({ code, token }: KeptSeat): void {
  const others = read().filter(([kept]) => kept !== code);
  remember(KEPT, JSON.stringify([[code, token], ...others].slice(0, MOST)));
}

export function forgetSeat(code: string): void {
  remember(KEPT, JSON.stringify(read().filter(([kept]) => kept !== code)));
}
