/** What is chosen on a phone in its turn: first cards (or a sandwich's top card), then where they go. */
import { whiteCard } from '../../../../games/masters/cards.ts';
import type { Filling } from '../../../../shared/choices.ts';
import type { Choice } from '../../../../shared/game.ts';
import { NEW } from './desk.ts';
import { moveFrom, ofType, placesOf, withCard } from './steps.ts';

export interface Step {
  readonly choice: Choice;
  readonly filling: Filling;
}

/** `explain`: nothing can be done with it now, so it says what it is for. */
export type Tapping = 'taken' | 'explain';

interface Seen {
  readonly choices: readonly Choice[];
  readonly hand: readonly string[];
  /** Which turn it is: another one finds nothing chosen. */
  readonly turn: number | undefined;
}

interface Wish {
  readonly turn: number | undefined;
  readonly chosen: readonly string[];
  readonly mode: 'play' | 'discard';
  readonly lifted: string | null;
  readonly sent: string | null;
}

const NOTHING: Omit<Wish, 'turn'> = { chosen: [], mode: 'play', lifted: null, sent: null };

/** Cards which are laid together: one symbol, and Special Sauce with any (M-8, M-9). */
const together = (a: string, b: string): boolean => {
  const [one, other] = [whiteCard(a), whiteCard(b)];
  if (one.role === 'sauce' || other.role === 'sauce') return true;
  return one.symbol === other.symbol;
};

const placesFor = (way: Choice): readonly string[] => placesOf(way, 'sandwich');
const goesTo = (way: Choice, place: string): boolean => placesFor(way).includes(place);

export class Taps {
  readonly #seen: () => Seen;
  #wished = $state.raw<Wish | null>(null);

  constructor(seen: () => Seen) {
    this.#seen = seen;
  }

  readonly #wish = $derived.by(
    () => (this.#wished?.turn === this.#seen().turn ? this.#wished : null) ?? NOTHING,
  );
  readonly selected = $derived.by(() => this.#wish.chosen.filter((card) => this.#seen().hand.includes(card)));
  readonly mode = $derived.by(() =>
    ofType(this.#seen().choices, 'discard')?.blocked ? 'play' : this.#wish.mode,
  );
  readonly lifted = $derived.by(() =>
    this.#lift()?.blocked === undefined && this.#lift() ? this.#wish.lifted : null,
  );
  /** An attack condiment or an inspector, whose victim is being chosen. */
  readonly sent = $derived.by(() => {
    const { sent } = this.#wish;
    return sent !== null && withCard(this.#seen().choices, sent).some(({ blocked }) => !blocked)
      ? sent
      : null;
  });
  /** Something has been chosen which now needs a place. */
  readonly aiming = $derived.by(
    () =>
      this.lifted !== null || (this.mode === 'play' && this.selected.length > 0 && this.#ways().length > 0),
  );
  readonly targets = $derived.by((): readonly string[] => {
    if (!this.aiming) return [];
    if (this.lifted !== null) return placesOf(this.#lift(), 'to');
    const ways = this.#ways();
    const places = new Set(ways.flatMap(placesFor));
    return [...places].filter((place) => place === NEW || ways.every((way) => goesTo(way, place)));
  });

  tapCard(card: string): Tapping {
    const ways = withCard(this.#seen().choices, card).filter(({ blocked }) => !blocked);
    if (this.mode === 'discard') {
      this.#toggle(card);
      return 'taken';
    }
    this.#want({ lifted: null });
    if (ways.length === 0) return 'explain';
    const { role } = whiteCard(card);
    if (role === 'attack' || role === 'inspector') {
      this.#want({ chosen: [], sent: card });
      return 'taken';
    }
    if (!this.selected.every((other) => together(other, card))) this.#want({ chosen: [] });
    this.#toggle(card);
    return 'taken';
  }

  lift(sandwich: string): void {
    this.#want({ ...NOTHING, lifted: sandwich });
  }

  startDiscard(): void {
    this.#want({ ...NOTHING, mode: 'discard' });
  }

  rest(): void {
    this.#wished = null;
  }

  /** Several cards go onto one sandwich one by one; a new one begins with the first Bread, the others wait. */
  stepsTo(place: string): readonly Step[] {
    const lift = this.#lift();
    if (this.lifted !== null && lift) {
      this.rest();
      return [{ choice: lift, filling: { to: place } }];
    }
    const ways = this.#ways();
    const used = place === NEW ? ways.filter((way) => goesTo(way, NEW)).slice(0, 1) : ways;
    if (place !== NEW) this.#want({ chosen: [] });
    return used.map((choice) => ({ choice, filling: { sandwich: place } }));
  }

  #want(wish: Partial<Wish>): void {
    this.#wished = { ...this.#wish, ...wish, turn: this.#seen().turn };
  }

  #toggle(card: string): void {
    const { selected } = this;
    this.#want({
      chosen: selected.includes(card) ? selected.filter((one) => one !== card) : [...selected, card],
    });
  }

  #lift(): Choice | undefined {
    const { lifted } = this.#wish;
    return lifted === null ? undefined : moveFrom(this.#seen().choices, lifted);
  }

  #ways(): readonly Choice[] {
    const { choices } = this.#seen();
    return this.selected.flatMap((card) =>
      withCard(choices, card).filter((choice) => choice.move.type === 'play' && !choice.blocked),
    );
  }
}
