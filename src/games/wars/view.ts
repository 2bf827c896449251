/** Each table, and each seat at it, keeps what it saw last: what has not changed is the same object again. */
import { range } from '../../shared/lists.ts';
import { memo } from '../../shared/memo.ts';
import { ingredientOf, isIngredient, orderOf } from './cards.ts';
import { CATEGORIES, type Category } from './categories.ts';
import type { Options } from './options.ts';
import { resultsOf } from './results.ts';
import { assistantPlans } from './rules/assistant-plans.ts';
import { cookOf } from './rules/bench.ts';
import { orderPlans, type Supply } from './rules/order-plans.ts';
import { costOf, qualityOf } from './rules/quality.ts';
import { byName, kept, keptList, lastOf } from './rules/remember.ts';
import { differentTypes, diversityPoints, ORDER_TYPES, type Score, scoreOf } from './scoring.ts';
import { leftOf, type Placed, type Player, playerOf, type State } from './state.ts';
import type { HandCard, Holding, PlayerView, SeatView, TableView, ZoneCard } from './view-types.ts';

type Held = Player['assistants'];

type Helped = Pick<Player, 'assistants'>;

/** W-14: of a player's assistants only the one of its category matters to an ingredient. */
function helpedOrNot<V>(card: string, look: (player: Helped) => V): (assistants: Held) => V {
  const { category } = ingredientOf(card);
  const [alone, helped] = [look({ assistants: [] }), look({ assistants: [category] })];
  return (assistants) => (assistants.includes(category) ? helped : alone);
}

const zoneCard = memo((placed: Placed) =>
  helpedOrNot(placed.card, (player): ZoneCard => {
    const { card, extra } = placed;
    const { category, quality: printed } = ingredientOf(card);
    const quality = qualityOf(player, placed);
    return { card, category, quality, printed, extra, help: quality - printed - extra };
  }),
);

const servedBy = (served: Player['served']) => {
  const orders = served.map(({ order }) => orderOf(order));
  const diversity = diversityPoints(differentTypes(orders.map(({ type }) => type)));
  return {
    types: range(ORDER_TYPES).map((i) => orders.filter(({ type }) => type === i + 1).length),
    points: orders.reduce((total, { points }) => total + points, diversity),
    diversity,
  };
};

/** What everybody sees of a player. */
function playerScreen() {
  const keepZone = keptList<ZoneCard>();
  const zone = lastOf((placed: Player['zone'], assistants: Held) =>
    keepZone(placed.map((one) => zoneCard(one)(assistants))),
  );
  const servedOf = lastOf(servedBy);
  return lastOf((player: Player, isOpen: boolean): PlayerView => {
    const { types, points, diversity } = servedOf(player.served);
    return {
      coins: player.coins,
      hand: player.hand.length,
      tokens: isOpen ? player.tokens : null,
      zone: zone(player.zone, player.assistants),
      assistants: player.assistants,
      orders: player.served,
      types,
      points,
      diversity,
      deeds: player.deeds,
    };
  });
}

const marketView = ({ deck, discards }: State['market']): TableView['market'] => ({
  deck: deck.length,
  discards: discards.length,
  top: discards.at(-1) ?? null,
});

const holderOf = byName((category: Category) =>
  byName((holder: number) => ({ category, holder: holder < 0 ? null : holder })),
);

const holdersView = (held: readonly Held[]): TableView['assistants'] =>
  CATEGORIES.map((category) =>
    holderOf(category)(held.findIndex((assistants) => assistants.includes(category))),
  );

function tableScreen() {
  const player = byName((_seat: number) => playerScreen());
  const players = lastOf((all: State['players'], isOpen: boolean) =>
    all.map((one, seat) => player(seat)(one, isOpen)),
  );
  const market = lastOf(marketView);
  const held = keptList<Held>();
  const assistants = lastOf(holdersView);
  const results = lastOf(resultsOf);
  return (state: State): TableView => {
    const isOver = state.phase === 'over';
    const { openTokens, orders } = state.options;
    return {
      phase: isOver ? 'over' : 'playing',
      round: state.round,
      start: state.start,
      active: state.active,
      actions: state.actions,
      ordersToFinish: orders,
      openTokens,
      announcer: state.announcer,
      market: market(state.market),
      row: state.row,
      orderDeck: state.orderDeck.length,
      assistants: assistants(held(state.players.map((one) => one.assistants))),
      players: players(state.players, openTokens || isOver),
      serving: state.serving,
      asking: state.prompts.at(-1)?.from.card ?? null,
      results: isOver ? results(state.players) : null,
    };
  };
}

const foodCard = byName((card: string) =>
  helpedOrNot(card, (player): HandCard => {
    const { category, cost: printedCost, quality: printedQuality } = ingredientOf(card);
    return {
      kind: 'ingredient',
      card,
      category,
      cost: costOf(player, card),
      printedCost,
      quality: qualityOf(player, { card, extra: 0 }),
      printedQuality,
    };
  }),
);

const ownOpportunity = byName((card: string): HandCard => ({ kind: 'opportunity', card, handed: false }));
const handedOpportunity = byName((card: string): HandCard => ({ kind: 'opportunity', card, handed: true }));

const restingOpportunity = byName(
  (card: string): HandCard => ({ kind: 'opportunity', card, handed: true, resting: true }),
);

type Cards = Pick<Player, 'hand' | 'handed' | 'resting'>;

const handView = ({ hand, handed, resting }: Cards, assistants: Held) =>
  hand.map((card): HandCard => {
    if (isIngredient(card)) return foodCard(card)(assistants);
    if (resting.includes(card)) return restingOpportunity(card);
    return handed.includes(card) ? handedOpportunity(card) : ownOpportunity(card);
  });

const isSameView = (a: SeatView, b: SeatView): boolean =>
  a.hand === b.hand &&
  a.tokens === b.tokens &&
  a.ledger === b.ledger &&
  a.score === b.score &&
  a.lift === b.lift &&
  a.handedLeft === b.handedLeft &&
  a.plans === b.plans &&
  a.assistants === b.assistants;

function seatScreen() {
  const keepHand = keptList<HandCard>();
  const handOf = lastOf(
    (hand: Cards['hand'], handed: Cards['handed'], resting: Cards['resting'], assistants: Held) =>
      keepHand(handView({ hand, handed, resting }, assistants)),
  );
  const score = lastOf(
    (served: Player['served'], tokens: number, opportunities: number): Score =>
      scoreOf({ orders: served.map(({ order }) => orderOf(order)), tokens, opportunities }),
  );
  const keep = kept(isSameView);
  const cookFrom = cookOf();
  const plans = orderPlans();
  const assistants = assistantPlans();
  const holding = (player: Player): Holding => {
    const { hand, handed, resting, tokens, lift } = player;
    return { hand: handOf(hand, handed, resting, player.assistants), tokens, lift };
  };
  const whole = lastOf((player: Player, handedLeft: Player['handed'], supply: Supply) => {
    const { hand, tokens, served } = player;
    const cook = cookFrom(player);
    return keep({
      hand: holding(player).hand,
      tokens,
      ledger: player.ledger,
      score: score(served, tokens, hand.length - cook.foods.length),
      lift: player.lift,
      handedLeft,
      plans: plans(cook, supply),
      assistants: assistants(cook, supply.row),
    });
  });
  return { holding, whole };
}

/** A match has options of its own, the same object from its first state to its last. */
const screensOf = memo((_options: Options) => ({
  table: tableScreen(),
  supply: lastOf((row: State['row'], free: State['free']): Supply => ({ row, free })),
  seat: byName((_seat: number) => seatScreen()),
}));

export const tableView = (state: State): TableView => screensOf(state.options).table(state);

export function seatView(state: State, seat: number): SeatView {
  const screens = screensOf(state.options);
  const { handed } = playerOf(state, leftOf(state, seat));
  return screens.seat(seat).whole(playerOf(state, seat), handed, screens.supply(state.row, state.free));
}

/** Of what a seat sees, all that need not be worked out for its player first. */
export const holdingOf = (state: State, seat: number): Holding =>
  screensOf(state.options).seat(seat).holding(playerOf(state, seat));
