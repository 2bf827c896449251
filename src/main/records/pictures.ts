/** Pictures of finished matches: each is drawn once and kept for a while, and nobody has many drawn at a time. */
import { createHash, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Buckets } from '../lan/limits.ts';
import { TEXT } from './brush.ts';
import { Drawer } from './drawer.ts';
import { inSigns, type Signs, signsOf } from './font-signs.ts';

const FACES = ['picture-display.ttf', 'picture-text.ttf'];
const MOST_KEPT_BYTES = 24 * 1024 * 1024;
const MOST_WAITING = 24;
/** Of one asker: the pages of a receipt, and then one now and then. */
const RATE = { perSecond: 0.5, burst: 14 };

interface Faces {
  readonly files: readonly string[];
  readonly signs: Signs;
}

export type Pictured = { readonly png: Uint8Array } | { readonly refused: 'too-many' | 'trouble' };

export interface PicturesParts {
  readonly staticDir: string;
  readonly log: (text: string) => void;
  readonly drawer?: Drawer;
}

export class Pictures {
  readonly #parts: PicturesParts;
  readonly #drawer: Drawer;
  readonly #asked = new Buckets(RATE);
  /** The one that was asked for last stands last. */
  readonly #kept = new Map<string, Uint8Array>();
  readonly #coming = new Map<string, Promise<Pictured>>();
  #bytes = 0;
  #faces: Promise<Faces> | undefined;
  #folder: string | undefined;

  constructor(parts: PicturesParts) {
    this.#parts = parts;
    this.#drawer = parts.drawer ?? new Drawer();
  }

  /** Asked before anything is prepared for it. */
  mayAsk(asker: string): boolean {
    return this.#coming.size < MOST_WAITING && this.#asked.take(asker);
  }

  async png(svg: string): Promise<Pictured> {
    const key = createHash('sha256').update(svg).digest('base64url');
    const kept = this.#kept.get(key);
    if (kept) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return { png: kept };
    }
    const coming = this.#coming.get(key) ?? this.#draw(key, svg);
    this.#coming.set(key, coming);
    return coming;
  }

  close(): void {
    this.#drawer.close();
    if (this.#folder !== undefined) rmSync(this.#folder, { recursive: true, force: true });
  }

  async #draw(key: string, svg: string): Promise<Pictured> {
    try {
      const { files, signs } = await this.#layOut();
      const drawn = await this.#drawer.draw({ svg: inSigns(svg, signs), fontFiles: files, family: TEXT });
      if ('trouble' in drawn) throw new Error(drawn.trouble);
      this.#keep(key, drawn.png);
      return drawn;
    } catch (error) {
      this.#parts.log(`A picture was not drawn: ${error instanceof Error ? error.message : error}`);
      return { refused: 'trouble' };
    } finally {
      this.#coming.delete(key);
    }
  }

  #keep(key: string, png: Uint8Array): void {
    this.#kept.set(key, png);
    this.#bytes += png.length;
    for (const [oldest, { length }] of this.#kept) {
      if (this.#bytes <= MOST_KEPT_BYTES) break;
      this.#kept.delete(oldest);
      this.#bytes -= length;
    }
  }

  #layOut(): Promise<Faces> {
    this.#faces ??= this.#copyFaces().catch((error: unknown) => {
      this.#faces = undefined;
      throw error;
    });
    return this.#faces;
  }

  /** The drawing program is native: it cannot read files inside the desktop program's archive. */
  async #copyFaces(): Promise<Faces> {
    const folder = path.join(os.tmpdir(), `smorgasboard-${randomUUID()}`);
    await mkdir(folder, { mode: 0o700 });
    this.#folder = folder;
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    const faces = await Promise.all(
      FACES.map(async (name) => {
        const content = await readFile(path.join(this.#parts.staticDir, 'fonts', name));
        const file = path.join(folder, name);
        await writeFile(file, content);
        return { file, content };
      }),
    );
    return { files: faces.map(({ file }) => file), signs: signsOf(faces.map(({ content }) => content)) };
  }
}
