/** How far a write-ahead log can be read, and what lies behind that. The file is only looked at. */
import fs from 'node:fs';

const HEAD = 32;
const FRAME_HEAD = 24;
const MAGIC = 0x377f0682;

/**
 * Changes behind the first place that cannot be read. Each was on the disk before the next one began, so a power cut
 * leaves one at most, which nobody was told of: more than one is damage.
 */
export function changesBehindBreak(file: string): number {
  const wal = read(file);
  if (wal.length < HEAD || (wal.readUInt32BE(0) & ~1) >>> 0 !== MAGIC) return 0;
  const word = (at: number): number =>
    (wal.readUInt32BE(0) & 1) === 1 ? wal.readUInt32BE(at) : wal.readUInt32LE(at);
  const page = wal.readUInt32BE(8);
  const salts = wal.subarray(16, 24);
  let sums: Sums = summed([0, 0], { from: 0, to: 24, word });
  if (page < 512 || page > 65_536) return 0;
  let [isBroken, behind] = [!isAt(wal, 24, sums), 0];
  for (let at = HEAD; at + FRAME_HEAD + page <= wal.length; at += FRAME_HEAD + page) {
    // What an older round of the log has left there is no change.
    if (!wal.subarray(at + 8, at + 16).equals(salts)) continue;
    if (!isBroken) {
      sums = summed(sums, { from: at, to: at + 8, word });
      sums = summed(sums, { from: at + FRAME_HEAD, to: at + FRAME_HEAD + page, word });
      isBroken = !isAt(wal, at + 16, sums);
    }
    if (isBroken && wal.readUInt32BE(at + 4) > 0) behind += 1;
  }
  return behind;
}

type Sums = readonly [number, number];

interface Part {
  readonly from: number;
  readonly to: number;
  readonly word: (at: number) => number;
}

function summed([one, other]: Sums, { from, to, word }: Part): Sums {
  for (let at = from; at < to; at += 8) {
    one = (one + word(at) + other) >>> 0;
    other = (other + word(at + 4) + one) >>> 0;
  }
  return [one, other];
}

const isAt = (wal: Buffer, at: number, [one, other]: Sums): boolean =>
  wal.readUInt32BE(at) === one && wal.readUInt32BE(at + 4) === other;

function read(file: string): Buffer {
  try {
    return fs.readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}
