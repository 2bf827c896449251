/** Lines which people type: a pitch, a theme, a name. Markup is only text; what cannot be seen is not let in. */
export type LineFault = 'empty' | 'long' | 'unprintable';

/** Control characters, line ends, and marks which turn the direction of what follows. */
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\p{Bidi_Control}]/gu;

/** Joiners and variation selectors belong into an emoji, but alone they are nothing to look at. */
const visible = /[^\s\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

export function lineFault(text: string, most: number): LineFault | undefined {
  if (!visible.test(text)) return 'empty';
  if (text.length > most) return 'long';
  return text.search(unprintable) >= 0 ? 'unprintable' : undefined;
}

/** What can be shown of it, on one line; nothing if that cannot be seen. */
export function shownOf(typed: string, most: number): string {
  const line = typed.replace(unprintable, ' ').replace(/\s+/g, ' ').trim().slice(0, most);
  // Half an emoji is left where the line was cut through one.
  return visible.test(line) ? line.replace(unprintable, '').trim() : '';
}
