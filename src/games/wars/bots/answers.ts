/** What the chef answers when an effect, the wages or the hand limit asks. */
import { fill } from '../../../shared/choices.ts';
import { ingredientOf } from '../cards.ts';
import type { Category } from '../categories.ts';
import type { Move } from '../moves.ts';
import { HAND_LIMIT, ZONE_LIMIT } from '../numbers.ts';
import {
  isLastTurn,
  keepWorth,
  type Open,
  offered,
  playWith,
  spareOpportunities,
  WANTED,
  wantedBy,
} from './hand.ts';
import { projectsOf, type Scene, stockOf } from './projects.ts';

/** So many of the best projects say which orders suit us, and who is useful. */
const MOST_PROJECTS = 40;
const USEFUL = 4;

export function assistant(scene: Scene, open: Open): Move {
  const counts = stockOf(scene);
  const serving = new Set(scene.table.serving?.used.map((card) => ingredientOf(card).category));
  const worth = (category: Category) =>
    (serving.has(category) ? 1.5 : 0) +
    (isLastTurn(scene) ? 0 : 0.7 * (counts.get(category)! - (serving.has(category) ? 1 : 0)));
  const [best] = offered(open, 'take-assistant').toSorted(
    (a, b) => worth(b.move.assistant!) - worth(a.move.assistant!),
  );
  const [tokens] = offered(open, 'take-tokens');
  if (tokens && !(best && worth(best.move.assistant!) > 2)) return fill(tokens);
  return fill(best!);
}

export function split(scene: Scene, open: Open): Move {
  const slot = offered(open, 'split')[0]!.slots![0]!;
  const n = slot.kind === 'number' ? slot.max : 0;
  const cards = isLastTurn(scene) ? n : Math.min(n, Math.max(0, HAND_LIMIT - scene.mine.hand.length));
  const rich = scene.table.players[scene.seat]!.coins >= 10;
  return { type: 'split', coins: n - (rich ? cards : Math.min(cards, Math.floor(n / 2))) };
}

export function freePlay(scene: Scene, open: Open): Move {
  const projects = projectsOf(scene, 1);
  const needed = projects[0]?.use ?? [];
  const hasRoom = scene.table.players[scene.seat]!.zone.length < ZONE_LIMIT;
  const wanted = wantedBy(projects.slice(0, 1));
  const plays = offered(open, 'play').toSorted(
    (a, b) =>
      Number(wanted.has(b.move.card!)) - Number(wanted.has(a.move.card!)) ||
      ingredientOf(b.move.card!).cost - ingredientOf(a.move.card!).cost,
  );
  const [best] = plays;
  return best && (hasRoom || wanted.has(best.move.card!))
    ? playWith(scene, best, needed)
    : fill(offered(open, 'stop')[0]!);
}

/** The order that suits us least goes. */
export function swapOrder(scene: Scene, open: Open): Move {
  const projects = projectsOf(scene, MOST_PROJECTS);
  const worth = (order: string) => projects.find((project) => project.order === order)?.worth ?? -20;
  const [worst] = offered(open, 'swap').toSorted((a, b) => worth(a.move.order!) - worth(b.move.order!));
  return fill(worst!);
}

/** A token is a point; coins buy more than that as long as there is a turn to spend them. */
export function upkeep(scene: Scene, open: Open): Move {
  const choice = offered(open, 'upkeep')[0]!;
  const slot = choice.slots!.find((one) => one.name === 'tokens')!;
  const range = slot.kind === 'number' ? slot : { min: 0, max: 0 };
  const me = scene.table.players[scene.seat]!;
  const useful = new Set(
    projectsOf(scene, USEFUL)
      .slice(0, USEFUL)
      .flatMap((project) => [...project.use, ...project.play])
      .map((card) => ingredientOf(card).category),
  );
  const spend = isLastTurn(scene) || me.coins >= 10 ? range.min : range.max;
  const isKept = !isLastTurn(scene) && me.coins >= scene.taste.loyalty;
  return {
    type: 'upkeep',
    tokens: spend,
    back: isKept ? [] : me.assistants.filter((category) => !useful.has(category)),
  };
}

export function discard(scene: Scene, open: Open): Move {
  const slot = offered(open, 'discard')[0]!.slots![0]!;
  const excess = slot.kind === 'pick' ? slot.min : 0;
  const wanted = wantedBy(projectsOf(scene, WANTED));
  const spare = isLastTurn(scene) ? [] : spareOpportunities(scene);
  const worth = (card: string) => (spare.includes(card) ? 2 : keepWorth(scene, card, wanted));
  const cards = scene.mine.hand
    .map(({ card }) => card)
    .toSorted((a, b) => worth(a) - worth(b))
    .slice(0, excess);
  return { type: 'discard', cards };
}
