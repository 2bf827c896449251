/** Beside the points of a sheet: what lies face down, votes, and what is called (T-50, T-54). */
import { games } from '../../../src/games/index.ts';
import { act, begin, type LiveMatch } from '../../../src/main/table/match.ts';
import { fill } from '../../../src/shared/choices.ts';
import type { Actor, AnyGame, Choice, GameEvent } from '../../../src/shared/game.ts';
import { seededRng } from '../../../src/shared/rng.ts';
import type { MomentTable } from '../../e2e/support/moments.ts';
import { openChoices, rowOf } from '../../support/playout.ts';
import { optionsOf } from '../../support/position.ts';

const NAMES = ['Maya', 'Konstantin', 'Jürgen der Große', 'Inès', 'Maximiliane-Charlotte W.'];

type Done = readonly [actor: Actor, choice: string, filling?: Parameters<typeof fill>[1]];

interface Plan {
  readonly sheet: string;
  readonly moment: string;
  readonly code: string;
  readonly options: object;
  readonly done: readonly Done[];
}

/** Each of the four that are ranked, as they lie there. */
const asItLies = (choice: Choice): Parameters<typeof fill>[1] =>
  Object.fromEntries(
    (choice.slots ?? []).flatMap((slot) => (slot.kind === 'order' ? [[slot.name, slot.items]] : [])),
  );

function tableAt({ sheet, moment, code, options: own, done }: Plan): MomentTable {
  const game = games.find(({ id }) => id === sheet) as AnyGame;
  const options = optionsOf(game, own);
  const rng = seededRng(3);
  const beginning = begin(game, rowOf(game, { seats: NAMES.length, options }), rng);
  let live: LiveMatch = beginning.match;
  const facts: GameEvent[] = [...beginning.commit.events];
  for (const [actor, id, filling] of done) {
    const choice = openChoices(game, live.state, actor).find((one) => one.id === id);
    if (!choice) throw new Error(`${sheet}-${moment}: no ${id}`);
    const wish = { actor, move: fill(choice, filling ?? asItLies(choice)), frame: choice.frame };
    const answer = act(live, wish, { kind: 'move', call: null, at: live.at, rng });
    if (!answer.ok) throw new Error(`${sheet}-${moment}: ${id} is refused`);
    facts.push(...answer.value.commit.events);
    live = answer.value.match;
  }
  return { code, game, options, facts, names: NAMES, moment };
}

const upTo = (n: number, done: Done): Done[] => Array.from({ length: n }, () => done);

const plans: readonly Plan[] = [
  {
    ...{ sheet: 'sheet-sandwich', moment: 'unseen', code: 'UNSA', options: { hidden: true, rounds: 3 } },
    done: [
      [1, 'ranking-1-1'],
      [2, 'ranking-1-2'],
    ],
  },
  {
    ...{ sheet: 'sheet-plate', moment: 'unseen', code: 'UNPL', options: { hidden: true } },
    done: [
      ['table', 'first', { seat: 1 }],
      ['table', 'lay-0', { value: 9 }],
      ['table', 'lay-0', { value: 6 }],
      ['table', 'close-0', { by: 2 }],
      [1, 'bid-1', { value: 4 }],
      [1, 'ready-1'],
    ],
  },
  {
    ...{ sheet: 'sheet-plain', moment: 'vote', code: 'VOPL', options: {} },
    done: [
      ['table', 'ask-player'],
      [2, 'vote-2', { value: 4 }],
    ],
  },
  {
    ...{ sheet: 'sheet-masters', moment: 'vote', code: 'VOMA', options: {} },
    done: [
      ['table', 'ask-number'],
      [1, 'vote-1', { value: 12 }],
    ],
  },
  {
    ...{ sheet: 'sheet-masters', moment: 'led', code: 'LEMA', options: { caller: true } },
    done: [...upTo(2, ['table', 'call-next']), ['table', 'call-seat', { seat: 4 }]],
  },
  {
    ...{ sheet: 'sheet-plate', moment: 'led', code: 'LEPL', options: { caller: true } },
    done: [
      ['table', 'call-next'],
      ['table', 'first', { seat: 4 }],
      ['table', 'call-next'],
    ],
  },
];

export const tables: readonly MomentTable[] = plans.map(tableAt);
