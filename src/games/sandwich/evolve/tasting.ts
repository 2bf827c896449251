import type { Evolvers } from '../../../shared/evolvers.ts';
import { clockwiseFrom, replaceAt } from '../../../shared/lists.ts';
import type { Event } from '../events.ts';
import { pointsForRanking, type Ranked, totalsOf } from '../scoring.ts';
import { changePlayer, enter, type Plan, type State, type Tasting, tastingNow } from '../state.ts';

const changeTasting = (state: State, taster: number, change: (tasting: Tasting) => Tasting): State => ({
  ...state,
  tastings: state.tastings.map((tasting) => (tasting.taster === taster ? change(tasting) : tasting)),
});

const changedMind = (state: State, seat: number, about: 'weighings' | 'guesses'): State =>
  changePlayer(state, seat, (player) => ({
    ...player,
    changes: player.changes + 1,
    [about]: (player[about] ?? 0) + 1,
  }));

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

export const tasting: Evolvers<
  State,
  Event,
  | 'served'
  | 'taster-asked'
  | 'taster-named'
  | 'selling-began'
  | 'turn-began'
  | 'opened'
  | 'pitch-began'
  | 'wrote'
  | 'sold'
  | 'ranking-began'
  | 'together-began'
  | 'weighed'
  | 'guessed'
  | 'ranked'
  | 'verdict-given'
> = {
  served: (state, { open, tables }) => ({
    ...enter(state, 'serving'),
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

  'taster-asked': (state) => enter(state, 'asking'),

  'taster-named': (state, { seat, how }) => ({
    ...enter(state, 'named'),
    first: seat,
    naming: how,
    tastings: clockwiseFrom(seat, state.match.seats).map(
      (taster) => state.tastings.find((tasting) => tasting.taster === taster)!,
    ),
  }),

  'selling-began': (state) => enter(state, 'selling'),

  'turn-began': (state, { turn }) => ({ ...enter(state, 'reveal'), turn }),

  opened: (state, { taster }) => changeTasting(state, taster, (tasting) => ({ ...tasting, open: true })),

  'pitch-began': (state, { plate }) => ({ ...enter(state, 'pitch'), pitching: plate }),

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

  'ranking-began': (state) => enter(state, 'rank'),

  'together-began': (state) => enter(state, 'together'),

  weighed: (state, { taster, order, bonus }) =>
    changeTasting(changedMind(state, taster, 'weighings'), taster, (tasting) => ({
      ...tasting,
      sketch: { order, bonus },
    })),

  guessed(state, { seat, plate }) {
    const { taster } = tastingNow(state);
    return changeTasting(changedMind(state, seat, 'guesses'), taster, (tasting) => ({
      ...tasting,
      guesses: [...(tasting.guesses ?? []).filter((guess) => guess.seat !== seat), { seat, plate }],
    }));
  },

  ranked: (state, { taster, order, bonus, byLot }) =>
    changeTasting(state, taster, ({ sketch: _, lots: __, ...tasting }) => ({
      ...tasting,
      order,
      bonus,
      ...(byLot ? { byLot } : {}),
    })),

  'verdict-given'(state, { turn }) {
    const { taster } = state.tastings[turn]!;
    const told = changeTasting({ ...enter(state, 'verdict'), turn }, taster, (tasting) =>
      withVerdict(tasting, state.plan),
    );
    const won = totalsOf(state.match.seats, [told.tastings[turn]!.ranked!]);
    return { ...told, totals: state.totals.map((total, seat) => total + won[seat]!) };
  },
};
