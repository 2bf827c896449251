import type { GameEvent, Upgrade } from '../../../src/shared/game.ts';

interface Version1 {
  readonly seconds: number;
}

/** Nobody could drink milk yet; a bite was a `dared`, and facts said when they happened. */
const toVersion2: Upgrade = {
  options({ seconds, ...options }: object & Partial<Version1>) {
    return { ...options, clock: seconds, milk: false };
  },
  event({ at: _, ...event }: GameEvent & { readonly at?: number }) {
    return [event.type === 'dared' ? { ...event, type: 'bitten' } : event];
  },
};

export const upgrades: readonly Upgrade[] = [toVersion2];
