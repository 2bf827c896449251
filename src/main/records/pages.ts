/** A long picture is cut between its rows: one tall sheet would be slow to draw, large to send and hard to read. */
import type { Picture, Row } from './picture.ts';

export interface Page {
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

/** Of a page, by its width. */
const TALLEST = 3;
const MOST_PAGES = 12;

const between = (rows: readonly Row[], top: number, bottom: number): readonly Row[] =>
  rows.filter((row) => row.bottom > top && row.bottom <= bottom);

/** Where pages begin and end. */
function cutsOf({ width, height, rows }: Picture): number[] {
  const most = width * TALLEST;
  const cuts = [0];
  for (let top = 0; height - top > most && cuts.length < MOST_PAGES; top = cuts.at(-1)!)
    cuts.push(between(rows, top, top + most).at(-1)?.bottom ?? top + most);
  return [...cuts, Math.min(height, cuts.at(-1)! + most)];
}

export function pagesOf(picture: Picture): readonly Page[] {
  const { width, body, rows } = picture;
  const cuts = cutsOf(picture);
  return cuts.slice(1).map((bottom, i) => {
    const top = cuts[i]!;
    const height = bottom - top;
    const shown = between(rows, top, bottom).map(({ svg }) => svg);
    return {
      ...{ width, height },
      svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 ${top} ${width} ${height}">${body}${shown.join('')}</svg>`,
    };
  });
}
