/** What is set of a season, and what is still missing of it. */
import type { Params, Season } from '../../../shared/protocol.ts';
import { t } from '../../i18n/words.svelte.ts';

const two = (n: number): string => String(n).padStart(2, '0');
const dayOf = (at: number): string => {
  const day = new Date(at);
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
};

/** The beginning of a day, `later` days after it. */
function startOf(day: string, later = 0): number {
  const at = new Date(`${day}T00:00`);
  at.setDate(at.getDate() + later);
  return at.getTime();
}

const thisYear = (): number => new Date().getFullYear();

export class SeasonForm {
  name = $state('');
  games = $state.raw<readonly string[]>([]);
  from = $state(`${thisYear()}-01-01`);
  until = $state(`${thisYear()}-12-31`);
  by = $state<'wins' | 'places' | 'points'>('wins');
  best = $state(0);
  shown = $state(false);
  readonly #id: string | undefined;

  constructor(season?: Season) {
    this.#id = season?.id;
    if (!season) return;
    const { name, games, from, until, scoring, shown } = season;
    Object.assign(this, { name, games, shown, ...scoring, from: dayOf(from), until: dayOf(until - 1) });
  }

  get trouble(): string | undefined {
    if (this.name.trim() === '') return t('season.no-name');
    return startOf(this.from) < startOf(this.until, 1) ? undefined : t('season.no-days');
  }

  get wish(): Params<'season.save'> {
    const { name, games, by, best, shown } = this;
    return {
      ...(this.#id !== undefined && { id: this.#id }),
      ...{ name, games: [...games], shown, scoring: { by, best } },
      ...{ from: startOf(this.from), until: startOf(this.until, 1) },
    };
  }

  toggle(game: string): void {
    this.games = this.games.includes(game) ? this.games.filter((one) => one !== game) : [...this.games, game];
  }
}
