/** Where things were and where they are: cards, sandwiches and coins that cross the table. */
import { tick } from 'svelte';
import type { Notice } from '../../../../games/masters/notices.ts';
import { type Box, flyFrom, flyGhost, nod, shake } from '../../../ui/motion.ts';
import { play } from '../../../ui/sound.svelte.ts';

type Landing = () => void;

const ATTACK_MS = 620;
const SERVE_MS = 650;
const COIN_MS = 560;
const LOSE_MS = 480;

const quoted = (value: string | number): string => CSS.escape(String(value));

export class Flights {
  readonly #root: () => HTMLElement | null;

  constructor(root: () => HTMLElement | null) {
    this.#root = root;
  }

  /** What leaves is still to be seen now; what arrives is there after the next drawing. */
  async show(notices: readonly Notice[]): Promise<void> {
    const landings = notices.flatMap((notice) => this.#leave(notice, notices));
    await tick();
    for (const land of landings) land();
  }

  #find(name: string, value: string | number): HTMLElement | null {
    return this.#root()?.querySelector<HTMLElement>(`[data-${name}="${quoted(value)}"]`) ?? null;
  }

  #leave(notice: Notice, all: readonly Notice[]): Landing[] {
    const [card] = notice.cards ?? [];
    switch (notice.type) {
      case 'started':
      case 'played':
        return [() => this.#arrive(card, this.#find('fan', notice.seat!))];
      case 'attacked':
        return [() => void this.#strike(card, notice)];
      case 'inspected':
      case 'inspected-clean':
        return [() => play('stamp')];
      case 'moved': {
        const from = card && this.#find('card', card)?.getBoundingClientRect();
        return [() => this.#arrive(card, from || null)];
      }
      case 'claimed':
        this.#serve(notice, all);
        return [];
      case 'lost':
      case 'lost-all':
        for (const gone of notice.cards ?? []) this.#lose(gone);
        return [];
      case 'earned':
      case 'tipped':
        return [() => this.#nodAt('money', notice.seat!)];
      case 'discarded':
      case 'binned':
        play('slide');
        return [];
      case 'bell-rang':
        play('bell');
        return [];
      default:
        return [];
    }
  }

  #arrive(card: string | undefined, from: Element | Box | null): void {
    const tile = card === undefined ? null : this.#find('card', card);
    play('card');
    if (tile && from) void flyFrom(tile, from);
  }

  async #strike(card: string | undefined, { seat, sandwich }: Notice): Promise<void> {
    const tile = card === undefined ? null : this.#find('card', card);
    const from = this.#find('fan', seat!);
    if (!tile || !from) return;
    play('slide');
    await flyFrom(tile, from, { ms: ATTACK_MS, arc: 0.22, turn: -200 });
    play('flap');
    const stack = sandwich ? this.#find('sandwich', sandwich) : null;
    if (stack) await shake(stack);
  }

  #serve({ seat, sandwich, slot }: Notice, all: readonly Notice[]): void {
    const stack = sandwich && this.#find('sandwich', sandwich);
    const ticket = slot === undefined ? null : this.#find('slot', slot);
    if (!stack || !ticket) return;
    play('stamp');
    void flyGhost({ node: stack, to: ticket, ms: SERVE_MS });
    const coin = ticket.querySelector('[data-reward]');
    const purse = this.#find('money', seat!);
    if (!coin || !purse || !all.some(({ type }) => type === 'earned')) return;
    void flyGhost({ node: coin, to: purse, ms: COIN_MS, delay: SERVE_MS }).then(() => play('coin'));
  }

  #lose(card: string): void {
    const tile = this.#find('card', card);
    if (!tile) return;
    const { left, width, height } = tile.getBoundingClientRect();
    void flyGhost({
      node: tile,
      to: { left: left + width, top: innerHeight + height, width, height },
      ms: LOSE_MS,
      arc: 0.1,
    });
    play('flap');
  }

  #nodAt(name: string, value: number): void {
    const place = this.#find(name, value);
    if (place) void nod(place);
  }
}
