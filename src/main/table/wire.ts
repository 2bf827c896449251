/** Messages as bytes. A frame made once goes to any number of sockets. */
import type { Notice } from '../../shared/game.ts';
import type { Change } from '../../shared/patch.ts';
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

export interface PublicChange {
  readonly rev: number;
  readonly at: number;
  readonly table?: Change | undefined;
  readonly notices?: readonly Notice[];
}

export interface OwnChange {
  readonly mine?: Change | undefined;
  readonly own?: readonly Notice[] | undefined;
}

/** The part that is the same for all screens: written out once, closed for each screen on its own. */
export function patchHead({ rev, at, table, notices }: PublicChange): string {
  let head = `{"t":"patch","rev":${rev},"at":${at}`;
  if (table !== undefined) head += `,"table":${JSON.stringify(table)}`;
  if (notices && notices.length > 0) head += `,"notices":${JSON.stringify(notices)}`;
  return head;
}

export function patchTail({ mine, own }: OwnChange): string {
  let tail = '';
  if (mine !== undefined) tail += `,"mine":${JSON.stringify(mine)}`;
  if (own && own.length > 0) tail += `,"own":${JSON.stringify(own)}`;
  return tail;
}
