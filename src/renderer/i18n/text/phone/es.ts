import type { Translation } from '../../../../shared/text.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  'phone.finding': 'Buscando la mesa…',
  'phone.dealing': 'Trayendo tus cartas…',
  'lost.phone': 'Sin conexión. Buscando la mesa…',
  'lost.back': 'De vuelta en la mesa',
  'turn.yours': 'Te toca',
  'tip.dismiss': 'Entendido',
  'cover.put': 'Tapar la mano',
  'cover.lift': 'Enseñar la mano',
  'cover.covered': 'Aquí no se mira',
  'cover.hint': 'Tus cartas siguen ahí.',
};
