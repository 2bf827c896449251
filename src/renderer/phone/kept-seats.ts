/** The seats of this phone, table by table: opening the page again puts the player back without a word. */
import { recall, remember } from '../device/kept.ts';
import type { KeptSeat, Memory } from './guest-state.ts';

const KEPT = 'seats';
/** Old tables are closed long before a guest has sat at so many. */
const MOST = 12;

type Kept = readonly (readonly [code: string, token: string])[];

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(recall(KEPT) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPair) : [];
  } catch {
    return [];
  }
}

const isPair = (item: unknown): item is readonly [string, string] =>
  Array.isArray(item) && typeof item[0] === 'string' && typeof item[1] === 'string';

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
