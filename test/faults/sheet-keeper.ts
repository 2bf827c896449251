/** A scorekeeper at a real Sandwich sheet, who knows what was confirmed and what is still on its way. */
import type { Ranking } from '../../src/games/sheets/books/sandwich.ts';
import { fillAtRandom } from '../../src/shared/choices.ts';
import type { Choice } from '../../src/shared/game.ts';
import { range } from '../../src/shared/lists.ts';
import type { Rng } from '../../src/shared/rng.ts';
import { ScreenClient } from '../main/screen-client.ts';
import type { Program } from './program.ts';

type Page = readonly Ranking[];
type Kind = 'entered' | 'corrected' | 'undone';

/** On its way: the very call, and what stands on the sheet once it has happened. */
interface Pending {
  readonly kind: Kind;
  readonly call: { readonly id: string; readonly text: string };
  readonly pages: readonly Page[];
}

const SEATS = 12;
const ROUNDS = 9;
const BREATH_MS = 40;

const soon = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export class SheetKeeper {
  readonly confirmed: Record<Kind, number> = { entered: 0, corrected: 0, undone: 0 };
  /** The sheet after each thing that was confirmed and not taken back; the last is the one that counts. */
  #pages: readonly Page[] = [[]];
  #pending: Pending | null = null;
  #calls = 0;
  readonly #rng: Rng;
  readonly #screen = 'the-keepers-own-screen';
  #table = '';

  constructor(rng: Rng) {
    this.#rng = rng;
  }

  #open(program: Program): Promise<ScreenClient> {
    const table = this.#table === '' ? {} : { table: this.#table };
    return ScreenClient.open(program.port, {
      ...table,
      ...{ hostToken: program.hostToken, display: true, screen: this.#screen },
    });
  }

  async begin(program: Program): Promise<void> {
    const client = await this.#open(program);
    this.#table = (await client.must('table.create', { game: 'sheet-sandwich' })).code;
    await client.must('table.show', { code: this.#table });
    for (const n of range(SEATS)) await client.must('lobby.addPlayer', { name: `Guest ${n}`, face: n });
    await client.must('lobby.option', { key: 'rounds', value: ROUNDS });
    await client.must('lobby.start', {});
    await client.close();
  }

  /** What is wrong with the sheet as the program shows it: nothing, if all is well. */
  async look(program: Program): Promise<readonly string[]> {
    const client = await this.#open(program);
    const shown = entriesOn(client);
    client.cut();
    const wanted = [this.#pages.at(-1), ...(this.#pending ? [this.#pending.pages.at(-1)] : [])];
    if (wanted.some((page) => isSame(page, shown))) return [];
    return [`${shown.length} entries are shown, ${this.#pages.at(-1)!.length} were confirmed`];
  }

  /** Until the line breaks; begins with what was not answered before, as it was sent. Says each that is on its way. */
  async keep(program: Program, onsending: () => void): Promise<void> {
    const client = await this.#open(program);
    const broken = client.until(() => client.closed !== null, 'the kill');
    while (client.closed === null) {
      this.#pending ??= this.#next(client);
      onsending();
      const answer = await Promise.race([client.send(this.#pending.call), broken]);
      if (!answer) return;
      const { pages, kind } = this.#pending;
      this.#pending = null;
      if (!answer.ok && answer.refusal.key === 'too-fast') await soon(BREATH_MS);
      else if (!answer.ok) throw new Error(`refused: ${answer.refusal.key}`);
      else {
        this.#pages = pages;
        this.confirmed[kind] += 1;
        await Promise.race([broken, client.until(() => isSame(entriesOn(client), pages.at(-1)))]);
      }
    }
  }

  #next(client: ScreenClient): Pending {
    const page = this.#pages.at(-1)!;
    const open = client.choices.find(({ id }) => id.startsWith('ranking-'));
    const which = this.#rng.below(6);
    if (page.length > 0 && (which === 0 || (!open && which < 3)))
      return { kind: 'undone', call: this.#call('undo', {}), pages: this.#pages.slice(0, -1) };
    if (open && (page.length === 0 || which < 5)) {
      const move = fillAtRandom(open, this.#rng) as unknown as Ranking;
      return this.#move({ kind: 'entered', choice: open, move, page: [...page, move] });
    }
    const index = this.#rng.below(page.length);
    const again = client.choices.find(({ id }) => id === `correct-${index}`)!;
    const move = fillAtRandom(again, this.#rng) as unknown as Ranking & { readonly correct: number };
    const { correct: _, ...entry } = move;
    return this.#move({
      ...{ kind: 'corrected', choice: again, move },
      page: page.map((old, i) => (i === index ? entry : old)),
    });
  }

  #move(wish: { kind: Kind; choice: Choice; move: object; page: Page }): Pending {
    const { kind, choice, move, page } = wish;
    return {
      kind,
      call: this.#call('move', { frame: choice.frame, move }),
      pages: [...this.#pages, page],
    };
  }

  #call(method: string, params: object): Pending['call'] {
    this.#calls += 1;
    const id = `keeper-${this.#calls}`;
    return { id, text: JSON.stringify({ t: 'call', id, method, params }) };
  }
}

const entriesOn = (client: ScreenClient): Page =>
  (client.match?.view as { readonly entries: Page } | undefined)?.entries ?? [];
