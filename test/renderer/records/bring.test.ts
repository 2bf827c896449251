import { describe, expect, test } from 'vitest';
import { readBgStats } from '../../../src/renderer/records/bring/bg-stats.ts';
import { guessRoles, isEnough, playsOf, type Reading } from '../../../src/renderer/records/bring/columns.ts';
import { readCsv } from '../../../src/renderer/records/bring/csv.ts';
import { orderIn, timeOf } from '../../../src/renderer/records/bring/days.ts';
import { textOf } from '../../../src/renderer/records/bring/file-text.ts';
import { type Found, whyNot } from '../../../src/renderer/records/bring/found.ts';
import { pointsOf } from '../../../src/renderer/records/bring/points.ts';
import { contentsOf } from '../../../src/renderer/records/bring/read-file.ts';
import { sumOf, turned } from '../../../src/renderer/records/write/typed-sum.ts';

const day = (year: number, month: number, date: number, hour = 12): number =>
  new Date(year, month - 1, date, hour).getTime();

/** The plays in a table whose columns are taken for what they seem to be. */
function read(text: string, reading: Partial<Reading> = {}): readonly Found[] {
  const rows = readCsv(text);
  return playsOf(rows, guessRoles(rows), { order: 'day', wins: 'high', ...reading });
}

const playsIn = (text: string, reading: Partial<Reading> = {}) => read(text, reading).map(({ play }) => play);

describe('T-4: the export file of BG Stats', () => {
  const file = {
    games: [
      { id: 1, uuid: 'g1', name: 'Hearts', highestWins: false },
      { id: 2, uuid: 'g2', name: 'Azul', highestWins: true },
    ],
    players: [
      { id: 7, name: 'Ada', uuid: 'p1' },
      { id: 8, name: 'Bo', uuid: 'p2' },
    ],
    locations: [{ id: 3, name: 'Home' }],
    plays: [
      {
        ...{
          uuid: 'play-1',
          gameRefId: 1,
          playDate: '2023-05-04 20:15:00',
          locationRefId: 3,
          comments: 'Late',
        },
        playerScores: [
          { playerRefId: 7, score: '12', winner: false, startPlayer: true },
          { playerRefId: 8, score: '10-5', winner: true },
        ],
      },
      {
        uuid: 'play-2',
        gameRefId: 2,
        playDate: '2023-05-05 18:00:00',
        playerScores: [{ playerRefId: 7, score: '' }],
      },
    ],
    userInfo: { meRefId: 7 },
  };

  test('is read: games, people, places, sums, and who won', () => {
    expect(readBgStats(file)?.map(({ play }) => play)).toEqual([
      {
        ...{ id: 'play-1', title: 'Hearts', wins: 'low', place: 'Home', note: 'Late' },
        at: new Date('2023-05-04T20:15:00').getTime(),
        players: [
          { name: 'Ada', points: 12, won: false },
          { name: 'Bo', points: 5, won: true },
        ],
      },
      {
        ...{ id: 'play-2', title: 'Azul', wins: 'high', place: '', note: '' },
        at: new Date('2023-05-05T18:00:00').getTime(),
        players: [{ name: 'Ada', points: 0 }],
      },
    ]);
  });

  test.each([null, {}, [1], 'date,game', { plays: [] }])('is not %j', (raw) => {
    expect(readBgStats(raw)).toBeUndefined();
  });

  test.each([
    ['12,5', 12.5],
    ['1.070', 1070],
    ['−3+10', 7],
    ['', 0],
    ['won', 0],
  ])('T-5: a score of %j is %d', (score, points) => {
    const plays = [{ ...file.plays[0]!, playerScores: [{ playerRefId: 7, score }] }];
    expect(readBgStats({ ...file, plays })![0]!.play.players[0]!.points).toBe(points);
  });

  test.each([
    ['a score that cannot be read', { playerScores: [{ playerRefId: 7, score: '1e5' }] }, 'points', '1e5'],
    ['no day', { playDate: 'yesterday' }, 'day', 'yesterday'],
  ])('T-5: a play with %s says so, and nobody is in it', (_, wrong, key, what) => {
    const [found] = readBgStats({ ...file, plays: [{ ...file.plays[0]!, ...wrong }] })!;
    expect(found).toMatchObject({ why: { key, what }, play: { players: [] } });
  });
});

describe('T-4: a table', () => {
  test('is read with commas, semicolons or tabs, and with quotes', () => {
    const rows = [
      ['date', 'note'],
      ['2023-05-04', 'a "b", c; d'],
    ];
    expect(readCsv('\uFEFFdate,note\r\n2023-05-04,"a ""b"", c; d"\r\n')).toEqual(rows);
    expect(readCsv('date;note\n2023-05-04;"a ""b"", c; d"\n\n')).toEqual(rows);
    expect(readCsv('date\tnote\n2023-05-04\ta "b", c; d')).toEqual(rows);
    expect(readCsv('a,b\n"two\nlines",2')[1]).toEqual(['two\nlines', '2']);
  });

  test('of a row for each person is put together to plays', () => {
    const text =
      'Datum;Spiel;Spieler;Punkte;Ort\n4.5.2023;Azul;Ada;70;Home\n4.5.2023;Azul;Bo;−3;\n5.5.2023;Azul;Bo;1;';
    expect(guessRoles(readCsv(text))).toEqual(['date', 'game', 'player', 'points', 'place']);
    expect(playsIn(text)).toEqual([
      {
        ...{ title: 'Azul', at: day(2023, 5, 4), wins: 'high', place: 'Home', note: '' },
        players: [
          { name: 'Ada', points: 70 },
          { name: 'Bo', points: -3 },
        ],
      },
      {
        ...{ title: 'Azul', at: day(2023, 5, 5), wins: 'high', place: '', note: '' },
        players: [{ name: 'Bo', points: 1 }],
      },
    ]);
  });

  test('in which the same people play a game twice on a day has two plays of it', () => {
    const plays = playsIn(
      'day,game,name,points\n4.5.2023,Azul,Ada,70\n4.5.2023,Azul,Bo,60\n4.5.2023,Azul,Ada,30\n4.5.2023,Azul,Bo,40',
    );
    expect(plays.map(({ players }) => players.map(({ points }) => points))).toEqual([
      [70, 60],
      [30, 40],
    ]);
  });

  test('of a row for each play has a column for each person', () => {
    const text = 'Date,Game,Ada,Bo,Cy\n12/31/2023,Azul,10,20,\n1/2/2024,Hearts,3,–,4';
    expect(guessRoles(readCsv(text))).toEqual(['date', 'game', 'own', 'own', 'own']);
    expect(
      playsIn(text, { order: 'month' }).map(({ at, players }) => [at, players.map(({ name }) => name)]),
    ).toEqual([
      [day(2023, 12, 31), ['Ada', 'Bo']],
      [day(2024, 1, 2), ['Ada', 'Cy']],
    ]);
  });

  test.each([
    ['Tom & Ida', [true, false, false]],
    ['Tom', [false, true, false]],
    ['A+ / Tom & Ida', [true, false, true]],
    ['Tom; A+', [false, true, true]],
    ['tom &  ida', [false, true, false]],
  ])('in which %s has won knows names that hold what parts names', (cell, winners) => {
    const [play] = playsIn(`Date\tTom & Ida\tTom\tA+\tWinner\n2024-01-02\t1\t2\t3\t${cell}`);
    expect(play!.players.map(({ won }) => won)).toEqual(winners);
  });

  test('that we have written ourselves is understood, and who won where the fewest points win', () => {
    const [play] = playsIn(
      '"id","game","kind","started","ended","place","name","points","bot","player"\n' +
        '"abc","Azul","sheet","2023-05-04T18:00:00.000Z","2023-05-04T19:00:00.000Z",2,"Ada",9,"no","p"\n' +
        '"abc","Azul","sheet","2023-05-04T18:00:00.000Z","2023-05-04T19:00:00.000Z",1,"\'=Bo",4,"no","q"',
    );
    expect(play).toMatchObject({ id: 'abc', title: 'Azul', at: Date.UTC(2023, 4, 4, 19), place: '' });
    expect(play).toMatchObject({ wins: 'low' });
    expect(play!.players).toEqual([
      { name: 'Ada', points: 9, won: false },
      { name: '=Bo', points: 4, won: true },
    ]);
  });

  test('T-4: a column of days, or of results, makes nobody a person', () => {
    const roles = (text: string) => guessRoles(readCsv(text));
    expect(roles('Date,Game,Anna,Ben,Entered\n2023-05-04,Catan,3,10,2023-05-06')).toEqual([
      ...['date', 'game', 'own', 'own', 'skip'],
    ]);
    expect(roles('Fecha,Ana,Resultado\n2023-05-04,70,70-80')).toEqual(['date', 'own', 'skip']);
    const [play] = playsIn('Date,Anna,Ben\n2023-05-04,10+15-8,3\n2023-05-05,4,-3\n2023-05-06,4,3');
    expect(play!.players[0]).toEqual({ name: 'Anna', points: 17 });
  });

  test('T-4: sorted by who has played it has one play for each time', () => {
    const rows = ['Anna,3', 'Anna,10', 'Ben,8', 'Ben,9'].map((row) => `2023-05-04,Skat,${row}`);
    const plays = playsIn(`Date,Game,Player,Score\n${rows.join('\n')}`);
    expect(plays.map(({ players }) => players.map(({ points }) => points))).toEqual([
      [3, 8],
      [10, 9],
    ]);
  });

  test.each([
    ['an initial', 'Date;Winner;J;S\n2023-05-04;S;3;10', [false, true]],
    [
      'one initial in every row',
      'Date;Name;Points;Winner\n2023-05-04;J;3;S\n2023-05-04;S;9;S',
      [false, true],
    ],
    ['a Spanish place', 'Fecha;Nombre;Puntos;Puesto\n4.5.2023;Ana;70;1º\n4.5.2023;Ben;80;2º', [true, false]],
    [
      'a place with a word',
      'Date;Name;Points;Rank\n4.5.2023;Ana;7;2nd\n4.5.2023;Ben;8;1st (tie)',
      [false, true],
    ],
    [
      'a place that was a number',
      'Date;Name;Points;Rank\n4.5.2023;Ana;7;1.0\n4.5.2023;Ben;8;10',
      [true, false],
    ],
    ['a name', 'Datum;Sieger;Ada;Bo\n4.5.2023;bo;9;4', [false, true]],
    ['names', 'Datum;Sieger;Ada;Bo\n4.5.2023;Ada & Bo;9;4', [true, true]],
    ['a word', 'Datum;Name;Punkte;gewonnen\n4.5.2023;Ada;9;nein\n4.5.2023;Bo;4;Ja', [false, true]],
    ['nothing', 'Datum;Sieger;Ada;Bo\n4.5.2023;;9;4', [undefined, undefined]],
  ])('T-4: who has won is told by %s', (_, text, winners) => {
    expect(playsIn(text)[0]!.players.map(({ won }) => won)).toEqual(winners);
  });

  test('is read where it lies under a heading, with bars, or where Excel says what parts its cells', () => {
    const rows = [
      ['Datum', 'Spiel', 'Ada'],
      ['4.5.2023', 'Azul', '70'],
    ];
    expect(readCsv('sep=;\r\nDatum;Spiel;Ada\r\n4.5.2023;Azul;70')).toEqual(rows);
    expect(readCsv('Our evenings\n\nDatum|Spiel|Ada\n4.5.2023|Azul|70')).toEqual(rows);
    expect(readCsv(';;;\nDatum;;Spiel;Ada\n4.5.2023;;Azul;70')[0]).toEqual(['Datum', '', 'Spiel', 'Ada']);
    expect(readCsv('nothing\nof a table')).toEqual([]);
  });

  test('T-5: with a quote that is closed nowhere loses no row behind it', () => {
    const plays = playsIn('Date,Game,Ada\n2023-05-04,"Azul,3\n2023-05-05,Skat,"4"\n2023-05-06,a "b" c,5');
    expect(plays.map(({ title }) => title)).toEqual(['"Azul', 'Skat', 'a "b" c']);
  });

  test('T-5: says what cannot be read in it, instead of keeping something else', () => {
    const found = read(
      'date;game;name;points\n31.02.2023;Azul;Ada;3\n4.5.2023;Azul;Ada;70 pts\n4.5.1965;Azul;Ada;3\n4.5.2023;Skat;Ada;',
    );
    expect(found.map(({ why }) => why)).toEqual([
      { key: 'day', what: '31.02.2023' },
      { key: 'points', what: '70 pts' },
      { key: 'day', what: '4.5.1965' },
      undefined,
    ]);
    expect(found.map(({ play }) => play.players.length)).toEqual([0, 0, 0, 1]);
    const why = (players: string): string => whyNot(read(`date;${players}`)[0]!, 12).key;
    const thirteen = Array.from({ length: 13 }, (_, i) => i);
    expect(why('Ada;Bo\n4.5.2023;–;')).toBe('nobody');
    expect(why(`${thirteen.map((i) => `P${i}`).join(';')}\n4.5.2023;${thirteen.join(';')}`)).toBe('many');
    expect(why('Ada;Ada\n4.5.2023;1;2')).toBe('names');
  });

  test('T-5: one cell of endless length spoils nothing beside it', () => {
    const [play] = playsIn(
      `date;place;note;${'n'.repeat(999)}\n4.5.2023;${'x'.repeat(9999)};${'y'.repeat(99999)};7`,
    );
    expect(play!.place.length).toBeLessThanOrEqual(2000);
    expect(play!.note.length).toBeLessThanOrEqual(20_000);
    expect(play!.players[0]!.name.length).toBeLessThanOrEqual(200);
  });

  test('without a day, or without points, is not enough', () => {
    expect(isEnough(guessRoles(readCsv('game,name,points\nAzul,Ada,3')))).toBe(false);
    expect(isEnough(guessRoles(readCsv('date,game\n2023-05-04,Azul')))).toBe(false);
  });
});

describe('T-4: a day', () => {
  test.each([
    ['2023-05-04', 12],
    ['2023/5/4', 12],
    ['20230504', 12],
    ['2023-05-04 20:15', 20],
    ['4.5.2023', 12],
    ['04. 05. 2023', 12],
    ['4.5.23', 12],
    ['Do, 04.05.2023 20:15:30', 20],
    ['4/5/2023 8:15 PM', 20],
    ['4-5-2023 12:15 a.m.', 0],
    ['May 4, 2023', 12],
    ['Thursday, May 4th, 2023', 12],
    ['4 May 2023', 12],
    ['4-May-2023', 12],
    ['4. Mai 2023', 12],
    ['jeu. 4 mai 2023', 12],
    ['4 de mayo de 2023', 12],
    ['4-May-23', 12],
    ['4/mai/2023', 12],
  ])('is %s', (text, hour) => {
    const at = new Date(timeOf(text, 'day')!);
    expect([at.getFullYear(), at.getMonth(), at.getDate(), at.getHours()]).toEqual([2023, 4, 4, hour]);
  });

  test.each([
    ...['', 'soon', '31.02.2023', '1.1.20233', '4.5.1965', '4 maybe 2023', '99999999', '45050'],
    ...['4.5.2023 25:10', '2023-05-04 20:99'],
  ])('is not %j', (text) => {
    expect(timeOf(text, 'day')).toBeUndefined();
  });

  test('has the months of spreadsheets and of Austria', () => {
    const monthIn = (text: string) => new Date(timeOf(text, 'day')!).getMonth();
    expect(['04. Mrz 23', '4. Jänner 2023', '1re mai 2023', '2023-05-04 24:00'].map(monthIn)).toEqual([
      2, 0, 4, 4,
    ]);
  });

  test('of two digits for its year lies in the past', () => {
    expect(new Date(timeOf('4.5.99', 'day')!).getFullYear()).toBe(1999);
  });

  test('is read as the others tell; where none tells, it is asked for', () => {
    expect(orderIn(['1/2/2024', '5/24/2024'])).toBe('month');
    expect(orderIn(['1-2-2024', '24-5-2024'])).toBe('day');
    expect(orderIn(['1.2.2024', '2024-01-02', ''])).toBe('day');
    expect(orderIn(['1/1/2024', '1/2/2024'])).toEqual({ open: '1/2/2024' });
    expect(new Date(timeOf('1/2/2024', 'month')!).getMonth()).toBe(0);
  });
});

describe('T-5: points', () => {
  test.each([
    ['7', 7],
    ['−3', -3],
    ['+5', 5],
    ['10+15-8', 17],
    ['12,5', 12.5],
    ['12.25', 12.25],
    ['1.070', 1070],
    ['-1,200', -1200],
    ['1 070', 1070],
    ['1’070', 1070],
    ['100,000.5', 100_000.5],
    ['0.125', 0.125],
  ])('%j are %d', (text, points) => {
    expect(pointsOf(text)).toBe(points);
  });

  test.each([
    '',
    '70 pts',
    '1e5',
    '1.070.5',
    '1,070,5',
    '--1',
    '5-',
    '12,3456,7',
    '1000000',
    '9'.repeat(400),
  ])('%j are none', (text) => {
    expect(pointsOf(text)).toBeUndefined();
  });
});

describe('T-4: a file', () => {
  test('is read in the alphabet in which it was saved', () => {
    const text = 'Spiel;Jürgen;Zoë';
    expect(textOf(Buffer.from(text))).toBe(text);
    expect(textOf(Buffer.from(`\uFEFF${text}`))).toBe(text);
    expect(textOf(Buffer.from(text, 'latin1'))).toBe(text);
    expect(textOf(Buffer.from('10 \x80', 'latin1'))).toBe('10 €');
    expect(textOf(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toBe(text);
    expect(textOf(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16())).toBe(text);
  });

  test.each([
    ['that breaks off', '{"games":[{"id":1,\n"name', 'import.not-json', { line: 2 }],
    ['of our own', '{"format":"smorgasboard-records","entries":[]}', 'bring.ours', {}],
    ['of another program', '[{"a":1}]', 'bring.not-theirs', {}],
    ['without a play', '{"games":[],"players":[],"plays":[]}', 'bring.none', {}],
    ['that is no text', 'PK\x03\x04\0\0', 'bring.no-text', {}],
    ['with nothing in it', ' \n ', 'bring.none', {}],
  ])('T-5: %s is told from others', (_, text, key, params) => {
    expect(contentsOf(text)).toEqual({ kind: 'neither', trouble: { key, params } });
  });

  test('that is a table or theirs is known as such', () => {
    expect(contentsOf('Date,Ada\n2023-05-04,3')).toMatchObject({ kind: 'table' });
    expect(contentsOf('[Game],Ada\nAzul,3')).toMatchObject({ kind: 'table' });
    expect(
      contentsOf('{"games":[],"players":[],"plays":[{"playDate":"2023-05-04 20:15:00","playerScores":[]}]}'),
    ).toMatchObject({ kind: 'plays' });
  });
});

test('T-45: points are typed as sums, with either minus, and tenths behind a point or a comma', () => {
  expect(['7.5', '7,25', '−0,5', '0.1+0.2', '10,5−3'].map(sumOf)).toEqual([7.5, 7.25, -0.5, 0.3, 7.5]);
  expect(['10+15-8', '−3', ' 4 ', '+2−5', '007'].map(sumOf)).toEqual([17, -3, 4, -3, 7]);
  expect(['', 'x', '1+', '--1', '1.', '.5', '1.000', '1,2,3', '9999999'].map(sumOf)).toEqual(
    Array(9).fill(undefined),
  );
  expect(['5', '−5', '-5', '+5', '10-3'].map((text) => sumOf(turned(text)))).toEqual([-5, 5, 5, -5, -13]);
});
