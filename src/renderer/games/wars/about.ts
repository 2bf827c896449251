import { ingredientOf, isIngredient, orderOf } from '../../../games/wars/cards.ts';
import type { Category } from '../../../games/wars/categories.ts';
import type { GameWords } from '../../i18n/words.svelte.ts';
import type { About, Tell } from '../about.ts';
import { cardText, effectText, listOf } from './card-text.ts';
import { categoryName } from './food.ts';

function cardAbout(id: string, words: GameWords): About {
  const title = words.card(id);
  const effect = cardText(id, words) || words.say('ui.no-effect');
  if (!isIngredient(id)) return { title, text: [effect, words.say('hint.opportunity')], rule: 'W-15' };
  const { category, cost, quality } = ingredientOf(id);
  const printed = [words.say('ui.cost', { n: cost }), words.say('ui.quality', { n: quality })].join(' · ');
  return { title, text: [`${categoryName(category, words)} · ${printed}`, effect], rule: 'W-8' };
}

function orderAbout(id: string, words: GameWords): About {
  const { type, quality, bonus, reward, points } = orderOf(id);
  const families = listOf(
    bonus.map((category) => categoryName(category, words)),
    words,
  );
  return {
    title: words.card(id),
    text: [
      [
        words.say('ui.needs', { n: type }),
        words.say('ui.quality', { n: quality }),
        words.say('ui.points', { n: points }),
      ].join(' · '),
      words.say('ui.bonus-for', { families }),
      effectText([reward], words),
    ],
    rule: 'W-9',
  };
}

/** W-1 … W-3: a card of the market, an order, an assistant. */
const about: Tell = ({ kind, id, words }) => {
  if (kind === 'order') return orderAbout(id, words);
  if (kind === 'card') return cardAbout(id, words);
  return { title: categoryName(id as Category, words), text: [words.say('hint.hire')], rule: 'W-3' };
};

export default about;
