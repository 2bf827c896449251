import type { DesktopWords } from './desktop-words.ts';

export const de: DesktopWords = {
  lang: 'de',
  quit: 'Beenden',
  services: 'Dienste',
  hide: 'Smorgasboard ausblenden',
  hideOthers: 'Andere ausblenden',
  showAll: 'Alle einblenden',

  file: 'Datei',
  newWindow: 'Neues Fenster',
  print: 'Drucken …',
  savePdf: 'Als PDF speichern …',

  edit: 'Bearbeiten',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  cut: 'Ausschneiden',
  copy: 'Kopieren',
  paste: 'Einfügen',
  selectAll: 'Alles auswählen',

  view: 'Ansicht',
  reload: 'Neu laden',
  zoomIn: 'Größer',
  zoomOut: 'Kleiner',
  zoomReset: 'Normale Größe',
  fullScreen: 'Vollbild',

  window: 'Fenster',
  secondScreen: 'Tisch auf dem zweiten Bildschirm',
  hand: 'Meine Hand in einem eigenen Fenster',
  minimize: 'Minimieren',
  front: 'Alle nach vorne bringen',
  close: 'Schließen',

  help: 'Hilfe',
  rules: 'Regeln',
  keys: 'Tasten',
  report: 'Ein Problem melden …',
  logFolder: 'Protokoll anzeigen',
  licences: 'Lizenzen',
  about: 'Über Smorgasboard',

  pageStopped: 'Dieser Bildschirm ist dreimal in einer Minute ausgefallen.',
  programStopped: 'Das Programm ist dreimal in einer Minute ausgefallen.',
  tablesAreKept: 'Jeder Tisch ist noch so, wie er war.',
  cannotStart: 'Smorgasboard kann nicht starten',
  againEachMinute: 'Jede Minute wird es noch einmal versucht.',
  tryAgain: 'Jetzt noch einmal',
  pinPlease: 'Die Haus-PIN, bitte',
  wrongPin: 'Das ist sie nicht.',
  restPin: 'Zu viele falsche. Wieder in {n} s.',
  erase: 'Löschen',
  openKiosk: 'Kiosk öffnen',
  noPin:
    'Der Kiosk ist ohne PIN gesperrt: Wer davorsteht, kann ihn öffnen. Leg in den Einstellungen eine PIN fest.',
};
