import type { Upgrade } from '../../shared/game.ts';

/** The host keeps the time of the kitchen: what was entered is the same. */
const toVersion2: Upgrade = {};

/** Players come and go, and options change under way: what was entered is the same. */
const toVersion3: Upgrade = {};

export const upgrades: readonly Upgrade[] = [toVersion2, toVersion3];
