/** Notices made visible and audible: what lies in its new place already comes flying from where it was. */
import type { Notice } from '../../../../games/plate/notices.ts';
import { flyFrom, nod } from '../../../ui/motion.ts';
import { play, type SoundName } from '../../../ui/sound.svelte.ts';

const SOUNDS: Readonly<Record<string, SoundName>> = {
  'first-drawn': 'slide',
  dealt: 'slide',
  started: 'card',
  added: 'card',
  finished: 'pop',
  discarded: 'slide',
  kept: 'slide',
  reshuffled: 'slide',
  'bidding-began': 'bell',
  'bid-placed': 'card',
  'opted-out': 'tap',
  'empty-handed': 'tap',
  'bids-closed': 'stamp',
  'bid-turned': 'shutter',
  'verdict-opened': 'bell',
  'napkin-played': 'flap',
  'napkin-cancelled': 'flap',
  'napkin-lies': 'flap',
  traded: 'slide',
  'hands-discarded': 'slide',
  'passed-on': 'slide',
  peeked: 'slide',
  'top-taken': 'slide',
  'top-moved': 'card',
  garnished: 'card',
  'bids-swapped': 'slide',
  eaten: 'chalk',
  shared: 'chalk',
  'shared-by-all': 'chalk',
  'shared-shielded': 'chalk',
};

export function sound({ type }: Notice): void {
  const name = SOUNDS[type];
  if (name) play(name);
}

const seatIn = (root: Element, seat: number | undefined): Element | null =>
  seat === undefined ? null : root.querySelector(`[data-seat="${seat}"] .owner`);

const topOf = (root: Element, plate: string | undefined): Element | null =>
  plate === undefined ? null : root.querySelector(`[data-plate="${plate}"] :is(.top, .place, .bottom)`);

function newBid(root: Element, to: number | undefined): Element | null {
  const bids = to === undefined ? [] : [...root.querySelectorAll(`[data-seat="${to}"] [data-slot]`)];
  return bids.at(-1) ?? null;
}

/** What is new on the table, and where it came from. */
function wayOf(
  root: Element,
  { type, seat, to, plate, from }: Notice,
): readonly [Element | null, Element | null] {
  switch (type) {
    case 'started':
    case 'added':
    case 'finished':
    case 'garnished':
      return [topOf(root, plate), seatIn(root, seat)];
    case 'top-moved':
      return [topOf(root, plate), root.querySelector(`[data-plate="${from}"]`)];
    case 'bid-placed':
      return [newBid(root, to), seatIn(root, seat)];
    case 'discarded':
    case 'kept':
      return [root.querySelector('[data-pile="discard"] > *'), seatIn(root, seat)];
    default:
      return [null, null];
  }
}

export function fly(root: Element, notice: Notice): void {
  const [thing, from] = wayOf(root, notice);
  if (thing && from) void flyFrom(thing, from, { turn: 6 });
  const owner = seatIn(root, notice.seat);
  if (notice.type === 'opted-out' && owner) void nod(owner);
}
