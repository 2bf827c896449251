import type { Translation } from '../../../shared/text.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  'app.name': 'Smorgasboard',
};
