import { describe, expect, test } from 'vitest';
import { readBgStats } from '../../../src/renderer/records/bring/bg-stats.ts';
import { guessRoles, isEnough, playsOf } from '../../../src/renderer/records/bring/columns.ts';
import { readCsv } from '../../../src/renderer/records/bring/csv.ts';
import { sumOf, turned } from '../../../src/renderer/records/write/typed-sum.ts';

const day = (year: number, month: number, date: number, hour = 12): number =>
  new Date(year, month - 1, date, hour).getTime();

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
    expect(readBgStats(JSON.stringify(file))).toEqual([
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

  test.each(['', '{}', '[1]', 'date,game', '{"plays":[]}'])('is not %j', (text) => {
    expect(readBgStats(text)).toBeUndefined();
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
    const rows = readCsv(
      'Datum;Spiel;Spieler;Punkte;Ort\n4.5.2023;Azul;Ada;70;Home\n4.5.2023;Azul;Bo;−3;\n5.5.2023;Azul;Bo;1;',
    );
    const roles = guessRoles(rows);
    expect(roles).toEqual(['date', 'game', 'player', 'points', 'place']);
    expect(playsOf(rows, roles)).toEqual([
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

  test('of a row for each play has a column for each person', () => {
    const rows = readCsv('Date,Game,Ada,Bo,Cy\n12/31/2023,Azul,10,20,\n1/2/2024,Hearts,3,,4');
    const roles = guessRoles(rows);
    expect(roles).toEqual(['date', 'game', 'own', 'own', 'own']);
    expect(playsOf(rows, roles).map(({ at, players }) => [at, players.map(({ name }) => name)])).toEqual([
      [day(2023, 12, 31), ['Ada', 'Bo']],
      [day(2024, 1, 2), ['Ada', 'Cy']],
    ]);
  });

  test('that we have written ourselves is understood', () => {
    const rows = readCsv(
      '"id","game","kind","started","ended","place","name","points","bot","player"\n' +
        '"abc","Azul","sheet","2023-05-04T18:00:00.000Z","2023-05-04T19:00:00.000Z",1,"Ada",9,"no","p"\n' +
        '"abc","Azul","sheet","2023-05-04T18:00:00.000Z","2023-05-04T19:00:00.000Z",2,"\'=Bo",4,"no","q"',
    );
    const [play] = playsOf(rows, guessRoles(rows));
    expect(play).toMatchObject({ id: 'abc', title: 'Azul', at: Date.UTC(2023, 4, 4, 19), place: '' });
    expect(play!.players).toEqual([
      { name: 'Ada', points: 9 },
      { name: '=Bo', points: 4 },
    ]);
  });

  test('without a day, or without points, is not enough; a day that there is not keeps nobody', () => {
    expect(isEnough(guessRoles(readCsv('game,name,points\nAzul,Ada,3')))).toBe(false);
    expect(isEnough(guessRoles(readCsv('date,game\n2023-05-04,Azul')))).toBe(false);
    const rows = readCsv('date,game,name,points\n31.02.2023,Azul,Ada,3');
    expect(playsOf(rows, guessRoles(rows))[0]!.players).toEqual([]);
  });
});

test('T-45: points are typed as sums, with either minus', () => {
  expect(['10+15-8', '−3', ' 4 ', '+2−5', '007'].map(sumOf)).toEqual([17, -3, 4, -3, 7]);
  expect(['', 'x', '1+', '--1', '1.5', '9999999'].map(sumOf)).toEqual(Array(6).fill(undefined));
  expect(['5', '−5', '-5', '+5', '10-3'].map((text) => sumOf(turned(text)))).toEqual([-5, 5, 5, -5, -13]);
});
