/** Noshdosh from plain numbers: for matches and for a score keeper's ledger alike. */
import type { Standing } from '../../shared/game.ts';
import { rankBy } from '../../shared/standings.ts';

/** `perIngredient`: the order pays for each ingredient the sandwich holds (M-18). */
export interface Price {
  readonly reward: number;
  readonly perIngredient: boolean;
}

export const payFor = ({ reward, perIngredient }: Price, ingredients: number): number =>
  perIngredient ? reward * ingredients : reward;

/** M-22: only a bribe that is there in full can be paid. */
export const canPay = (money: number, bribe: number): boolean => money >= bribe;

/** M-6: most Noshdosh; equal shares. */
export const standings = (money: readonly number[]): Standing[] => rankBy(money);
