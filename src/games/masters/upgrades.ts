import type { GameEvent, Upgrade } from '../../shared/game.ts';

const RENAMED: Readonly<Record<string, string>> = { money: 'paid', bell: 'bell-rang' };

/** Facts hold no time any more: the host keeps it. */
const toVersion2: Upgrade = {
  event(event) {
    const { at: _, ...rest } = event as GameEvent & { readonly at?: number };
    return [{ ...rest, type: RENAMED[rest.type] ?? rest.type }];
  },
};

export const upgrades: readonly Upgrade[] = [toVersion2];
