/** Lines which people type: a pitch, a theme. Markup is only text; what cannot be seen is not let in. */
export type TextFault = 'textEmpty' | 'textLong' | 'textUnprintable';

/** Control characters, line ends, and marks which turn the direction of what follows. */
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

export function textFault(text: string, most: number): TextFault | undefined {
  if (text.trim() === '') return 'textEmpty';
  if (text.length > most) return 'textLong';
  return unprintable.test(text) ? 'textUnprintable' : undefined;
}
