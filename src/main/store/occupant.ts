/**
 * Says who has the data folder, for the message to whoever comes second. It is only a note: the lock itself is
 * the operating system's, on the database file, so a note left by a killed host means nothing and is overwritten.
 */
import fs from 'node:fs';
import path from 'node:path';

const noteIn = (dataDir: string): string => path.join(dataDir, 'running.json');

export function leaveNote(dataDir: string, port: number): void {
  // A file that is there keeps its rights: one that was left with others is not used again.
  removeNote(dataDir);
  fs.writeFileSync(noteIn(dataDir), `${JSON.stringify({ pid: process.pid, port })}\n`, { mode: 0o600 });
}

export function removeNote(dataDir: string): void {
  fs.rmSync(noteIn(dataDir), { force: true });
}

/** Such as "process 4711, port 4321"; empty when nobody has left one. */
export function readNote(dataDir: string): string {
  try {
    const { pid, port } = JSON.parse(fs.readFileSync(noteIn(dataDir), 'utf8')) as {
      pid: number;
      port: number;
    };
    return `process ${pid}, port ${port}`;
  } catch {
    return '';
  }
}
