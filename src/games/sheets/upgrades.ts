import type { Upgrade } from '../../shared/game.ts';

/** The host keeps the time of the kitchen: what was entered is the same. */
const toVersion2: Upgrade = {};

/** Players come and go, and options change under way: what was entered is the same. */
const toVersion3: Upgrade = {};

/** The screen can lead the table, and asks for what it needs to know of the edition. */
const toVersion4: Upgrade = { options: (options) => ({ ...unled(options), ...options }) };

const NOT_LED = { caller: false };

const SANDWICH_NOT_LED = {
  ...NOT_LED,
  crowd: 'announced',
  tasterRule: 'oldest',
  ownCard: 'last',
  trading: false,
  pitch: false,
  grabClock: 0,
  prepClock: 0,
  pitchSlot: 20,
};

/** A sheet for any other game has no caller. */
function unled(options: object): object {
  if ('youngPlayers' in options) return SANDWICH_NOT_LED;
  return 'title' in options ? {} : NOT_LED;
}

/** A game without a sheet of its own can end at a number of points, and have a picture. */
const toVersion5: Upgrade = {
  options: (options) => ('wins' in options ? { goal: 0, picture: '', ...options } : options),
};

/** One of these is in the options of each sheet on which players choose. */
const KEPT_OPENLY = ['youngPlayers', 'ending', 'wins'];

/** Lots are drawn and kept: what was entered is the same. */
const toVersion6: Upgrade = {};

/** What players choose can lie face down until all have chosen, and votes are taken. */
const toVersion7: Upgrade = {
  options: (options) => (KEPT_OPENLY.some((key) => key in options) ? { hidden: false, ...options } : options),
};

export const upgrades: readonly Upgrade[] = [
  ...[toVersion2, toVersion3, toVersion4, toVersion5, toVersion6, toVersion7],
];
