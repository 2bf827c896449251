/** The chef weighs whole turns: what can be built, moved or thrown away, and whom to annoy. */
import { range } from '../../../shared/lists.ts';
import { seededRng } from '../../../shared/rng.ts';
import { SAUCE, whiteCard } from '../cards.ts';
import { type Move, NEW } from '../moves.ts';
import { cheapestAnswer } from './answer.ts';
import { best, type Decision, decision, endTurn, type Input, offered, openTo, type Wish } from './hands.ts';
import { mischief } from './mischief.ts';
import {
  begin,
  type Kitchen,
  kitchenOf,
  lay,
  lift,
  type Placed,
  readyFor,
  type Stack,
  spend,
  stackOf,
} from './model.ts';
import { leaningOf } from './tempers.ts';
import { promised, worth } from './worth.ts';

/** Gains smaller than this are not worth a card. */
const NOTHING = 0.03;
/** What a fresh card from the deck is worth. */
const FRESH = 0.16;
/**
 * What a card is worth in hand when no plan wants it; of Bread the first few, and of an inspector the first. A hand of
 * nothing else waits for ever.
 */
const KEEP = { sauce: 1, inspector: 0.25, attack: 0.05, further: 0.1 } as const;
const BREAD_SYMBOL = 'bread';
const BREAD = { keep: 3, worth: 0.4 } as const;

/** What becomes of all that may be done in a turn. */
export type Choosing = (wishes: readonly Wish[], input: Input) => Wish | undefined;

export const chef = headWith(best);

/** The same head, choosing otherwise. */
export function headWith(choosing: Choosing) {
  return (input: Input): Decision | undefined => {
    const seen = kitchenOf(input.table, input.mine, input.seat);
    const { eager, spite } = leaningOf(input.temper);
    const kitchen = { ...seen, eager, spite };
    const wish =
      cheapestAnswer(input, kitchen) ??
      give(input, kitchen) ??
      claim(input) ??
      finish(input, kitchen) ??
      choosing(steps(input, kitchen), input);
    const done = wish && wish.gain > NOTHING ? wish : anyChange(input, kitchen);
    return done ? decision(input, done.frame, done.move) : endTurn(input);
  };
}

/** From calm to spiteful; the same for a whole match. */
const spiteOf = ({ character, temper }: Input): number =>
  (0.7 + seededRng(character).below(7) / 10) * leaningOf(temper).spite;

function claim(input: Input): Wish | undefined {
  return best(
    offered(input, 'claim').map((choice) => {
      const plan = input.mine.plans.find(({ sandwich }) => sandwich === choice.move.sandwich);
      const place = input.table.bar.findIndex((card) => card?.id === choice.move.order);
      return { frame: choice.frame, move: choice.move as Move, gain: plan?.fits[place]?.pays ?? 1 };
    }),
  );
}

/** Whoever has begun with a sauce goes on with what it was meant for, whatever else comes to mind. */
function finish(input: Input, kitchen: Kitchen): Wish | undefined {
  if (input.table.turn?.mode !== 'play') return undefined;
  const sauced = kitchen.stacks.filter(({ symbols }) => symbols.at(-1) === SAUCE);
  for (const stack of sauced.filter((one) => isReadyWithSauces(kitchen, one))) {
    const symbol = readyFor(kitchen, stack) ? BREAD_SYMBOL : SAUCE;
    const choice = playsOf(input, symbol, stack.id).toSorted((a, b) => badnessOf(b) - badnessOf(a))[0];
    const move: Move = { type: 'play', card: choice?.move.card ?? '', sandwich: stack.id };
    if (choice) return { frame: choice.frame, move, gain: 1 };
  }
  return undefined;
}

const playsOf = (input: Input, symbol: string, sandwich: string) =>
  offered(input, 'play').filter(
    (choice) => whiteCard(choice.move.card!).symbol === symbol && openTo(choice).includes(sandwich),
  );

const badnessOf = (choice: ReturnType<typeof playsOf>[number]): number => badness(choice.move.card!);

function steps(input: Input, kitchen: Kitchen): readonly Wish[] {
  const mode = input.table.turn?.mode;
  if (mode === 'move' || mode === 'discard') return [];
  const mean = mischief(input, spiteOf(input));
  const now = standing(kitchen);
  return [
    ...buildings(input, now),
    ...mean.map((wish) => ({ ...wish, gain: wish.gain + FRESH })),
    ...(mode === 'open' ? [...moving(input, now), ...discarding(input, now)] : []),
  ];
}

/** A kitchen, and what it is worth. */
interface Standing {
  readonly kitchen: Kitchen;
  readonly worth: number;
}

const standing = (kitchen: Kitchen): Standing => ({ kitchen, worth: worth(kitchen) });

interface Placing extends Placed, Standing {
  readonly symbol: string;
  readonly sandwich: string;
  readonly gain: number;
}

/** Everything one card of this symbol could do. */
function placings({ kitchen, worth: before }: Standing, symbol: string, bad: number): Placing[] {
  if ((kitchen.hand[symbol] ?? 0) === 0) return [];
  const spent = spend(kitchen, symbol);
  const judged = (sandwich: string, { kitchen: placed, earned }: Placed): Placing => {
    const after = standing(placed);
    return { ...after, earned, symbol, sandwich, gain: earned + after.worth - before };
  };
  const found = kitchen.stacks.map((stack) => judged(stack.id, lay(spent, symbol, stack, bad)));
  if (symbol === 'bread' && kitchen.free > 0)
    found.push(judged(NEW, { earned: 0, kitchen: begin(spent, bad) }));
  return found;
}

/** M-9: a sauce is bad and goes along with anything, so it comes with the Bread that closes its sandwich, never before. */
const saucings = (now: Standing): Placing[] =>
  (now.kitchen.hand.bread ?? 0) === 0
    ? []
    : placings(now, SAUCE, 1).filter(({ sandwich, kitchen: after }) =>
        after.stacks.some((stack) => stack.id === sandwich && isReadyWithSauces(after, stack)),
      );

const isReadyWithSauces = (kitchen: Kitchen, stack: Stack): boolean =>
  range((kitchen.hand[SAUCE] ?? 0) + 1).some(
    (more) =>
      readyFor(kitchen, { ...stack, symbols: [...stack.symbols, ...range(more).map(() => SAUCE)] }) !==
      undefined,
  );

/** Of this symbol, or a sauce alongside. */
const bestPlacing = (now: Standing, symbol: string): Placing | undefined =>
  [...placings(now, symbol, 0), ...(symbol === BREAD_SYMBOL ? saucings(now) : [])].reduce<
    Placing | undefined
  >((top, one) => (one.gain > (top?.gain ?? NOTHING) ? one : top), undefined);

/** Each symbol's turn is played out in thought; its first step is the wish. */
function buildings(input: Input, now: Standing): Wish[] {
  const plays = offered(input, 'play');
  const symbols = new Set(plays.map((choice) => whiteCard(choice.move.card!).symbol));
  symbols.delete(SAUCE);
  return [...symbols].flatMap((symbol) => {
    const first = bestPlacing(now, symbol);
    if (!first) return [];
    let gain = 0;
    for (let next: Placing | undefined = first; next; next = bestPlacing(next, symbol))
      gain += next.gain + FRESH;
    // A bad card goes where it leaves the table at once, a good one where it stays.
    const wanted = (card: string) => badness(card) === (first.earned > 0 ? 1 : 0);
    const able = playsOf(input, first.symbol, first.sandwich);
    const choice = able.find(({ move }) => wanted(move.card!)) ?? able[0];
    if (!choice) return [];
    const move: Move = { type: 'play', card: choice.move.card!, sandwich: first.sandwich };
    return [{ frame: choice.frame, move, gain }];
  });
}

const badness = (card: string): number => (whiteCard(card).bad ? 1 : 0);

function moving(input: Input, { kitchen, worth: before }: Standing): Wish[] {
  const { slots } = input.table.players[input.seat]!;
  return offered(input, 'move').flatMap((choice) => {
    const from = choice.move.from!;
    const source = slots.find((slot) => slot?.id === from)!;
    const top = source.cards.at(-1)!;
    const lifted = lift(kitchen, stackOf(source), badness(top));
    return openTo(choice).map((to): Wish => {
      const target = lifted.stacks.find(({ id }) => id === to)!;
      const placed = lay(lifted, whiteCard(top).symbol, target, badness(top));
      const gain = placed.earned + worth(placed.kitchen) - before;
      return { frame: choice.frame, move: { type: 'move', from, to }, gain };
    });
  });
}

/** One by one, what is missed the least, while a fresh card is worth more. */
function discarding(input: Input, now: Standing): Wish[] {
  const [choice] = offered(input, 'discard');
  if (!choice) return [];
  const cards: string[] = [];
  let left = now;
  let gain = 0;
  const kept = promised(now.kitchen);
  for (const card of byLoss(now, openTo(choice))) {
    const { symbol } = whiteCard(card);
    if ((left.kitchen.hand[symbol] ?? 0) <= (kept[symbol] ?? 0)) continue;
    const loss = lossOf(left, card);
    if (loss >= FRESH) continue;
    cards.push(card);
    gain += FRESH - loss;
    left = standing(spend(left.kitchen, symbol));
  }
  return cards.length > 0 ? [{ frame: choice.frame, move: { type: 'discard', cards }, gain }] : [];
}

/** M-11: whoever has nothing to do takes another card rather than wait: with the same hand it would wait for ever. */
function anyChange(input: Input, kitchen: Kitchen): Wish | undefined {
  const [choice] = input.table.turn?.mode === 'open' ? offered(input, 'discard') : [];
  if (!choice) return undefined;
  const kept = promised(kitchen);
  const isSpare = (card: string): boolean => {
    const { symbol } = whiteCard(card);
    return (kitchen.hand[symbol] ?? 0) > (kept[symbol] ?? 0);
  };
  const [card] = byLoss(standing(kitchen), openTo(choice)).filter(isSpare);
  return card === undefined
    ? undefined
    : { frame: choice.frame, gain: 1, move: { type: 'discard', cards: [card] } };
}

/** Cards of one kind are missed alike. */
function byLoss(now: Standing, cards: readonly string[]): string[] {
  const losses = new Map<string, number>();
  const lossOfKind = (card: string): number => {
    const { id } = whiteCard(card);
    const loss = losses.get(id) ?? lossOf(now, card);
    losses.set(id, loss);
    return loss;
  };
  return cards
    .map((card) => ({ card, loss: lossOfKind(card) }))
    .sort((a, b) => a.loss - b.loss)
    .map(({ card }) => card);
}

function lossOf({ kitchen, worth: before }: Standing, card: string): number {
  const { role, symbol } = whiteCard(card);
  const held = kitchen.hand[symbol] ?? 0;
  if (role === 'attack') return KEEP.attack * Math.max(1, kitchen.spite);
  if (role !== 'ingredient') return role === 'inspector' && held > 1 ? KEEP.further : KEEP[role];
  const loss = before - worth(spend(kitchen, symbol));
  if (symbol !== BREAD_SYMBOL) return loss;
  return held <= BREAD.keep ? Math.max(loss, BREAD.worth) : KEEP.further;
}

function give(input: Input, kitchen: Kitchen): Wish | undefined {
  const [choice] = offered(input, 'give');
  const slot = choice?.slots?.[0];
  if (!choice || slot?.kind !== 'pick') return undefined;
  const cards = byLoss(standing(kitchen), slot.from).slice(0, slot.min);
  return { frame: choice.frame, gain: 1, move: { type: 'give', cards } };
}
