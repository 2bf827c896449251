/** A receipt and the standings as SVG: butcher's paper, in the host's two faces. */
import type { ReceiptLine } from '../../shared/game.ts';
import type { HistoryPlayer } from '../../shared/protocol.ts';
import type { Finished } from '../store/finished.ts';
import {
  DISPLAY,
  fitted,
  KRAFT,
  LETTER,
  LINEN,
  MUSTARD,
  plain,
  rule,
  SOFT,
  signed,
  TEXT,
  WIDTH,
  write,
} from './brush.ts';
import type { Picture, Row } from './picture.ts';
import { drawPoints, nameWithTeam } from './points.ts';
import { poster } from './poster.ts';
import type { RecordWords } from './words.ts';

const NAME = 'Smorgasboard';

/** In lines no wider than the room; a word that is wider by itself is cut. */
export function wrap(text: string, room: number, size: number): string[] {
  const most = Math.max(4, Math.floor(room / (size * LETTER.text)));
  const lines: string[] = [];
  for (const word of text.split(/\s+/).flatMap((one) => one.match(new RegExp(`.{1,${most}}`, 'gu')) ?? [])) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const dateText = (at: number, { locale }: RecordWords): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(at);

/** Zigzag below, where it was torn off. */
function torn(width: number, height: number): string {
  const teeth = Math.floor(width / 24);
  const tooth = width / teeth;
  const edge = Array.from({ length: teeth }, (_, i) => {
    const right = width - i * tooth;
    return `L${(right - tooth / 2).toFixed(1)} ${height - 14}L${(right - tooth).toFixed(1)} ${height}`;
  });
  return `<path d="M0 0H${width}V${height}${edge.join('')}Z" fill="${LINEN}"/>`;
}

function heading(entry: Finished, words: RecordWords, width: number): string {
  const middle = { x: width / 2, anchor: 'middle' } as const;
  const room = width - 96;
  return [
    write(NAME, { ...middle, y: 84, size: 54, family: DISPLAY }),
    rule(112, width, '14 8'),
    write(words.title, { ...middle, y: 168, size: fitted(words.title, room, 44), family: DISPLAY }),
    write(dateText(entry.endedAt, words), { ...middle, y: 208, size: 26, colour: SOFT }),
  ].join('');
}

/** Below the line on which letters stand. */
const DESCENT = 12;

class Roll {
  y: number;
  readonly rows: Row[];

  /** Below the rows that stand there already. */
  constructor(rows: readonly Row[], top: number) {
    this.rows = [...rows];
    this.y = rows.at(-1)?.bottom ?? top;
  }

  round(text: string, points: number): void {
    this.y += 46;
    this.#add([
      write(text, { x: 48, y: this.y, size: 32, family: DISPLAY }),
      write(plain(points), { x: WIDTH - 48, y: this.y, size: 32, family: DISPLAY, anchor: 'end' }),
    ]);
  }

  line(text: string, points: number): void {
    this.y += 38;
    const parts = [write(signed(points), { x: WIDTH - 48, y: this.y, size: 26, anchor: 'end' })];
    for (const [i, piece] of wrap(text, WIDTH - 220, 26).entries()) {
      if (i > 0) this.y += 31;
      parts.push(write(piece, { x: 48, y: this.y, size: 26, colour: SOFT }));
    }
    this.#add(parts);
  }

  #add(parts: readonly string[]): void {
    this.rows.push({ bottom: this.y + DESCENT, svg: parts.join('') });
  }
}

function rounds(lines: readonly ReceiptLine[]): Map<number | undefined, ReceiptLine[]> {
  const parts = new Map<number | undefined, ReceiptLine[]>();
  for (const line of lines) parts.set(line.round, [...(parts.get(line.round) ?? []), line]);
  return parts;
}

export function drawReceipt(entry: Finished, words: RecordWords, who: HistoryPlayer): Picture {
  const head = poster(entry, words, who);
  const table = drawPoints(entry, words, { width: WIDTH, top: head.bottom });
  const roll = new Roll(table, head.bottom);
  for (const [round, lines] of rounds(entry.receipt.filter(({ seat }) => seat === who.seat))) {
    const points = lines.reduce((total, line) => total + line.points, 0);
    if (round !== undefined) roll.round(words.say('results.round', { n: round }), points);
    for (const line of lines) roll.line(words.phrase('receipt', line), line.points);
  }
  const total = words.say('results.total');
  const bottom = roll.y + 40;
  const height = bottom + 150;
  const body = [
    `<rect width="${WIDTH}" height="${height}" fill="${KRAFT}"/>`,
    torn(WIDTH, height - 6),
    head.svg,
    heading(entry, words, WIDTH),
    write(who.name, { x: 48, y: 282, size: fitted(who.name, WIDTH - 96, 52), family: DISPLAY }),
    rule(bottom, WIDTH),
    write(total, { x: 48, y: bottom + 70, size: 48, family: DISPLAY }),
    write(plain(who.score), { x: WIDTH - 48, y: bottom + 76, size: 72, family: DISPLAY, anchor: 'end' }),
  ];
  return { width: WIDTH, height, body: body.join(''), rows: roll.rows };
}

const BOARD = 1080;
const ROW = 104;
const FIGURE = 60;

export function drawStandings(entry: Finished, words: RecordWords): Picture {
  const top = 250 + entry.seats.length * ROW;
  const table = drawPoints(entry, words, { width: BOARD, top });
  const height = (table.at(-1)?.bottom ?? top) + 50;
  const best = Math.max(1, ...entry.seats.map(({ score }) => Math.abs(score)));
  const figures = Math.max(...entry.seats.map(({ score }) => plain(score).length)) * FIGURE * LETTER.display;
  const room = Math.min(BOARD - 330, BOARD - 150 - 48 - 24 - figures);
  const nameOf = nameWithTeam(entry, words);
  const rows = entry.seats.map((who, i) => {
    const { rank, score } = who;
    const name = nameOf(who);
    const y = 250 + i * ROW;
    const first = rank === 1;
    const bar = Math.max(0, score / best) * room;
    return [
      `<circle cx="88" cy="${y + 44}" r="36" fill="${first ? MUSTARD : KRAFT}"/>`,
      write(String(rank), { x: 88, y: y + 59, size: 42, family: DISPLAY, anchor: 'middle' }),
      write(name, {
        x: 150,
        y: y + 48,
        size: fitted(name, Math.min(BOARD - 400, room), 46),
        family: first ? DISPLAY : TEXT,
      }),
      `<rect x="150" y="${y + 64}" width="${bar.toFixed(1)}" height="12" rx="4" fill="${first ? MUSTARD : '#c98e0a'}"/>`,
      write(plain(score), { x: BOARD - 48, y: y + 66, size: FIGURE, family: DISPLAY, anchor: 'end' }),
    ].join('');
  });
  const body = [
    `<rect width="${BOARD}" height="${height}" fill="${KRAFT}"/>`,
    torn(BOARD, height - 6),
    heading(entry, words, BOARD),
    ...rows,
  ];
  return { width: BOARD, height, body: body.join(''), rows: table };
}
