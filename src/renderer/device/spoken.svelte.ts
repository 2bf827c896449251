import type { Locale } from '../../shared/text.ts';

/** The language of what is on this screen: words are in it, and numbers are written as in it. */
export const spoken = $state<{ locale: Locale }>({ locale: 'en' });
