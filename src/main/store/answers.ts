/** What calls were answered with, so that a call resent after a lost line, or a restart, happens only once. */
import type { Db } from './open.ts';
import type { Writer } from './writer.ts';

const KEPT_IN_MEMORY = 4096;
const KEPT_ON_DISK = 2048;
const KEPT_MS = 24 * 3600_000;

export class Answers {
  readonly #writer: Writer;
  readonly #save: (key: string, value: string) => void;
  readonly #drop: (key: string) => void;
  readonly #recent = new Map<string, unknown>();
  /** The oldest first, whatever the machine's date does meanwhile. */
  readonly #onDisk = new Set<string>();

  constructor(db: Db, writer: Writer) {
    this.#writer = writer;
    db.prepare('DELETE FROM answers WHERE at < ?').run(Date.now() - KEPT_MS);
    db.prepare('DELETE FROM answers WHERE key NOT IN (SELECT key FROM answers ORDER BY at DESC LIMIT ?)').run(
      KEPT_ON_DISK,
    );
    const drop = db.prepare('DELETE FROM answers WHERE key = ?');
    this.#drop = (key) => void drop.run(key);
    const save = db.prepare('INSERT OR REPLACE INTO answers (key, at, value) VALUES (?, ?, ?)');
    this.#save = (key, value) => void save.run(key, Date.now(), value);
    const rows = db
      .prepare<[], { key: string; value: string }>('SELECT key, value FROM answers ORDER BY at')
      .all();
    for (const { key, value } of rows) {
      this.#recent.set(key, JSON.parse(value));
      this.#onDisk.add(key);
    }
  }

  has(key: string): boolean {
    return this.#recent.has(key);
  }

  get(key: string): unknown {
    return this.#recent.get(key);
  }

  /** For a call whose key is stored with what it did (a commit). */
  know(key: string, value: unknown): void {
    this.#recent.set(key, value);
    if (this.#recent.size > KEPT_IN_MEMORY) this.#recent.delete(this.#recent.keys().next().value!);
    this.#writer.after((error) => {
      if (!error) return;
      this.#recent.delete(key);
      this.#onDisk.delete(key);
    });
  }

  keep(key: string, value: unknown): void {
    this.#onDisk.add(key);
    const [oldest] = this.#onDisk;
    const isFull = this.#onDisk.size > KEPT_ON_DISK;
    if (isFull) this.#onDisk.delete(oldest!);
    this.#writer.write(() => {
      this.#save(key, JSON.stringify(value));
      if (isFull) this.#drop(oldest!);
    });
    this.know(key, value);
  }
}
