/** Lines which people type: a pitch, a theme. Markup is only text; what cannot be seen is not let in. */
export type TextFault = 'textEmpty' | 'textLong' | 'textUnprintable';

/** Control characters, line ends, and marks which turn the direction of what follows. */
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\p{Bidi_Control}]/u;

/** Joiners and variation selectors belong into an emoji, but alone they are nothing to look at. */
const visible = /[^\s\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

export function textFault(text: string, most: number): TextFault | undefined {
  if (!visible.test(text)) return 'textEmpty';
  if (text.length > most) return 'textLong';
  return unprintable.test(text) ? 'textUnprintable' : undefined;
}
