/** What the table tells in words when it happens; the market and the plates show the rest themselves. */
export const news: readonly string[] = [
  'photo-taken',
  'offered',
  'offered-unseen',
  'traded',
  'taster-named',
  'verdict-given',
];
