/** Cards that have been nowhere but in one hand, or face down: no other screen may be sent their names. */

import type { Store } from '../../src/main/store/store.ts';
import type { LiveMatch } from '../../src/main/table/match.ts';
import type { GameEvent } from '../../src/shared/game.ts';

// biome-ignore lint/suspicious/noExplicitAny: each game keeps its cards where it likes
type Kept = any;

interface Hidden {
  readonly hands: readonly (readonly string[])[];
  readonly faceDown: readonly string[];
}

/** Read out of the states themselves: what a game says is hidden is not believed. */
const places: Readonly<Record<string, (state: Kept) => Hidden>> = {
  plate: ({ players, draw }) => ({ hands: players.map(({ hand }: Kept) => hand), faceDown: draw }),
  masters: ({ players, white, black }) => ({
    hands: players.map(({ hand }: Kept) => hand),
    faceDown: [...white.deck, ...black.deck],
  }),
  wars: ({ players, market, orderDeck }) => ({
    hands: players.map(({ hand }: Kept) => hand),
    faceDown: [...market.deck, ...orderDeck],
  }),
};

/** Facts that show cards and leave them where they are. */
const SHOWING: ReadonlySet<GameEvent['type']> = new Set([
  'first-drawn',
  'hands-turned',
  'row-filled',
  'opportunity-used',
]);

class Taint {
  readonly #places: (state: Kept) => Hidden;
  readonly #match: LiveMatch;
  /** Whose hand each was in; a card that was anywhere else is no secret any more. */
  readonly #owners = new Map<string, Set<number>>();
  readonly #out = new Set<string>();
  #seq = 0;
  #state: unknown;

  constructor(match: LiveMatch, of: (state: Kept) => Hidden) {
    this.#places = of;
    this.#match = match;
    this.#state = match.game.initial({ seats: match.row.seats, options: match.row.options });
  }

  upTo(match: LiveMatch, store: Store): void {
    if (match.seq === this.#seq) return;
    for (const { kind, events } of store.log.commits(match.row.id, this.#seq)) {
      for (const event of events) this.#after(event);
      // What was shown stays shown, also when it is taken back.
      if (kind === 'undo' || kind === 'redo') this.#state = match.state;
    }
    this.#seq = match.seq;
    this.#state = match.state;
    this.#note();
  }

  isHiddenFrom(seat: number | null, card: string): boolean {
    const owners = this.#owners.get(card);
    return owners !== undefined && !this.#out.has(card) && (seat === null || !owners.has(seat));
  }

  #after(event: GameEvent): void {
    this.#state = this.#match.game.evolve(this.#state as never, event as never);
    if (SHOWING.has(event.type)) for (const text of stringsIn(event)) this.#out.add(text);
    if (event.type === 'hands-turned')
      for (const hand of this.#places(this.#state).hands) for (const card of hand) this.#out.add(card);
    this.#note();
  }

  #note(): void {
    const { hands, faceDown } = this.#places(this.#state);
    const hidden = new Set([...faceDown, ...hands.flat()]);
    for (const card of this.#owners.keys()) if (!hidden.has(card)) this.#out.add(card);
    for (const card of hidden) if (!this.#owners.has(card)) this.#owners.set(card, new Set());
    for (const [seat, hand] of hands.entries()) for (const card of hand) this.#owners.get(card)!.add(seat);
  }
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

const WORD = /"([^"\\]+)"/g;

export class Secrets {
  readonly #taints = new Map<string, Taint>();

  /** The first name in these bytes that this viewer must not be sent. */
  leakIn(text: string, { match, seat, store }: { match: LiveMatch; seat: number | null; store: Store }) {
    const of = places[match.game.id];
    if (!of || match.outcome !== null || match.row.ended) return undefined;
    const known = this.#taints.get(match.row.publicId) ?? new Taint(match, of);
    this.#taints.set(match.row.publicId, known);
    known.upTo(match, store);
    for (const [, name = ''] of text.matchAll(WORD)) if (known.isHiddenFrom(seat, name)) return name;
    return undefined;
  }
}
