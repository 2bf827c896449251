/**
 * What is hidden in Sandwich. An ingredient is seen by all while its flip lasts, and by nobody but its owner from then
 * until it is revealed (S-4, S-12); a ranking is the taster's own until the verdict (S-22); and with blind tasting
 * nothing tells whose a sandwich is before (S-21).
 */
import type { Event } from '../../src/games/sandwich/events.ts';
import type { Options } from '../../src/games/sandwich/options.ts';
import type { State } from '../../src/games/sandwich/state.ts';
import type { Store } from '../../src/main/store/store.ts';
import type { LiveMatch } from '../../src/main/table/match.ts';
import type { Taint } from './secrets.ts';

/** Every string of a message, empty ones too: else what follows one would be read as what lies between two. */
export const WORD = /"((?:[^"\\]|\\.)*)"/g;
const COOK = /"id":"(\d+\.\d+)","cook":\d/g;
/** S-31: what is announced, and with several boxes what else is called the same. */
const faceOf = (card: string): string => card.split('~')[0]!;

export class SandwichTaint implements Taint {
  readonly #match: LiveMatch;
  readonly #options: Options;
  /** By card, who may see it; a card that is not here is no secret. */
  #owners = new Map<string, Set<number>>();
  /** On the table for everybody as long as the flip lasts. */
  #flipped = new Set<string>();
  #told = new Set<string>();
  /** Whatever was revealed once. */
  readonly #out = new Set<string>();
  /** By taster: what is not to be read, and which plates nobody knows the cook of. */
  #rankings = new Map<number, string>();
  #blind = new Set<string>();
  #seq = 0;
  #state: State;

  constructor(match: LiveMatch) {
    this.#match = match;
    this.#options = match.row.options as unknown as Options;
    this.#state = match.game.initial({ seats: match.row.seats, options: match.row.options }) as State;
  }

  upTo(match: LiveMatch, store: Store): void {
    if (match.seq === this.#seq) return;
    // What is told of several commits at once is told of each of them.
    this.#told = new Set(this.#flipped);
    // The match may be ahead of what is stored, and only what is stored is told.
    for (const { seq, kind, events } of store.log.commits(match.row.id, this.#seq)) {
      for (const event of events) this.#after(event as Event);
      for (const card of this.#flipped) this.#told.add(card);
      this.#seq = seq;
      if (kind !== 'undo' && kind !== 'redo') continue;
      this.#state = match.state as State;
      this.#seq = match.seq;
      break;
    }
  }

  leakIn(text: string, seat: number | null): string | undefined {
    for (const [, name = ''] of text.matchAll(WORD)) if (this.#isHiddenFrom(seat, name)) return name;
    for (const [taster, order] of this.#rankings)
      if (taster !== seat && text.includes(order)) return `the ranking of seat ${taster}`;
    if (this.#blind.size > 0)
      for (const [, plate = ''] of text.matchAll(COOK))
        if (this.#blind.has(plate)) return `the cook of plate ${plate}`;
    return undefined;
  }

  #isHiddenFrom(seat: number | null, name: string): boolean {
    const owners = this.#owners.get(name);
    if (owners) return !this.#told.has(name) && !this.#out.has(name) && !(seat !== null && owners.has(seat));
    return false;
  }

  #after(event: Event): void {
    this.#state = this.#match.game.evolve(this.#state as never, event as never) as State;
    switch (event.type) {
      case 'dealt':
        this.#deal(event.piles.flat());
        if (event.common) this.#out.add(faceOf(event.common));
        break;
      case 'flipped':
        this.#flipped = new Set(this.#state.market?.stalls.map(({ card }) => card));
        break;
      case 'took':
        this.#owners.get(event.card)?.add(event.seat);
        if (this.#options.takenFaceUp) this.#out.add(event.card);
        break;
      case 'prep-began':
        this.#flipped.clear();
        break;
      case 'offered':
        if (event.to === 'all') this.#out.add(event.card);
        else this.#owners.get(event.card)?.add(event.to);
        break;
      case 'answered': {
        const offer = this.#state.offers.find(({ id }) => id === event.offer);
        if (offer) this.#owners.get(event.card)?.add(offer.seat);
        break;
      }
      case 'traded':
        this.#owners.get(event.gave)?.add(event.from);
        this.#owners.get(event.got)?.add(event.seat);
        break;
      case 'served':
        this.#flipped.clear();
        if (this.#options.blindTasting)
          this.#blind = new Set(this.#state.tastings.flatMap(({ plates }) => plates.map(({ id }) => id)));
        break;
      case 'together-began':
        for (const { taster, plates } of this.#state.tastings)
          for (const card of plates.flatMap(({ cards }) => cards)) this.#owners.get(card)?.add(taster);
        break;
      case 'weighed':
      case 'ranked':
        this.#rank(event.taster, event.order);
        break;
      case 'verdict-given': {
        const { taster, plates } = this.#state.tastings[event.turn]!;
        this.#rankings.delete(taster);
        for (const { id } of plates) this.#blind.delete(id);
        break;
      }
    }
    for (const { open, plates } of this.#state.tastings)
      if (open)
        for (const card of plates.flatMap(({ cards }) => cards)) {
          this.#out.add(card);
          // Later rounds look it up by its name, whichever box it was of.
          this.#out.add(faceOf(card));
        }
  }

  /** S-3: shuffled anew, but for what can be looked up of the rounds before. */
  #deal(cards: readonly string[]): void {
    this.#owners = new Map(cards.map((card) => [card, new Set()]));
    this.#flipped.clear();
    this.#rankings.clear();
    this.#blind.clear();
    // With several boxes a name without a number is that of several cards.
    const names = cards.map(faceOf);
    for (const face of names) if (names.filter((one) => one === face).length > 1) this.#out.add(face);
  }

  /** In the order in which they lie there, it says nothing. */
  #rank(taster: number, order: readonly string[]): void {
    if (order.length > 1 && String(order) !== String([...order].sort()))
      this.#rankings.set(taster, JSON.stringify(order));
    else this.#rankings.delete(taster);
  }
}
