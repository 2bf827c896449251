/** What a guest shows around: face, place and points, what was served, and against whom. */
import type { HistoryPlayer } from '../../shared/protocol.ts';
import type { Finished } from '../store/finished.ts';
import type { Drawing } from './art.ts';
import { DISPLAY, fitted, INK, MUSTARD, plain, rule, SOFT, WIDTH, write } from './brush.ts';
import type { RecordWords } from './words.ts';

const EDGE = 48;
const RIGHT = WIDTH - EDGE;
const SUNK = '#f3e6cb';
const CRUST = '#c98238';
const CRUMB = '#f8dfae';
const FILLINGS = ['#f0a99f', '#b9d38c', '#ffd766', '#f3b0c8', '#a9d3ea', '#dcb98a'];

interface Box {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const place = (drawing: Drawing | undefined, { x, y, size }: Box): string =>
  drawing
    ? `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${drawing.viewBox}">${drawing.body}</svg>`
    : `<circle cx="${x + size / 2}" cy="${y + size / 2}" r="${size * 0.42}" fill="${CRUMB}" stroke="${CRUST}" stroke-width="4"/>`;

const box = (y: number, height: number, colour: string): string =>
  `<rect x="${EDGE}" y="${y}" width="${WIDTH - 2 * EDGE}" height="${height}" rx="22" fill="${colour}"/>`;

const STAND = 212;

/** Face, place and points. */
function stand(words: RecordWords, { face, rank, score }: HistoryPlayer, y: number): string {
  const middle = y + STAND / 2;
  const points = plain(score);
  return [
    box(y, STAND, rank === 1 ? MUSTARD : SUNK),
    place(words.art.face(face), { x: EDGE + 16, y: y + 6, size: 196 }),
    `<circle cx="322" cy="${middle}" r="62" fill="${INK}"/>`,
    write(String(rank), {
      x: 322,
      y: middle + 29,
      size: 84,
      family: DISPLAY,
      colour: MUSTARD,
      anchor: 'middle',
    }),
    write(points, {
      x: RIGHT - 24,
      y: middle + 48,
      size: fitted(points, 250, 140),
      family: DISPLAY,
      anchor: 'end',
    }),
  ].join('');
}

const LAYER = 64;
const BREAD = 54;

const dishHeight = (layers: number): number => (layers === 0 ? 0 : 2 * BREAD + layers * LAYER + 48);

/** What was served, between two slices. */
function sandwich(words: RecordWords, cards: readonly string[], y: number): string {
  if (cards.length === 0) return '';
  const [left, right] = [120, WIDTH - 120];
  const top = y + BREAD;
  const bottom = top + cards.length * LAYER;
  const layers = cards.toReversed().map((card, i) => {
    const at = top + i * LAYER;
    const name = words.say(`card.${card.split('~')[0]}`);
    return [
      `<rect x="${left}" y="${at}" width="${right - left}" height="${LAYER + 1}" rx="10" fill="${FILLINGS[i % FILLINGS.length]}"/>`,
      place(words.art.card(card), { x: left + 24, y: at + 7, size: 50 }),
      write(name, { x: left + 96, y: at + 43, size: fitted(name, right - left - 120, 34), family: DISPLAY }),
    ].join('');
  });
  return [
    `<path d="M${left - 12} ${top}Q${left - 12} ${y} ${left + 90} ${y}H${right - 90}Q${right + 12} ${y} ${right + 12} ${top}Z" fill="${CRUST}"/>`,
    ...layers,
    `<path d="M${left - 12} ${bottom}H${right + 12}V${bottom + 10}Q${right + 12} ${bottom + BREAD} ${right - 40} ${bottom + BREAD}H${left + 40}Q${left - 12} ${bottom + BREAD} ${left - 12} ${bottom + 10}Z" fill="${CRUST}"/>`,
    `<rect x="${left - 6}" y="${top - 10}" width="${right - left + 12}" height="10" rx="5" fill="${CRUMB}"/>`,
    `<rect x="${left - 6}" y="${bottom}" width="${right - left + 12}" height="10" rx="5" fill="${CRUMB}"/>`,
  ].join('');
}

const ROW = 68;

/** Everybody who sat there, the best first. */
const rivals = ({ seats }: Finished, words: RecordWords, who: HistoryPlayer, y: number): string =>
  seats
    .toSorted((a, b) => a.rank - b.rank || a.seat - b.seat)
    .map(({ seat, rank, name, face, score }, i) => {
      const at = y + i * ROW;
      const isMe = seat === who.seat;
      return [
        isMe ? box(at + 2, ROW - 4, SUNK) : '',
        write(String(rank), { x: EDGE + 34, y: at + 46, size: 34, family: DISPLAY, anchor: 'middle' }),
        place(words.art.face(face), { x: EDGE + 66, y: at + 5, size: 58 }),
        write(name, {
          ...{ x: EDGE + 142, y: at + 45, size: fitted(name, 330, 32), colour: isMe ? INK : SOFT },
          ...(isMe ? { family: DISPLAY } : {}),
        }),
        write(plain(score), { x: RIGHT - 24, y: at + 47, size: 38, family: DISPLAY, anchor: 'end' }),
      ].join('');
    })
    .join('');

export interface Poster {
  readonly svg: string;
  /** Where the lines of the receipt begin. */
  readonly bottom: number;
}

const TOP = 312;

/** Below the name. */
export function poster(entry: Finished, words: RecordWords, who: HistoryPlayer): Poster {
  const dish = words.art.dish(who.seat);
  const served = TOP + STAND + 36;
  const table = served + dishHeight(dish.length);
  const bottom = table + entry.seats.length * ROW + 28;
  return {
    svg: [
      stand(words, who, TOP),
      sandwich(words, dish, served),
      rivals(entry, words, who, table),
      rule(bottom, WIDTH, '14 8'),
    ].join(''),
    bottom: bottom + 4,
  };
}
