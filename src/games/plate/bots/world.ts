/** A table that could be the real one, for all that a seat sees: what is hidden from it is dealt anew. */
import type { SeatIndex } from '../../../shared/game.ts';
import { range, withoutAll } from '../../../shared/lists.ts';
import type { Rng } from '../../../shared/rng.ts';
import { type CardId, deckWith, faceId, faceOf } from '../cards.ts';
import { goalOf, type Options } from '../options.ts';
import { type Bid, initial, type State, type Step } from '../state.ts';
import type { AuctionView, BidView } from '../view-types.ts';
import type { Input } from './sight.ts';

/** Above all that are in use. */
const SERIAL = 1_000_000;

/** Of a hundred bids, how many are there only to be feared. */
const BLUFFS = 10;

/** What is asked of this seat alone; undefined while a napkin asks, and where others are asked too. */
function stepOf({ seat, seats, table, mine }: Input): Step | undefined {
  const asked = { question: SERIAL, seat };
  if (table.napkins.length > 0 || table.turn !== seat) return undefined;
  if (table.step === 'build') return { kind: 'build', ...asked };
  if (table.step === 'keep') return { kind: 'keep', ...asked, drawn: mine.drawn.map(({ id }) => id) };
  const { auction } = table;
  if (table.step !== 'bid' || !auction || auction.out.length >= seats) return undefined;
  const { plate, finisher, out } = auction;
  return { kind: 'bid', ...asked, plate, finisher, out };
}

/** Takes cards out of a heap, by face, by what they are, or as they come. */
class Heap {
  readonly cards: CardId[];

  constructor(cards: CardId[]) {
    this.cards = cards;
  }

  take(fits: (card: CardId) => boolean): CardId | undefined {
    const at = this.cards.findIndex(fits);
    return at < 0 ? undefined : this.cards.splice(at, 1)[0];
  }

  face(face: string): CardId {
    const card = this.take((one) => faceId(one) === face);
    if (card === undefined) throw new Error(`no ${face} is left`);
    return card;
  }

  next(count: number): CardId[] {
    return this.cards.splice(0, count);
  }
}

/** Good sandwiches are pulled and bad ones pushed: what lies there is likely to be of that sign. */
function likelyBid(
  heap: Heap,
  { by }: BidView,
  { on, value, rng }: { on: SeatIndex; value: number; rng: Rng },
) {
  const isUp = (by === on) === value > 0;
  const isLikely = (card: CardId): boolean => {
    const face = faceOf(card);
    return face.kind === 'bid' && face.value > 0 === isUp;
  };
  const isIdle = (card: CardId): boolean => !['bid', 'napkin'].includes(faceOf(card).kind);
  return heap.take(rng.below(100) < BLUFFS ? isIdle : isLikely) ?? heap.next(1)[0];
}

/** What is known lies there in every world; only then the others are dealt, or they would take it away. */
function bidsOf(
  heap: Heap,
  { columns, value }: AuctionView,
  known: Input['mine']['peeked'],
  rng: Rng,
): Bid[] {
  const laid = columns.flatMap(({ bids }, on) =>
    bids.map((bid) => {
      const face = bid.face ?? known.find(({ slot }) => slot === bid.slot)?.face;
      return { bid, on, card: face === undefined ? undefined : heap.face(face) };
    }),
  );
  return laid.map(({ bid, on, card = likelyBid(heap, bid, { on, value, rng }) }): Bid => {
    const { slot, by, face } = bid;
    return { slot, by, on, card: card!, faceUp: face !== null };
  });
}

export function worldOf(input: Input, options: Options) {
  const { seat, seats, table, mine } = input;
  const step = stepOf(input);
  const own = [...mine.hand, ...mine.drawn].map(({ id }) => id);
  const deck = deckWith(options.napkins);
  const goal = JSON.stringify(goalOf(options, seats)) === JSON.stringify(table.goal);
  if (!step || !goal || own.some((card) => !deck.includes(card))) return undefined;
  return (rng: Rng): State => {
    const heap = new Heap(rng.shuffle(withoutAll(deck, own)));
    const plates = table.plates.map(({ id, state, cards }) => ({
      ...{ id, done: state === 'finished' },
      cards: cards.map((face) => heap.face(face)),
    }));
    const lying = table.lying.map(({ id, face, by, serves }) => ({ id, card: heap.face(face), by, serves }));
    const top = table.discards.top === null ? [] : [heap.face(table.discards.top)];
    const bids = table.auction ? bidsOf(heap, table.auction, mine.peeked, rng) : [];
    const players = range(seats).map((index) => {
      const { points, hand, last } = table.players[index]!;
      const cards = index === seat ? mine.hand.map(({ id }) => id) : heap.next(hand);
      const peeked = index === seat ? mine.peeked.map(({ slot }) => slot) : [];
      return { points, hand: cards, peeked, last };
    });
    return {
      ...initial({ seats, options }),
      ...{ players, plates, step, lying, bids, meals: table.meals, serial: SERIAL + 1 },
      draw: heap.next(table.drawPile),
      discard: [...heap.cards, ...top],
    };
  };
}
