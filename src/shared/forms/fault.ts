/** Why a form cannot be used: what is wrong, and where. `fault.<key>` in the words of sheets. */
import type { Phrase } from '../game.ts';

export interface Fault extends Phrase {
  /** The row it is in; absent = the form as a whole. */
  readonly row?: number;
  /** In its formula, counted from 0: the first sign, and the one behind the last. */
  readonly at?: number;
  readonly to?: number;
}

/** Thrown inside the parser, caught where it is called. */
export class FormulaFault extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault.key);
    this.fault = fault;
  }
}
