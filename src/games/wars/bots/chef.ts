/** Weighs up every order with every set of zone and hand, and what it costs to get there. */
import { fill } from '../../../shared/choices.ts';
import { seededRng } from '../../../shared/rng.ts';
import { ingredientOf, isIngredient } from '../cards.ts';
import type { Move } from '../moves.ts';
import { HAND_LIMIT, HIRE_PRICE } from '../numbers.ts';
import { assistant, discard, freePlay, split, swapOrder, upkeep } from './answers.ts';
import {
  type Input,
  isLastTurn,
  keepsEverybody,
  type Open,
  offered,
  playWith,
  priceOf,
  type Sight,
  spareOpportunities,
  wantedBy,
} from './hand.ts';
import { worthUsing } from './opportunities.ts';
import { isAtHand, type Project, projectsOf, reserveOf, type Scene, type Taste } from './projects.ts';
import { tempered } from './tempers.ts';

const NO_LIFT = { total: 0, each: 0 };

/** Found by letting tastes play against each other. */
export const TASTE: Taste = {
  action: 2,
  tempo: 1.5,
  reuse: 0.8,
  patience: 0.95,
  hurry: 0.85,
  card: 2,
  fill: 0.8,
  upkeep: 0.6,
  unknownQuality: 6.6,
  unknownCost: 6,
  search: 1.5,
  opportunity: 5,
  clutter: 2.5,
  kept: 2,
  loyalty: Number.POSITIVE_INFINITY,
  reserve: 0,
  grand: 0,
};

/** Counts on no more than middling cards to come: by the taste above it left the levels below no chance. */
const MODEST: Taste = { ...TASTE, unknownQuality: 4, unknownCost: 8, patience: 0.88 };

/** Everybody cooks a little differently. */
export function tasteOf(character: number, taste: Taste = MODEST): Taste {
  const rng = seededRng(character);
  const about = (value: number) => value * (0.9 + rng.below(21) / 100);
  return { ...taste, action: about(taste.action), tempo: about(taste.tempo) };
}

export function chef(input: Input, open: Open): Move {
  return chefWith(tasteOf(input.character))(input, open);
}

/** The same head with another taste, so that tastes can be compared. */
export const chefWith =
  (taste: Taste) =>
  (input: Sight, open: Open): Move => {
    const { seat, table, mine } = input;
    const scene = { seat, table, mine, taste: tempered(taste, input.temper), lift: NO_LIFT };
    const question = input.frames.at(-1)?.kind ?? 'turn';
    const answer = answers[question];
    if (!answer) throw new Error(`nobody taught the chef to answer ${question}`);
    return answer(scene, open);
  };

type Answer = (scene: Scene, open: Open) => Move;

function turn(scene: Scene, open: Open): Move {
  const projects = projectsOf(scene, 1);
  const opportunity = worthUsing(scene, open, projects);
  if (opportunity) return opportunity;
  if (scene.table.actions === 0) return fill(offered(open, 'end-turn')[0]!);
  if (isLastTurn(scene)) return lastTurn(scene, open, projects);
  const best = projects[0];
  return best ? pursue(scene, open, best) : (search(scene, []) ?? save(open));
}

function pursue(scene: Scene, open: Open, project: Project): Move {
  const me = scene.table.players[scene.seat]!;
  if (project.hire !== null && !me.assistants.includes(project.hire)) {
    const hire = offered(open, 'hire').find((choice) => choice.move.assistant === project.hire);
    return hire && isSpared(scene, HIRE_PRICE) && keepsEverybody(scene, HIRE_PRICE, 1)
      ? fill(hire)
      : save(open);
  }
  if (project.play.length === 0 && project.unknown === 0) {
    const order = offered(open, 'order').find(
      ({ move }) =>
        move.order === project.order &&
        move.use!.length === project.use.length &&
        move.use!.every((card) => project.use.includes(card)),
    );
    if (order) return fill(order);
  }
  const played = playOne(scene, open, project);
  if (played) return played;
  if (project.play.length > 0) return save(open);
  const help =
    project.unknown === 0 && keepsEverybody(scene, HIRE_PRICE, 1) ? hireFor(open, project) : undefined;
  return help ?? search(scene, [project]) ?? save(open);
}

/** Everything lies there and still falls short: an assistant of one of its categories helps. */
function hireFor(open: Open, project: Project): Move | undefined {
  const categories = project.use.map((card) => ingredientOf(card).category);
  const choice = offered(open, 'hire').find(({ move }) => categories.includes(move.assistant!));
  return choice && fill(choice);
}

const save = (open: Open): Move => fill(offered(open, 'coins')[0]!);

/** What costs nothing touches no reserve. */
const isSpared = (scene: Scene, price: number): boolean =>
  price === 0 || scene.table.players[scene.seat]!.coins - price >= reserveOf(scene);

/** Seasoning comes last, so that it finds something to season. */
function playOne(scene: Scene, open: Open, project: Project): Move | undefined {
  const candidates = offered(open, 'play').filter(
    ({ move }) =>
      project.play.includes(move.card!) &&
      isSpared(scene, priceOf(scene, move.card!)) &&
      keepsEverybody(scene, priceOf(scene, move.card!), 0),
  );
  const later = (card: string) =>
    ingredientOf(card).play.some(({ kind }) => kind === 'season' || kind === 'match');
  const [choice] = candidates.toSorted(
    (a, b) =>
      Number(later(a.move.card!)) - Number(later(b.move.card!)) ||
      ingredientOf(b.move.card!).cost - ingredientOf(a.move.card!).cost,
  );
  return choice && playWith(scene, choice, project.use);
}

/** W-12: what no project wants makes room for new cards. */
function search(scene: Scene, projects: readonly Project[]): Move | undefined {
  const { mine, table } = scene;
  if (!keepsEverybody(scene, 0, 0)) return undefined;
  const wanted = wantedBy(projects);
  const spare = spareOpportunities(scene);
  const discard = mine.hand
    .map(({ card }) => card)
    .filter((card) => (isIngredient(card) ? !wanted.has(card) : spare.includes(card)));
  const drawn = Math.min(
    HAND_LIMIT - (mine.hand.length - discard.length),
    table.market.deck + table.market.discards + discard.length,
  );
  return drawn > 0 ? { type: 'refill', discard } : undefined;
}

/** Nothing is worth saving any more, except opportunities. */
function lastTurn(scene: Scene, open: Open, projects: readonly Project[]): Move {
  const [best] = projects.filter((project) => isAtHand(scene, project)).sort((a, b) => b.gain - a.gain);
  if (best) return pursue(scene, open, best);
  const junk = scene.mine.hand.flatMap((card) => (card.kind === 'ingredient' ? [card.card] : []));
  const kept = scene.mine.hand.length - junk.length;
  return kept < HAND_LIMIT && scene.table.market.deck + scene.table.market.discards > 0
    ? { type: 'refill', discard: junk }
    : save(open);
}

const answers: Readonly<Record<string, Answer>> = {
  turn,
  'wrap-up': turn,
  assistant,
  split,
  'free-play': freePlay,
  'swap-order': swapOrder,
  upkeep,
  discard,
};
