/** Why the data cannot be used: a value, with words for it in the languages of the screens. */
import { LOCALES, type Locale } from '../../shared/text.ts';

type TroubleKind =
  | 'in-use'
  | 'not-ours'
  | 'damaged'
  | 'newer'
  | 'read-only'
  | 'cannot-open'
  | 'full'
  | 'not-a-folder'
  | 'disk'
  | 'no-such-file'
  | 'gone';

interface Trouble {
  readonly kind: TroubleKind;
  /** The folder or the file that it is about. */
  readonly place?: string;
  /** What the system said, or who has the folder: said as it is. */
  readonly detail?: string;
  readonly cause?: unknown;
}

const words: Readonly<Record<TroubleKind, Readonly<Record<Locale, string>>>> = {
  'in-use': {
    en: 'another Smorgasboard is running with this data folder.',
    de: 'ein anderes Smorgasboard läuft schon mit diesem Datenordner.',
    fr: 'un autre Smorgasboard utilise déjà ce dossier de données.',
    es: 'otro Smorgasboard ya está usando esta carpeta de datos.',
  },
  'not-ours': {
    en: 'the data file there is not one of Smorgasboard’s, or it is damaged.',
    de: 'die Datendatei dort ist keine von Smorgasboard, oder sie ist beschädigt.',
    fr: 'le fichier de données n’y vient pas de Smorgasboard, ou bien il est abîmé.',
    es: 'el archivo de datos que hay ahí no es de Smorgasboard, o está dañado.',
  },
  damaged: {
    en: 'the data file there is damaged, and nothing of it can be read. Start with --restore FILE and a backup, or move it away to begin anew.',
    de: 'die Datendatei dort ist beschädigt, und nichts davon ist zu lesen. Starte mit --restore DATEI und einer Sicherung, oder leg sie beiseite, um neu anzufangen.',
    fr: 'le fichier de données y est abîmé et rien n’en est lisible. Démarre avec --restore FICHIER et une sauvegarde, ou déplace-le pour repartir de zéro.',
    es: 'el archivo de datos que hay ahí está dañado y no se puede leer nada. Inicia con --restore ARCHIVO y una copia de seguridad, o muévelo para empezar de cero.',
  },
  newer: {
    en: 'the data was written by a newer Smorgasboard. Nothing was changed; please start the newer program.',
    de: 'die Daten hat ein neueres Smorgasboard geschrieben. Nichts wurde geändert; bitte starte das neuere Programm.',
    fr: 'ces données viennent d’un Smorgasboard plus récent. Rien n’a été modifié ; démarre le programme plus récent.',
    es: 'los datos son de un Smorgasboard más nuevo. No se ha cambiado nada; inicia el programa más nuevo.',
  },
  'read-only': {
    en: 'the data folder cannot be written to.',
    de: 'in den Datenordner lässt sich nicht schreiben.',
    fr: 'impossible d’écrire dans le dossier de données.',
    es: 'no se puede escribir en la carpeta de datos.',
  },
  'cannot-open': {
    en: 'the data file cannot be opened or made.',
    de: 'die Datendatei lässt sich weder öffnen noch anlegen.',
    fr: 'impossible d’ouvrir ou de créer le fichier de données.',
    es: 'no se puede abrir ni crear el archivo de datos.',
  },
  full: {
    en: 'the disk is full.',
    de: 'der Datenträger ist voll.',
    fr: 'le disque est plein.',
    es: 'el disco está lleno.',
  },
  'not-a-folder': {
    en: 'there is a file where the data folder should be.',
    de: 'wo der Datenordner sein sollte, liegt eine Datei.',
    fr: 'il y a un fichier là où devrait être le dossier de données.',
    es: 'hay un archivo donde debería estar la carpeta de datos.',
  },
  disk: {
    en: 'the disk does not take or give what it should.',
    de: 'der Datenträger nimmt oder gibt nicht, was er soll.',
    fr: 'le disque n’écrit ou ne lit pas ce qu’il devrait.',
    es: 'el disco no guarda o no entrega lo que debería.',
  },
  'no-such-file': {
    en: 'there is no such file.',
    de: 'diese Datei gibt es nicht.',
    fr: 'ce fichier n’existe pas.',
    es: 'ese archivo no existe.',
  },
  gone: {
    en: 'the data folder that was chosen in the settings is not there. Is its disk connected? Started with --data FOLDER, the program takes another one.',
    de: 'der Datenordner, der in den Einstellungen gewählt wurde, ist nicht da. Ist sein Datenträger angeschlossen? Mit --data ORDNER gestartet, nimmt das Programm einen anderen.',
    fr: 'le dossier de données choisi dans les réglages n’est pas là. Son disque est-il branché ? Démarré avec --data DOSSIER, le programme en prend un autre.',
    es: 'la carpeta de datos elegida en los ajustes no está. ¿Está conectado su disco? Si se inicia con --data CARPETA, el programa usa otra.',
  },
};

function sayTrouble({ kind, place, detail }: Trouble, locale: Locale): string {
  return `${place === undefined ? '' : `${place}: `}${words[kind][locale]}${detail ? ` (${detail})` : ''}`;
}

export class StoreTrouble extends Error {
  readonly trouble: Trouble;

  constructor(trouble: Trouble) {
    super(sayTrouble(trouble, 'en'), { cause: trouble.cause });
    this.trouble = trouble;
  }
}

/** In the language of the system, as far as it is known. */
export function reasonOf(error: unknown, system: string): string {
  const locale = LOCALES.find((one) => system.startsWith(one)) ?? 'en';
  if (error instanceof StoreTrouble) return sayTrouble(error.trouble, locale);
  return error instanceof Error ? error.message : String(error);
}

const kinds: Readonly<Record<string, TroubleKind>> = {
  SQLITE_BUSY: 'in-use',
  SQLITE_NOTADB: 'not-ours',
  SQLITE_CORRUPT: 'damaged',
  SQLITE_READONLY: 'read-only',
  SQLITE_CANTOPEN: 'cannot-open',
  SQLITE_FULL: 'full',
  SQLITE_IOERR: 'disk',
  EACCES: 'read-only',
  EPERM: 'read-only',
  EROFS: 'read-only',
  ENOTDIR: 'not-a-folder',
  EEXIST: 'not-a-folder',
  ENOENT: 'no-such-file',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  EIO: 'disk',
};

export const codeOf = (error: unknown): string => (error as { code?: string } | null)?.code ?? '';

/** An error of the system or of SQLite, as a trouble; what is none of these is a fault of ours and stays as it is. */
export function troubleOf(error: unknown, place: string, occupant = ''): Error {
  if (error instanceof StoreTrouble) {
    return error.trouble.place === undefined ? new StoreTrouble({ ...error.trouble, place }) : error;
  }
  const code = codeOf(error);
  const kind = Object.entries(kinds).find(([start]) => code.startsWith(start))?.[1];
  if (kind === undefined) return error instanceof Error ? error : new Error(String(error));
  const detail = kind === 'in-use' ? occupant : kind === 'disk' ? code : '';
  return new StoreTrouble({ kind, place, detail, cause: error });
}
