/** A change of the evening: done at once, or first shown with what it would give up (T-43). */
import type { Filling } from '../../../../shared/choices.ts';
import type { Choice } from '../../../../shared/game.ts';
import type { Book } from './evening.ts';
import { inTurn } from './in-turn.ts';
import { lineOf } from './lines.ts';

const gonesOf = (choice: Choice): readonly number[] =>
  'gone' in choice.move ? (choice.move.gone as readonly number[]) : [];

export class Wish {
  readonly #book: () => Book;
  #asked = $state<string>();
  /** Another number whenever a wish was left: fields that had shown it show what holds. */
  turn = $state(0);

  constructor(book: () => Book) {
    this.#book = book;
  }

  /** As it is offered by now: what others enter meanwhile changes what would be lost. */
  get #choice(): Choice | undefined {
    return this.#asked === undefined ? undefined : lineOf(this.#book().choices, this.#asked);
  }

  /** Entries that would be given up; nothing while no such change is asked for. */
  get losing(): readonly number[] | undefined {
    return this.#choice && gonesOf(this.#choice);
  }

  can(id: string): boolean {
    return lineOf(this.#book().choices, id) !== undefined;
  }

  ask(id: string, filling?: Filling): void {
    const choice = lineOf(this.#book().choices, id);
    if (!choice) return;
    if (gonesOf(choice).length > 0) this.#asked = id;
    else void inTurn(() => this.#book().act(choice, filling));
  }

  sure(): void {
    const choice = this.#choice;
    this.#asked = undefined;
    if (choice) void inTurn(() => this.#book().act(choice));
  }

  leave(): void {
    this.turn += 1;
    this.#asked = undefined;
  }
}
