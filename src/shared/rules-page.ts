/** A game's rules as shown in the app. `rulings` are gaps which we filled, marked as such. */
export interface RulesSection {
  readonly title: string;
  readonly text: readonly string[];
  readonly rulings?: readonly string[];
}

export interface RulesPage {
  readonly sections: readonly RulesSection[];
}
