import { cardOf } from '../../../games/sandwich/cards.ts';
import type { Tell } from '../about.ts';

/** S-1: an ingredient is worth what its taster thinks of it. */
const about: Tell = ({ id, words }) => ({
  title: words.card(id),
  text: [words.say(`family.${cardOf(id).family}`), words.say('ui.about')],
  rule: 'S-20',
});

export default about;
