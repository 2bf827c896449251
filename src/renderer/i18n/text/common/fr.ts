import type { Translation } from '../../../../shared/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  'app.name': 'Smorgasboard',
  close: 'Fermer',
  'toasts.label': 'Messages',
  'trouble.again': 'Réessayer',
  'trouble.fetch': 'Ça n’a pas chargé. Le Wi-Fi est toujours là ?',
  'timer.left': 'Temps restant',
  'paused.host': 'Petite pause',
  'paused.host.text': 'Les horloges sont arrêtées. On ne touche pas au fromage.',
  'paused.away': 'On attend {seat}',
  'paused.away.text':
    'Son téléphone s’est endormi, et c’est à cette personne de jouer. Il suffit de rouvrir la page.',
  'paused.disk': 'Impossible d’écrire quoi que ce soit',
  'paused.disk.text':
    'Le disque de l’hôte est plein ou absent. Rien n’est perdu : la table attend de pouvoir enregistrer de nouveau.',
  'paused.fault': 'Quelque chose cloche dans ce jeu',
  'paused.fault.text':
    'Il s’est pris les pieds dans ses propres règles. Rien n’est perdu : l’hôte peut reprendre, annuler le dernier coup ou arrêter la partie. Les autres tables vont bien.',
  'menu.title': 'Menu',
  'notice.undone': 'Un coup a été annulé.',
  'notice.redone': 'Un coup a été rejoué.',
  'refusal.bad-call': 'L’hôte n’a pas compris.',
  'refusal.bad-move': 'L’hôte n’a pas compris ce coup.',
  'refusal.cannot-redo': 'Il n’y a rien à rejouer.',
  'refusal.cannot-undo': 'Trop tard pour revenir en arrière.',
  'stepper.least': 'Valeur minimale\u202f: {value}.',
  'stepper.most': 'Valeur maximale\u202f: {value}.',
  'undo.none': 'Il n’y a rien à annuler.',
  'refusal.disk': 'L’hôte ne peut rien enregistrer pour l’instant. Ton coup n’a pas compté.',
  'refusal.internal': 'Quelque chose a mal tourné chez l’hôte. Rien n’a changé.',
  'refusal.match-over': 'La partie est finie.',
  'refusal.no-seat': 'Pour ça, il te faut une place.',
  'refusal.no-table': 'Pour ça, il te faut une table.',
  'refusal.not-playing': 'Aucune partie n’est en cours.',
  'refusal.not-started': 'La partie n’a pas encore commencé.',
  'refusal.paused': 'La table fait une pause.',
  'refusal.stale': 'Trop tard : la table est passée à autre chose.',
  'refusal.too-fast': 'Doucement ! Ça fait trop d’un coup.',
  'refusal.unknown-call': 'L’hôte ne sait pas faire ça.',
  'first.count': 'Leçon {n} sur {of}',
};
