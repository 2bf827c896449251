/** Whoever passes by is invited in every language, whichever the screen speaks. */
import { LOCALES, type Locale } from '../../shared/text.ts';

export interface Invitation {
  readonly lang: Locale;
  readonly text: string;
}

const invitations: Readonly<Record<Locale, string>> = {
  en: 'Touch to play',
  fr: 'Touchez pour jouer',
  es: 'Toca para jugar',
  de: 'Zum Spielen berühren',
};

/** The screen's own language first. */
export const invitationsFor = (own: Locale): readonly Invitation[] =>
  [own, ...LOCALES.filter((locale) => locale !== own)].map((lang) => ({ lang, text: invitations[lang] }));
