/**
 * One word for one thing, and none that offends: whatever is said on screens and on paper. Each of these was said once,
 * and heard wrong.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../src/shared/text.ts';

const source = path.resolve(import.meta.dirname, '../../src');

type Wrong = readonly [said: RegExp, instead: string];

const WRONG: Readonly<Record<Locale, readonly Wrong[]>> = {
  en: [
    [/\b(choose|vote|tap)\w*( them)? anew/i, 'again'],
    [/\b(bids?|card face down|lays .+) before (you|others|somebody|\{)/, 'in front of: “before” is earlier'],
    [/number one\b/, 'number 1, beside number 2'],
    [/Not so\?|Before whom/, 'nobody asks like this'],
    [/Upkeep|[Pp]ay the assistants/, 'wages'],
    [/who has to be\b/, 'enough of you are here'],
    [/\bbad bits?\b/, 'bad cards'],
    [/still chooses/, 'is still choosing'],
    [/\w …/, 'no space before an ellipsis'],
  ],
  de: [
    [/Telefon|Smartphone/, 'Handy'],
    [/Gastgeber/, 'Spielleitung for who hosts, Tisch or Haus for the machine'],
    [/Tisch.*(ab|auf)(schließen|geschlossen)/, 'gesperrt: abschließen stood beside schließen'],
    [/[Tt]isch (wirklich )?schließen|Tisch ist geschlossen/, 'auflösen'],
    [/\b(Wertungs|Punkte)?[Bb]latt\b|Blätter\b/, 'Zettel: a Blatt is a hand of cards'],
    [/\bHilfen\b|\bHelfer/, 'Küchenhilfen'],
    [/Auftr[aä]g/, 'Bestellung'],
    [/\bThema\b|Themen-/, 'Motto'],
    [/\bSpieler\b/, 'Person or Leute'],
    [/Nummer eins/, 'Nummer 1, beside Nummer 2'],
    [/Eigene, nach /, '{name}, abgewandelt: the name is in no case'],
    [/Einmal mitspielen/, 'says nothing of who plays'],
  ],
  es: [
    [/móvil|celular/i, 'teléfono: said on both sides of the ocean'],
    [/\bcog(e|ed|er|es|emos|ido|ió)\b|\bbollos?\b/i, 'vulgar in America'],
    [/(áis|éis)(?!\p{L})|(?<!\p{L})(sois|vuestr|os )/iu, 'vosotros is not said in America'],
    [/^[¡¿]?\p{Lu}\p{L}+[aei]d(?!\p{L})(?<!idad|iedad|Verdad|Bread)/u, 'vosotros is not said in America'],
    [/\bordenador|computadora|(esta|la) máquina (por|de la)|esta máquina/i, 'equipo'],
    [/\basistente/i, 'ayudante'],
    [/\bIntro\b/, 'Enter'],
    [/librito|folleto/i, 'reglamento'],
    [/\bante (ti|quien|alguien|otro|\{who\})/i, 'para, or delante de'],
    [/ya eligieron/, 'Han elegido 0 de 3: nobody has chosen “already”'],
    [/A contar todo el mundo/, 'reads as if everybody were counted'],
    [/número uno/, 'número 1, beside número 2'],
    [/Quedarse esta|buena palabra|a partir de \{/, 'not said'],
    [/desactivado:|apagado,/i, 'sin, as it is shown beside it'],
  ],
  fr: [
    [/\bbots?\b/i, 'robot'],
    [/code QR/i, 'QR code'],
    [/Qui à la table/, 'autour de la table'],
    [/feuille de score/, 'feuille de points'],
    [/\bclients?\b/, 'invité'],
    [/vous (plaît|voyez|avez (choisi|voté))/, 'tu'],
    [/[Ff]erm(er|ée?) .*à clé/, 'verrouiller'],
    [/Numéro un /, 'Numéro 1, beside Numéro 2'],
    [/^À vous$|retiré du jeu|d’après \{/, 'not said'],
    [/\b[Cc]lore\b|clôturez|feuille est close/, 'fermer'],
    [/^(Laisser tomber|Revenir en arrière)$/, 'tant pis, annuler'],
    [/désactivé\u202f:|si désactivé/i, 'sans, as it is shown beside it'],
  ],
};

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}

/** What a module says in a language: as its export `de`, or somewhere in it under the key `de`. */
function saidIn(module: unknown, locale: Locale): string[] {
  if (!module || typeof module !== 'object') return [];
  const own = (module as Record<string, unknown>)[locale];
  if (own !== undefined) return stringsIn(own);
  return Object.values(module).flatMap((part) => (Array.isArray(part) ? [] : saidIn(part, locale)));
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(^|\/)(text|words)\/.*\.ts$/.test(name),
);

it.each(LOCALES)('is said with one word for one thing: %s', async (locale) => {
  const modules = await Promise.all(
    files.map(async (name) => [name, await import(path.join(source, name))] as const),
  );
  const said = modules.flatMap(([name, module]) =>
    saidIn(module, locale).map((text) => [name, text] as const),
  );
  expect(said.length).toBeGreaterThan(2500);
  const heard = said.flatMap(([name, text]) =>
    WRONG[locale]
      .filter(([wrong]) => wrong.test(text))
      .map(([, instead]) => `${name}: “${text}” (${instead})`),
  );
  expect(heard).toEqual([]);
});
