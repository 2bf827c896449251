/**
 * The second tap of a double tap is meant for what the first one met. Where that has gone, or made room for something
 * else, the tap ends here: no drawer, question or card that came in between takes it.
 */

/** Slower than this, a finger has seen what it hits. */
const QUICK_MS = 400;
const NEAR_PX = 32;
const CONTROLS = 'a, button, input, label, select, textarea, summary, [role], [tabindex]';

interface Tap {
  readonly on: Element | null;
  readonly at: number;
  readonly x: number;
  readonly y: number;
  /** A control that asks a second time does so in place. */
  readonly danger: boolean;
}

function tapOf({ target, timeStamp: at, clientX: x, clientY: y }: MouseEvent): Tap {
  const on = target instanceof Element ? target.closest(CONTROLS) : null;
  return { on, at, x, y, danger: on?.classList.contains('danger') ?? false };
}

const isElsewhere = (a: Tap, b: Tap): boolean => a.on !== b.on || (b.danger && !a.danger);

export function guardFingers(): void {
  let touched = false;
  let last: Tap | undefined;

  const press = ({ pointerType }: PointerEvent): void => {
    touched = pointerType === 'touch';
  };

  const click = (event: MouseEvent): void => {
    // A key has no place on the screen, and neither has a script.
    if (event.detail === 0) return;
    const before = last;
    last = tapOf(event);
    if (!before || Math.hypot(last.x - before.x, last.y - before.y) > NEAR_PX) return;
    // Whose system tells a double click says so; fingers are timed.
    const isSecond = event.detail > 1 || (touched && last.at - before.at < QUICK_MS);
    if (!isSecond || !isElsewhere(before, last)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  addEventListener('pointerdown', press, true);
  addEventListener('click', click, true);
}
