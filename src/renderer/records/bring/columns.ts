/** What the columns of a table are, and the plays that are in it then. */
import type { ForeignPlay } from '../../../shared/past-plays.ts';
import { plainLetters } from '../../../shared/plain-letters.ts';
import { type Order, timeOf } from './days.ts';
import { type Found, foundOf, unreadIn } from './found.ts';
import { isBlank, pointsOf } from './points.ts';

/** `own`: the heading is a name, and below it are that person's points. */
export type Role = 'skip' | 'play' | 'date' | 'game' | 'player' | 'points' | 'own' | 'won' | 'place' | 'note';

export const ROLES: readonly Role[] = [
  ...(['skip', 'date', 'game', 'player', 'points'] as const),
  ...(['own', 'won', 'place', 'note', 'play'] as const),
];

const HEADINGS: readonly (readonly [Role, RegExp])[] = [
  ['play', /^(id|play|play ?id|partie|partida)$/],
  ['date', /^(date|day|ended|played|datum|tag|jour|fecha|dia)$/],
  ['game', /^(game|title|spiel|jeu|juego)$/],
  ['player', /^(name|player|who|person|spieler|joueur|jugador|nom|nombre|persona)$/],
  ['points', /^(points|score|total|punkte|summe|puntos|puntuacion)$/],
  ['won', /^(won|win|winners?|rank|rang|platz|platzierung|sieg|sieger|gewonnen|gewinner)$/],
  ['won', /^(gagne|gagnants?|vainqueurs?|gano|ganador|ganadores|puesto|position|posicion)$/],
  ['place', /^(place|location|where|ort|lieu|lugar)$/],
  ['note', /^(notes?|comments?|notizen?|notas?|commentaires?)$/],
];
/** Of tables that we write ourselves: what nobody needs. */
const LEFT_OUT = /^(kind|started|bot|rounds?)$/;

/** Points may be sums; but what looks like one may be a day or a result as well, and makes nobody a person. */
const isNumber = (text: string): boolean => !/[^\s]\s*[+\-−]/.test(text) && pointsOf(text) !== undefined;
/** Most of them are: what somebody else has written between is told as what it is. */
const areNumbers = (cells: readonly string[]): boolean => {
  const filled = cells.filter((cell) => !isBlank(cell));
  return 2 * filled.filter(isNumber).length > filled.length;
};

/** What each column seems to be. A column of numbers below any other heading is a person. */
export function guessRoles(rows: readonly (readonly string[])[]): Role[] {
  const [head = [], ...body] = rows;
  const taken = new Set<Role>();
  const cellsOf = (i: number): string[] => body.map((row) => row[i] ?? '');
  const roles = head.map((heading, i): Role => {
    const text = plainLetters(heading.trim());
    const found = HEADINGS.find(([role, pattern]) => pattern.test(text) && !taken.has(role))?.[0];
    if (!found || LEFT_OUT.test(text)) return 'skip';
    // Whose place is a number has come in there.
    const role = found === 'place' && areNumbers(cellsOf(i)) ? 'won' : found;
    if (role === 'player' && cellsOf(i).some(isNumber)) return 'skip';
    if (taken.has(role)) return 'skip';
    taken.add(role);
    return role;
  });
  if (taken.has('player')) return roles;
  return roles.map((role, i) => {
    const isPerson = role === 'skip' && head[i] !== '' && areNumbers(cellsOf(i));
    return isPerson && !LEFT_OUT.test(plainLetters(head[i]!)) ? 'own' : role;
  });
}

export const isEnough = (roles: readonly Role[]): boolean =>
  roles.includes('date') && (roles.includes('own') || (roles.includes('player') && roles.includes('points')));

/** A spreadsheet's mark before what could be a formula. */
const plain = (text: string): string => text.replace(/^'(?=[=+\-@])/, '');

/** 1, 1., 1st, 1º, 1.0, 1 (tie) */
const FIRST = /^#?\s*0*1(?!\d|[.,][1-9])/;
const YES = /^(x|✓|✔|yes|y|ja|j|si|s|oui|o|true|wahr|vrai|verdadero|won|win|winner)$/;

/** Names that stand in a cell, also `Tom & Ida`; a letter may be a yes, and a name as well. */
function namesIn(cell: string, people: People): readonly string[] {
  const names = people.map(({ name }) => plainLetters(name.trim())).filter(Boolean);
  let rest = plainLetters(cell);
  return names
    .sort((a, b) => b.length - a.length)
    .filter((name) => {
      const there = new RegExp(`(?:^|[,;&/+])\\s*${escaped(name)}\\s*(?:$|[,;&/+])`).exec(rest);
      if (there) rest = `${rest.slice(0, there.index)},${rest.slice(there.index + there[0].length)}`;
      return there !== null;
    });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The name of whoever has won; or, in a person's own row, the first of all, or yes. */
function hasWon(cell: string, name: string, { people, isOwnRow }: { people: People; isOwnRow: boolean }) {
  const named = namesIn(cell, people);
  if (named.length > 0) return named.includes(plainLetters(name.trim()));
  return isOwnRow && (FIRST.test(cell.trim()) || YES.test(plainLetters(cell.trim())));
}

export interface Reading {
  readonly order: Order;
  /** Where no column says who has won. */
  readonly wins: ForeignPlay['wins'];
}

type People = ForeignPlay['players'];

interface Draft {
  readonly row: readonly string[];
  readonly people: People;
  /** Who has won, or whether somebody has. */
  readonly won: string;
  /** Points that are none. */
  readonly points: string | undefined;
}

/** A row for each person, put together by the play, or by day and game; or a row for each play. */
export function playsOf(
  rows: readonly (readonly string[])[],
  roles: readonly Role[],
  reading: Reading,
): readonly Found[] {
  const [head = [], ...body] = rows;
  const at = (role: Role): number => roles.indexOf(role);
  const cell = (row: readonly string[], role: Role): string => plain(row[at(role)] ?? '');
  const isWhole = roles.includes('own');
  const plays = new Map<string, Draft[]>();
  const kindOf = (row: readonly string[], i: number): string =>
    cell(row, 'play') || (isWhole ? String(i) : `${cell(row, 'date')} ${cell(row, 'game')}`);
  /** Sorted by who has played, not by when. */
  const byPerson = new Set(
    body.flatMap((row, i) => {
      const before = body[i - 1];
      const again = before && kindOf(before, i - 1) === kindOf(row, i);
      return again && cell(before, 'player') === cell(row, 'player') ? [kindOf(row, i)] : [];
    }),
  );
  /** How often the same day and game were begun anew. */
  const begun = new Map<string, number>();
  /** How often each was there. */
  const times = new Map<string, number>();
  for (const [i, row] of body.entries()) {
    const draft = { row, ...peopleIn(row, { head, roles }) };
    const kind = kindOf(row, i);
    const who = `${kind} ${cell(row, 'player')}`;
    const sofar = plays.get(`${kind} ${begun.get(kind) ?? 0}`) ?? [];
    // Whoever is there again has played it twice that day.
    if (cell(row, 'play') === '') {
      if (byPerson.has(kind)) begun.set(kind, times.get(who) ?? 0);
      else if (isThere(sofar, draft)) begun.set(kind, (begun.get(kind) ?? 0) + 1);
    }
    times.set(who, (times.get(who) ?? 0) + 1);
    const key = `${kind} ${begun.get(kind) ?? 0}`;
    plays.set(key, [...(plays.get(key) ?? []), draft]);
  }
  return [...plays.values()].map((drafts): Found => {
    const first = (role: Role): string => drafts.map(({ row }) => cell(row, role)).find(Boolean) ?? '';
    const time = timeOf(first('date'), reading.order);
    const everybody = drafts.flatMap(({ people }) => people);
    const players = drafts.flatMap(({ people, won: cellWon }) =>
      people.map((one) => ({
        ...one,
        won: hasWon(cellWon, one.name, { people: everybody, isOwnRow: !isWhole }),
      })),
    );
    const points = drafts.map((one) => one.points).find((one) => one !== undefined);
    const id = first('play').slice(0, 60);
    const play = {
      ...(id && { id }),
      ...{ title: first('game'), at: time ?? 0, place: first('place'), note: first('note') },
      ...won(players, reading.wins),
    };
    return foundOf(play, unreadIn(time, { date: first('date'), points }));
  });
}

const isThere = (sofar: readonly Draft[], { people }: Draft): boolean =>
  sofar.some((one) => one.people.some(({ name }) => people.some((next) => next.name === name)));

/** Who has won stands there, or follows from the points; and whether few or many of them win. */
function won(players: People, wins: ForeignPlay['wins']): Pick<ForeignPlay, 'players' | 'wins'> {
  const winners = players.filter((one) => one.won);
  if (winners.length === 0) return { players: players.map(({ won: _, ...one }) => one), wins };
  const all = players.map(({ points }) => points);
  const isLow = winners.every(({ points }) => points === Math.min(...all) && points < Math.max(...all));
  return { players, wins: isLow ? 'low' : 'high' };
}

interface Table {
  readonly head: readonly string[];
  readonly roles: readonly Role[];
}

function peopleIn(row: readonly string[], { head, roles }: Table): Omit<Draft, 'row'> {
  const cells = roles.flatMap((role, i) => {
    const text = row[i] ?? '';
    return role === 'own' && !isBlank(text) ? [{ name: plain(head[i] ?? ''), text }] : [];
  });
  const name = plain(row[roles.indexOf('player')] ?? '');
  if (name) cells.push({ name, text: row[roles.indexOf('points')] ?? '' });
  return {
    people: cells.map((one) => ({
      ...{ name: one.name, points: isBlank(one.text) ? 0 : (pointsOf(one.text) ?? 0) },
    })),
    won: row[roles.indexOf('won')] ?? '',
    points: cells.map(({ text }) => text).find((text) => !isBlank(text) && pointsOf(text) === undefined),
  };
}
