import { replaceAt } from '../../shared/lists.ts';
import type { Facts } from './facts.ts';
import { pointsForRanking, type Ranked, totalsOf } from './scoring.ts';
import { changePlayer, enter, type Plan, type State, type Tasting } from './state.ts';

const changeTasting = (state: State, taster: number, change: (tasting: Tasting) => Tasting): State => ({
  ...state,
  tastings: state.tastings.map((tasting) => (tasting.taster === taster ? change(tasting) : tasting)),
});

/** S-20, S-44 */
function rankedOf({ plates, order, bonus }: Tasting, scale: readonly number[]): Ranked[] {
  if (!order) throw new Error('Nothing is ranked yet');
  const cooks = order.map((id) => plates.find((plate) => plate.id === id)!.cook);
  return pointsForRanking(cooks, scale, bonus ? order.indexOf(bonus) + 1 : null);
}

const withVerdict = (tasting: Tasting, plan: Plan): Tasting => ({
  ...tasting,
  open: true,
  ranked: rankedOf(tasting, plan.scale),
});

/** S-23 */
const recordRound = (state: State): State => ({
  ...state,
  history: [
    ...state.history,
    {
      plan: state.plan,
      tastings: state.tastings,
      points: totalsOf(
        state.match.seats,
        state.tastings.map(({ ranked }) => ranked ?? []),
      ),
    },
  ],
});

export const tastingFacts: Facts<
  | 'served'
  | 'sellingBegan'
  | 'turnBegan'
  | 'opened'
  | 'pitchBegan'
  | 'wrote'
  | 'sold'
  | 'rankingBegan'
  | 'togetherBegan'
  | 'ranked'
  | 'verdict'
  | 'roundEnded'
  | 'ended'
> = {
  served: (state, { at, due, open, tables }) => ({
    ...enter(state, 'serving', { at, due }),
    market: null,
    offers: [],
    tastings: tables.map(({ taster, plates }) => ({
      taster,
      plates: plates.map(({ cook, sandwich }, i) => ({
        id: `${taster}.${i}`,
        cook,
        cards: state.players[cook]!.sandwiches[sandwich]!.cards,
        line: null,
      })),
      open,
      order: null,
      bonus: null,
      ranked: null,
    })),
  }),

  sellingBegan: (state, clock) => enter(state, 'selling', clock),

  turnBegan: (state, { at, turn }) => ({ ...enter(state, 'reveal', { at }), turn }),

  opened: (state, { taster }) => changeTasting(state, taster, (tasting) => ({ ...tasting, open: true })),

  pitchBegan: (state, { at, due, plate }) => ({ ...enter(state, 'pitch', { at, due }), pitching: plate }),

  wrote: (state, { plate: id, text }) => ({
    ...state,
    tastings: state.tastings.map((tasting) => {
      const written = tasting.plates.findIndex((plate) => plate.id === id);
      if (written < 0) return tasting;
      return {
        ...tasting,
        plates: replaceAt(tasting.plates, written, (plate) => ({ ...plate, line: text })),
      };
    }),
  }),

  sold: (state, { seat }) => changePlayer(state, seat, (player) => ({ ...player, sold: true })),

  rankingBegan: (state, clock) => enter(state, 'rank', clock),

  togetherBegan: (state, clock) => enter(state, 'together', clock),

  ranked: (state, { taster, order, bonus }) =>
    changeTasting(state, taster, (tasting) => ({ ...tasting, order, bonus })),

  verdict(state, { at, due, turn }) {
    const { taster } = state.tastings[turn]!;
    const told = changeTasting({ ...enter(state, 'verdict', { at, due }), turn }, taster, (tasting) =>
      withVerdict(tasting, state.plan),
    );
    const won = totalsOf(state.match.seats, [told.tastings[turn]!.ranked!]);
    return { ...told, totals: state.totals.map((total, seat) => total + won[seat]!) };
  },

  roundEnded: (state, clock) => recordRound(enter(state, 'roundEnd', clock)),

  ended: (state, clock) => recordRound(enter(state, 'over', clock)),
};
