import type { Messages } from '../../../shared/text.ts';

export const en = {
  'app.name': 'Smorgasboard',
} as const satisfies Messages;
