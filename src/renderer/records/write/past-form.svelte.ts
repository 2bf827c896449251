/** T-45: what is typed of a past play, and what is still missing of it. */
import type { HistoryEntry, Params, Player } from '../../../shared/protocol.ts';
import { anyGame, gameEntry } from '../../games/index.ts';
import { t } from '../../i18n/words.svelte.ts';
import { nameFrom } from '../../shell/person.ts';
import { inHundredths, sumOf } from './typed-sum.ts';

export interface Row {
  readonly player?: string;
  readonly name: string;
  /** As typed: one field is a total, more are rounds. */
  readonly typed: readonly string[];
}

const two = (n: number): string => String(n).padStart(2, '0');
const dayOf = (at: Date): string => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
const timeOf = (at: Date): string => `${two(at.getHours())}:${two(at.getMinutes())}`;

const MOST_ROUNDS = 99;

export class PastForm {
  game = $state(anyGame);
  title = $state('');
  wins = $state<'high' | 'low'>('high');
  day = $state(dayOf(new Date()));
  time = $state(timeOf(new Date()));
  place = $state('');
  note = $state('');
  rows = $state.raw<readonly Row[]>([]);
  rounds = $state(1);
  readonly #id: string | undefined;

  constructor(entry?: HistoryEntry) {
    this.#id = entry?.id;
    if (entry) this.#fillFrom(entry);
  }

  get limits(): { readonly min: number; readonly max: number } {
    return gameEntry(this.game).seats;
  }

  get at(): number | undefined {
    const at = new Date(`${this.day}T${this.time || '12:00'}`).getTime();
    return Number.isNaN(at) || at < 0 ? undefined : at;
  }

  /** Why it cannot be kept yet. */
  get trouble(): string | undefined {
    const { min, max } = this.limits;
    if (this.at === undefined) return t('write.no-day');
    if (this.rows.length < min) return t('write.few', { n: min });
    if (this.rows.length > max) return t('write.full', { n: max });
    for (const { name, typed } of this.rows) {
      if (typed.some((one) => one.trim() !== '' && sumOf(one) === undefined))
        return t('write.no-number', { who: name });
      if (typed.every((one) => one.trim() === '')) return t('write.no-points', { who: name });
    }
    return undefined;
  }

  get wish(): Params<'history.write'> {
    const { title, wins, game, place, note } = this;
    return {
      ...{ game, wins, place, note, at: this.at ?? 0 },
      ...(this.#id !== undefined && { id: this.#id }),
      ...(game === anyGame && title.trim() !== '' && { title: title.trim() }),
      players: this.rows.map(({ player, name, typed }) => ({
        ...(player !== undefined && { player }),
        name,
        points: typed.map((one) => sumOf(one) ?? null),
      })),
    };
  }

  /** The same game and people, on another day. */
  like(entry: HistoryEntry): void {
    const { game, title = '', place = '', players } = entry;
    Object.assign(this, { game, title, place });
    this.winsLike(entry);
    this.rows = [];
    for (const { player, name } of [...players].sort((a, b) => a.seat - b.seat))
      this.add({ ...(player !== undefined && { id: player }), name });
  }

  winsLike({ options }: Pick<HistoryEntry, 'options'>): void {
    this.wins = options.wins === 'low' ? 'low' : 'high';
  }

  isIn = ({ id }: Pick<Player, 'id'>): boolean => this.rows.some(({ player }) => player === id);

  add(who: { readonly id?: string; readonly name: string }): void {
    const name = nameFrom(who.name);
    const isThere = this.rows.some((row) => row.name.toLocaleLowerCase() === name.toLocaleLowerCase());
    if (!name || isThere || this.rows.length >= this.limits.max) return;
    const typed = Array.from({ length: this.rounds }, () => '');
    this.rows = [...this.rows, { ...(who.id !== undefined && { player: who.id }), name, typed }];
  }

  /** In one line: who, and what they have in all. */
  addWith(who: { readonly id?: string; readonly name: string }, points: string): void {
    this.add(who);
    const name = nameFrom(who.name)?.toLocaleLowerCase();
    const row = this.rows.findIndex((one) => one.name.toLocaleLowerCase() === name);
    if (row >= 0) this.type(row, 0, points);
  }

  takeOut(row: Row): void {
    this.rows = this.rows.filter((one) => one !== row);
  }

  type(row: number, round: number, text: string): void {
    this.rows = this.rows.map((one, i) =>
      i === row ? { ...one, typed: one.typed.map((was, n) => (n === round ? text : was)) } : one,
    );
  }

  /** What stood in rounds that are dropped goes with them. */
  setRounds(count: number): void {
    this.rounds = Math.max(1, Math.min(MOST_ROUNDS, count));
    this.rows = this.rows.map((row) => ({
      ...row,
      typed: Array.from({ length: this.rounds }, (_, i) => row.typed[i] ?? ''),
    }));
  }

  totalOf = ({ typed }: Row): number =>
    inHundredths(typed.reduce((total, one) => total + (sumOf(one) ?? 0), 0));

  #fillFrom({
    game,
    title = '',
    options,
    endedAt,
    place = '',
    note = '',
    players,
    receipt,
  }: HistoryEntry): void {
    const at = new Date(endedAt);
    Object.assign(this, { game, title, place, note, day: dayOf(at), time: timeOf(at) });
    this.winsLike({ options });
    this.rounds = Math.max(1, ...receipt.map(({ round }) => round ?? 1));
    this.rows = [...players]
      .sort((a, b) => a.seat - b.seat)
      .map(({ seat, player, name }) => ({
        ...(player !== undefined && { player }),
        name,
        typed: Array.from({ length: this.rounds }, (_, i) => {
          const line = receipt.find((one) => one.seat === seat && (one.round ?? 1) === i + 1);
          return line ? String(inHundredths(line.points)).replace('-', '−') : '';
        }),
      }));
  }
}
