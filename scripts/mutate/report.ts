/** What became of the mutants, in numbers and in words. */
import { readFile } from 'node:fs/promises';
import { inRoot } from '../lib/paths.ts';
import { groupOf } from './choice.ts';
import { grouped } from './grouped.ts';
import type { Mutant } from './mutants.ts';
import type { Finding } from './trial.ts';

/** Of those that are not explained. */
const GOAL = 0.9;

/** A survivor that no test can kill, and the reason. */
export interface Explained {
  readonly file: string;
  /** What the line says, wherever it stands by now. */
  readonly said: string;
  readonly kind: string;
  readonly change: string;
  readonly why: string;
}

export const readExplained = async (): Promise<readonly Explained[]> =>
  JSON.parse(await readFile(inRoot('scripts/mutate/explained.json'), 'utf8'));

export const explains = (explained: Explained, mutant: Mutant): boolean =>
  explained.file === mutant.file &&
  explained.said === mutant.said &&
  explained.kind === mutant.kind &&
  explained.change === mutant.change;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const placeOf = ({ mutant: { file, line, kind, change } }: Finding): string =>
  `${file}:${line}  ${kind}: ${change}`;

export const progressLine = (finding: Finding, done: number, of: number): string =>
  [
    `${done}/${of}`.padStart(9),
    finding.verdict.padEnd(8),
    seconds(finding.ms).padStart(7),
    `${placeOf(finding)}${finding.by ? `  (${finding.by.file}: ${finding.by.title})` : ''}`,
  ].join('  ');

export interface Counts {
  readonly made: number;
  readonly killed: number;
  readonly timeout: number;
  readonly survived: number;
  readonly explained: number;
}

function reasonFor({ verdict, mutant }: Finding, explained: readonly Explained[]): string | undefined {
  return verdict === 'survived' ? explained.find((one) => explains(one, mutant))?.why : undefined;
}

export function countsOf(findings: readonly Finding[], explained: readonly Explained[]): Counts {
  const isExplained = (one: Finding): boolean => reasonFor(one, explained) !== undefined;
  const having = (verdict: Finding['verdict']): number =>
    findings.filter((one) => one.verdict === verdict && !isExplained(one)).length;
  return {
    ...{ made: findings.length, killed: having('killed'), timeout: having('timeout') },
    ...{ survived: having('survived'), explained: findings.filter(isExplained).length },
  };
}

/** What ends by its limit is killed as well. */
export const killedShare = ({ made, explained, killed, timeout }: Counts): number =>
  made === explained ? 1 : (killed + timeout) / (made - explained);

export const isGoodEnough = (counts: Counts): boolean => killedShare(counts) >= GOAL;

const COLUMNS = ['made', 'killed', 'timeout', 'survived', 'explained'] as const;

function table(rows: readonly (readonly [string, Counts])[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length));
  const line = (name: string, cells: readonly (string | number)[]): string =>
    [name.padEnd(width), ...cells.map((cell) => String(cell).padStart(9))].join(' ');
  return [
    line('', COLUMNS),
    ...rows.map(([name, counts]) =>
      line(
        name,
        COLUMNS.map((key) => counts[key]),
      ),
    ),
  ];
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

function whoLooked({ asked, reaching }: Finding): string {
  if (reaching === 0) return 'no test gets there';
  return `${asked === reaching ? asked : `${asked} of ${reaching}`} tests saw nothing`;
}

const survivorLines = (finding: Finding): string[] => [
  `  ${placeOf(finding)}`,
  `      ${finding.mutant.said}`,
  `      ${finding.doubt ?? whoLooked(finding)}`,
];

export function reportLines(findings: readonly Finding[], explained: readonly Explained[]): string[] {
  const groups = grouped(findings, ({ mutant }) => groupOf(mutant.file));
  const all = countsOf(findings, explained);
  const rows = [...groups]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, some]) => [name, countsOf(some, explained)] as const);
  const survivors = findings
    .filter((one) => one.verdict === 'survived' && reasonFor(one, explained) === undefined)
    .sort((one, other) => placeOf(one).localeCompare(placeOf(other), 'en', { numeric: true }));
  const accounted = findings.flatMap((one) => {
    const why = reasonFor(one, explained);
    return why === undefined ? [] : [`  ${placeOf(one)}`, `      ${why}`];
  });
  const wrong = findings.filter(
    ({ verdict, mutant }) => verdict !== 'survived' && explained.some((one) => explains(one, mutant)),
  );
  return [
    ...['', ...table([...rows, ['all', all]]), ''],
    ...(accounted.length > 0 ? ['Explained:', ...accounted, ''] : []),
    ...(wrong.length > 0 ? ['Explained, but killed:', ...wrong.map((one) => `  ${placeOf(one)}`), ''] : []),
    ...(survivors.length > 0 ? ['Survived:', ...survivors.flatMap(survivorLines), ''] : []),
    `Median ${seconds(median(findings.map(({ ms }) => ms)))} a mutant.`,
    `Killed ${(100 * killedShare(all)).toFixed(1)} % of ${all.made - all.explained}, at least ${100 * GOAL} % wanted.`,
  ];
}
