/** What the columns of a table are, and the plays that are in it then. */
import type { ForeignPlay } from '../../../shared/past-plays.ts';
import { plainLetters } from '../../../shared/plain-letters.ts';

/** `own`: the heading is a name, and below it are that person's points. */
export type Role = 'skip' | 'play' | 'date' | 'game' | 'player' | 'points' | 'own' | 'place' | 'note';

export const ROLES: readonly Role[] = [
  'skip',
  'date',
  'game',
  'player',
  'points',
  'own',
  'place',
  'note',
  'play',
];

const HEADINGS: readonly (readonly [Role, RegExp])[] = [
  ['play', /^(id|play|play ?id|partie|partida)$/],
  ['date', /^(date|day|ended|played|datum|tag|jour|fecha|dia)$/],
  ['game', /^(game|title|spiel|jeu|juego)$/],
  ['player', /^(name|player|who|person|spieler|joueur|jugador|nom|nombre|persona)$/],
  ['points', /^(points|score|total|punkte|summe|puntos|puntuacion)$/],
  ['place', /^(place|location|where|ort|lieu|lugar)$/],
  ['note', /^(notes?|comments?|notizen?|notas?|commentaires?)$/],
];
/** Of tables that we write ourselves: what nobody needs. */
const LEFT_OUT = /^(kind|started|bot|rank|place in|rounds?)$/;

const isNumber = (text: string): boolean => /^[+\-−]?\d+([.,]\d+)?$/.test(text);

/** What each column seems to be. A column of numbers below any other heading is a person. */
export function guessRoles(rows: readonly (readonly string[])[]): Role[] {
  const [head = [], ...body] = rows;
  const taken = new Set<Role>();
  const roles = head.map((heading, i): Role => {
    const text = plainLetters(heading.trim());
    const cells = body.map((row) => row[i] ?? '');
    const found = HEADINGS.find(([role, pattern]) => pattern.test(text) && !taken.has(role))?.[0];
    if (!found || LEFT_OUT.test(text) || (found === 'place' && cells.every(isNumber))) return 'skip';
    if (found === 'player' && cells.some(isNumber)) return 'skip';
    taken.add(found);
    return found;
  });
  if (taken.has('player')) return roles;
  return roles.map((role, i) => {
    const cells = body.map((row) => row[i] ?? '').filter((cell) => cell !== '');
    const isPerson = role === 'skip' && cells.length > 0 && cells.every(isNumber);
    return isPerson && !LEFT_OUT.test(plainLetters(head[i] ?? '')) ? 'own' : role;
  });
}

export const isEnough = (roles: readonly Role[]): boolean =>
  roles.includes('date') && (roles.includes('own') || (roles.includes('player') && roles.includes('points')));

const DAYS = /^(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})(?:[T ]+(\d{1,2}):(\d{2}))?/;

/** Whether days stand before months, where one of the days can be no month. */
const monthFirst = (texts: readonly string[]): boolean =>
  texts.some((text) => {
    const [, first = '', second = ''] = DAYS.exec(text) ?? [];
    return first.length < 3 && text.includes('/') && Number(second) > 12;
  });

function timeOf(text: string, isMonthFirst: boolean): number {
  if (/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/.test(text)) return new Date(text).getTime();
  const [, a = '', b = '', c = '', hour = '12', minute = '0'] = DAYS.exec(text) ?? [];
  const [year, month, day] = a.length === 4 ? [a, b, c] : isMonthFirst ? [c, a, b] : [c, b, a];
  const whole = Number(year) < 100 ? 2000 + Number(year) : Number(year);
  const at = new Date(whole, Number(month) - 1, Number(day), Number(hour), Number(minute));
  const isDay = at.getMonth() === Number(month) - 1 && at.getDate() === Number(day);
  return isDay ? at.getTime() : Number.NaN;
}

const numberOf = (text: string): number => Number(text.replaceAll('−', '-').replace(',', '.'));

/** A spreadsheet's mark before what could be a formula. */
const plain = (text: string): string => text.replace(/^'(?=[=+\-@])/, '');

/** A row for each person, put together by the play, or by day and game; or a row for each play. */
export function playsOf(
  rows: readonly (readonly string[])[],
  roles: readonly Role[],
): readonly ForeignPlay[] {
  const [head = [], ...body] = rows;
  const at = (role: Role): number => roles.indexOf(role);
  const cell = (row: readonly string[], role: Role): string => plain(row[at(role)] ?? '');
  const isMonthFirst = monthFirst(body.map((row) => cell(row, 'date')));
  const plays = new Map<string, ForeignPlay>();
  for (const [i, row] of body.entries()) {
    const people = peopleIn(row, { head, roles });
    const time = timeOf(cell(row, 'date'), isMonthFirst);
    const game = cell(row, 'game');
    const isWhole = roles.includes('own');
    const key = cell(row, 'play') || (isWhole ? String(i) : `${cell(row, 'date')} ${game}`);
    const sofar = plays.get(key);
    plays.set(key, {
      ...(cell(row, 'play') && { id: cell(row, 'play').slice(0, 60) }),
      ...{ title: game.slice(0, 200), wins: 'high' },
      at: Number.isNaN(time) ? 0 : Math.max(0, time),
      // Without its day nobody is in it: it is shown as one that cannot be kept.
      players: Number.isNaN(time) ? [] : [...(sofar?.players ?? []), ...people],
      place: sofar?.place || cell(row, 'place'),
      note: sofar?.note || cell(row, 'note'),
    });
  }
  return [...plays.values()];
}

interface Table {
  readonly head: readonly string[];
  readonly roles: readonly Role[];
}

function peopleIn(row: readonly string[], { head, roles }: Table): ForeignPlay['players'] {
  const own = roles.flatMap((role, i) => {
    const text = row[i] ?? '';
    return role === 'own' && isNumber(text) ? [{ name: plain(head[i] ?? ''), points: numberOf(text) }] : [];
  });
  const [player, points] = [roles.indexOf('player'), roles.indexOf('points')];
  const name = plain(row[player] ?? '');
  const text = row[points] ?? '';
  return name && isNumber(text) ? [...own, { name: name.slice(0, 200), points: numberOf(text) }] : own;
}
