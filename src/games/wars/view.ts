import { range } from '../../shared/lists.ts';
import { memo } from '../../shared/memo.ts';
import { ingredientOf, isIngredient, orderOf } from './cards.ts';
import { CATEGORIES, type Category } from './categories.ts';
import { type AssistantPlan, assistantPlans, type OrderPlan, orderPlans } from './planning.ts';
import { costOf, qualityOf } from './quality.ts';
import { type Results, resultsOf } from './results.ts';
import { differentTypes, diversityPoints, ORDER_TYPES, type Score, scoreOf } from './scoring.ts';
import {
  type Deed,
  type LedgerEntry,
  leftOf,
  type Player,
  playerOf,
  type Served,
  type Serving,
  type State,
  tallyOf,
} from './state.ts';

export interface ZoneCard {
  readonly card: string;
  readonly category: Category;
  readonly quality: number;
  readonly printed: number;
  /** Given by effects of cards, and by an assistant. */
  readonly extra: number;
  readonly help: number;
}

export interface PlayerView {
  readonly coins: number;
  readonly hand: number;
  /** W-24: null while they are hidden. */
  readonly tokens: number | null;
  readonly zone: readonly ZoneCard[];
  readonly assistants: readonly Category[];
  readonly orders: readonly Served[];
  /** How many orders of each type, from 1 ingredient to 5. */
  readonly types: readonly number[];
  /** What everybody can count: printed points and diversity. */
  readonly points: number;
  readonly diversity: number;
  /** What the seat did in its latest turn. */
  readonly deeds: readonly Deed[];
}

export interface TableView {
  readonly phase: 'playing' | 'over';
  readonly round: number;
  readonly start: number;
  readonly active: number;
  readonly actions: number;
  readonly ordersToFinish: number;
  readonly openTokens: boolean;
  /** W-21 */
  readonly announcer: number | null;
  readonly market: { readonly deck: number; readonly discards: number; readonly top: string | null };
  readonly row: readonly (string | null)[];
  readonly orderDeck: number;
  readonly assistants: readonly { readonly category: Category; readonly holder: number | null }[];
  readonly players: readonly PlayerView[];
  /** The order going out while its reward is being chosen. */
  readonly serving: Serving | null;
  /** The card whose effect asks something now. */
  readonly asking: string | null;
  readonly results: Results | null;
}

const zoneCard = (player: Player, { card, extra }: Player['zone'][number]): ZoneCard => {
  const { category, quality: printed } = ingredientOf(card);
  const quality = qualityOf(player, { card, extra });
  return { card, category, quality, printed, extra, help: quality - printed - extra };
};

function playerView(player: Player, tokens: number | null): PlayerView {
  const orders = player.served.map((served) => orderOf(served.order));
  const diversity = diversityPoints(differentTypes(orders.map((order) => order.type)));
  return {
    coins: player.coins,
    hand: player.hand.length,
    tokens,
    zone: player.zone.map((placed) => zoneCard(player, placed)),
    assistants: player.assistants,
    orders: player.served,
    types: range(ORDER_TYPES).map((i) => orders.filter((order) => order.type === i + 1).length),
    points: orders.reduce((total, order) => total + order.points, diversity),
    diversity,
    deeds: player.deeds,
  };
}

const closedPlayer = memo((player: Player) => playerView(player, null));
const openPlayer = memo((player: Player) => playerView(player, player.tokens));
const closedPlayers = memo((players: State['players']) => players.map(closedPlayer));
const openPlayers = memo((players: State['players']) => players.map(openPlayer));

const marketView = memo((market: State['market']) => ({
  deck: market.deck.length,
  discards: market.discards.length,
  top: market.discards.at(-1) ?? null,
}));

const assistantsView = memo((players: State['players']) =>
  CATEGORIES.map((category) => {
    const holder = players.findIndex((player) => player.assistants.includes(category));
    return { category, holder: holder < 0 ? null : holder };
  }),
);

const results = memo((players: State['players']) => resultsOf(players));

export function tableView(state: State): TableView {
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
    market: marketView(state.market),
    row: state.row,
    orderDeck: state.orderDeck.length,
    assistants: assistantsView(state.players),
    players: openTokens || isOver ? openPlayers(state.players) : closedPlayers(state.players),
    serving: state.serving,
    asking: state.prompts.at(-1)?.from.card ?? null,
    results: isOver ? results(state.players) : null,
  };
}

export type HandCard =
  | { readonly kind: 'opportunity'; readonly card: string; readonly handed: boolean }
  | {
      readonly kind: 'ingredient';
      readonly card: string;
      readonly category: Category;
      readonly cost: number;
      readonly printedCost: number;
      readonly quality: number;
      readonly printedQuality: number;
    };

export interface SeatView {
  readonly hand: readonly HandCard[];
  readonly tokens: number;
  /** Where the tokens came from and went. */
  readonly ledger: readonly LedgerEntry[];
  /** Points if the match ended now. */
  readonly score: Score;
  /** Quality lent to the next order of this turn. */
  readonly lift: Player['lift'];
  /** W-15: opportunities you have handed to the left which are still in that hand. */
  readonly handedLeft: readonly string[];
  readonly plans: readonly OrderPlan[];
  readonly assistants: readonly AssistantPlan[];
}

const ownPart = memo((player: Player) => ({
  hand: player.hand.map((card): HandCard => {
    if (!isIngredient(card)) return { kind: 'opportunity', card, handed: player.handed.includes(card) };
    const { category, cost, quality } = ingredientOf(card);
    return {
      kind: 'ingredient',
      card,
      category,
      cost: costOf(player, card),
      printedCost: cost,
      quality: qualityOf(player, { card, extra: 0 }),
      printedQuality: quality,
    };
  }),
  tokens: player.tokens,
  ledger: player.ledger,
  score: scoreOf(tallyOf(player)),
  lift: player.lift,
}));

export function seatView(state: State, seat: number): SeatView {
  const player = playerOf(state, seat);
  return {
    ...ownPart(player),
    handedLeft: playerOf(state, leftOf(state, seat)).handed,
    plans: orderPlans(player, state.row, state.free),
    assistants: assistantPlans(player, state.row),
  };
}
