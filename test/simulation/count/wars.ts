/** Sándwich Wars: orders, tokens and what is left in hand (W-8 to W-18, W-22, W-23), turn by turn. */
import { ingredients, opportunities, orders } from '../../../src/games/wars/cards.ts';
import type { Effect, Ingredient, Opportunity, Order } from '../../../src/games/wars/decks/rows.ts';
import type { Event, EventOf } from '../../../src/games/wars/events.ts';
import { type Counted, factsOf, type Log, type Place, placesBy, total } from './facts.ts';

const ingredient = new Map<string, Ingredient>(ingredients.map((card) => [card.id, card]));
const order = new Map<string, Order>(orders.map((card) => [card.id, card]));
const opportunity = new Map<string, Opportunity>(opportunities.map((card) => [card.id, card]));

interface Player {
  coins: number;
  tokens: number;
  hand: string[];
  zone: string[];
  assistants: Set<string>;
  orders: string[];
  /** Categories of the order that goes out. */
  served: string[];
  /** What is owed in this turn by its rules, and by what questions it may vary. */
  due: { coins: number; tokens: number };
  choice: { coins: number; tokens: number };
  got: { coins: number; tokens: number };
}

const none = () => ({ coins: 0, tokens: 0 });
/** W-22 */
const DIVERSITY = [0, 0, 1, 4, 8, 15];

export function wars(log: Log): Counted {
  const faults: string[] = [];
  const players: Player[] = Array.from({ length: log.seats }, () => ({
    ...{ coins: 10, tokens: 0, hand: [], zone: [], assistants: new Set<string>(), orders: [], served: [] },
    ...{ due: none(), choice: none(), got: none() },
  }));
  for (const fact of factsOf<Event>(log.commits)) follow(fact);
  return { places: ranked(players), faults };

  function follow(fact: Event): void {
    if (!('seat' in fact)) return;
    const player = players[fact.seat]!;
    switch (fact.type) {
      case 'drew':
        player.hand.push(...fact.cards);
        break;
      case 'refilled':
      case 'discarded':
        player.hand = player.hand.filter((card) => !fact.cards.includes(card));
        break;
      case 'played':
        play(player, fact);
        break;
      case 'completed':
        complete(player, fact);
        break;
      case 'cleared':
        clear(player, fact.cards);
        break;
      case 'took-coins':
        if (fact.n !== 4) faults.push(`W-13: ${fact.n} coins`);
        player.coins += 4;
        break;
      case 'hired':
        if (fact.cost !== (fact.action ? 5 : 0)) faults.push(`W-14: an assistant for ${fact.cost}`);
        if (players.some(({ assistants }) => assistants.has(fact.category)))
          faults.push(`W-14: ${fact.category} was not free`);
        player.coins -= fact.cost;
        player.assistants.add(fact.category);
        break;
      case 'opportunity-used':
        player.hand = player.hand.filter((card) => card !== fact.card);
        if (fact.to !== (fact.seat + 1) % log.seats) faults.push(`W-15: handed to seat ${fact.to}`);
        players[fact.to]!.hand.push(fact.card);
        give(player, opportunity.get(fact.card)!.effects);
        break;
      case 'gained':
        player.coins += fact.coins;
        player.tokens += fact.tokens;
        player.got.coins += fact.coins;
        player.got.tokens += fact.tokens;
        break;
      case 'closing-began':
        for (const card of player.zone) give(player, ingredient.get(card)!.each);
        break;
      case 'upkeep-paid':
        pay(player, fact);
        break;
      case 'turn-ended':
        settle(player, fact.seat);
        break;
    }
    if (player.coins < 0 || player.tokens < 0)
      faults.push(`seat ${fact.seat} has ${player.coins} coins and ${player.tokens} tokens`);
  }

  /** W-8, W-14, W-16 */
  function play(player: Player, { card, cost, replaced, free }: EventOf<'played'>): void {
    const { category, cost: printed, play: effects } = ingredient.get(card)!;
    const price = Math.max(0, printed - (player.assistants.has(category) ? 2 : 0));
    // The fine is due for what is played for nothing too (a ruling).
    const should = (free ? 0 : price) + (replaced === null ? 0 : 2);
    if (cost !== should) faults.push(`W-8: ${card} was paid ${cost} instead of ${should}`);
    player.coins -= should;
    player.hand = player.hand.filter((one) => one !== card);
    player.zone = [...player.zone.filter((one) => one !== replaced), card];
    if (player.zone.length > 5) faults.push(`W-8: ${player.zone.length} in a zone`);
    give(player, effects);
  }

  /** W-9, W-11: two tokens for each category named, two for each assistant whose category was used. */
  function complete(player: Player, { order: id, used }: EventOf<'completed'>): void {
    const ticket = order.get(id)!;
    if (used.length !== ticket.type || used.some((card) => !player.zone.includes(card)))
      faults.push(`W-9: ${id} with ${used}`);
    const categories = [...new Set(used.map((card) => ingredient.get(card)!.category))];
    const named = categories.filter((category) => ticket.bonus.includes(category));
    give(player, [ticket.reward]);
    player.due.tokens += 2 * named.length;
    player.served = categories;
    player.orders.push(id);
  }

  /** W-9: the bonus comes after the reward, so that an assistant who was the reward counts. */
  function clear(player: Player, cards: readonly string[]): void {
    const helped = player.served.filter((category) => player.assistants.has(category));
    player.due.tokens += 2 * helped.length;
    player.served = [];
    player.zone = player.zone.filter((card) => !cards.includes(card));
  }

  function give({ due, choice }: Player, effects: readonly Effect[]): void {
    for (const effect of effects) {
      if (effect.kind === 'coins') due.coins += effect.n;
      if (effect.kind === 'tokens') due.tokens += effect.n;
      // W-10: as you like.
      if (effect.kind === 'split') choice.coins += effect.n;
      if (effect.kind === 'assistant') choice.tokens += effect.orTokens;
    }
  }

  /** W-18 */
  function pay(player: Player, { coins, tokens, returned, short }: EventOf<'upkeep-paid'>): void {
    const wages = coins / 2 + tokens;
    const owed = player.assistants.size;
    const isPaid = short
      ? wages < owed && returned.length === owed && player.coins - coins < 2 && player.tokens === tokens
      : wages === owed;
    if (!isPaid) faults.push(`W-18: ${coins} coins and ${tokens} tokens for ${owed} assistants`);
    player.coins -= coins;
    player.tokens -= tokens;
    for (const category of returned) player.assistants.delete(category);
  }

  /** What came in during the turn is what was owed, and of each choice no more than there was. */
  function settle(player: Player, seat: number): void {
    const { due, choice, got } = player;
    for (const kind of ['coins', 'tokens'] as const) {
      const chosen = got[kind] - due[kind];
      if (chosen < 0 || chosen > choice[kind])
        faults.push(
          `seat ${seat} got ${got[kind]} ${kind} instead of ${due[kind]} (and up to ${choice[kind]})`,
        );
    }
    Object.assign(player, { due: none(), choice: none(), got: none() });
  }
}

function ranked(players: readonly Player[]): Place[] {
  return placesBy(
    players.map(({ tokens, coins, hand, orders }, seat) => {
      const printed = total(orders.map((id) => order.get(id)!.points));
      const types = new Set(orders.map((id) => order.get(id)!.type)).size;
      const kept = hand.filter((card) => opportunity.has(card)).length;
      const points = printed + tokens + 4 * kept + DIVERSITY[types]!;
      // W-23
      return { seat, points, by: [points, tokens, coins] };
    }),
  );
}
