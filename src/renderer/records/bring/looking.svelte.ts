/** T-4: a file that is looked through, as its columns are told: what is in it, and what would come of it. */
import type { Phrase } from '../../../shared/game.ts';
import { MOST_PLAYS, type PlayState, type PlaysAnswer } from '../../../shared/past-plays.ts';
import { words } from '../../i18n/words.svelte.ts';
import { guessRoles, isEnough, playsOf, type Role } from './columns.ts';
import { type Order, orderIn, usualOrder } from './days.ts';
import type { Found } from './found.ts';
import type { Contents } from './read-file.ts';

type Send = (plays: readonly Found[], onlyLook: boolean) => Promise<PlaysAnswer | undefined>;

/** English is written either way: there the device tells. */
const languageHere = (): string => (words.locale === 'en' ? navigator.language : words.locale);

export class Looking {
  readonly rows: readonly (readonly string[])[];
  roles = $state.raw<readonly Role[]>([]);
  order = $state<Order>('day');
  wins = $state<'high' | 'low'>('high');
  found = $state.raw<readonly Found[]>([]);
  states = $state.raw<readonly PlayState[]>([]);
  trouble = $state.raw<Phrase>();
  /** How many questions to the host are on their way. */
  asking = $state(0);
  readonly #send: Send;
  #looks = 0;

  constructor(contents: Contents, send: Send) {
    this.#send = send;
    this.rows = contents.kind === 'table' ? contents.rows : [];
    this.roles = guessRoles(this.rows);
    if (contents.kind === 'plays') this.found = contents.found;
    if (contents.kind === 'neither') this.trouble = contents.trouble;
    if (this.openDay !== undefined) this.order = usualOrder(languageHere());
  }

  get isEnough(): boolean {
    return this.rows.length === 0 || isEnough(this.roles);
  }

  /** One that could be two days, where nothing tells which is meant. */
  get openDay(): string | undefined {
    const told = orderIn(this.#dates);
    return typeof told === 'string' ? undefined : told.open;
  }

  /** A column says who has won, and was understood. */
  get saysWho(): boolean {
    return this.roles.includes('won') && this.found.some(({ play }) => play.players.some(({ won }) => won));
  }

  count = (state: PlayState): number => this.states.filter((one) => one === state).length;

  choose(column: number, role: Role): Promise<void> {
    const wasOpen = this.openDay !== undefined;
    this.roles = this.roles.map((one, i) => (i === column ? role : one));
    if (!wasOpen && this.openDay !== undefined) this.order = usualOrder(languageHere());
    return this.look();
  }

  async look(): Promise<void> {
    this.#looks += 1;
    const mine = this.#looks;
    this.states = [];
    if (this.rows.length > 0) this.found = this.isEnough ? playsOf(this.rows, this.roles, this.#reading) : [];
    if (this.rows.length > 0) this.trouble = undefined;
    if (this.found.length > MOST_PLAYS) this.trouble = { key: 'bring.too-many', params: { n: MOST_PLAYS } };
    if (this.trouble || this.found.length === 0) return;
    const answer = await this.#ask(true);
    // Columns were told anew meanwhile: what is said of others would stand beside these.
    if (mine === this.#looks) this.states = answer?.states ?? [];
  }

  bring(): Promise<PlaysAnswer | undefined> {
    return this.#ask(false);
  }

  get #dates(): readonly string[] {
    const column = this.roles.indexOf('date');
    return this.rows.slice(1).map((row) => row[column] ?? '');
  }

  get #reading(): { readonly order: Order; readonly wins: 'high' | 'low' } {
    const told = orderIn(this.#dates);
    return { order: typeof told === 'string' ? told : this.order, wins: this.wins };
  }

  async #ask(onlyLook: boolean): Promise<PlaysAnswer | undefined> {
    this.asking += 1;
    try {
      return await this.#send(this.found, onlyLook);
    } finally {
      this.asking -= 1;
    }
  }
}
