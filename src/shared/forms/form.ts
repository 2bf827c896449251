/**
 * A sheet of one's own as data: rows that are filled in or worked out, once or in every round, for each player. Kept in
 * the options of its match, so that an old log folds for ever.
 */
export const MOST_ROWS = 30;
/** Each is offered for every player and every round. */
export const MOST_ROWS_A_ROUND = 8;
export const MOST_ROUNDS = 50;
export const MOST_VALUES = 12;
export const LONGEST_NAME = 24;
export const LONGEST_TITLE = 40;
export const MOST_POINTS = 99_999;

/** When a row is filled in: once, or in each round. */
export type Per = 'once' | 'round';

interface RowBase {
  readonly name: string;
  readonly per: Per;
}

export interface NumberRow extends RowBase {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
}

export interface CounterRow extends RowBase {
  readonly kind: 'counter';
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The first of its values stands as long as nobody picks another. */
export interface ChoiceRow extends RowBase {
  readonly kind: 'choice';
  readonly values: readonly { readonly name: string; readonly points: number }[];
}

export interface TimerRow extends RowBase {
  readonly kind: 'timer';
  readonly seconds: number;
}

export interface FormulaRow extends RowBase {
  readonly kind: 'formula';
  readonly formula: string;
}

export type Row = NumberRow | CounterRow | ChoiceRow | TimerRow | FormulaRow;
export type EnteredRow = NumberRow | CounterRow | ChoiceRow;

export interface Form {
  readonly name: string;
  readonly picture: string;
  readonly wins: 'high' | 'low';
  /** 1 = there are none; 0 = as many as the table likes. */
  readonly rounds: number;
  /** The sheet is complete when somebody has so many points; 0 = never. */
  readonly target: number;
  readonly rows: readonly Row[];
  /** The row that is ranked; empty = the sum of all that is entered. */
  readonly score: string;
}

export const isEntered = (row: Row): row is EnteredRow => row.kind !== 'formula' && row.kind !== 'timer';
export const hasRounds = ({ rounds }: Pick<Form, 'rounds'>): boolean => rounds !== 1;

/** Without a name, and without words: it is the same in every language. */
export const blankForm: Form = {
  name: '#',
  picture: 'dice',
  wins: 'high',
  rounds: 0,
  target: 0,
  rows: [{ kind: 'number', name: '#', per: 'round', min: -MOST_POINTS, max: MOST_POINTS }],
  score: '',
};
