/** What the cards do, in words. */
import { type Effect, ingredientOf, isIngredient, opportunityOf } from '../../../games/wars/cards.ts';
import type { Player } from '../../../games/wars/state.ts';
import type { TextParams } from '../../../shared/game.ts';
import type { GameWords } from '../../i18n/words.svelte.ts';
import { categoryName } from './food.ts';

export const listOf = (items: readonly string[], words: GameWords): string =>
  new Intl.ListFormat(words.locale, { type: 'conjunction' }).format(items);

/** The blanks of an effect's sentence: `ui.effect.<kind>`. */
function blanksOf(effect: Effect, words: GameWords): TextParams {
  switch (effect.kind) {
    case 'season':
      return {
        n: effect.n,
        family: effect.category === 'any' ? '' : categoryName(effect.category, words),
      };
    case 'match':
      return { n: effect.n, family: categoryName(effect.category, words) };
    case 'lift':
      return { n: effect.total + effect.each };
    case 'assistant':
      return { n: effect.orTokens };
    case 'swap-order':
      return {};
    default:
      return { n: effect.n };
  }
}

function sentenceOf(effect: Effect): string {
  if (effect.kind === 'season' && effect.category === 'any') return 'ui.effect.season-any';
  if (effect.kind === 'lift' && effect.each > 0) return 'ui.effect.lift-each';
  if (effect.kind === 'assistant' && effect.orTokens > 0) return 'ui.effect.assistant-or';
  return `ui.effect.${effect.kind}`;
}

const capital = (text: string, words: GameWords): string =>
  text.charAt(0).toLocaleUpperCase(words.locale) + text.slice(1);

/** Begins small: it may stand after a colon. */
export const effectText = (effects: readonly Effect[], words: GameWords): string =>
  effects
    .map((effect) => words.say(sentenceOf(effect), blanksOf(effect, words)))
    .map((text, i) => (i === 0 ? text : capital(text, words)))
    .join(' ');

/** What a card does, in words; empty when it is only good to eat. */
export function cardText(card: string, words: GameWords): string {
  if (!isIngredient(card)) return capital(effectText(opportunityOf(card).effects, words), words);
  const { play, each } = ingredientOf(card);
  const parts = [
    { key: 'ui.on-play', effects: play },
    { key: 'ui.each-turn', effects: each },
  ];
  return parts
    .filter(({ effects }) => effects.length > 0)
    .map(({ key, effects }) => words.say(key, { what: effectText(effects, words) }))
    .join(' ');
}

/** What opportunities lend to the next order of this turn: in all, and for each of its ingredients. */
export const liftText = ({ total, each }: Player['lift'], words: GameWords): string =>
  [
    total > 0 ? words.say('ui.lift', { n: total }) : [],
    each > 0 ? words.say('ui.lift.each', { n: each }) : [],
  ]
    .flat()
    .join(' · ');
