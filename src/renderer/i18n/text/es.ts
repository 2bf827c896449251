import type { Translation } from '../../../shared/text.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  'app.name': 'Smorgasboard',
};
