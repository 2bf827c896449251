import type { TransitionConfig } from 'svelte/transition';

/** Whether this person asked their device for less motion. Asked every time: it can change while playing. */
export const calm = (): boolean =>
  document.documentElement.dataset.motion === 'calm' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

export const FADE_MS = 150;
const GRAB_MS = 320;
const GRAB_EASING = 'cubic-bezier(.2,.8,.2,1)';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Flight {
  readonly ms?: number;
  readonly delay?: number;
  /** How high the arc rises, in shares of the distance. */
  readonly arc?: number;
  /** Degrees it is turned at the start. */
  readonly turn?: number;
}

const boxOf = (place: Element | Box): Box =>
  place instanceof Element ? place.getBoundingClientRect() : place;

/** How the ground an element lies on is turned and scaled: a table may face any side of its screen. */
export type Ground = Pick<DOMMatrixReadOnly, 'a' | 'b' | 'c' | 'd'>;

function groundOf(element: Element): DOMMatrixReadOnly {
  let ground = new DOMMatrix();
  for (let under = element.parentElement; under; under = under.parentElement) {
    const { transform } = getComputedStyle(under);
    if (transform === 'none') continue;
    const { a, b, c, d } = new DOMMatrix(transform);
    ground = new DOMMatrix([a, b, c, d, 0, 0]).multiply(ground);
  }
  return ground;
}

/** A box of the screen as it is on a ground which is turned by right angles; `back` leads from the screen to it. */
export const onGround = ({ left, top, width, height }: Box, { a, b, c, d }: Ground): Box => {
  const x = left + width / 2;
  const y = top + height / 2;
  const size = {
    width: Math.abs(a) * width + Math.abs(c) * height,
    height: Math.abs(b) * width + Math.abs(d) * height,
  };
  return { ...size, left: a * x + c * y - size.width / 2, top: b * x + d * y - size.height / 2 };
};

/** The frames that bring something at `to` from where `from` is, along a low arc: transforms only. */
export const arcFrames = (from: Box, to: Box, flight: Flight = {}): readonly string[] => {
  const { arc = 0.16, turn = 0 } = flight;
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  const lift = Math.hypot(dx, dy) * arc;
  const start = to.width === 0 ? 1 : from.width / to.width;
  const STEPS = 8;
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const left = 1 - step / STEPS;
    const x = dx * left;
    const y = dy * left - lift * 4 * left * (1 - left);
    const scale = 1 + (start - 1) * left;
    return `translate(${round(x)}px, ${round(y)}px) rotate(${round(turn * left)}deg) scale(${round(scale)})`;
  });
};

const round = (value: number): number => Math.round(value * 1000) / 1000;

const FADE: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];

const run = async (
  element: Element,
  frames: Keyframe[],
  options: KeyframeAnimationOptions,
): Promise<void> => {
  const quiet = calm();
  const animation = element.animate(
    quiet ? FADE : frames,
    quiet ? { duration: FADE_MS, delay: 0 } : { easing: GRAB_EASING, ...options },
  );
  // A cancelled animation (its element left the screen) is no error to whoever waits for it.
  await animation.finished.catch(() => undefined);
};

/** Shows an element coming from where something was: it already is in its new place. */
export const flyFrom = (element: Element, from: Element | Box, flight: Flight = {}): Promise<void> => {
  const back = groundOf(element).inverse();
  const here = (place: Element | Box): Box => onGround(boxOf(place), back);
  const frames = arcFrames(here(from), here(element), flight).map((transform) => ({ transform }));
  return run(element, frames, {
    duration: flight.ms ?? GRAB_MS,
    delay: flight.delay ?? 0,
    fill: 'backwards',
  });
};

export interface GhostFlight extends Flight {
  readonly node: Element;
  readonly from?: Element | Box;
  readonly to: Element | Box;
}

/** Sends a copy of an element over the screen and takes it away at the end. */
export const flyGhost = async ({ node, from = node, to, ...flight }: GhostFlight): Promise<void> => {
  const ground = groundOf(node);
  const back = ground.inverse();
  const { width, height } = onGround(boxOf(node), back);
  const end = boxOf(to);
  const goal = onGround(end, back);
  const place = {
    left: goal.left + (goal.width - width) / 2,
    top: goal.top + (goal.height - height) / 2,
    width,
    height,
  };
  // The copy lies on the page itself, which never turns.
  const turned = ground.isIdentity ? '' : `${ground} `;
  const ghost = node.cloneNode(true) as HTMLElement;
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  ghost.style.cssText += `;position:fixed;z-index:40;margin:0;pointer-events:none;width:${width}px;height:${height}px;left:${end.left + (end.width - width) / 2}px;top:${end.top + (end.height - height) / 2}px;transform:${turned || 'none'};color:${getComputedStyle(node).color}`;
  document.body.append(ghost);
  const shrink = Math.min(1, goal.width / (width || 1));
  const frames = arcFrames(onGround(boxOf(from), back), place, flight).map((transform, i, all) => ({
    transform: `${turned}${transform} scale(${round(1 + (shrink - 1) * (i / (all.length - 1)))})`,
  }));
  await run(ghost, frames, { duration: flight.ms ?? GRAB_MS, delay: flight.delay ?? 0, fill: 'both' });
  ghost.remove();
};

export interface Count {
  readonly from: number;
  readonly to: number;
  readonly ms?: number;
  readonly onvalue: (value: number) => void;
}

/** Digits that count: whole numbers from one to the other. Gives back how to stop, which jumps to the end. */
export const countUp = ({ from, to, ms = 600, onvalue }: Count): (() => void) => {
  if (calm() || from === to) {
    onvalue(to);
    return () => undefined;
  }
  const started = performance.now();
  let frame = 0;
  let last: number | undefined;
  const step = (now: number): void => {
    const value = countAt(from, to, (now - started) / ms);
    if (value !== last) onvalue(value);
    last = value;
    if (value !== to) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => {
    cancelAnimationFrame(frame);
    if (last !== to) onvalue(to);
  };
};

/** The whole number shown at a share of the way: fast first, slow at the end, and exact when it is over. */
export const countAt = (from: number, to: number, share: number): number => {
  if (share >= 1) return to;
  const eased = 1 - (1 - Math.max(0, share)) ** 3;
  return Math.round(from + (to - from) * eased);
};

const still = (): Promise<void> => Promise.resolve();

export const nod = (element: Element): Promise<void> =>
  calm()
    ? still()
    : run(element, [{ transform: 'none' }, { transform: 'translateY(.4rem)' }, { transform: 'none' }], {
        duration: 120,
      });

export const shake = (element: Element): Promise<void> =>
  calm()
    ? still()
    : run(
        element,
        [0, -0.5, 0.5, -0.35, 0.35, 0].map((x) => ({ transform: `translateX(${x}rem)` })),
        { duration: 260, easing: 'ease-in-out' },
      );

type Transition = (node: Element) => TransitionConfig;

const transition = (ms: number, css: (arrived: number) => string): Transition => {
  return () =>
    calm()
      ? { duration: FADE_MS, css: (arrived) => `opacity:${arrived}` }
      : { duration: ms, easing: easeOut, css };
};

const easeOut = (share: number): number => 1 - (1 - share) ** 3;

/** A ticket hung on the rail. */
export const swing = transition(
  300,
  (arrived) =>
    `opacity:${Math.min(1, arrived * 2)};transform-origin:50% 0;transform:rotate(${(1 - arrived) * -4}deg) translateY(${(arrived - 1) * 0.75}rem)`,
);

/** A napkin let fall. */
export const drop = transition(
  260,
  (arrived) =>
    `opacity:${Math.min(1, arrived * 2)};transform:translateY(${(arrived - 1) * 5}rem) rotate(${(1 - arrived) * 7}deg) scale(${1.12 - 0.12 * arrived})`,
);

/** A price tag stuck into bread. */
export const plant = transition(
  180,
  (arrived) => `opacity:${Math.min(1, arrived * 3)};transform:translateY(${(arrived - 1) * 3}rem)`,
);

/** A layer laid, a toast, a row. */
export const rise = transition(
  220,
  (arrived) => `opacity:${arrived};transform:translateY(${(1 - arrived) * 1.25}rem)`,
);

export const fadeAway = transition(FADE_MS, (arrived) => `opacity:${arrived}`);
