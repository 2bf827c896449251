/** What somebody looks for in the history. */

import { plainLetters } from '../../../shared/plain-letters.ts';
import type { Params } from '../../../shared/protocol.ts';
import { gameEntries } from '../../games/index.ts';
import { fullTitleOf } from '../parts/titles.ts';

export type Found = Omit<Params<'history.list'>, 'limit' | 'before'>;

/** Of the day, from and to. */
export const HOURS = {
  morning: [5, 12],
  afternoon: [12, 18],
  evening: [18, 23],
  night: [23, 5],
} as const satisfies Record<string, [number, number]>;

type PartOfDay = keyof typeof HOURS;

const MOST_WORDS = 8;
const LONGEST_WORD = 40;

const startOf = (day: string): number | undefined => {
  const at = new Date(`${day}T00:00`).getTime();
  return Number.isNaN(at) ? undefined : at;
};

/** Summer time makes some days longer than others. */
function endOf(day: string): number | undefined {
  const at = new Date(`${day}T00:00`);
  at.setDate(at.getDate() + 1);
  return Number.isNaN(at.getTime()) ? undefined : at.getTime();
}

export class Finding {
  text = $state('');
  game = $state('');
  player = $state('');
  from = $state('');
  until = $state('');
  hours = $state<PartOfDay | ''>('');

  /** Filters that are not seen where they are set in a dialog. */
  get hidden(): number {
    return [this.from, this.until, this.hours].filter(Boolean).length;
  }

  get all(): number {
    return this.hidden + [this.game, this.player].filter(Boolean).length;
  }

  get isOn(): boolean {
    return this.all > 0 || this.text.trim() !== '';
  }

  get query(): Found {
    const { game, player, hours } = this;
    const words = this.#words();
    const from = this.from ? startOf(this.from) : undefined;
    const until = this.until ? endOf(this.until) : undefined;
    return {
      ...(game && { game }),
      ...(player && { player }),
      ...(words.length > 0 && { words }),
      ...(from !== undefined && { from }),
      ...(until !== undefined && { until }),
      ...(hours && { hours: [...HOURS[hours]] as [number, number] }),
    };
  }

  clear(): void {
    Object.assign(this, { text: '', game: '', player: '', from: '', until: '', hours: '' });
  }

  /** The host does not know what a game is called here. */
  #words(): { text: string; games: string[] }[] {
    const typed = this.text.trim().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
    return typed.map((word) => {
      const text = word.slice(0, LONGEST_WORD);
      const games = gameEntries.filter(({ id }) =>
        plainLetters(fullTitleOf(id)).includes(plainLetters(text)),
      );
      return { text, games: games.map(({ id }) => id) };
    });
  }
}
