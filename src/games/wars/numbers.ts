/** Limits and prices which are printed in the rules. */
export const ZONE_LIMIT = 5;
export const HAND_LIMIT = 5;
export const ROW_LENGTH = 5;
/** W-6: so many orders of one type may lie in the row. */
export const ROW_LIMIT_PER_TYPE = 2;
export const START_COINS = 10;
export const ACTIONS = 2;
export const TAKE_COINS = 4;
export const HIRE_PRICE = 5;
export const REPLACE_FINE = 2;
export const HELP = 2;
export const BONUS_TOKENS = 2;
export const UPKEEP_COINS = 2;
export const UPKEEP_TOKENS = 1;
