/** The Plate game with two and with five, told by facts: the longest names that there are. */
import { deckWith, faceOf } from '../../../src/games/plate/cards.ts';
import type { Event } from '../../../src/games/plate/events.ts';
import { plate } from '../../../src/games/plate/index.ts';
import { initial } from '../../../src/games/plate/state.ts';
import type { MomentTable } from '../../e2e/support/moments.ts';
import { defaults, napkin, PlatePosition } from '../../games/plate/given.ts';

const NAMES = ['Maya', 'Konstantin', 'Inès', 'Jürgen', 'Maximiliane'];
/** The longest names of parts, in one language or another. */
const LONG = [
  'mystery-tin',
  'holes',
  'mousetrap',
  'chilli',
  'spider',
  'peanut-butter',
  'snail',
  'fondue',
  'soap',
];

class Match extends PlatePosition {
  /** The whole log, from the set-up on. */
  static begun(seats: number, hands: readonly (readonly string[])[], clock: number): Match {
    const options = { ...defaults, clock, reaction: 30 };
    const deck = deckWith('house');
    const held = hands.flat();
    const rest = deck.filter((card) => !held.includes(card) && !LONG.includes(card.split('~')[0]!));
    const full = Array.from({ length: seats }, (_, seat) => hands[seat] ?? []).map((hand, seat) => [
      ...hand,
      ...rest.slice(seat * 7, seat * 7 + 7 - hand.length),
    ]);
    return new Match(plate, initial({ seats, options })).given(
      { type: 'shuffled', order: deck },
      { type: 'first-drawn', draws: full.map((_, seat) => ({ seat, card: rest[40 + seat]! })) },
      { type: 'dealt', first: 0, hands: full, order: rest.slice(35) },
    );
  }

  laidParts(plate: string, cards: readonly string[]): this {
    return this.given(
      ...cards.map((card, i): Event => {
        const type = i === 0 ? 'started' : 'added';
        return { type, seat: i % this.state.seats, card, plate };
      }),
    );
  }
}

const started = (seats: number, clock = 0): Match => {
  const match = Match.begun(
    seats,
    [
      ['sourdough~1', 'holes~1', 'bid-plus-5~1', 'bid-minus-3~1', 'light-fingers~1'],
      ['last-garnish~1', 'snail~1', 'crumple~1', 'soap~1'],
      ['musical-chairs~1', 'crumple~2', 'iron-stomach~1'],
    ].slice(0, seats),
    clock,
  );
  const parts = [
    ['heel~1', 'mystery-tin~1', 'mousetrap~1', 'fondue~1', 'spider~1', 'onion~1'],
    ['sourdough~2', 'chilli~1', 'peanut-butter~1'],
    ['flatbread~1'],
    ['sourdough~3', 'spider~1'],
  ];
  for (const { id } of match.state.plates.slice(0, 4)) match.laidParts(id, parts.shift() ?? []);
  return match;
};

const auctioned = (seats: number): Match =>
  started(seats).given(
    { type: 'finished', seat: 0, card: 'heel~2', plate: 'plate-1' },
    { type: 'bidding-began', seat: 0, plate: 'plate-1' },
  );

const bidsOn = (match: Match): Match => {
  const { seats } = match.state;
  const hands = match.state.players.map(({ hand }) => hand.find((card) => faceOf(card).kind !== 'napkin')!);
  return match.given(
    { type: 'bid-placed', seat: 0, on: 0, card: 'bid-plus-5~1' },
    ...Array.from(
      { length: seats - 1 },
      (_, i): Event => ({
        ...{ type: 'bid-placed', seat: i + 1, on: 0, card: hands[i + 1]! },
      }),
    ),
    { type: 'bid-placed', seat: 0, on: seats - 1, card: 'bid-minus-3~1' },
  );
};

const judged = (match: Match): Match => {
  const { bids, seats } = match.state;
  const out = Array.from(
    { length: seats },
    (_, seat): Event => ({ type: 'opted-out', seat, emptyHanded: false }),
  );
  match.given(...out, { type: 'bids-closed' });
  for (const { slot } of bids) match.given({ type: 'bid-turned', slot });
  return match.given({ type: 'verdict-opened' });
};

/** The clock is shown from the beginning. */
const LATE = 20;

/** Moments of a match. */
const MOMENTS: readonly (readonly [string, (seats: number) => Match])[] = [
  ['building', started],
  ['thinking', (seats) => started(seats, LATE)],
  [
    'keeping',
    (seats) =>
      started(seats).given(
        { type: 'keep-asked', seat: 0 },
        { type: 'laid-aside', seat: 0, cards: ['bagel~4', 'mousetrap~1'] },
      ),
  ],
  ['bidding', (seats) => bidsOn(auctioned(seats))],
  ['verdict', (seats) => judged(bidsOn(auctioned(seats)))],
  [
    'napkins',
    (seats) => {
      const match = judged(bidsOn(auctioned(seats)));
      return match.when(1, napkin('last-garnish~1')).letPass();
    },
  ],
];

const CODE_LETTERS = 'ABCDEFGHJK';
export const tables: readonly MomentTable[] = [2, 5].flatMap((seats, row) =>
  MOMENTS.map(([moment, position], i) => {
    const match = position(seats);
    return {
      moment,
      code: `PC${CODE_LETTERS[row]}${CODE_LETTERS[i]}`,
      game: plate,
      names: NAMES.slice(0, seats),
      options: match.state.options,
      facts: match.log,
    };
  }),
);
