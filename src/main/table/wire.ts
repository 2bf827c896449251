/** Messages as bytes. A frame made once goes to any number of sockets. */
import type { Notice } from '../../shared/game.ts';
import type { Patch } from '../../shared/patch.ts';
import type { HostMessage } from '../../shared/protocol.ts';

const TEXT = 0x81;

/** One unmasked, unfragmented text frame (RFC 6455, 5.2). */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 0x1_0000 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = TEXT;
  if (head === 2) {
    frame[1] = length;
  } else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}

export const frameOf = (message: HostMessage): Buffer => textFrame(JSON.stringify(message));

/** Of what a screen shows: the order of `Shown`. */
export const TABLE = 0;
export const MINE = 1;

interface PublicChange {
  readonly rev: number;
  readonly at: number;
  readonly table: Patch;
  readonly notices: readonly Notice[];
}

interface OwnChange {
  readonly mine: Patch;
  readonly own: readonly Notice[];
}

const entries = (patch: Patch): string =>
  patch.length === 0 ? '' : `,${JSON.stringify(patch).slice(1, -1)}`;

const told = (name: 'notices' | 'own', notices: readonly Notice[]): string =>
  notices.length === 0 ? '' : `,"${name}",${JSON.stringify(notices)}`;

/** The part that is the same for all screens: written out once, closed for each screen on its own. */
export const patchHead = ({ rev, at, table, notices }: PublicChange): string =>
  `[${rev},${at}${entries(table)}${told('notices', notices)}`;

export const patchTail = ({ mine, own }: OwnChange): string => entries(mine) + told('own', own);
