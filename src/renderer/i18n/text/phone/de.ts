import type { Translation } from '../../../../shared/text.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  'phone.finding': 'Der Tisch wird gesucht …',
  'phone.dealing': 'Deine Karten werden geholt …',
  'lost.phone': 'Verbindung weg. Der Tisch wird gesucht …',
  'lost.back': 'Wieder am Tisch',
  'turn.yours': 'Du bist dran',
  'tip.dismiss': 'Verstanden',
  'cover.put': 'Hand verdecken',
  'cover.lift': 'Hand zeigen',
  'cover.covered': 'Hier linst niemand',
  'cover.hint': 'Deine Karten sind noch da.',
};
