import type { Translation } from '../../../../shared/text.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  'app.name': 'Smorgasboard',
  close: 'Schließen',
  'toasts.label': 'Meldungen',
  'trouble.again': 'Noch einmal versuchen',
  'trouble.fetch': 'Das ließ sich nicht laden. Ist das WLAN noch da?',
  'timer.left': 'Restzeit',
  'paused.host': 'Kurze Pause',
  'paused.host.text': 'Die Uhren stehen. Finger weg vom Käse.',
  'paused.away': 'Warten auf {seat}',
  'paused.away.text': 'Das Handy schläft, und dort geht es weiter. Die Seite wieder zu öffnen genügt.',
  'paused.disk': 'Es lässt sich nichts aufschreiben',
  'paused.disk.text':
    'Die Festplatte am Tisch ist voll oder weg. Nichts ist verloren: Der Tisch wartet, bis er wieder speichern kann.',
  'paused.fault': 'Mit diesem Spiel stimmt etwas nicht',
  'paused.fault.text':
    'Es ist über seine eigenen Regeln gestolpert. Nichts ist verloren: Wer den Tisch leitet, kann weiterspielen lassen, den letzten Zug zurücknehmen oder die Partie beenden. Den anderen Tischen fehlt nichts.',
  'menu.title': 'Menü',
  'notice.undone': 'Ein Zug wurde zurückgenommen.',
  'notice.redone': 'Ein Zug wurde wiederholt.',
  'refusal.bad-call': 'Das hat der Tisch nicht verstanden.',
  'refusal.bad-move': 'Diesen Zug hat der Tisch nicht verstanden.',
  'refusal.cannot-redo': 'Es gibt nichts zu wiederholen.',
  'refusal.cannot-undo': 'Das lässt sich nicht mehr zurücknehmen.',
  'refusal.disk': 'Der Tisch kann gerade nichts speichern. Dein Zug zählt nicht.',
  'refusal.internal': 'Am Tisch ist etwas schiefgegangen. Geändert hat sich nichts.',
  'refusal.match-over': 'Die Partie ist vorbei.',
  'refusal.no-seat': 'Dafür brauchst du einen Platz.',
  'refusal.no-table': 'Dafür brauchst du einen Tisch.',
  'refusal.not-playing': 'Es läuft keine Partie.',
  'refusal.not-started': 'Die Partie hat noch nicht begonnen.',
  'refusal.paused': 'Der Tisch macht gerade Pause.',
  'refusal.stale': 'Zu spät: Der Tisch ist schon weiter.',
  'refusal.too-fast': 'Langsam! Das war zu viel auf einmal.',
  'refusal.unknown-call': 'Das kann der Tisch nicht.',
};
