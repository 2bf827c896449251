/**
 * Rules at hand: whatever has `data-about`, and the badge of a bot, tells what it is when it is held, clicked with the
 * other button, or asked for by the menu key. The tap that ends a hold does nothing else: it never plays a card.
 */

/** Longer than any tap, and than it takes to pick something up. */
const HOLD_MS = 550;
const FAR_PX = 12;

export type Show = (about: string) => void;

type Thing = HTMLElement | SVGElement;

const aboutOf = ({ dataset: { about, badge } }: Thing): string => about ?? `seat:${badge}`;

export class AtHand {
  readonly #show: Show;
  readonly #isBot: (badge: number) => boolean;
  readonly #life = new AbortController();
  #held:
    | { readonly x: number; readonly y: number; readonly timer: ReturnType<typeof setTimeout> }
    | undefined;
  /** The finger that asked is still there: its tap is over with it. */
  #asked = false;
  #asksNext = false;

  constructor(show: Show, isBot: (badge: number) => boolean) {
    this.#show = show;
    this.#isBot = isBot;
    const capture = { capture: true, signal: this.#life.signal };
    addEventListener('pointerdown', this.#press, capture);
    addEventListener('pointermove', this.#move, capture);
    for (const end of ['pointerup', 'pointercancel', 'scroll'] as const)
      addEventListener(end, this.#letGo, capture);
    addEventListener('contextmenu', this.#menu, capture);
    addEventListener('click', this.#click, capture);
  }

  stop(): void {
    this.#letGo();
    this.#life.abort();
  }

  /** For whoever cannot hold: the next thing that is tapped is told of. */
  askNext(): void {
    this.#asksNext = true;
  }

  /** Nobody's own badge swallows a tap. */
  #thingAt(target: EventTarget | null): Thing | null {
    const found = target instanceof Element ? target.closest<Thing>('[data-about], [data-badge]') : null;
    if (!found || found.dataset.about !== undefined || this.#isBot(Number(found.dataset.badge))) return found;
    return found.parentElement?.closest<HTMLElement>('[data-about]') ?? null;
  }

  #press = (event: PointerEvent): void => {
    this.#letGo();
    this.#asked = false;
    const thing = event.button === 0 && !this.#asksNext ? this.#thingAt(event.target) : null;
    if (!thing) return;
    const timer = setTimeout(() => {
      // Whatever was picked up on the way is put back.
      thing.dispatchEvent(new PointerEvent('pointercancel', { pointerId: event.pointerId, bubbles: true }));
      this.#tell(thing);
    }, HOLD_MS);
    this.#held = { x: event.clientX, y: event.clientY, timer };
  };

  #move = ({ clientX, clientY }: PointerEvent): void => {
    if (this.#held && Math.hypot(clientX - this.#held.x, clientY - this.#held.y) > FAR_PX) this.#letGo();
  };

  #letGo = (): void => {
    clearTimeout(this.#held?.timer);
    this.#held = undefined;
  };

  /** Phones send it for a hold too. */
  #menu = (event: MouseEvent): void => {
    const thing = this.#thingAt(event.target);
    if (!thing) return;
    event.preventDefault();
    this.#letGo();
    const isTouch = (event as PointerEvent).pointerType === 'touch';
    if (!this.#asked) this.#tell(thing, isTouch);
  };

  #click = (event: MouseEvent): void => {
    const thing = this.#asksNext ? this.#thingAt(event.target) : null;
    if (!thing && !this.#asked) return;
    this.#asked = false;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!thing) return;
    this.#asksNext = false;
    this.#tell(thing, false);
  };

  #tell(thing: Thing, isHeld = true): void {
    this.#asked = isHeld;
    this.#show(aboutOf(thing));
  }
}
