/** When an opportunity is worth handing on. */

import { type Effect, opportunityOf } from '../cards.ts';
import type { Move } from '../moves.ts';
import { OPPORTUNITY_POINTS } from '../scoring.ts';
import { isLastTurn, type Open, offered, stockSize, worthOfCards } from './hand.ts';
import { coinWorth, type Project, projectsOf, type Scene } from './projects.ts';

/** From this round on it is time to use what one has. */
const LONG_MATCH = 10;

/** An opportunity handed on is points lost; too many in hand leave no room to cook. */
export function worthUsing(scene: Scene, open: Open, projects: readonly Project[]): Move | undefined {
  const { taste, mine } = scene;
  const held = mine.hand.filter((card) => card.kind === 'opportunity').length;
  const isStuck = (projects[0]?.hope ?? 2) > 1;
  const price = isLastTurn(scene)
    ? OPPORTUNITY_POINTS + 2
    : isStuck
      ? Number.NEGATIVE_INFINITY
      : taste.opportunity - taste.clutter * (held - 1) - Math.max(0, scene.table.round - LONG_MATCH);
  return offered(open, 'opportunity')
    .map(({ move }) => move.card!)
    .map((card) => ({ card, use: usefulness(scene, opportunityOf(card).effects, projects) }))
    .filter(({ use }) => use > price)
    .sort((a, b) => b.use - a.use)
    .map(({ card }): Move => ({ type: 'opportunity', card }))[0];
}

const usefulness = (scene: Scene, effects: readonly Effect[], projects: readonly Project[]): number =>
  effects.reduce((total, effect) => total + useOf(scene, effect, projects), 0);

function useOf(scene: Scene, effect: Effect, projects: readonly Project[]): number {
  const { taste, table } = scene;
  const best = projects[0];
  const future = isLastTurn(scene) ? 0 : 1;
  switch (effect.kind) {
    case 'tokens':
      return effect.n;
    case 'split':
      return effect.n * coinWorth(taste) * future;
    case 'coins':
      return effect.n * coinWorth(taste) * future;
    case 'draw':
      return (
        (worthOfCards(taste, stockSize(scene) + effect.n) - worthOfCards(taste, stockSize(scene))) * future
      );
    case 'season':
      return effect.n * Math.max(0, table.players[scene.seat]!.zone.length - 2) * coinWorth(taste) * future;
    case 'free-play':
      return best ? best.play.length * taste.action + best.coins * coinWorth(taste) : 0;
    case 'assistant':
      return best?.hire ? taste.action + 5 * coinWorth(taste) : future;
    case 'lift': {
      const now = (list: readonly Project[]) =>
        Math.max(
          0,
          ...list.filter((one) => one.unknown === 0 && one.actions <= table.actions).map((one) => one.gain),
        );
      return table.actions > 0
        ? now(projectsOf({ ...scene, lift: { total: effect.total, each: effect.each } })) - now(projects)
        : 0;
    }
    default:
      return 0;
  }
}
