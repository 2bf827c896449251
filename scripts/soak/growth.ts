import { inMegabytes } from '../lib/megabytes.ts';

/** Memory before and after: the same, but for a little. */
export const MOST_GROWTH = 0.05;

/** Says it in a line; true when it is as it should be. */
export function isLevel(what: string, before: number, after: number): boolean {
  const growth = after / before - 1;
  const level = growth <= MOST_GROWTH;
  const percent = `${growth < 0 ? '' : '+'}${(growth * 100).toFixed(1)} %`;
  console.log(
    `${what}: ${inMegabytes(before)} after warming up, ${inMegabytes(after)} at the end (${percent})` +
      `${level ? '' : `, more than ${MOST_GROWTH * 100} %`}`,
  );
  return level;
}
