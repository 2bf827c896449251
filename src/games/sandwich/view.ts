/** What may be seen, built up from nothing. Parts made from the same piece of state are the same object again. */
import type { SeatIndex } from '../../shared/game.ts';
import { range } from '../../shared/lists.ts';
import { memo } from '../../shared/memo.ts';
import { cardIdOf } from './cards.ts';
import type { SandwichMatch } from './options.ts';
import { resultsOf } from './results.ts';
import {
  handOf,
  isLingering,
  isSpentOn,
  type Market,
  MOST_CHANGES,
  type Offer,
  type PhotoFinish,
  type Plan,
  type Plate,
  type Player,
  placedOf,
  playerOf,
  type RoundRecord,
  type State,
  type Tasting,
  tastingNow,
} from './state.ts';
import type {
  GivenView,
  MarketView,
  OfferView,
  PhotoFinishView,
  PlateView,
  PlayerView,
  PublicOfferView,
  RoundView,
  SeatView,
  SetupView,
  TableView,
  TastingView,
} from './view-types.ts';

const setupView = memo(
  ({ seats, options }: SandwichMatch): SetupView => ({
    seats,
    rounds: options.rounds,
    base: options.base,
    bleah: options.bleah,
    fridge: options.fridge,
    express: options.express,
    trading: options.trading,
    takenFaceUp: options.takenFaceUp,
    blindTasting: options.blindTasting,
    tasteTogether: options.tasteTogether,
    chefsSuggestion: options.chefsSuggestion,
    pitch: options.pitch,
    ownCard: options.ownCard,
    handOffDelay: options.handOffDelay,
    tasterRule: options.tasterRule,
  }),
);

const photoView = memo(
  ({ card, winner, loser, winnerMs, loserMs }: PhotoFinish): PhotoFinishView => ({
    card: cardIdOf(card),
    winner,
    loser,
    winnerMs,
    loserMs,
    gap: loserMs - winnerMs,
  }),
);

const playerView = (player: Player, shown: PlayerView['shown']): PlayerView => {
  const { pile, owned, took, late, ready, sold } = player;
  return {
    pile: pile.length,
    cards: owned.length,
    shown,
    took: took && { card: cardIdOf(took.card), ms: took.ms, how: took.how },
    late: late && photoView(late),
    placed: placedOf(player).length,
    ready,
    sold,
  };
};

/** S-12 */
const playerViews = memo(({ options }: SandwichMatch) =>
  memo((player: Player) => playerView(player, options.takenFaceUp ? player.owned.map(cardIdOf) : null)),
);

/** S-21: what was taken face up would still tell who cooked with it. */
const playersInTheDark = memo((all: readonly Player[]) => all.map((player) => playerView(player, null)));

const marketViews = memo(({ options }: SandwichMatch) =>
  memo(
    ({ flip, at, released, stalls, finishes }: Market): MarketView => ({
      flip,
      flippedAt: at,
      releaseAt: options.ownCard === 'release' ? at + options.handOffDelay : null,
      released,
      stalls: stalls.map(({ card, owner, taken }) => ({
        id: card,
        card: cardIdOf(card),
        owner,
        taken: taken && { seat: taken.seat, ms: taken.at - at, how: taken.how },
      })),
      finishes: finishes.map(photoView),
    }),
  ),
);

const publicOffers = memo((offers: readonly Offer[]): readonly PublicOfferView[] =>
  offers
    .filter(({ to }) => to === 'all')
    .map(({ id, seat, card, answers }) => ({
      id,
      seat,
      card: cardIdOf(card),
      answered: answers.map((answer) => answer.seat),
    })),
);

const layersOf = (plan: Plan, cards: readonly string[]): string[] => [
  ...cards.map(cardIdOf),
  ...(plan.common ? [cardIdOf(plan.common)] : []),
];

/** S-21: with blind tasting, who cooked it is told with the verdict. */
function plateView(plan: Plan, tasting: Tasting, plate: Plate, named: boolean): PlateView {
  const ranked = tasting.ranked && tasting.order ? tasting.ranked[tasting.order.indexOf(plate.id)] : null;
  return {
    id: plate.id,
    cook: named || ranked ? plate.cook : null,
    layers: tasting.open ? layersOf(plan, plate.cards) : null,
    line: plate.line,
    place: ranked?.place ?? null,
    points: ranked?.points ?? null,
    bonus: ranked?.bonus === 1,
  };
}

const stateOf = ({ ranked, order, open }: Tasting): TastingView['state'] => {
  if (ranked) return 'shown';
  if (order) return 'ranked';
  return open ? 'open' : 'closed';
};

/** S-22: how a ranking is coming along, and what others make of it, without a word of what it is. */
function lookedOn({ sketch, guesses, byLot, ranked }: Tasting): Partial<TastingView> {
  return {
    ...(sketch ? { placed: sketch.order.length } : {}),
    ...(guesses
      ? { guesses: guesses.map(({ seat, plate }) => ({ seat, plate: ranked ? plate : null })) }
      : {}),
    ...(byLot && ranked ? { byLot } : {}),
  };
}

const tastingViews = memo(({ options }: SandwichMatch) =>
  memo((plan: Plan) =>
    memo(
      (tasting: Tasting): TastingView => ({
        taster: tasting.taster,
        state: stateOf(tasting),
        ...lookedOn(tasting),
        plates: tasting.plates.map((plate) => plateView(plan, tasting, plate, !options.blindTasting)),
      }),
    ),
  ),
);

const roundViews = memo((match: SandwichMatch) =>
  memo(
    ({ plan, tastings, points }: RoundRecord): RoundView => ({
      plan: planView(plan),
      tastings: tastings.map(tastingViews(match)(plan)),
      points,
    }),
  ),
);

const planView = memo(
  (plan: Plan): Plan => (plan.common ? { ...plan, common: cardIdOf(plan.common) } : plan),
);

const isBlind = ({ match, tastings }: State): boolean => match.options.blindTasting && tastings.length > 0;

const lists = {
  players: memo((match: SandwichMatch) => memo((all: readonly Player[]) => all.map(playerViews(match)))),
  tastings: memo((match: SandwichMatch) =>
    memo((plan: Plan) => memo((all: readonly Tasting[]) => all.map(tastingViews(match)(plan)))),
  ),
  history: memo((match: SandwichMatch) => memo((all: readonly RoundRecord[]) => all.map(roundViews(match)))),
};

/** S-12, S-21: a photo finish names a card and who has it. */
function showsFinishes(state: State): boolean {
  const { takenFaceUp, blindTasting } = state.match.options;
  return (
    state.phase === 'market' || state.phase === 'over' || isLingering(state) || (takenFaceUp && !blindTasting)
  );
}

/** S-12: in later flips it would still tell who has the card. */
function closestOf({ match, phase, market, closest }: State): PhotoFinish | null {
  const { takenFaceUp, blindTasting } = match.options;
  const isToldOf = phase === 'over' || (takenFaceUp && !blindTasting);
  const isSeen = market?.finishes.some(
    ({ card, loser, loserMs }) =>
      card === closest?.card && loser === closest.loser && loserMs === closest.loserMs,
  );
  return isToldOf || isSeen ? closest : null;
}

export function tableView(state: State): TableView {
  const { match, phase, plan, market } = state;
  const photo = showsFinishes(state) ? market?.finishes.at(-1) : undefined;
  const closest = showsFinishes(state) ? closestOf(state) : null;
  return {
    setup: setupView(match),
    phase,
    plan: planView(plan),
    first: state.first,
    ...(state.naming ? { naming: state.naming } : {}),
    flip: state.flip,
    players: isBlind(state) ? playersInTheDark(state.players) : lists.players(match)(state.players),
    market: market && (phase === 'market' || isLingering(state)) ? marketViews(match)(market) : null,
    photo: photo ? photoView(photo) : null,
    offers: publicOffers(state.offers),
    tastings: lists.tastings(match)(plan)(state.tastings),
    turn: state.turn,
    pitching: phase === 'pitch' ? tastingNow(state).plates[state.pitching]!.id : null,
    totals: state.totals,
    history: lists.history(match)(state.history),
    closest: closest && photoView(closest),
    results: phase === 'over' ? resultsOf(match)(state.history) : null,
  };
}

interface OwnView {
  readonly hand: SeatView['hand'];
  readonly sandwiches: SeatView['sandwiches'];
  readonly changesLeft: number;
}

const ownView = memo(
  (player: Player): OwnView => ({
    hand: handOf(player),
    sandwiches: player.sandwiches.map(({ cards, to }) => ({ cards, to })),
    changesLeft: Math.max(0, MOST_CHANGES - player.changes),
  }),
);

/** S-14: offers and answers are seen by those whom they concern. */
function offersFor(offers: readonly Offer[], seat: SeatIndex): readonly OfferView[] {
  return offers
    .filter((offer) => offer.seat === seat || offer.to === 'all' || offer.to === seat)
    .map(({ id, seat: offerer, card, to, answers }) => ({
      id,
      seat: offerer,
      card: offerer === seat ? card : cardIdOf(card),
      to,
      answers: answers
        .filter((answer) => offerer === seat || answer.seat === seat)
        .map((answer) => ({
          seat: answer.seat,
          /** The very card, which accepting must name. */
          card: answer.card,
        })),
    }));
}

/** By cook: what became of the sandwiches which this seat gave away. */
const givenBy = memo(({ seats }: SandwichMatch) =>
  memo((plan: Plan) =>
    memo((tastings: readonly Tasting[]): readonly (readonly GivenView[])[] =>
      range(seats).map((seat) =>
        tastings.flatMap(({ taster, plates }) =>
          plates
            .filter(({ cook }) => cook === seat)
            .map(({ id, cards, line }) => ({ plate: id, taster, layers: layersOf(plan, cards), line })),
        ),
      ),
    ),
  ),
);

const NO_OFFERS: readonly OfferView[] = [];

/** S-22: the own plates, open on the own phone only. */
function privateTasting({ match, plan, phase, tastings }: State, seat: SeatIndex): TastingView | null {
  const tasting = tastings.find(({ taster }) => taster === seat);
  if (!match.options.tasteTogether || !tasting || tasting.open) return null;
  if (phase !== 'together' && phase !== 'verdict') return null;
  const opened: Tasting = { ...tasting, open: true };
  return {
    taster: seat,
    state: stateOf(opened),
    plates: tasting.plates.map((plate) => plateView(plan, opened, plate, !match.options.blindTasting)),
  };
}

export function seatView(state: State, seat: SeatIndex): SeatView {
  const player = playerOf(state, seat);
  const { hand, sandwiches, changesLeft } = ownView(player);
  const own = state.tastings.find(({ taster }) => taster === seat);
  const guess = state.tastings[state.turn]?.guesses?.find((one) => one.seat === seat);
  return {
    owned: player.owned,
    hand,
    sandwiches,
    changesLeft,
    offers: state.offers.length === 0 ? NO_OFFERS : offersFor(state.offers, seat),
    swapped: player.swapped,
    given: givenBy(state.match)(state.plan)(state.tastings)[seat] ?? [],
    tasting: privateTasting(state, seat),
    order: own?.order ?? null,
    ...(own?.sketch ? { sketch: own.sketch } : {}),
    ...(guess ? { guess: guess.plate } : {}),
    ...(isSpentOn('guesses', player) ? { guessesSpent: true as const } : {}),
  };
}
