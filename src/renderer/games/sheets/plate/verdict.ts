/** What confirming would do, in words (T-21). */
import type { SeatIndex } from '../../../../shared/game.ts';
import type { SeatPublic } from '../../../../shared/protocol.ts';
import { type GameWords, words as house } from '../../../i18n/words.svelte.ts';

interface Eating {
  readonly eaters: readonly SeatIndex[];
  readonly share: number;
  readonly begins: SeatIndex;
  readonly skipped?: true;
}

export interface Verdict {
  readonly title: string;
  readonly text: string;
}

interface Asked {
  readonly eating: Eating;
  readonly value: number;
  readonly seats: readonly SeatPublic[];
  readonly words: GameWords;
}

export function verdictOf({ eating, value, seats, words }: Asked): Verdict {
  const { eaters, share, begins, skipped } = eating;
  const who = house.list(eaters.map((seat) => seats[seat]?.name ?? ''));
  const next = words.say('ui.begins', { who: { seat: begins } });
  if (skipped) return { title: words.say('ui.uneaten'), text: next };
  if (eaters.length === 1) return { title: words.say('ui.eats', { who, value }), text: next };
  const crumbs = value - share * eaters.length;
  const split = words.say('ui.splits', { value, n: eaters.length, share });
  const lost = value > 0 && crumbs > 0 ? words.say('ui.crumbs', { n: crumbs }) : '';
  const all = eaters.length === seats.length && seats.length > 2;
  const title = all ? words.say('ui.ties.all') : words.say('ui.ties', { who });
  return { title, text: [split, lost, next].filter(Boolean).join(' ') };
}
