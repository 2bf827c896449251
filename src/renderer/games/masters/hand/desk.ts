/** What the cards and places of the kitchen do when they are touched: another question, another desk. */
export interface Desk {
  readonly selected: readonly string[];
  /** Something has been chosen which now needs a place. */
  readonly aiming: boolean;
  readonly targets: readonly string[];
  /** The sandwich whose top card is on its way. */
  readonly lifted: string | null;
  /** Why a card cannot be used now. */
  reasonFor(card: string): string | undefined;
  tap(card: string): void;
  put(place: string): void;
  lift(sandwich: string): void;
  rest(): void;
}

/** The place of a sandwich that is still to be begun. */
export const NEW = 'new';
