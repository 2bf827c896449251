/** Napkins: when to throw one in, and what to answer when one asks. */
import { fillAtRandom } from '../../../shared/choices.ts';
import type { Choice, SeatIndex } from '../../../shared/game.ts';
import { type Effect, isFilling, napkinOf, pointsOf } from '../cards.ts';
import type { Move } from '../moves.ts';
import { eatingOf } from '../scoring.ts';
import { cheapest, leader, type Sight, winnersAfter } from './sight.ts';

interface Served {
  readonly scores: readonly number[];
  readonly value: number;
}

/** How good an outcome is for this bot: its own points, against what the best rival gets. */
function merit(sight: Sight, { scores, value }: Served, shielded = new Set<SeatIndex>()): number {
  const { eaters, share } = eatingOf({ scores, value, finisher: sight.table.auction?.finisher ?? 0 });
  const gain = (seat: SeatIndex) => (!eaters.includes(seat) || (share < 0 && shielded.has(seat)) ? 0 : share);
  const winners = winnersAfter(
    sight,
    scores.map((_, seat) => gain(seat)),
  );
  const won = (seat: SeatIndex) => (winners.includes(seat) ? 12 : 0);
  const rivals = sight.rivals.reduce((total, rival) => total + gain(rival) + won(rival), 0);
  return gain(sight.seat) + won(sight.seat) - rivals / sight.rivals.length;
}

function servedNow({ table }: Sight): Served {
  const columns = table.auction?.columns ?? [];
  return { scores: columns.map(({ sum, bonus }) => sum + bonus), value: table.auction?.value ?? 0 };
}

const changed = (scores: readonly number[], seat: SeatIndex, by: number): number[] =>
  scores.map((score, i) => (i === seat ? score + by : score));

/** Bids change places, what lasting napkins give does not. */
function swapped(sight: Sight, one: SeatIndex, other: SeatIndex): number[] {
  const columns = sight.table.auction!.columns;
  const owner = (seat: SeatIndex) => (seat === one ? other : seat === other ? one : seat);
  return columns.map(({ bonus }, seat) => columns[owner(seat)]!.sum + bonus);
}

interface Use {
  readonly merit: number;
  readonly seat?: SeatIndex;
  readonly pair?: readonly [SeatIndex, SeatIndex];
  readonly card?: string;
}

const best = (uses: readonly Use[]): Use | undefined =>
  uses.length === 0 ? undefined : uses.reduce((a, b) => (b.merit > a.merit ? b : a));

/** What an effect could make of the verdict at best. */
function useAtVerdict(sight: Sight, effect: Effect): Use | undefined {
  const now = servedNow(sight);
  const all = [sight.seat, ...sight.rivals];
  switch (effect.kind) {
    case 'bid-bonus': {
      const seats = effect.serves === 'player' ? [sight.seat] : all;
      return best(
        seats.map((seat) => ({
          seat,
          merit: merit(sight, { ...now, scores: changed(now.scores, seat, effect.points) }),
        })),
      );
    }
    case 'swap-bids': {
      const hasBids = (seat: SeatIndex) => sight.table.auction!.columns[seat]!.bids.length > 0;
      return best(
        all.flatMap((one) =>
          all
            .filter((other) => other > one && (hasBids(one) || hasBids(other)))
            .map((other) => ({
              pair: [one, other] as const,
              merit: merit(sight, { ...now, scores: swapped(sight, one, other) }),
            })),
        ),
      );
    }
    case 'shield':
      return { merit: merit(sight, now, new Set([sight.seat])) };
    case 'garnish':
      return best(
        sight.mine.hand.flatMap(({ id }) =>
          isFilling(id)
            ? [{ card: id, merit: merit(sight, { ...now, value: now.value + (pointsOf(id) ?? 0) }) }]
            : [],
        ),
      );
    default:
      return undefined;
  }
}

const playable = (sight: Sight): readonly { readonly choice: Choice<Move>; readonly effect: Effect }[] =>
  sight.choices.flatMap((choice) =>
    choice.move.type === 'napkin' && 'card' in choice.move && typeof choice.move.card === 'string'
      ? [{ choice, effect: napkinOf(choice.move.card).effect }]
      : [],
  );

/** The napkin worth throwing in now. */
export function napkinToPlay(sight: Sight): Choice<Move> | undefined {
  const newest = sight.table.napkins.at(-1);
  if (newest) return newest.by === sight.seat ? undefined : answerNapkin(sight, napkinOf(newest.face).effect);
  if (sight.table.step === 'verdict') return atVerdict(sight);
  return sight.table.turn === sight.seat ? onOwnTurn(sight) : undefined;
}

function answerNapkin(sight: Sight, played: Effect): Choice<Move> | undefined {
  const cancel = playable(sight).find(({ effect }) => effect.kind === 'cancel');
  return cancel && sight.level.crumples(sight, played) ? cancel.choice : undefined;
}

function atVerdict(sight: Sight): Choice<Move> | undefined {
  const now = merit(sight, servedNow(sight));
  const [top] = playable(sight)
    .flatMap(({ choice, effect }) => {
      const use = useAtVerdict(sight, effect);
      return use ? [{ choice, gain: use.merit - now }] : [];
    })
    .sort((a, b) => b.gain - a.gain);
  return top && sight.level.throwsIn(sight, top.gain) ? top.choice : undefined;
}

const onOwnTurn = (sight: Sight): Choice<Move> | undefined =>
  playable(sight).find(({ effect }) => sight.level.isTempted(sight, effect))?.choice;

/** The answer to what the newest napkin asks of this seat. */
export function napkinAnswer(sight: Sight, asked: Choice<Move>): Move {
  const newest = sight.table.napkins.at(-1)!;
  const effect = napkinOf(newest.face).effect;
  const use = sight.table.step === 'verdict' ? useAtVerdict(sight, effect) : undefined;
  return thoughtful(sight, asked, use) ?? fillAtRandom(asked, sight.rng);
}

function thoughtful(sight: Sight, asked: Choice<Move>, use: Use | undefined): Move | undefined {
  switch (asked.move.type) {
    case 'trade-give':
    case 'pass-on': {
      const slot = asked.slots?.find((one) => one.kind === 'pick');
      const count = slot?.kind === 'pick' ? slot.min : 0;
      return { type: asked.move.type, cards: cheapest(sight.hand, sight.hand, count) };
    }
    case 'lay-before':
      return { type: 'lay-before', seat: use?.seat ?? leader(sight) };
    case 'swap-bids': {
      const [one, other] = use?.pair ?? [];
      return one === undefined || other === undefined ? undefined : { type: 'swap-bids', one, other };
    }
    case 'garnish':
      return garnishAnswer(sight, asked, use);
    default:
      return undefined;
  }
}

/** What hurts whoever eats, or helps when that is this bot. */
function garnishAnswer(sight: Sight, asked: Choice<Move>, use: Use | undefined): Move {
  const move = fillAtRandom(asked, sight.rng);
  const { auction } = sight.table;
  if (move.type !== 'garnish' || !auction) return move;
  const fillings = sight.mine.hand
    .map(({ id }) => id)
    .filter(isFilling)
    .sort((a, b) => (pointsOf(a) ?? 0) - (pointsOf(b) ?? 0));
  const eatsItself = auction.forecast?.eaters.includes(sight.seat);
  const card = use?.card ?? fillings.at(eatsItself ? -1 : 0) ?? move.card;
  return { ...move, plate: auction.plate, card };
}
