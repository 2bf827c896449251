import type { DesktopWords } from './desktop-words.ts';

export const fr: DesktopWords = {
  lang: 'fr',
  quit: 'Quitter',
  services: 'Services',
  hide: 'Masquer Smorgasboard',
  hideOthers: 'Masquer les autres',
  showAll: 'Tout afficher',

  file: 'Fichier',
  newWindow: 'Nouvelle fenêtre',
  print: 'Imprimer…',
  savePdf: 'Enregistrer en PDF…',

  edit: 'Édition',
  undo: 'Annuler',
  redo: 'Rétablir',
  cut: 'Couper',
  copy: 'Copier',
  paste: 'Coller',
  selectAll: 'Tout sélectionner',

  view: 'Affichage',
  reload: 'Recharger',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  zoomReset: 'Taille réelle',
  fullScreen: 'Plein écran',

  window: 'Fenêtre',
  secondScreen: 'Table sur le deuxième écran',
  hand: 'Ma main dans sa propre fenêtre',
  minimize: 'Réduire la fenêtre',
  front: 'Tout ramener au premier plan',
  close: 'Fermer',

  help: 'Aide',
  rules: 'Règles',
  keys: 'Touches',
  report: 'Signaler un problème…',
  logFolder: 'Afficher le journal',
  licences: 'Licences',
  about: 'À propos de Smorgasboard',

  pageStopped: 'Cet écran s’est arrêté trois fois en une minute.',
  programStopped: 'Le programme s’est arrêté trois fois en une minute.',
  tablesAreKept: 'Chaque table est restée telle quelle.',
  cannotStart: 'Smorgasboard ne peut pas démarrer',
  againEachMinute: 'Nouvel essai chaque minute.',
  tryAgain: 'Réessayer maintenant',
  pinPlease: 'Le code de la maison, s’il te plaît',
  wrongPin: 'Ce n’est pas le bon.',
  restPin: 'Trop d’erreurs. De nouveau dans {n} s.',
  erase: 'Effacer',
  openKiosk: 'Ouvrir le kiosque',
  noPin:
    'Le kiosque est verrouillé sans code : n’importe qui devant l’écran peut l’ouvrir. Choisis un code dans les réglages.',
};
