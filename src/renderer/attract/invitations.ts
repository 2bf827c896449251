/** Whoever passes by is invited in every language, whichever the screen speaks. */
import { LOCALES, type Locale } from '../../shared/text.ts';

export interface Invitation {
  readonly lang: Locale;
  readonly text: string;
  /** To whoever has never played. */
  readonly first: string;
}

const invitations: Readonly<Record<Locale, readonly [text: string, first: string]>> = {
  en: ['Touch to play', 'First time?'],
  fr: ['Touche pour jouer', 'Première fois ?'],
  es: ['Toca para jugar', '¿Primera vez?'],
  de: ['Zum Spielen berühren', 'Neu hier?'],
};

/** The screen's own language first. */
export const invitationsFor = (own: Locale): readonly Invitation[] =>
  [own, ...LOCALES.filter((locale) => locale !== own)].map((lang) => {
    const [text, first] = invitations[lang];
    return { lang, text, first };
  });
