/**
 * What `npm run test:long` plays, and `npm test` leaves out: whole evenings and matches, and what differs from a test
 * beside it in a game, a sheet or a language only.
 */
export const LONG = '@long';

/** Of tests that are alike, the first is no long one. */
export const longButFirst = (i: number): { tag?: typeof LONG } => (i === 0 ? {} : { tag: LONG });
