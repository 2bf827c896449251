/** The rounds of Sandwich as a host calls them: S-2, S-4 … S-8, S-13, S-15, S-19, S-31, S-33, S-41, S-44. */
import type { SeatIndex } from '../../../shared/game.ts';
import { range } from '../../../shared/lists.ts';
import { directionOf, isYoungRound, sandwichesPerCook, scaleOf } from '../../sandwich/scoring.ts';
import {
  isComplete,
  isDeserted,
  type Ranking,
  received,
  roundOf,
  rulesOf,
  type SandwichBook,
  tastedIn,
  untasted,
} from '../books/sandwich.ts';
import type { SandwichSheetOptions } from '../books/sandwich-options.ts';
import { circleOf } from '../company.ts';
import { asIfTurnedUp } from '../unseen.ts';
import { type Cue, OVER } from './cue.ts';
import type { Leading } from './led.ts';
import type { Position } from './position.ts';

/** S-4 */
const COUNT_MS = 3000;
/** S-8 */
const HAND_OFF_MS = 1500;

/** S-31 */
const isAnnounced = (book: SandwichBook, round: number): boolean => {
  const { length: seats } = circleOf(book, round);
  return (
    book.options.crowd === 'announced' && seats >= 8 && seats <= 10 && !isYoungRound(rulesOf(book, round))
  );
};

/** S-2, S-30, S-31, S-33: what everybody has, and makes of it. */
function planOf(book: SandwichBook, round: number): { sandwiches: number; layers: number; cards: number } {
  const sandwiches = sandwichesPerCook(rulesOf(book, round));
  const layers = isAnnounced(book, round) ? 2 : 3;
  return { sandwiches, layers, cards: sandwiches * layers };
}

const seconds = (option: number): { length: number } | object =>
  option > 0 ? { length: option * 1000 } : {};

function market(book: SandwichBook, cards: number): Cue[] {
  const { ownCard, grabClock } = book.options;
  return range(cards).flatMap((i): Cue[] => {
    const params = { n: i + 1, of: cards };
    const hands: Cue = {
      kind: 'hands-off',
      params,
      answers: ['skip'],
      length: HAND_OFF_MS,
      stage: 'market',
    };
    return [
      { kind: 'count', params, answers: ['skip'], length: COUNT_MS, stage: 'market' },
      ...(ownCard === 'release' ? [hands] : []),
      {
        kind: ownCard === 'release' ? 'grab-any' : 'grab',
        params,
        answers: ['next', 'skip'],
        ...seconds(grabClock),
        stage: 'market',
      },
    ];
  });
}

/** T-53: a theme that was drawn is told; another is the table's own affair. */
function themeOf({ draws }: SandwichBook, round: number): Pick<Cue, 'kind' | 'params'> {
  const drawn = draws.findLast((draw) => draw.what === 'theme' && draw.round === round && !draw.undone);
  return drawn
    ? { kind: 'theme-drawn', params: { theme: { text: `draw.theme.${drawn.word}` } } }
    : { kind: 'theme' };
}

/** T-54: what everybody chose unseen is looked at together, before the next round covers it. */
const turnedUp = ({ options, entries }: SandwichBook, round: number): Cue[] =>
  options.hidden && entries.some((entry) => entry.round === round)
    ? [{ kind: 'turned-up', params: { round }, answers: ['next'], stage: 'tasting', shows: 'rankings' }]
    : [];

function beforeTasting(book: SandwichBook, round: number): Cue[] {
  const { themed, trading, prepClock, bleah } = book.options;
  const { sandwiches, layers, cards } = planOf(book, round);
  const told = { stage: 'set-up', answers: ['next'] } as const;
  return [
    ...turnedUp(book, round - 1),
    ...(round === 1 ? [{ ...told, kind: `sandwich-goal${bleah ? '-bleah' : ''}` }] : []),
    { ...told, kind: 'deal', params: { round, n: cards } },
    ...(isAnnounced(book, round) ? [{ ...told, kind: 'announce' }] : []),
    ...(themed ? [{ ...told, ...themeOf(book, round) }] : []),
    ...market(book, cards),
    {
      ...told,
      ...seconds(prepClock),
      stage: 'kitchen',
      kind: `${trading ? 'trade' : 'build'}${bleah ? '-bleah' : ''}`,
      params: { n: sandwiches, layers },
    },
    {
      ...told,
      stage: 'giving',
      kind: `give-${directionOf(rulesOf(book, round))}`,
      params: { n: sandwiches },
      shows: 'map',
    },
    ...whoFirst(book, round),
  ];
}

/** S-19: who tastes first is asked once, where nobody was named. */
const whoFirst = (book: SandwichBook, round: number): Cue[] =>
  round === 1 && book.options.firstTaster === null
    ? [
        {
          kind: `first-${book.options.tasterRule}`,
          answers: ['seat'],
          from: circleOf(book, round),
          stage: 'tasting',
        },
      ]
    : [];

function tasting(book: SandwichBook, round: number, taster: SeatIndex): Cue[] {
  const { pitch, pitchSlot, bleah, themed, hidden } = book.options;
  const how = hidden ? '-unseen' : themed ? '-theme' : '';
  const who = { seat: taster };
  const cooks = received(book, round, taster);
  const best = scaleOf(rulesOf(book, round))[0]!;
  const slots = cooks.map(
    ({ cook }, i): Cue => ({
      kind: 'pitch',
      params: { who: { seat: cook }, taster: who, n: i + 1, of: cooks.length },
      seats: [cook],
      answers: ['next', 'skip'],
      ...seconds(pitchSlot),
      stage: 'tasting',
    }),
  );
  return [
    ...(pitch ? slots : []),
    {
      kind: `rank${bleah ? '-bleah' : ''}${how}`,
      params: { who, n: best },
      seats: [taster],
      answers: [],
      shows: 'map',
    },
  ];
}

function cuesOf(book: SandwichBook): Cue[] {
  const round = roundOf(book);
  const [taster] = untasted(book);
  if (isComplete(book)) return [...turnedUp(book, round), OVER];
  if (isDeserted(book) || taster === undefined) return [OVER];
  const before = tastedIn(book, round) === 0 ? beforeTasting(book, round) : [];
  return [...before, ...tasting(book, round, taster)];
}

/** From the market to the kitchen, from one's sale to the ranking; its name is the same by all rules of a table. */
function partOf({ kind }: Cue): string {
  if (['count', 'hands-off', 'grab', 'grab-any'].includes(kind)) return 'market';
  const [part] = kind.split('-');
  return part === 'trade' ? 'build' : part!;
}

const isTasting = (part: string | undefined): boolean => part === 'pitch' || part === 'rank';

/** A step by its place in its part: how many are before it changes with who plays (S-2, S-31). */
function marked(book: SandwichBook, { place }: Position, step: number): Position {
  const parts = cuesOf(book).map(partOf);
  const part = parts[step]!;
  const [seat] = isTasting(part) ? untasted(book) : [];
  return { place, step, part, nth: step - parts.indexOf(part), ...(seat !== undefined && { seat }) };
}

/** T-40, T-41: what was called is called still; where somebody else tastes, all their cooks have yet to speak (S-41). */
function settled(book: SandwichBook, at: Position): Position {
  const parts = cuesOf(book).map(partOf);
  const [taster] = untasted(book);
  if (at.seat !== undefined && at.seat !== taster && parts.some(isTasting))
    return marked(book, at, parts.findIndex(isTasting));
  const from = at.part === undefined ? -1 : parts.indexOf(at.part);
  if (from < 0) return at;
  const step = Math.min(from + (at.nth ?? 0), parts.lastIndexOf(at.part!));
  return step === at.step ? at : { ...at, step };
}

export const sandwichScript: Leading<SandwichSheetOptions, Ranking> = {
  // T-54: who has ranked unseen has tasted.
  place: (book) => `${roundOf(book)}.${tastedIn(asIfTurnedUp(book), roundOf(book))}`,
  settled: (book, at) => settled(asIfTurnedUp(book), at),
  cue: (book, { step }) => {
    const cues = cuesOf(asIfTurnedUp(book));
    return cues[Math.min(step, cues.length - 1)]!;
  },
  go: (book, { at, answer }) => {
    const known = asIfTurnedUp(book);
    const parts = cuesOf(known).map(partOf);
    const step = Math.min(at.step, parts.length - 1);
    // Who tastes first is no longer asked once it was said.
    if (answer === 'seat') return { place: at.place, step };
    const past = parts.findIndex((part, i) => i > step && part !== parts[step]);
    const to = answer === 'skip' && past > 0 ? past : step + 1;
    return marked(known, at, Math.min(to, parts.length - 1));
  },
};
