/** The lock of the window this page is in. A browser has none: there, nothing is ever locked. */
import type { KioskState } from '../../shared/ipc.ts';

const bridge = window.smorgasboard;
const OPEN: KioskState = { locked: false, needsPin: false, rest: 0 };

class Kiosk {
  state = $state.raw(OPEN);
  /** The PIN is being asked for. */
  asking = $state(false);
  readonly canLock = bridge !== undefined;
  #then: (() => void) | undefined;

  constructor() {
    void bridge?.kioskState().then((state) => this.#hear(state));
    bridge?.onKioskChanged((state) => this.#hear(state));
    bridge?.onPinWanted(() => void this.open());
  }

  get locked(): boolean {
    return this.state.locked;
  }

  lock = async (): Promise<void> => {
    if (bridge) this.#hear(await bridge.enterKiosk());
  };

  /** What the house keeps is not the guests' to change: where there is a PIN, a locked screen asks for it first. */
  guard = (act: () => void): void => void this.#guard(act);

  /** Without a PIN, at once. What follows is only for whoever opens it this time. */
  open = async (then?: () => void): Promise<void> => {
    if (!bridge) return;
    this.#then = then;
    this.#hear(await bridge.kioskState());
    if (this.state.needsPin) this.asking = true;
    else await this.try('');
  };

  /** False when it was the wrong PIN, or came too soon after too many. */
  try = async (pin: string): Promise<boolean> => {
    if (bridge) this.#hear(await bridge.leaveKiosk(pin));
    return !this.locked;
  };

  /** A PIN that was typed just before the lock is known to the house first. */
  async #guard(act: () => void): Promise<void> {
    if (bridge && this.locked) this.#hear(await bridge.kioskState());
    if (this.state.needsPin) await this.open(act);
    else act();
  }

  #hear(state: KioskState): void {
    this.state = state;
    if (state.locked) return;
    this.asking = false;
    const then = this.#then;
    this.#then = undefined;
    then?.();
  }
}

export const kiosk = new Kiosk();
