/** Codes as people give them: in small letters, with gaps, or as the whole pasted address. */
const LENGTH = 4;

export function codeFrom(typed: string): string {
  const [, inAddress] = /[?&]t=([A-Za-z]{4})\b/.exec(typed) ?? /\/table\/([A-Za-z]{4})\b/.exec(typed) ?? [];
  return (inAddress ?? typed.replace(/[^A-Za-z]/g, '')).slice(0, LENGTH).toUpperCase();
}

export const isWhole = (code: string): boolean => code.length === LENGTH;
