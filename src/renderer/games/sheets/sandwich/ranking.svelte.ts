/** Cooks tapped from best to worst, before they are confirmed. */

export class Ranking {
  readonly #sandwiches: readonly string[];
  readonly #wantsTheme: boolean;
  #taps = $state.raw<readonly string[]>([]);
  #themed = $state<string>();

  constructor(sandwiches: readonly string[], wantsTheme: boolean) {
    this.#sandwiches = sandwiches;
    this.#wantsTheme = wantsTheme;
  }

  get begun(): boolean {
    return this.#taps.length > 0;
  }

  /** There is a tap to take back. */
  get canBack(): boolean {
    return this.begun || this.#themed !== undefined;
  }

  /** The last place fills itself. */
  get order(): readonly string[] {
    if (this.#taps.length < this.#sandwiches.length - 1) return this.#taps;
    return [...this.#taps, ...this.#sandwiches.filter((key) => !this.#taps.includes(key))];
  }

  get ranked(): boolean {
    return this.order.length === this.#sandwiches.length;
  }

  get themed(): string | undefined {
    return this.#themed;
  }

  get complete(): boolean {
    return this.ranked && (!this.#wantsTheme || this.#themed !== undefined);
  }

  get filling(): Readonly<Record<string, string | readonly string[]>> {
    return this.#themed === undefined ? { order: this.order } : { order: this.order, themed: this.#themed };
  }

  /** From 1; undefined while it has none. */
  placeOf(key: string): number | undefined {
    const at = this.order.indexOf(key);
    return at < 0 ? undefined : at + 1;
  }

  /** A tap on a ranked one takes its place away; on the one that came last by itself, it was meant for the place before. */
  tap(key: string): void {
    if (this.#taps.includes(key)) this.#taps = this.#taps.filter((other) => other !== key);
    else if (this.ranked) this.#taps = [...this.#taps.slice(0, -1), key];
    else this.#taps = [...this.#taps, key];
  }

  theme(key: string): void {
    this.#themed = this.#themed === key ? undefined : key;
  }

  /** Takes the last tap back; false when there was none. */
  back(): boolean {
    if (this.#themed !== undefined) {
      this.#themed = undefined;
      return true;
    }
    if (!this.begun) return false;
    this.#taps = this.#taps.slice(0, -1);
    return true;
  }
}
