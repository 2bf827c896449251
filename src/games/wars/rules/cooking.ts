/** W-8: ingredients are played into the zone, for their cost or (W-16) for nothing. */
import type { Refusal } from '../../../shared/game.ts';
import { no } from '../../../shared/rules.ts';
import { ingredientOf, isIngredient } from '../cards.ts';
import type { MoveOf } from '../moves.ts';
import { ZONE_LIMIT } from '../numbers.ts';
import { type Player, playerOf, questionOf, type State } from '../state.ts';
import { foodsIn } from './bench.ts';
import { applyEffects } from './effects.ts';
import { priceOf, type Terms } from './quality.ts';
import { byName, latest } from './remember.ts';
import { drawn, type Offer, outOfActions, type RuleOf, tooDear } from './rule.ts';

type Play = MoveOf<'play'>;

const termsOf = (state: State): Terms => (questionOf(state) === 'free-play' ? 'free' : 'paid');

function notAnIngredient({ hand }: Player, card: string): Refusal | undefined {
  if (!hand.includes(card)) return no('not-in-hand');
  return isIngredient(card) ? undefined : no('not-an-ingredient');
}

/** Why an ingredient of the hand finds no place in the zone, or cannot be paid. */
export function cannotLay(player: Player, { card, replace }: Play, terms: Terms): Refusal | undefined {
  const isFull = player.zone.length >= ZONE_LIMIT;
  if (!isFull && replace !== undefined) return no('zone-has-room');
  if (isFull && replace === undefined) return no('zone-is-full');
  if (replace !== undefined && !player.zone.some((placed) => placed.card === replace))
    return no('not-in-zone');
  return tooDear(player, priceOf(player, card, terms));
}

/** In a full zone it makes no difference to the law which ingredient is replaced. */
export function anyPlay({ zone }: Player, card: string): Play {
  const [any] = zone;
  return zone.length < ZONE_LIMIT ? { type: 'play', card } : { type: 'play', card, replace: any!.card };
}

export const play: RuleOf<'play'> = {
  check(state, seat, move) {
    const player = playerOf(state, seat);
    const terms = termsOf(state);
    return (
      notAnIngredient(player, move.card) ??
      (terms === 'paid' ? outOfActions(state) : undefined) ??
      cannotLay(player, move, terms)
    );
  },
  act(draft, seat, { card, replace }) {
    const terms = termsOf(draft.state);
    const cost = priceOf(playerOf(draft.state, seat), card, terms);
    draft.emit({ type: 'played', seat, card, cost, replaced: replace ?? null, free: terms === 'free' });
    applyEffects(draft, ingredientOf(card).play, { key: 'ingredient', rule: 'W-4', card });
  },
  offers(state, seat) {
    const player = playerOf(state, seat);
    const isFull = player.zone.length >= ZONE_LIMIT;
    return foodsIn(player.hand).map(({ card }) => {
      const offer = isFull ? { ...playOffer(card), slots: replaceSlots(player.zone) } : playOffer(card);
      return drawn(offer, play.check(state, seat, anyPlay(player, card)));
    });
  },
};

const playOffer = byName((card: string): Offer => ({ id: `play:${card}`, move: { type: 'play', card } }));

const replaceSlots = latest(
  (zone: Player['zone']): NonNullable<Offer['slots']> => [
    { name: 'replace', kind: 'one', from: zone.map(({ card }) => card) },
  ],
);

const STOP: Offer = { id: 'stop', move: { type: 'stop' } };

/** W-16: of the ingredients that may be played for nothing, no more. */
export const stop: RuleOf<'stop'> = {
  check: () => undefined,
  act: (draft, seat) => draft.emit({ type: 'answered', seat }),
  offers: () => [STOP],
};
