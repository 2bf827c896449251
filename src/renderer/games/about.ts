/** What a thing on a game's screens is and does, for whoever holds it: `<game>/about.ts` tells of `data-about`. */
import type { SeatPublic } from '../../shared/protocol.ts';
import type { NumberWords } from '../../shared/rules-page.ts';
import type { Locale } from '../../shared/text.ts';
import { words as all, type GameWords } from '../i18n/words.svelte.ts';
import { gameEntry } from './index.ts';
import { openSetupWords } from './open-words.ts';
import { type Default, viewAt } from './views.ts';

export interface About {
  readonly title: string;
  /** What it does here, sentence by sentence. */
  readonly text: readonly string[];
  /** The number of the rule, if there is one. */
  readonly rule?: string;
}

/** `kind` and `id` stand in `data-about` as `kind:id`; `view` is what everybody sees. */
export interface Asked {
  readonly kind: string;
  readonly id: string;
  readonly words: GameWords;
  readonly view: unknown;
  readonly seats: readonly SeatPublic[];
}

export type Tell = (asked: Asked) => About | undefined;

const tellers = import.meta.glob<Default<Tell>>('./*/about.ts');
const numberWords = import.meta.glob<{ readonly numbers: Readonly<Record<Locale, NumberWords>> }>(
  '../../games/*/text/numbers.ts',
);

async function numberAbout(game: string, { id, words }: Asked): Promise<About | undefined> {
  const said = await numberWords[`../../games/${gameEntry(game).text}/text/numbers.ts`]?.();
  const [kind = '', rule = ''] = id.split(':');
  const told = said?.numbers[words.locale][kind];
  return told && { title: told[0], text: [told[1]], rule };
}

/** A bot's badge: who it is, how strong, and what it is like. */
function seatAbout({ id, words, seats }: Asked): About | undefined {
  const seat = seats.find(({ badge }) => badge === Number(id));
  if (seat?.level === undefined) return undefined;
  const temper = seat.temper === undefined ? undefined : `temper.${seat.temper}`;
  const is = [`bot.${seat.level}`, ...(temper ? [temper] : [])].map((key) => words.say(key)).join(' · ');
  return { title: seat.name, text: [is, ...(temper ? [words.say(`${temper}.help`)] : [])] };
}

/** Undefined where there is nothing to tell. */
export async function aboutOf(game: string, asked: Asked): Promise<About | undefined> {
  if (asked.kind === 'number') return numberAbout(game, asked);
  if (asked.kind === 'seat') {
    await openSetupWords(game);
    // Those that were asked with may not have what has just come.
    return seatAbout({ ...asked, words: all.forGame(game, String) });
  }
  const tell = await viewAt(tellers, `${gameEntry(game).views}/about.ts`);
  return tell?.(asked);
}
