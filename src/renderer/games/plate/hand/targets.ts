/** The one group of things that are carried here: cards of the hand. */
export const CARDS = 'plate-cards';
