/** A photo as it may be kept: the picture alone, without what cameras write beside it, such as where it was taken. */

const START = 0xd8;
const SCAN = 0xda;
const END = 0xd9;
/** Needed to show the picture: its sizes, tables, and the colours (JFIF and Adobe). */
const isKept = (marker: number): boolean => marker <= 0xe0 || marker === 0xee;

/** Undefined where it is no JPEG picture. */
export function bareJpeg(file: Buffer): Buffer | undefined {
  if (file[0] !== 0xff || file[1] !== START) return undefined;
  const parts = [file.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= file.length && file[at] === 0xff) {
    const marker = file[at + 1]!;
    if (marker === SCAN) return endOf(file.subarray(at), parts);
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (isKept(marker)) parts.push(file.subarray(at, end));
    at = end;
  }
  return undefined;
}

/** Some phones put a second picture, or a film, behind the first. */
function endOf(scan: Buffer, head: readonly Buffer[]): Buffer | undefined {
  const end = scan.indexOf(Buffer.from([0xff, END]));
  return end < 0 ? undefined : Buffer.concat([...head, scan.subarray(0, end + 2)]);
}
