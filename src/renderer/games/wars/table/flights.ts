/** Where things were and where they are: cards, tickets and coins that cross the table. */
import { tick } from 'svelte';
import type { Notice } from '../../../../games/wars/notices.ts';
import { flyFrom, flyGhost, nod } from '../../../ui/motion.ts';
import { play } from '../../../ui/sound.svelte.ts';

type Landing = () => void;

const SERVE_MS = 620;
const HAND_OVER_MS = 520;
const HIRE_MS = 480;

export class Flights {
  /** Null once the table has gone from the screen. */
  readonly #root: () => HTMLElement | null;

  constructor(root: () => HTMLElement | null) {
    this.#root = root;
  }

  /** What leaves is still to be seen now; what arrives is there after the next drawing. */
  async show(notices: readonly Notice[]): Promise<void> {
    const landings = notices.flatMap((notice) => this.#leave(notice));
    await tick();
    for (const land of landings) land();
  }

  #find(name: string, value: string | number | undefined): HTMLElement | null {
    if (value === undefined) return null;
    return this.#root()?.querySelector<HTMLElement>(`[data-${name}="${CSS.escape(String(value))}"]`) ?? null;
  }

  #leave(notice: Notice): Landing[] {
    const { seat, cards = [], assistants = [] } = notice;
    switch (notice.type) {
      case 'played':
      case 'replaced':
        return [() => this.#arrive(cards[0], seat)];
      case 'completed':
        play('stamp');
        return [];
      case 'cleared':
        for (const card of cards) this.#serve(card, seat);
        return [];
      case 'took-coins':
      case 'coins':
        play('coin');
        return [() => this.#nodAt('coins', seat)];
      case 'hired':
      case 'hired-free':
        play('bell');
        this.#hire(assistants[0], seat);
        return [];
      case 'opportunity-used':
        play('flap');
        this.#handOver(seat, notice.to);
        return [];
      case 'drew':
      case 'refilled':
        play('slide');
        return [() => this.#nodAt('hand', seat)];
      case 'end-announced':
        play('bell');
        return [];
      default:
        return [];
    }
  }

  #arrive(card: string | undefined, seat: number | undefined): void {
    const food = this.#find('card', card);
    const hand = this.#find('hand', seat);
    play('card');
    if (food && hand) void flyFrom(food, hand);
  }

  #serve(card: string, seat: number | undefined): void {
    const food = this.#find('card', card);
    const served = this.#find('served', seat);
    if (food && served) void flyGhost({ node: food, to: served, ms: SERVE_MS, arc: 0.1 });
  }

  #hire(category: string | undefined, seat: number | undefined): void {
    const sign = this.#find('assistant', category);
    const zone = this.#find('coins', seat);
    if (sign && zone) void flyGhost({ node: sign, to: zone, ms: HIRE_MS });
  }

  #handOver(seat: number | undefined, to: number | undefined): void {
    const from = this.#find('hand', seat);
    const hand = this.#find('hand', to);
    if (from && hand) void flyGhost({ node: from, to: hand, ms: HAND_OVER_MS, arc: 0.2 });
  }

  #nodAt(name: string, seat: number | undefined): void {
    const place = this.#find(name, seat);
    if (place) void nod(place);
  }
}
