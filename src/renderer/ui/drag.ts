import type { Attachment } from 'svelte/attachments';

export interface DragOptions<Data> {
  readonly data: Data;
  /** Only zones of the same group take it. */
  readonly group: string;
  /** `hold`: a finger must rest a moment first, so that a list can still be scrolled. */
  readonly start?: 'at-once' | 'hold';
  readonly disabled?: boolean;
  readonly onstart?: () => void;
  /** Afterwards, wherever it was let go. */
  readonly onend?: () => void;
}

export interface DropOptions<Data> {
  readonly group: string;
  readonly accepts?: (data: Data) => boolean;
  readonly ondrop: (data: Data, at: { readonly x: number; readonly y: number }) => void;
  readonly onhover?: (data: Data | undefined) => void;
}

interface Zone {
  readonly element: HTMLElement;
  readonly options: () => DropOptions<never>;
}

const HOLD_MS = 220;
const FAR = 8;

const zones = new Set<Zone>();

/** Something that can be dropped on, while a drag of its group goes on: `data-drop` is `can`, or `over`. */
export const dropzone =
  <Data>(options: () => DropOptions<Data>): Attachment<HTMLElement> =>
  (element) => {
    const zone = { element, options: options as unknown as () => DropOptions<never> };
    zones.add(zone);
    return () => zones.delete(zone);
  };

/**
 * Something that can be picked up with a mouse, a pen or a finger. A plain tap stays a tap; keyboards need another way,
 * which the screen offers. While it is carried the element has `data-dragging`.
 */
export const drag =
  <Data>(options: () => DragOptions<Data>): Attachment<HTMLElement> =>
  (element) => {
    let carried: Carried<Data> | undefined;
    let waiting: { id: number; x: number; y: number; timer: ReturnType<typeof setTimeout> } | undefined;

    const forget = (): void => {
      clearTimeout(waiting?.timer);
      waiting = undefined;
    };

    const pickUp = (event: { pointerId: number; clientX: number; clientY: number }): void => {
      forget();
      carried = new Carried(element, options(), event);
      element.setPointerCapture(event.pointerId);
    };

    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || options().disabled || carried) return;
      const { pointerId, clientX, clientY } = event;
      const holds = options().start === 'hold' && event.pointerType === 'touch';
      const timer = holds ? setTimeout(() => pickUp({ pointerId, clientX, clientY }), HOLD_MS) : undefined;
      waiting = { id: pointerId, x: clientX, y: clientY, timer: timer as ReturnType<typeof setTimeout> };
    };

    const move = (event: PointerEvent): void => {
      if (carried) {
        carried.moveTo(event);
        return;
      }
      if (waiting?.id !== event.pointerId) return;
      if (Math.hypot(event.clientX - waiting.x, event.clientY - waiting.y) < FAR) return;
      const scrolls = options().start === 'hold' && event.pointerType === 'touch';
      if (scrolls) forget();
      else pickUp({ pointerId: event.pointerId, clientX: waiting.x, clientY: waiting.y });
    };

    const up = (event: PointerEvent): void => {
      forget();
      carried?.letGo(event);
      carried = undefined;
    };

    const cancel = (): void => {
      forget();
      carried?.putBack();
      carried = undefined;
    };

    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && carried) cancel();
    };

    // Without this a finger that has picked something up scrolls the page and loses it.
    const hold = (event: TouchEvent): void => {
      if (carried) event.preventDefault();
    };

    // The click that ends a drag is not a tap on the thing that was dragged.
    const click = (event: MouseEvent): void => {
      if (!element.hasAttribute('data-dragged')) return;
      element.removeAttribute('data-dragged');
      event.preventDefault();
      event.stopImmediatePropagation();
    };

    const before = element.style.touchAction;
    if (options().start !== 'hold') element.style.touchAction = 'none';
    const noNative = (event: Event): void => event.preventDefault();
    const listeners: readonly (readonly [string, EventListener, AddEventListenerOptions?])[] = [
      ['pointerdown', down as EventListener],
      ['pointermove', move as EventListener],
      ['pointerup', up as EventListener],
      ['pointercancel', cancel],
      ['touchmove', hold as EventListener, { passive: false }],
      ['click', click as EventListener, { capture: true }],
      ['dragstart', noNative],
      ['contextmenu', (event) => carried && event.preventDefault()],
    ];
    for (const [type, listener, how] of listeners) element.addEventListener(type, listener, how);
    addEventListener('keydown', key);
    return () => {
      cancel();
      element.style.touchAction = before;
      for (const [type, listener, how] of listeners) element.removeEventListener(type, listener, how);
      removeEventListener('keydown', key);
    };
  };

/** One thing on its way, with the copy of it that follows the finger. */
class Carried<Data> {
  readonly #element: HTMLElement;
  readonly #options: DragOptions<Data>;
  readonly #start: { readonly x: number; readonly y: number };
  readonly #ghost: HTMLElement;
  #over: Zone | undefined;

  constructor(
    element: HTMLElement,
    options: DragOptions<Data>,
    at: { readonly clientX: number; readonly clientY: number },
  ) {
    this.#element = element;
    this.#options = options;
    this.#start = { x: at.clientX, y: at.clientY };
    this.#ghost = ghostOf(element);
    element.setAttribute('data-dragging', '');
    for (const zone of this.#open()) zone.element.dataset.drop = 'can';
    options.onstart?.();
  }

  moveTo({ clientX, clientY }: PointerEvent): void {
    const x = clientX - this.#start.x;
    const y = clientY - this.#start.y;
    this.#ghost.style.transform = `translate(${x}px, ${y}px) rotate(${Math.max(-6, Math.min(6, x / 20))}deg) scale(1.05)`;
    this.#hover(this.#zoneAt(clientX, clientY));
  }

  letGo({ clientX, clientY }: PointerEvent): void {
    const zone = this.#zoneAt(clientX, clientY);
    this.putBack();
    zone?.options().ondrop(this.#options.data as never, { x: clientX, y: clientY });
  }

  putBack(): void {
    this.#hover(undefined);
    this.#ghost.remove();
    this.#element.removeAttribute('data-dragging');
    this.#element.setAttribute('data-dragged', '');
    setTimeout(() => this.#element.removeAttribute('data-dragged'), 0);
    for (const zone of zones) delete zone.element.dataset.drop;
    this.#options.onend?.();
  }

  #open(): Zone[] {
    return [...zones].filter(({ options }) => {
      const { group, accepts } = options();
      return group === this.#options.group && (accepts?.(this.#options.data as never) ?? true);
    });
  }

  /** The innermost zone under the finger. */
  #zoneAt(x: number, y: number): Zone | undefined {
    const under = this.#open().filter(({ element }) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    });
    return under.find(
      (zone) => !under.some((other) => other !== zone && zone.element.contains(other.element)),
    );
  }

  #hover(zone: Zone | undefined): void {
    if (zone === this.#over) return;
    if (this.#over) {
      this.#over.element.dataset.drop = 'can';
      this.#over.options().onhover?.(undefined);
    }
    this.#over = zone;
    if (!zone) return;
    zone.element.dataset.drop = 'over';
    zone.options().onhover?.(this.#options.data as never);
  }
}

const ghostOf = (element: HTMLElement): HTMLElement => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  ghost.style.cssText += `;position:fixed;z-index:60;margin:0;left:${left}px;top:${top}px;width:${width}px;height:${height}px;pointer-events:none;opacity:.94;list-style:none`;
  document.body.append(ghost);
  return ghost;
};
