/** A game's rules as shown in the app. `rulings` are gaps which we filled, marked as such. */
export interface RulesSection {
  readonly title: string;
  readonly text: readonly string[];
  readonly rulings?: readonly string[];
  /** The numbers of the rules it tells; given in English, and the same in every language. */
  readonly tells?: readonly string[];
  /** The kinds of frames in which it is what goes on; in English too. */
  readonly during?: readonly string[];
}

/** Of each kind of number on a game's screens. */
export type NumberWords = Readonly<Record<string, readonly [what: string, does: string]>>;

export interface RulesPage {
  readonly sections: readonly RulesSection[];
}
