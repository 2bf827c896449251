/** As the host takes names: one line, trimmed, no longer than this. */
export const LONGEST_NAME = 24;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const NOT_IN_A_NAME = /[\u0000-\u001f\u007f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

export const nameFrom = (typed: string): string =>
  typed.replace(NOT_IN_A_NAME, ' ').replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME).trim();
