/** What can be settled before a match, as a screen draws it. */
import type { Phrase } from './game-play.ts';

interface FieldBase {
  readonly key: string;
  /** Fields of a group are drawn together: `option-group.<group>`. */
  readonly group: string;
  /** The field only matters while this holds; otherwise it is drawn folded away. */
  readonly when?: { readonly key: string; readonly is: readonly OptionValue[] };
  /** With another number of seats it is not what is played by: no headline, and no line of the history. */
  readonly seats?: { readonly min?: number; readonly max?: number };
  /** Shown next to the preset in the lobby. */
  readonly headline?: boolean;
}

export type OptionValue = string | number | boolean | null | readonly number[];

/** Texts: `option.<key>`, `option.<key>.help`, `option.<key>.<value>` for choices. */
export type OptionField =
  | (FieldBase & { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string })
  | (FieldBase & { readonly kind: 'toggle'; readonly default: boolean })
  | (FieldBase & {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly step?: number;
      readonly unit?: 's' | 'min' | 'ms';
      /** Too far to go step by step: it is typed. */
      readonly typed?: true;
      /** The value which means "off", drawn as a word. */
      readonly off?: number;
      readonly default: number;
    })
  | (FieldBase & { readonly kind: 'text'; readonly maxLength: number; readonly default: string })
  /**
   * A seat, or null for nobody in particular. `known` is the key of another option: whoever is known at the table for
   * its value (`learned`) is then named by the host.
   */
  | (FieldBase & { readonly kind: 'seat'; readonly default: null; readonly known?: string })
  /** A list of small whole numbers, such as a scale of points. */
  | (FieldBase & {
      readonly kind: 'scale';
      readonly min: number;
      readonly max: number;
      readonly maxLength: number;
      readonly suggestions: readonly (readonly number[])[];
      readonly default: readonly number[];
    });

/** Text: `preset.<id>`, `preset.<id>.help`. */
export interface Preset<O> {
  readonly id: string;
  readonly options: Partial<O>;
  /** What is settled otherwise with so many people, so that a match fits them. */
  readonly bySeats?: Readonly<Record<number, Partial<O>>>;
}

/** Options that do not go together, explained in place: `problem.<key>`. */
export interface OptionProblem extends Phrase {
  readonly field: string;
}
