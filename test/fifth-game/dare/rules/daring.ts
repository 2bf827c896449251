/** D-5, D-6, D-7: to bite or to leave it. */
import type { SeatIndex } from '../../../../src/shared/game.ts';
import { no } from '../../../../src/shared/rules.ts';
import { heatOf } from '../cards.ts';
import type { Draft } from '../events.ts';
import { roundOf, type State } from '../state.ts';
import type { Offer, SeatRuleOf } from './rule.ts';

const LEFT = 1;
const BURNT = -3;

const dares = ({ step }: State, seat: SeatIndex): boolean => step.kind === 'dare' && step.seat === seat;

export const bite: SeatRuleOf<'bite'> = {
  check: (state, seat) => (dares(state, seat) ? undefined : no('not-now')),
  act(draft, seat) {
    const { players, pile, options } = draft.state;
    const card = players[seat]!.chosen!;
    const turned = pile[0]!;
    const burnt = options.milk ? 0 : BURNT;
    const points = heatOf(turned) > heatOf(card) ? burnt : heatOf(card);
    draft.emit({ type: 'bitten', seat, card, turned, points });
    end(draft);
  },
};

export const leave: SeatRuleOf<'leave'> = {
  check(state, seat) {
    if (!dares(state, seat)) return no('not-now');
    const last = state.dares.findLast((dare) => dare.seat === seat);
    return last?.deed === 'left' ? no('left-last-time', { card: { card: last.card } }) : undefined;
  },
  act(draft, seat) {
    draft.emit({ type: 'left', seat, card: draft.state.players[seat]!.chosen!, points: LEFT });
    end(draft);
  },
};

function end(draft: Draft): void {
  if (roundOf(draft.state) > draft.state.options.rounds) draft.emit({ type: 'ended' });
}

export function dareOffers(state: State, seat: SeatIndex): Offer[] {
  if (!dares(state, seat)) return [];
  const blocked = leave.check(state, seat, { type: 'leave' });
  return [
    { id: 'bite', move: { type: 'bite' }, dangerous: true },
    { id: 'leave', move: { type: 'leave' }, ...(blocked && { blocked }) },
  ];
}

/** Nobody is burnt for having thought too long, unless nothing else is left (D-7). */
export function dareByDefault(draft: Draft, seat: SeatIndex): void {
  if (leave.check(draft.state, seat, { type: 'leave' })) bite.act(draft, seat, { type: 'bite' });
  else leave.act(draft, seat, { type: 'leave' });
}
