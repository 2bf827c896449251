/** Which of the offered choices belong to what is tapped. */

import type { Move } from '../../../../games/masters/moves.ts';
import type { Fit } from '../../../../games/masters/rules/matching.ts';
import type { Plan } from '../../../../games/masters/view-types.ts';
import type { Choice, Refusal, SeatIndex } from '../../../../shared/game.ts';
import type { GameWords } from '../../../i18n/words.svelte.ts';

type Choices = readonly Choice[];
type MoveType = Move['type'];

const value = (choice: Choice, name: string): unknown =>
  (choice.move as unknown as Record<string, unknown>)[name];

export const ofType = (choices: Choices, type: MoveType): Choice | undefined =>
  choices.find(({ move }) => move.type === type);

export const allOf = (choices: Choices, type: MoveType): Choices =>
  choices.filter(({ move }) => move.type === type);

/** What can be done with a card of the hand: a visit of an inspector has up to two ways. */
export const withCard = (choices: Choices, card: string): Choices =>
  choices.filter((choice) => choice.move.type !== 'bin' && value(choice, 'card') === card);

export const moveFrom = (choices: Choices, sandwich: string): Choice | undefined =>
  choices.find((choice) => choice.move.type === 'move' && value(choice, 'from') === sandwich);

export const claimsOf = (choices: Choices, sandwich: string): Choices =>
  choices.filter((choice) => choice.move.type === 'claim' && value(choice, 'sandwich') === sandwich);

export const claimOf = (choice: Choice): { readonly sandwich: string; readonly order: string } =>
  choice.move as unknown as { sandwich: string; order: string };

export function placesOf(choice: Choice | undefined, slot: string): readonly string[] {
  const found = choice?.slots?.find(({ name }) => name === slot);
  return found && (found.kind === 'one' || found.kind === 'pick') ? found.from : [];
}

export function seatsOf(choice: Choice | undefined): readonly SeatIndex[] {
  const found = choice?.slots?.find(({ kind }) => kind === 'seat');
  return found?.kind === 'seat' ? found.from : [];
}

export const why = (refusal: Refusal | undefined, words: GameWords): string | undefined =>
  refusal && words.phrase('refusal', refusal);

/** How far a sandwich is from the order it is nearest to. */
export type Prospect =
  | { readonly kind: 'claim' | 'ready'; readonly pays: number }
  | { readonly kind: 'missing'; readonly n: number }
  | { readonly kind: 'none' };

export const stillMissing = ({ missing, covered, wantsFamily }: Fit): number =>
  missing.length - covered + (wantsFamily ? 1 : 0);

export function prospectOf({ fits, closed }: Plan): Prospect {
  const known = fits.filter((fit) => fit !== null);
  const ready = known.filter(({ state }) => state === 'ready');
  if (ready.length > 0)
    return { kind: closed ? 'claim' : 'ready', pays: Math.max(...ready.map(({ pays }) => pays)) };
  const missing = known.filter(({ state }) => state === 'missing');
  return missing.length > 0
    ? { kind: 'missing', n: Math.min(...missing.map(stillMissing)) }
    : { kind: 'none' };
}
