/**
 * Rules at hand: whatever has `data-about`, a number, and the badge of a bot tells what it is when it is held, clicked
 * with the other button, or asked for by the menu key. The tap that ends a hold does nothing else: it never plays a card.
 */

/** Longer than any tap, and than it takes to pick something up. */
const HOLD_MS = 550;
const FAR_PX = 12;

export type Show = (about: string) => void;

type Thing = HTMLElement | SVGElement;

/** Where numbers stand, and what is asked about each. */
type Places = () => readonly (readonly [selector: string, about: string])[];

export class AtHand {
  readonly #show: Show;
  readonly #isBot: (badge: number) => boolean;
  readonly #places: Places;
  readonly #life = new AbortController();
  #held:
    | { readonly x: number; readonly y: number; readonly timer: ReturnType<typeof setTimeout> }
    | undefined;
  /** The finger that asked is still there: its tap is over with it. */
  #asked = false;
  #asksNext = false;

  constructor(show: Show, isBot: (badge: number) => boolean, places: Places) {
    this.#show = show;
    this.#isBot = isBot;
    this.#places = places;
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

  #aboutOf(thing: Thing): string {
    const { about, badge } = thing.dataset;
    const number = () => this.#places().find(([selector]) => thing.matches(selector))?.[1];
    return about ?? number() ?? `seat:${badge}`;
  }

  /** The innermost. Nobody's own badge swallows a tap. */
  #thingAt(target: EventTarget | null): Thing | null {
    const told = ['[data-about]', ...this.#places().map(([selector]) => selector)].join();
    const found = target instanceof Element ? target.closest<Thing>(`${told}, [data-badge]`) : null;
    if (!found || found.matches(told) || this.#isBot(Number(found.dataset.badge))) return found;
    return found.parentElement?.closest<HTMLElement>(told) ?? null;
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
    this.#show(this.#aboutOf(thing));
  }
}
