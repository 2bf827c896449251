import type { Messages } from '../../../../shared/text.ts';

/** What a phone says in a match. */
export const en = {
  'phone.finding': 'Looking for the table…',
  'phone.dealing': 'Fetching your cards…',
  'lost.phone': 'Connection lost. Looking for the table…',
  'lost.back': 'Back at the table',
  'turn.yours': 'Your turn',
  'tip.dismiss': 'Got it',
  'cover.put': 'Cover the hand',
  'cover.lift': 'Show the hand',
  'cover.covered': 'Nobody peeks',
  'cover.hint': 'Your cards are still there.',
} as const satisfies Messages;
