/** T-47: who was with whom is told wherever a record goes. */
import { expect, test } from 'vitest';
import type { EntryRecord } from '../../../src/main/records/format.ts';
import { longSheet } from './evenings.ts';
import { openRecordHost, type RecordHost, staticFolder } from './house-files.ts';
import { fileOf, people } from './past.ts';

const players = people.slice(0, 3);
const alone = longSheet({ id: 'teams', rounds: 2, players });

/** The first two are a team. */
function withTeam(): EntryRecord {
  const totals = players.map((_, seat) => alone.seats.find((one) => one.seat === seat)!.score);
  const scores = [totals[0]! + totals[1]!, totals[0]! + totals[1]!, totals[2]!];
  const mates = [0, 1].map((seat) => ({
    ...{ seat, key: 'team', rule: 'T-47', params: { team: 4 } },
    points: totals[1 - seat]!,
  }));
  return {
    ...alone,
    receipt: [...alone.receipt, ...mates],
    seats: alone.seats.map((one) => ({ ...one, score: scores[one.seat]! })),
    outcome: {
      standings: alone.outcome.standings.map((one) => ({ ...one, score: scores[one.seat]! })),
      reason: { key: 'teams' },
    },
  };
}

async function house(): Promise<RecordHost> {
  const host = await openRecordHost(await staticFolder());
  await host.bring(fileOf([withTeam()], players));
  return host;
}

const cellsOf = (csv: string): string[][] =>
  csv
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((row) => row.split(',').map((cell) => cell.replaceAll('"', '')));

test.each(['all.csv', 'teams/table.csv'])('T-47: %s has the team of each', async (file) => {
  const [heads = [], ...rows] = cellsOf(await (await (await house()).get(`${file}?locale=de`)).text());
  const teams = rows.map((row) => [row[heads.indexOf('name')], row[heads.indexOf('team')]]);
  expect(new Map(teams as [string, string][])).toEqual(
    new Map(players.map(({ name }, i) => [name, i < 2 ? '4' : ''])),
  );
});

test('T-47: BG Stats is told as what each has played', async () => {
  const { url } = await (await (await house()).get('teams/bgstats?locale=de')).json();
  const play = JSON.parse(new URL(url).searchParams.get('data')!) as {
    players: { name: string; role?: string }[];
  };
  expect(new Map(play.players.map(({ name, role }) => [name, role]))).toEqual(
    new Map(players.map(({ name }, i) => [name, i < 2 ? 'Team 4' : undefined])),
  );
});
