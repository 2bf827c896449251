/** S-19 … S-23, S-40, S-41, S-44: praise, reveal, ranking. */
import type { Refusal, SeatIndex, Slot } from '../../shared/game.ts';
import { range } from '../../shared/lists.ts';
import { afterPitch, afterReveal, beginTasting, giveVerdict } from './flow.ts';
import { textFault } from './lines.ts';
import { PITCH_LENGTH } from './numbers.ts';
import { no, type Offered, type SeatRules } from './rule.ts';
import { frameOf, type Plate, type State, type Tasting, tastingNow } from './state.ts';

/** The one who sells just now (S-41). */
export const pitchingCook = (state: State): SeatIndex => tastingNow(state).plates[state.pitching]!.cook;

export const sellingSeats = (state: State): SeatIndex[] =>
  range(state.match.seats).filter((seat) => !state.players[seat]!.sold);

export const unrankedSeats = (state: State): SeatIndex[] =>
  state.tastings.filter(({ order }) => !order).map(({ taster }) => taster);

/** The sandwiches for which this seat may find a word now, each only once. */
function unpraised(state: State, seat: SeatIndex): Plate[] {
  const { kind } = state.phase;
  if (kind === 'pitch') {
    const plate = tastingNow(state).plates[state.pitching]!;
    return plate.cook === seat && plate.line === null ? [plate] : [];
  }
  if (kind !== 'selling' || state.players[seat]!.sold) return [];
  return state.tastings
    .flatMap(({ plates }) => plates)
    .filter(({ cook, line }) => cook === seat && line === null);
}

/** The sandwiches which this seat is to rank now (S-22). */
function rankable(state: State, seat: SeatIndex): Tasting | undefined {
  const { kind } = state.phase;
  const tasting =
    kind === 'rank'
      ? tastingNow(state)
      : kind === 'together'
        ? state.tastings.find(({ taster }) => taster === seat)
        : undefined;
  return tasting?.taster === seat && !tasting.order ? tasting : undefined;
}

const isPermutation = (order: readonly string[], ids: readonly string[]): boolean =>
  order.length === ids.length && ids.every((id) => order.includes(id));

function bonusObjection(
  state: State,
  ids: readonly string[],
  bonus: string | undefined,
): Refusal | undefined {
  if (!state.plan.theme) return bonus === undefined ? undefined : no('noTheme');
  return bonus !== undefined && ids.includes(bonus) ? undefined : no('bonusMissing');
}

export const tastingRules: SeatRules<'reveal' | 'pitch' | 'skipPitch' | 'rank'> = {
  reveal(telling, seat) {
    const { state } = telling;
    if (state.phase.kind !== 'reveal') return no('notNow');
    const { taster } = tastingNow(state);
    if (taster !== seat) return no('notYourTasting', { seat: { seat: taster } });
    telling.tell({ type: 'opened', taster });
    afterReveal(telling);
    return undefined;
  },

  pitch(telling, seat, { plate, text }) {
    if (!unpraised(telling.state, seat).some(({ id }) => id === plate)) return no('noPitchNow');
    const fault = textFault(text, PITCH_LENGTH);
    if (fault) return no(fault, { n: PITCH_LENGTH });
    telling.tell({ type: 'wrote', seat, plate, text: text.trim() });
    return undefined;
  },

  skipPitch(telling, seat) {
    const { state } = telling;
    if (state.phase.kind === 'pitch' && pitchingCook(state) === seat) {
      afterPitch(telling);
      return undefined;
    }
    if (state.phase.kind !== 'selling' || !sellingSeats(state).includes(seat)) return no('noPitchNow');
    telling.tell({ type: 'sold', seat });
    if (sellingSeats(telling.state).length === 0) beginTasting(telling);
    return undefined;
  },

  rank(telling, seat, { order, bonus }) {
    const { state } = telling;
    const tasting = rankable(state, seat);
    if (!tasting) return no('notYoursToRank');
    const ids = tasting.plates.map(({ id }) => id);
    if (!isPermutation(order, ids)) return no('notAnOrder', { n: ids.length });
    const objection = bonusObjection(state, ids, bonus);
    if (objection) return objection;
    telling.tell({ type: 'ranked', taster: seat, order, bonus: bonus ?? null });
    if (state.phase.kind === 'rank') giveVerdict(telling, state.turn);
    else if (unrankedSeats(telling.state).length === 0) giveVerdict(telling, 0);
    return undefined;
  },
};

export function tastingChoices(state: State, seat: SeatIndex): Offered[] {
  const frame = frameOf(state);
  const choices: Offered[] = [];
  if (state.phase.kind === 'reveal' && tastingNow(state).taster === seat)
    choices.push({ id: 'reveal', frame, move: { type: 'reveal' } });
  for (const { id } of unpraised(state, seat))
    choices.push({
      id: `pitch:${id}`,
      frame,
      move: { type: 'pitch', plate: id },
      slots: [{ name: 'text', kind: 'text', maxLength: PITCH_LENGTH }],
    });
  const mayEnd =
    (state.phase.kind === 'pitch' && pitchingCook(state) === seat) ||
    (state.phase.kind === 'selling' && !state.players[seat]!.sold);
  if (mayEnd) choices.push({ id: 'skipPitch', frame, move: { type: 'skipPitch' } });
  const tasting = rankable(state, seat);
  if (tasting) {
    const items = tasting.plates.map(({ id }) => id);
    const order: Slot = { name: 'order', kind: 'order', items };
    const bonus: Slot = { name: 'bonus', kind: 'one', from: items };
    choices.push({
      id: 'rank',
      frame,
      move: { type: 'rank' },
      slots: state.plan.theme ? [order, bonus] : [order],
    });
  }
  return choices;
}
