/** The page of an evening as a picture to take home, drawn on the phone itself: nothing needs to be fetched for it. */
import { seatOf } from '../ui/seats.ts';

interface EveningPage {
  readonly title: string;
  readonly headline: string;
  readonly guests: readonly { readonly name: string; readonly badge: number; readonly stars: number }[];
  readonly matches: readonly { readonly title: string; readonly won: string }[];
}

const WIDTH = 1080;
const EDGE = 80;
const ROW = 84;
const PAPER = '#fff8ea';
const INK = '#24160e';
const SOFT = '#6b5544';
const STAR = '#d28a00';

export async function eveningPicture(page: EveningPage): Promise<File | null> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  const rows = page.guests.length + page.matches.length;
  canvas.width = WIDTH;
  canvas.height = 2 * EDGE + 250 + rows * ROW + 60;
  const brush = canvas.getContext('2d');
  if (!brush) return null;
  const { fontFamily } = getComputedStyle(document.body);
  const write = (
    text: string,
    y: number,
    look: { size: number; ink?: string; right?: true; most?: number },
  ) => {
    brush.font = `650 ${look.size}px ${fontFamily}`;
    brush.fillStyle = look.ink ?? INK;
    brush.textAlign = look.right ? 'right' : 'left';
    brush.fillText(text, look.right ? WIDTH - EDGE : EDGE, y, look.most ?? WIDTH - 2 * EDGE);
  };
  brush.fillStyle = PAPER;
  brush.fillRect(0, 0, WIDTH, canvas.height);
  write('Smorgasboard', EDGE + 30, { size: 36, ink: SOFT });
  write(page.title, EDGE + 110, { size: 72 });
  if (page.headline) write(page.headline, EDGE + 185, { size: 44, ink: STAR });
  let y = EDGE + 280;
  for (const { name, badge, stars } of page.guests) {
    brush.fillStyle = seatOf(badge).colour;
    brush.fillRect(EDGE, y - 38, 44, 44);
    brush.font = `650 46px ${fontFamily}`;
    brush.fillStyle = INK;
    brush.textAlign = 'left';
    brush.fillText(name, EDGE + 68, y, 560);
    write('★'.repeat(Math.min(stars, 8)), y, { size: 46, ink: STAR, right: true, most: 360 });
    y += ROW;
  }
  y += 40;
  for (const { title, won } of page.matches) {
    brush.fillStyle = SOFT;
    brush.fillRect(EDGE, y - 56, WIDTH - 2 * EDGE, 2);
    write(title, y, { size: 40, most: 500 });
    write(won, y, { size: 40, ink: SOFT, right: true, most: 400 });
    y += ROW;
  }
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/png');
  });
  return blob && new File([blob], 'smorgasboard.png', { type: 'image/png' });
}
