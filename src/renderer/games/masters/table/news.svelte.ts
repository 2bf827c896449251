/** What has just happened, told on the table for a moment: to whom, by whom, with what. */
import type { Order } from '../../../../games/masters/cards.ts';
import type { Notice } from '../../../../games/masters/notices.ts';
import type { SeatIndex } from '../../../../shared/game.ts';
import type { GameWords } from '../../../i18n/words.svelte.ts';

/** A tag over somebody's sandwiches. */
export interface Told {
  readonly id: number;
  readonly seat: SeatIndex;
  readonly by: SeatIndex;
  readonly sandwich: string | null;
  readonly art: string;
  readonly title: string;
  readonly text: string;
  readonly tone: 'tomato' | 'pickle' | 'ink';
}

export interface Served {
  readonly id: number;
  readonly slot: number;
  readonly order: Order;
}

export interface Effect {
  readonly seat: SeatIndex;
  readonly amount: number;
  readonly unit: 'card' | 'coin';
}

export interface Happening {
  readonly id: number;
  readonly event: string;
  readonly effects: readonly Effect[];
}

const TOLD_MS = 3200;
const SERVED_MS = 1600;
const HAPPENING_MS = 3800;
type Amount = (notice: Notice) => Omit<Effect, 'seat'>;

const cards =
  (sign: 1 | -1): Amount =>
  ({ params }) => ({ amount: sign * Number(params.n), unit: 'card' });
const coins: Amount = ({ money }) => ({ amount: money ?? 0, unit: 'coin' });

const AMOUNTS: Readonly<Record<string, Amount>> = {
  drew: cards(1),
  binned: cards(-1),
  lost: cards(-1),
  'lost-all': cards(-1),
  tipped: coins,
  fined: coins,
};

const cardOf = (notice: Notice): string => {
  const { card } = notice.params;
  return typeof card === 'object' && 'card' in card ? card.card : '';
};

function effectOf(notice: Notice): Effect | undefined {
  const amount = AMOUNTS[notice.type]?.(notice);
  return amount && notice.seat !== undefined ? { seat: notice.seat, ...amount } : undefined;
}

/** Of several events at the Bar the first place is carried out first; what comes up in its place ends it. */
function happeningsIn(notices: readonly Notice[]): Omit<Happening, 'id'>[] {
  const all: { readonly event: string; readonly effects: Effect[] }[] = [];
  const lying = new Map<number, Effect[]>();
  for (const notice of notices) {
    const { type, slot = 0 } = notice;
    if (type === 'turn-began') lying.clear();
    if (type === 'event-up' || type === 'order-up') lying.delete(slot);
    if (type === 'event-up') {
      const effects: Effect[] = [];
      all.push({ event: cardOf(notice), effects });
      lying.set(slot, effects);
    }
    const effect = effectOf(notice);
    if (effect) lying.get(Math.min(...lying.keys()))?.push(effect);
  }
  return all;
}

export class News {
  told = $state.raw<readonly Told[]>([]);
  served = $state.raw<readonly Served[]>([]);
  #queue = $state.raw<readonly Happening[]>([]);
  /** The one to be read now. */
  readonly happening = $derived(this.#queue[0] ?? null);
  #serial = 0;
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  readonly #words: () => GameWords;

  constructor(words: () => GameWords) {
    this.#words = words;
  }

  hear(notices: readonly Notice[]): void {
    for (const notice of notices) this.#tell(notice);
    this.#happen(notices);
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #tell(notice: Notice): void {
    const words = this.#words();
    const { type, seat = 0, to, sandwich = null, params = {} } = notice;
    const [card = ''] = notice.cards ?? [];
    const from = { seat: params.seat ?? '' };
    switch (type) {
      case 'attacked':
        this.#tag({
          seat: to!,
          by: seat,
          sandwich,
          art: card,
          title: words.card(card),
          text: words.say('ui.from', from),
          tone: 'tomato',
        });
        break;
      case 'inspected-clean':
        this.#tag({
          seat: to!,
          by: seat,
          sandwich,
          art: card,
          title: words.card(card),
          text: words.say('ui.nothing-found'),
          tone: 'pickle',
        });
        break;
      case 'bribed': {
        const { n = 0 } = params;
        this.#tag({
          seat,
          by: seat,
          sandwich,
          art: `${cardOf(notice)}~0`,
          title: words.say('ui.bribed'),
          text: words.say('ui.pays', { n }),
          tone: 'ink',
        });
        break;
      }
      case 'claimed':
        this.#stamp(notice.slot!, notice.served!);
    }
  }

  #tag(told: Omit<Told, 'id'>): void {
    const fresh = { ...told, id: this.#next() };
    this.told = [...this.told.filter(({ seat }) => seat !== told.seat), fresh];
    this.#later(TOLD_MS, () => {
      this.told = this.told.filter((one) => one !== fresh);
    });
  }

  /** The stamped ticket stays for a moment over the next one. */
  #stamp(slot: number, order: Order): void {
    const fresh = { id: this.#next(), slot, order };
    this.served = [...this.served.filter((one) => one.slot !== slot), fresh];
    this.#later(SERVED_MS, () => {
      this.served = this.served.filter((one) => one !== fresh);
    });
  }

  /** M-20: an event and what it did to whom arrive together; several are read one after the other. */
  #happen(notices: readonly Notice[]): void {
    const waiting = this.#queue.length > 0;
    for (const one of happeningsIn(notices)) this.#queue = [...this.#queue, { id: this.#next(), ...one }];
    if (!waiting && this.#queue.length > 0) this.#turnPage();
  }

  #turnPage(): void {
    this.#later(HAPPENING_MS, () => {
      this.#queue = this.#queue.slice(1);
      if (this.#queue.length > 0) this.#turnPage();
    });
  }

  #next(): number {
    this.#serial += 1;
    return this.#serial;
  }

  #later(ms: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      then();
    }, ms);
    this.#timers.add(timer);
  }
}
