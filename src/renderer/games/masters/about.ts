import type { TableView } from '../../../games/masters/view-types.ts';
import type { Tell } from '../about.ts';
import { foodOf, needsText, orderTitle } from './food.ts';

const RULES = { ingredient: 'M-8', sauce: 'M-9', attack: 'M-14', inspector: 'M-23' } as const;
/** What a move with it does; an ingredient needs no more than its effect. */
const HINTS = { attack: 'hint.attack', inspector: 'hint.inspect' } as const;

const about: Tell = ({ kind, id, words, view }) => {
  if (kind === 'card') {
    const { title, effect, role, symbol } = foodOf(id, words);
    const hint = role === 'attack' || role === 'inspector' ? [words.say(HINTS[role])] : [];
    return { title, text: [effect, ...hint], rule: symbol === 'bread' ? 'M-13' : RULES[role] };
  }
  const card = (view as TableView).bar.find((one) => one?.id === id);
  if (card?.kind !== 'order') return { title: words.card(id), text: [], rule: 'M-20' };
  const pay = `${words.say(card.each ? 'ui.each' : 'ui.exactly')}: ${words.say('ui.noshdosh', { n: card.reward })}`;
  return {
    title: orderTitle(card, words),
    text: [needsText(card, words), pay],
    rule: card.each ? 'M-18' : 'M-15',
  };
};

export default about;
