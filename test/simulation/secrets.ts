/** Cards that have been nowhere but in one hand, or face down: no other screen may be sent their names. */

import type { Store } from '../../src/main/store/store.ts';
import type { LiveMatch } from '../../src/main/table/match.ts';
import type { GameEvent } from '../../src/shared/game.ts';
import { SandwichTaint, WORD } from './sandwich-secrets.ts';

// biome-ignore lint/suspicious/noExplicitAny: each game keeps its cards where it likes
type Kept = any;

interface Hidden {
  readonly hands: readonly (readonly string[])[];
  readonly faceDown: readonly string[];
  /** Cards that lie apart, and who may look at each. */
  readonly apart?: readonly { readonly card: string; readonly seats: readonly number[] }[];
}

/** Read out of the states themselves: what a game says is hidden is not believed. */
const places: Readonly<Record<string, (state: Kept) => Hidden>> = {
  plate: ({ players, draw, step, bids }) => ({
    hands: players.map(({ hand }: Kept) => hand),
    faceDown: draw,
    apart: [
      // P-7: only whoever has drawn the two looks at them.
      ...(step.kind === 'keep' ? step.drawn.map((card: string) => ({ card, seats: [step.seat] })) : []),
      // P-13, P-29: whoever placed it, and whoever has looked with a napkin.
      ...bids.flatMap(({ slot, by, card, faceUp }: Kept) =>
        faceUp
          ? []
          : [
              {
                card,
                seats: [by, ...players.keys()].filter((s) => s === by || players[s].peeked.includes(slot)),
              },
            ],
      ),
    ],
  }),
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

/** Follows a match by its log, and knows what of it somebody must not be sent. */
export interface Taint {
  upTo(match: LiveMatch, store: Store): void;
  /** The first thing in these bytes that is hidden from this viewer; null = who has no seat. */
  leakIn(text: string, seat: number | null): string | undefined;
}

class CardTaint implements Taint {
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
    // The match may be ahead of what is stored, and only what is stored is told.
    for (const { seq, kind, events } of store.log.commits(match.row.id, this.#seq)) {
      for (const event of events) this.#after(event);
      this.#seq = seq;
      if (kind !== 'undo' && kind !== 'redo') continue;
      // What was shown stays shown, also when it is taken back.
      this.#state = match.state;
      this.#seq = match.seq;
      break;
    }
    this.#note();
  }

  leakIn(text: string, seat: number | null): string | undefined {
    for (const [, name = ''] of text.matchAll(WORD)) if (this.#isHiddenFrom(seat, name)) return name;
    return undefined;
  }

  #isHiddenFrom(seat: number | null, card: string): boolean {
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
    const { hands, faceDown, apart = [] } = this.#places(this.#state);
    const hidden = new Set([...faceDown, ...hands.flat(), ...apart.map(({ card }) => card)]);
    for (const card of this.#owners.keys()) if (!hidden.has(card)) this.#out.add(card);
    for (const card of hidden) if (!this.#owners.has(card)) this.#owners.set(card, new Set());
    for (const [seat, hand] of hands.entries()) for (const card of hand) this.#owners.get(card)!.add(seat);
    for (const { card, seats } of apart) for (const seat of seats) this.#owners.get(card)!.add(seat);
  }
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** What begins where: a game whose secrets are more than where its cards lie has a taint of its own. */
function taintOf(match: LiveMatch): Taint | undefined {
  if (match.game.id === 'sandwich') return new SandwichTaint(match);
  const of = places[match.game.id];
  return of && new CardTaint(match, of);
}

export class Secrets {
  readonly #taints = new Map<string, Taint | undefined>();

  /** The first name in these bytes that this viewer must not be sent. */
  leakIn(text: string, { match, seat, store }: { match: LiveMatch; seat: number | null; store: Store }) {
    if (match.outcome !== null || match.row.ended) return undefined;
    const { publicId } = match.row;
    if (!this.#taints.has(publicId)) this.#taints.set(publicId, taintOf(match));
    const taint = this.#taints.get(publicId);
    taint?.upTo(match, store);
    return taint?.leakIn(text, seat);
  }
}
