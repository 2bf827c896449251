/** The few words the program says outside its pages. */
export interface DesktopWords {
  readonly window: string;
  readonly edit: string;
  readonly newWindow: string;
  readonly fullScreen: string;
  readonly reload: string;
  readonly quit: string;
  readonly stopped: string;
  readonly stoppedHelp: string;
  readonly cannotStart: string;
}

const words: Readonly<Record<string, DesktopWords>> = {
  en: {
    window: 'Window',
    edit: 'Edit',
    newWindow: 'New window',
    fullScreen: 'Full screen',
    reload: 'Reload',
    quit: 'Quit',
    stopped: 'This screen stopped three times in a minute.',
    stoppedHelp: 'Start the program again. Every table is kept as it was.',
    cannotStart: 'Smorgasboard cannot start',
  },
  fr: {
    window: 'Fenêtre',
    edit: 'Édition',
    newWindow: 'Nouvelle fenêtre',
    fullScreen: 'Plein écran',
    reload: 'Recharger',
    quit: 'Quitter',
    stopped: 'Cet écran s’est arrêté trois fois en une minute.',
    stoppedHelp: 'Relancez le programme. Chaque table est restée telle quelle.',
    cannotStart: 'Smorgasboard ne peut pas démarrer',
  },
  es: {
    window: 'Ventana',
    edit: 'Edición',
    newWindow: 'Ventana nueva',
    fullScreen: 'Pantalla completa',
    reload: 'Recargar',
    quit: 'Salir',
    stopped: 'Esta pantalla se ha detenido tres veces en un minuto.',
    stoppedHelp: 'Vuelva a iniciar el programa. Todas las mesas siguen como estaban.',
    cannotStart: 'Smorgasboard no puede iniciarse',
  },
  de: {
    window: 'Fenster',
    edit: 'Bearbeiten',
    newWindow: 'Neues Fenster',
    fullScreen: 'Vollbild',
    reload: 'Neu laden',
    quit: 'Beenden',
    stopped: 'Dieser Bildschirm ist dreimal in einer Minute ausgefallen.',
    stoppedHelp: 'Bitte das Programm neu starten. Jeder Tisch ist noch so, wie er war.',
    cannotStart: 'Smorgasboard kann nicht starten',
  },
};

export function wordsFor(locale: string): DesktopWords {
  const found = words[locale.slice(0, 2)] ?? words.en;
  if (!found) throw new Error('There are no English words');
  return found;
}
