/** A kitchen that could be the real one, for all that a seat sees: what is hidden from it is dealt anew. */
import { range } from '../../../shared/lists.ts';
import type { Rng } from '../../../shared/rng.ts';
import { whiteDeck } from '../cards.ts';
import { blackDeck, type Options, packsOf } from '../options.ts';
import { initial, type State } from '../state.ts';
import type { Input } from './hands.ts';

/** Above all that are in use. */
const SERIAL = 1_000_000;

/** Undefined where what is seen is not all of it: while something is being answered. */
export function worldOf({ seat, seats, table, mine }: Input, options: Options) {
  if (table.over || table.event || table.inspection || !table.turn) return undefined;
  const { players, bar, turn, turns, decks } = table;
  const seen = new Set([
    ...mine.hand,
    ...players.flatMap(({ slots }) => slots.flatMap((slot) => slot?.cards ?? [])),
  ]);
  const unseen = whiteDeck(packsOf(options)).filter((card) => !seen.has(card));
  const onBar = new Set(bar.map((card) => card?.id));
  const orders = blackDeck(options).flatMap(({ id }) => (onBar.has(id) ? [] : [id]));
  return (rng: Rng): State => {
    const white = rng.shuffle(unseen);
    const black = rng.shuffle(orders);
    return {
      ...initial({ seats, options }),
      players: range(seats).map((index) => {
        const { money, slots, completed, last, hand } = players[index]!;
        const cards = index === seat ? mine.hand : white.splice(0, hand);
        return { seat: index, money, hand: cards, slots, completed, last };
      }),
      white: { deck: white.splice(0, decks.white), discards: white },
      black: { deck: black.splice(0, decks.black), discards: black },
      bar,
      turn,
      turns,
      serial: SERIAL,
      bell: table.lastTurn,
    };
  };
}
