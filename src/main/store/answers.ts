/** What calls were answered with, so that a call resent after a lost line, or a restart, happens only once. */
import type { Db } from './open.ts';
import type { Writer } from './writer.ts';

const KEPT_IN_MEMORY = 4096;
const KEPT_MS = 24 * 3600_000;

export class Answers {
  readonly #writer: Writer;
  readonly #save: (key: string, value: string) => void;
  readonly #recent = new Map<string, unknown>();

  constructor(db: Db, writer: Writer) {
    this.#writer = writer;
    db.prepare('DELETE FROM answers WHERE at < ?').run(Date.now() - KEPT_MS);
    const save = db.prepare('INSERT OR REPLACE INTO answers (key, at, value) VALUES (?, ?, ?)');
    this.#save = (key, value) => void save.run(key, Date.now(), value);
    const rows = db
      .prepare<[number], { key: string; value: string }>(
        'SELECT key, value FROM answers ORDER BY at DESC LIMIT ?',
      )
      .all(KEPT_IN_MEMORY / 2);
    for (const row of rows.reverse()) this.#recent.set(row.key, JSON.parse(row.value));
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
      if (error) this.#recent.delete(key);
    });
  }

  keep(key: string, value: unknown): void {
    this.#writer.write(() => this.#save(key, JSON.stringify(value)));
    this.know(key, value);
  }
}
