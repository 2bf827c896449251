import type { GameEvent, Upgrade } from '../../shared/game.ts';

/** Turns no longer say when they began: the host keeps the time. One fact stays one fact, for states count them. */
const toVersion2: Upgrade = {
  event(event) {
    switch (event.type) {
      case 'turn-began': {
        const { at: _, ...rest } = event as GameEvent & { readonly at: number };
        return [rest];
      }
      case 'closing':
        return [{ ...event, type: 'closing-began' }];
      default:
        return [event];
    }
  },
};

/** The second printing of the cards has names of its own: what began with the first is played on with it. */
const toVersion3: Upgrade = {};

export const upgrades: readonly Upgrade[] = [toVersion2, toVersion3];
