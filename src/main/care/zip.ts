/** A zip of a few small files, as every system opens it. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly text: string;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** Needed to read it: the oldest that knows what is used here. Its names are UTF-8. */
const VERSION = 20;
const UTF8 = 1 << 11;
const DEFLATED = 8;

/** MS-DOS knows neither years before 1980 nor odd seconds. */
function dosTime(at: Date): { time: number; date: number } {
  return {
    time: (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1),
    date: (Math.max(0, at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate(),
  };
}

/** What both headings of a file have alike. */
function about(entry: ZipEntry, packed: Buffer, at: Date): Buffer {
  const data = Buffer.from(entry.text);
  const { time, date } = dosTime(at);
  const heading = Buffer.alloc(26);
  heading.writeUInt16LE(VERSION, 0);
  heading.writeUInt16LE(UTF8, 2);
  heading.writeUInt16LE(DEFLATED, 4);
  heading.writeUInt16LE(time, 6);
  heading.writeUInt16LE(date, 8);
  heading.writeUInt32LE(crc32(data), 10);
  heading.writeUInt32LE(packed.length, 14);
  heading.writeUInt32LE(data.length, 18);
  heading.writeUInt16LE(Buffer.byteLength(entry.name), 22);
  return heading;
}

const number32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

export function zip(entries: readonly ZipEntry[], at: Date): Buffer {
  const files: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const packed = deflateRawSync(Buffer.from(entry.text));
    const heading = about(entry, packed, at);
    const name = Buffer.from(entry.name);
    const file = Buffer.concat([number32(LOCAL), heading, name, packed]);
    // Made by, the heading, no comment, first disk, no attributes, and where the file is.
    const made = Buffer.from([VERSION, 0]);
    list.push(Buffer.concat([number32(CENTRAL), made, heading, Buffer.alloc(10), number32(offset), name]));
    files.push(file);
    offset += file.length;
  }
  const index = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, index, end]);
}
