/** S-19 … S-23, S-40, S-41, S-44: praise, reveal, ranking. */
import type { Refusal, SeatIndex, Slot } from '../../../shared/game.ts';
import { lineFault } from '../../../shared/lines.ts';
import { no } from '../../../shared/rules.ts';
import type { Draft } from '../events.ts';
import { PITCH_LENGTH } from '../numbers.ts';
import {
  frameOf,
  isSpentOn,
  MOST_CHANGES,
  type Plate,
  pitchingCook,
  playerOf,
  type State,
  sellingSeats,
  type Tasting,
  tastingNow,
  unrankedSeats,
} from '../state.ts';
import { afterPitch, beginTasting, giveVerdict, open } from './round.ts';
import { allowed, type Offered, type RuleOf } from './rule.ts';

export const reveal: RuleOf<'reveal'> = {
  check(state, seat) {
    if (state.phase !== 'reveal') return no('not-now');
    const { taster } = tastingNow(state);
    return taster === seat ? undefined : no('not-your-tasting', { seat: { seat: taster } });
  },

  act: open,
};

/** May find words now (S-40, S-41). */
const isAsked = (state: State, seat: SeatIndex): boolean =>
  (state.phase === 'pitch' && pitchingCook(state) === seat) ||
  (state.phase === 'selling' && !playerOf(state, seat).sold);

/** The sandwiches for which this seat may find a word now, each only once. */
function unpraised(state: State, seat: SeatIndex): Plate[] {
  if (!isAsked(state, seat)) return [];
  const plates =
    state.phase === 'pitch'
      ? [tastingNow(state).plates[state.pitching]!]
      : state.tastings.flatMap((tasting) => tasting.plates);
  return plates.filter(({ cook, line }) => cook === seat && line === null);
}

export const pitch: RuleOf<'pitch'> = {
  check(state, seat, { plate, text }) {
    if (!unpraised(state, seat).some(({ id }) => id === plate)) return no('no-pitch-now');
    const fault = lineFault(text, PITCH_LENGTH);
    return fault && no(`text-${fault}`, { n: PITCH_LENGTH });
  },
  act: (draft, seat, { plate, text }) => draft.emit({ type: 'wrote', seat, plate, text: text.trim() }),
};

export const skipPitch: RuleOf<'skip-pitch'> = {
  check: (state, seat) => (isAsked(state, seat) ? undefined : no('no-pitch-now')),

  act(draft, seat) {
    if (draft.state.phase === 'pitch') return afterPitch(draft);
    draft.emit({ type: 'sold', seat });
    if (sellingSeats(draft.state).length === 0) beginTasting(draft);
  },
};

/** The sandwiches which this seat is to rank now (S-22). */
function rankable(state: State, seat: SeatIndex): Tasting | undefined {
  const tastings =
    state.phase === 'rank' ? [tastingNow(state)] : state.phase === 'together' ? state.tastings : [];
  return tastings.find(({ taster, order }) => taster === seat && !order);
}

const isPermutation = (order: readonly string[], ids: readonly string[]): boolean =>
  order.length === ids.length && ids.every((id) => order.includes(id));

function bonusRefusal(state: State, ids: readonly string[], bonus: string | undefined): Refusal | undefined {
  if (!state.plan.theme) return bonus === undefined ? undefined : no('no-theme');
  return bonus !== undefined && ids.includes(bonus) ? undefined : no('bonus-missing');
}

export const rank: RuleOf<'rank'> = {
  check(state, seat, { order, bonus }) {
    const tasting = rankable(state, seat);
    if (!tasting) return no('not-yours-to-rank');
    const ids = tasting.plates.map(({ id }) => id);
    return isPermutation(order, ids)
      ? bonusRefusal(state, ids, bonus)
      : no('not-an-order', { n: ids.length });
  },

  act(draft, seat, { order, bonus }) {
    draft.emit({ type: 'ranked', taster: seat, order, bonus: bonus ?? null });
    afterRanking(draft);
  },
};

function afterRanking(draft: Draft): void {
  const { phase, turn } = draft.state;
  if (phase === 'rank') giveVerdict(draft, turn);
  else if (unrankedSeats(draft.state).length === 0) giveVerdict(draft, 0);
}

/** The tasters who are awaited just now: all of them, or the one whose turn it is. */
const rankingSeats = (state: State): SeatIndex[] =>
  state.phase === 'together' ? unrankedSeats(state) : [tastingNow(state).taster];

/** Ruling: what is placed stays placed, the rest follows by lot, and a star that was not given is lost. */
export function rankRest(draft: Draft): void {
  for (const taster of rankingSeats(draft.state)) {
    const { plates, sketch, lots: drawn } = rankable(draft.state, taster)!;
    const placed = sketch?.order ?? [];
    const left = (drawn ?? plates.map(({ id }) => id)).filter((id) => !placed.includes(id));
    const rest = drawn ? left : draft.rng.shuffle(left);
    const bonus = sketch?.bonus ?? null;
    const lots = rest.length > 1 ? { byLot: true } : {};
    draft.emit({ type: 'ranked', taster, order: [...placed, ...rest], bonus, ...lots });
  }
  afterRanking(draft);
}

const spentRefusal = (state: State, seat: SeatIndex, what: 'weighings' | 'guesses'): Refusal | undefined =>
  isSpentOn(what, playerOf(state, seat)) ? no('enough-tasting', { n: MOST_CHANGES }) : undefined;

/** What the taster has placed so far: the table sees how many, and it counts when time is up. */
export const weigh: RuleOf<'weigh'> = {
  check(state, seat, { order, bonus }) {
    const tasting = rankable(state, seat);
    if (!tasting) return no('not-yours-to-rank');
    const ids = tasting.plates.map(({ id }) => id);
    const isPart = new Set(order).size === order.length && order.every((id) => ids.includes(id));
    if (!isPart) return no('not-an-order', { n: ids.length });
    const refusal = bonus === undefined ? undefined : bonusRefusal(state, ids, bonus);
    return refusal ?? spentRefusal(state, seat, 'weighings');
  },
  act: (draft, seat, { order, bonus }) =>
    draft.emit({ type: 'weighed', taster: seat, order, bonus: bonus ?? null }),
};

/** Ruling: a guess earns nothing, and may be changed until the verdict. */
export const guess: RuleOf<'guess'> = {
  check(state, seat, { plate }) {
    if (state.phase !== 'rank') return no('not-now');
    const { taster, plates, guesses = [] } = tastingNow(state);
    if (taster === seat || !plates.some(({ id }) => id === plate)) return no('no-guess');
    const same = guesses.some((one) => one.seat === seat && one.plate === plate);
    return same ? no('no-guess') : spentRefusal(state, seat, 'guesses');
  },
  act: (draft, seat, { plate }) => draft.emit({ type: 'guessed', seat, plate }),
};

export function tastingOffers(state: State, seat: SeatIndex): Offered[] {
  const frame = frameOf(state);
  const choices: Offered[] = [];
  if (!reveal.check(state, seat, { type: 'reveal' }))
    choices.push({ id: 'reveal', frame, move: { type: 'reveal' } });
  for (const { id } of unpraised(state, seat))
    choices.push({
      id: `pitch:${id}`,
      frame,
      move: { type: 'pitch', plate: id },
      slots: [{ name: 'text', kind: 'text', maxLength: PITCH_LENGTH }],
    });
  if (!skipPitch.check(state, seat, { type: 'skip-pitch' }))
    choices.push({ id: 'skip-pitch', frame, move: { type: 'skip-pitch' } });
  const tasting = rankable(state, seat);
  if (tasting) choices.push(rankOffer(state, tasting), ...weighOffers(state, seat, tasting));
  return [...choices, ...guessOffers(state, seat)];
}

function weighOffers(state: State, seat: SeatIndex, { plates }: Tasting): Offered[] {
  if (weigh.check(state, seat, { type: 'weigh', order: [] })) return [];
  const items = plates.map(({ id }) => id);
  const order: Slot = { name: 'order', kind: 'pick', from: items, min: 0, max: items.length };
  const bonus: Slot = { name: 'bonus', kind: 'one', from: items };
  const offer: Offered = { id: 'weigh', frame: frameOf(state), move: { type: 'weigh' }, slots: [order] };
  return state.plan.theme ? [offer, { ...offer, id: 'weigh-star', slots: [order, bonus] }] : [offer];
}

function guessOffers(state: State, seat: SeatIndex): Offered[] {
  if (state.phase !== 'rank') return [];
  const ids = tastingNow(state).plates.map(({ id }) => id);
  const from = allowed(ids, (plate) => guess.check(state, seat, { type: 'guess', plate }));
  if (from.length === 0) return [];
  const slots: readonly Slot[] = [{ name: 'plate', kind: 'one', from }];
  return [{ id: 'guess', frame: frameOf(state), move: { type: 'guess' }, slots }];
}

function rankOffer(state: State, { plates }: Tasting): Offered {
  const items = plates.map(({ id }) => id);
  const order: Slot = { name: 'order', kind: 'order', items };
  const bonus: Slot = { name: 'bonus', kind: 'one', from: items };
  const slots = state.plan.theme ? [order, bonus] : [order];
  return { id: 'rank', frame: frameOf(state), move: { type: 'rank' }, slots };
}
