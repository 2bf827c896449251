import type { Translation } from '../../../../shared/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  'phone.finding': 'On cherche la table…',
  'phone.dealing': 'On va chercher tes cartes…',
  'lost.phone': 'Connexion perdue. On cherche la table…',
  'lost.back': 'De retour à table',
  'turn.yours': 'À toi de jouer',
  'tip.dismiss': 'Compris',
  'cover.put': 'Couvrir la main',
  'cover.lift': 'Montrer la main',
  'cover.covered': 'On ne regarde pas',
  'cover.hint': 'Tes cartes sont toujours là.',
};
