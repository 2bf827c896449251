/**
 * `npm run simulate:evening`: whole evenings in a simulated world, each by its seed. `--seed N` tells the story of one;
 * `--evenings N` plays as many from `--from N` on; `--actions N` in each. One that fails is told, as short as it gets.
 */
import { parseArgs } from 'node:util';
import { games } from '../src/games/index.ts';
import { Evening, type EveningReport } from '../test/simulation/evening.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    from: { type: 'string', default: '1' },
    evenings: { type: 'string', default: '100' },
    actions: { type: 'string', default: '500' },
    game: { type: 'string' },
  },
});

const actions = Number(values.actions);
const chosen = values.game ? games.filter(({ id }) => id === values.game) : games;
const play = (seed: number, troubles?: number): Promise<EveningReport> =>
  new Evening({ seed, games: chosen, actions, ...(troubles === undefined ? {} : { troubles }) }).play();

/** As few troubles as it takes. */
async function shortest(seed: number, whole: EveningReport): Promise<EveningReport> {
  let [fewest, enough] = [0, whole.troubles];
  let told = whole;
  while (fewest < enough) {
    const troubles = Math.floor((fewest + enough) / 2);
    const report = await play(seed, troubles);
    if (report.violation) [enough, told] = [troubles, report];
    else fewest = troubles + 1;
  }
  return told;
}

function tell({ seed, story, violation, troubles }: EveningReport): void {
  for (const line of story) console.log(line);
  if (violation) console.log(`\nEvening ${seed}, with ${troubles} troubles: ${violation}`);
}

async function playMany(): Promise<void> {
  const began = performance.now();
  const [total, failed] = [{ actions: 0, commits: 0, matches: 0, lasted: 0 }, [] as number[]];
  const first = Number(values.from);
  for (let seed = first; seed < first + Number(values.evenings); seed++) {
    const report = await play(seed);
    total.actions += report.actions;
    total.commits += report.commits;
    total.matches += report.counted;
    total.lasted += report.lasted;
    if (!report.violation) continue;
    failed.push(seed);
    if (failed.length === 1) tell(await shortest(seed, report));
    else console.log(`Evening ${seed}: ${report.violation.split('\n')[0]}`);
  }
  const took = performance.now() - began;
  const hours = Math.round(total.lasted / 360_000) / 10;
  console.log(
    `${values.evenings} evenings, ${total.actions} actions, ${total.commits} commits, ${total.matches} matches to their end, ${hours} hours in ` +
      `${Math.round(took / 1000)} s (${Math.round(total.lasted / took)} times as fast as life): ` +
      `${failed.length === 0 ? 'nothing was violated' : `${failed.length} failed (${failed.join(', ')})`}`,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
}

if (values.seed === undefined) {
  await playMany();
} else {
  const report = await play(Number(values.seed));
  tell(report);
  console.log(
    `\n${report.actions} actions, ${report.commits} commits: ${report.violation ?? 'nothing was violated'}`,
  );
  process.exitCode = report.violation ? 1 : 0;
}
