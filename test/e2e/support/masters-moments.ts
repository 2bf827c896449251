/** A lunch of three at Sandwich Masters, stopped where somebody is asked in the middle of somebody else's turn. */
import { whiteDeck } from '../../../src/games/masters/cards.ts';
import type { Event } from '../../../src/games/masters/events.ts';
import { masters } from '../../../src/games/masters/index.ts';
import { blackDeck, packsOf } from '../../../src/games/masters/options.ts';
import { OPTIONS } from '../../games/masters/given.ts';
import type { LaidTable } from './laid-tables.ts';

const NAMES = ['Maya', 'Konstantin', 'Inès'];
/** Whoever is asked by each of them. */
export const ASKED = 1;

const options = { ...OPTIONS, minutes: 0, target: 25, turnSeconds: 0, answerSeconds: 120 };
const pool = [...whiteDeck(packsOf(options))];
const take = (kinds: string): string[] =>
  kinds.split(' ').map((kind) => {
    const at = pool.findIndex((card) => card.split('~')[0] === kind);
    if (at < 0) throw new Error(`no ${kind} left`);
    return pool.splice(at, 1)[0]!;
  });

const inspectors = take('lazy jobsworth strict');
const attack = take('chilli');
const laid = take('bread tomato-bad lettuce beef-bad cheese');
const second = take('bread egg-bad');
const hands: readonly (readonly string[])[] = [
  [...inspectors, ...take('bread bacon cheese onion')],
  [...laid, ...second],
  [...attack, ...take('bread mustard chicken cucumber tomato egg')],
];
const drawn = take('sauce chicken-bad mustard cheese-bad bread lettuce cucumber-bad');

function begun(bar: readonly string[]): Event[] {
  const black = blackDeck(options).map(({ id }) => id);
  const orders = black.filter((id) => bar.includes(id));
  const rest = black.filter((id) => !orders.includes(id));
  return [
    { type: 'opened', white: [...drawn, ...pool], hands, black: [...bar, ...rest], dealer: 0 },
    ...bar.slice(0, 4).map((card, slot): Event => ({ type: 'turned-up', slot, card })),
    { type: 'turn-began', seat: ASKED },
    { type: 'started', seat: ASKED, card: laid[0]!, sandwich: 's1', slot: 0 },
    ...laid.slice(1).map((card): Event => ({ type: 'played', seat: ASKED, card, sandwich: 's1' })),
    { type: 'started', seat: ASKED, card: second[0]!, sandwich: 's2', slot: 1 },
    { type: 'played', seat: ASKED, card: second[1]!, sandwich: 's2' },
    { type: 'turn-ended', seat: ASKED, idle: false },
    { type: 'drew', seat: ASKED, cards: drawn },
    { type: 'turn-began', seat: 2 },
    { type: 'attacked', seat: 2, card: attack[0]!, victim: ASKED, sandwich: 's1' },
  ];
}

const BAR = ['bread-sandwich', 'ploughmans', 'blt', 'double-decker'];

const visit = (card: string, sandwich: string | null): Event[] => [
  ...begun(BAR),
  { type: 'turn-ended', seat: 2, idle: false },
  { type: 'turn-began', seat: 0 },
  { type: 'inspected', seat: 0, card, victim: ASKED, sandwich, clean: false },
];

/** What is asked, and by what facts it came to that. */
const MOMENTS: Readonly<Record<string, readonly Event[]>> = {
  waiting: begun(BAR),
  lazy: visit(inspectors[0]!, null),
  jobsworth: visit(inspectors[1]!, 's1'),
  strict: visit(inspectors[2]!, 's1'),
  ...Object.fromEntries(
    ['rush-hour', 'stocktake'].map((event) => [
      event,
      [...begun([event, ...BAR.slice(1)]), { type: 'event-began', slot: 0 } as const],
    ]),
  ),
};

export const mastersMoments: readonly (LaidTable & { readonly moment: string })[] = Object.entries(
  MOMENTS,
).map(([moment, facts], i) => ({
  ...{ code: `MK${'ABCDEFGHJK'[i]}A`, moment, game: masters, names: NAMES, options, facts },
}));
