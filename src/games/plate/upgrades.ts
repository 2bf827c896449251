/** Leads old logs to the facts of today. */
import type { GameEvent, Upgrade } from '../../shared/game.ts';

/** Time became the host's: no fact says any more when it happened. */
const toVersion2: Upgrade = {
  event({ at: _, ...fact }: GameEvent & { readonly at?: number }) {
    return [fact];
  },
};

export const upgrades: readonly Upgrade[] = [toVersion2];
