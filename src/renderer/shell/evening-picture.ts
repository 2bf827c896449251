/** The page of an evening as a picture to take home, drawn on the phone itself: nothing needs to be fetched for it. */
import { seatOf } from '../ui/seats.ts';

interface EveningPage {
  readonly title: string;
  readonly day: string;
  readonly headline: string;
  readonly guests: readonly {
    readonly name: string;
    readonly badge: number;
    readonly stars: number;
    /** What they have come to, in words. */
    readonly sum: string;
  }[];
  readonly matches: readonly { readonly title: string; readonly won: string; readonly points: string }[];
}

interface Writing {
  readonly size: number;
  readonly ink?: string;
  readonly weight?: number;
  readonly right?: true;
}

const WIDTH = 1080;
const EDGE = 72;
const INNER = WIDTH - 2 * EDGE;
const PAPER = '#fff8ea';
const BOARD = '#24160e';
const INK = '#24160e';
const SOFT = '#6b5544';
const GOLD = '#f7be38';
const STAR = '#b87700';
const MOST_STARS = 6;
/** Of a name's share of its row. */
const LEAST = 0.62;
const BADGE = 64;
/** In a box of 24, as the icon has it. */
const STAR_PATH = 'M12 2l3 6.6 7.2.8-5.4 4.9 1.5 7.1L12 17.8l-6.3 3.6 1.5-7.1L1.8 9.4 9 8.6Z';

class Sheet {
  readonly brush: CanvasRenderingContext2D;
  readonly #family: string;
  y = 0;

  constructor(brush: CanvasRenderingContext2D, family: string) {
    this.brush = brush;
    this.#family = family;
  }

  font({ size, weight = 600 }: Writing): void {
    this.brush.font = `${weight} ${size}px ${this.#family}`;
  }

  /** Smaller when it is too long, and cut only when nobody could read it otherwise. */
  write(text: string, how: Writing & { readonly x: number; readonly most: number }): void {
    const { brush } = this;
    this.font(how);
    const share = how.most / brush.measureText(text).width;
    this.font({ ...how, size: Math.floor(how.size * Math.max(LEAST, Math.min(1, share))) });
    let shown = text;
    while (shown.length > 1 && brush.measureText(shown).width > how.most) shown = `${shown.slice(0, -2)}…`;
    brush.fillStyle = how.ink ?? INK;
    brush.textAlign = how.right ? 'right' : 'left';
    brush.fillText(shown, how.x, this.y);
  }

  lines(text: string, how: Writing): string[] {
    this.font(how);
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && this.brush.measureText(longer).width <= INNER) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  shape(path: string, at: { x: number; y: number; scale: number; ink: string }): void {
    const { brush } = this;
    brush.save();
    brush.translate(at.x, at.y);
    brush.scale(at.scale, at.scale);
    brush.fillStyle = at.ink;
    brush.fill(new Path2D(path));
    brush.restore();
  }
}

export async function eveningPicture(page: EveningPage): Promise<File | null> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  const brush = canvas.getContext('2d');
  if (!brush) return null;
  canvas.width = WIDTH;
  // How long it gets is known once it was written: the first time nobody sees it.
  canvas.height = draw(brush, page);
  draw(brush, page);
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/png');
  });
  return blob && new File([blob], 'smorgasboard.png', { type: 'image/png' });
}

function draw(brush: CanvasRenderingContext2D, page: EveningPage): number {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--display') || 'sans-serif';
  const sheet = new Sheet(brush, family);
  brush.fillStyle = PAPER;
  brush.fillRect(0, 0, WIDTH, brush.canvas.height);
  head(sheet, page);
  guests(sheet, page);
  matches(sheet, page);
  return sheet.y + EDGE / 2;
}

function head(sheet: Sheet, { title, day, headline }: EveningPage): void {
  const look = { size: 46, weight: 700 };
  const lines = headline ? sheet.lines(headline, look) : [];
  const height = 252 + lines.length * 58;
  sheet.brush.fillStyle = BOARD;
  sheet.brush.fillRect(0, 0, WIDTH, height);
  sheet.y = 84;
  sheet.write('Smorgasboard', { size: 34, ink: GOLD, x: EDGE, most: 420 });
  sheet.write(day, { size: 34, ink: PAPER, x: WIDTH - EDGE, most: 480, right: true });
  sheet.y += 108;
  sheet.write(title, { size: 96, weight: 800, ink: PAPER, x: EDGE, most: INNER });
  sheet.y += 14;
  for (const line of lines) {
    sheet.y += 58;
    sheet.write(line, { ...look, ink: GOLD, x: EDGE, most: INNER });
  }
  sheet.y = height;
}

function guests(sheet: Sheet, page: EveningPage): void {
  sheet.y += 30;
  for (const { name, badge, stars, sum } of page.guests) {
    sheet.y += 68;
    const { shape, colour, on, letter } = seatOf(badge);
    const at = { x: EDGE, y: sheet.y - 50, scale: BADGE / 100 };
    sheet.shape(shape.path, { ...at, ink: colour });
    const { brush } = sheet;
    sheet.font({ size: (shape.letterSize * BADGE) / 100, weight: 800 });
    brush.fillStyle = on;
    brush.textAlign = 'center';
    brush.textBaseline = 'middle';
    brush.fillText(letter, EDGE + BADGE / 2, at.y + ((shape.letterY + 3) * BADGE) / 100);
    brush.textBaseline = 'alphabetic';
    sheet.write(name, { size: 52, weight: 700, x: EDGE + BADGE + 24, most: 400 });
    sheet.write(sum, { size: 34, ink: SOFT, x: 830, most: 250, right: true });
    starsOf(sheet, stars);
    sheet.y += 22;
  }
  sheet.y += 20;
}

function starsOf(sheet: Sheet, stars: number): void {
  const { brush, y } = sheet;
  // Three to a row, or a number and one.
  const drawn = stars > MOST_STARS ? 1 : stars;
  const step = drawn > 3 ? 26 : 48;
  for (let n = 0; n < drawn; n++)
    sheet.shape(STAR_PATH, { x: WIDTH - EDGE - 44 - n * step, y: y - 40, scale: 44 / 24, ink: STAR });
  if (drawn === stars) return;
  sheet.write(String(stars), { size: 48, weight: 800, x: WIDTH - EDGE - 54, most: 80, right: true });
  brush.textAlign = 'left';
}

function matches(sheet: Sheet, page: EveningPage): void {
  for (const { title, won, points } of page.matches) {
    sheet.brush.fillStyle = SOFT;
    sheet.brush.fillRect(EDGE, sheet.y, INNER, 2);
    sheet.y += 60;
    sheet.write(title, { size: 44, weight: 700, x: EDGE, most: 500 });
    sheet.write(won, { size: 44, weight: 700, ink: STAR, x: WIDTH - EDGE, most: 400, right: true });
    const look = { size: 34, ink: SOFT };
    for (const line of sheet.lines(points, look)) {
      sheet.y += 46;
      sheet.write(line, { ...look, x: EDGE, most: INNER });
    }
    sheet.y += 26;
  }
}
