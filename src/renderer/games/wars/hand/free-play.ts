/** W-16: while ingredients are played for nothing. */
import { REPLACE_FINE } from '../../../../games/wars/numbers.ts';
import type { OrderPlan, SeatView, TableView } from '../../../../games/wars/view-types.ts';
import type { Choice } from '../../../../shared/game.ts';
import type { HandProps } from '../../props.ts';
import { ofType } from './offers.ts';

/** Who is asked may also play no more: for all others, the frame on top says nothing of their own prices. */
export const playsFree = (choices: readonly Choice[]): boolean => ofType(choices, 'stop') !== undefined;

/** W-8: only the fine for replacing is due then, and whoever cannot pay that is not asked. */
export const plansIn = ({
  mine,
  choices,
}: Pick<HandProps<TableView, SeatView>, 'mine' | 'choices'>): readonly OrderPlan[] =>
  playsFree(choices)
    ? mine.plans.map((plan) => ({
        ...plan,
        nearly: plan.nearly.map((set) => ({
          ...set,
          cost: set.replace ? REPLACE_FINE : 0,
          affordable: true,
        })),
      }))
    : mine.plans;
