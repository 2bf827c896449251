/** When an opportunity is worth handing on. */

import { type Effect, opportunityOf } from '../cards.ts';
import type { Move } from '../moves.ts';
import { HIRE_PRICE } from '../numbers.ts';
import { OPPORTUNITY_POINTS } from '../scoring.ts';
import { isLastTurn, type Open, offered, stockSize, worthOfCards } from './hand.ts';
import { coinWorth, isAtHand, type Project, projectsOf, type Scene } from './projects.ts';

/** From this round on it is time to use what one has. */
const LONG_MATCH = 10;

/** However stuck or full of cards: what lends quality is not used where no order is served in this turn. */
const NO_USE = 0;

/** An opportunity handed on is points lost; too many in hand leave no room to cook. */
export function worthUsing(scene: Scene, open: Open, projects: readonly Project[]): Move | undefined {
  const { taste, mine } = scene;
  const held = mine.hand.filter((card) => card.kind === 'opportunity').length;
  const isStuck = (projects[0]?.hope ?? 2) > 1;
  const price = isLastTurn(scene)
    ? OPPORTUNITY_POINTS + 2
    : isStuck
      ? NO_USE
      : Math.max(
          NO_USE,
          taste.opportunity - taste.clutter * (held - 1) - Math.max(0, scene.table.round - LONG_MATCH),
        );
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
      return best ? savedByPlayingFree(scene, best) : 0;
    case 'assistant':
      return best?.hire ? taste.action + 5 * coinWorth(taste) : future;
    case 'lift':
      return liftOf(scene, effect, projects);
    default:
      return 0;
  }
}

/** Actions and coins of what is still to be played; hiring is paid for all the same. */
function savedByPlayingFree({ taste }: Scene, { play, coins, hire }: Project): number {
  if (play.length === 0) return 0;
  return play.length * taste.action + Math.max(0, coins - (hire ? HIRE_PRICE : 0)) * coinWorth(taste);
}

/** Points more in this very turn: what is lent is gone with it, so the best project must be one that it opens now. */
function liftOf(scene: Scene, lift: Scene['lift'], projects: readonly Project[]): number {
  const gainOf = (list: readonly Project[]) =>
    Math.max(0, ...list.filter((project) => isAtHand(scene, project)).map(({ gain }) => gain));
  if (scene.table.actions === 0) return 0;
  const lifted = projectsOf({ ...scene, lift: { total: lift.total, each: lift.each } }, 1);
  const opened = isLastTurn(scene) ? gainOf(lifted) : gainOf(lifted.slice(0, 1));
  return opened - gainOf(projects);
}
