/** What is special about the match or the round: said in a word, on the table and on the phones. */
import type { SetupView, TableView } from '../../../games/sandwich/view-types.ts';
import type { OptionValue } from '../../../shared/game.ts';
import type { GameWords } from '../../i18n/words.svelte.ts';

export interface Bulletin {
  readonly key: string;
  readonly icon: string;
  readonly text: string;
  /** An ingredient instead of the icon. */
  readonly card?: string;
}

const TOGGLES: readonly (readonly [keyof SetupView, icon: string])[] = [
  ['bleah', 'skull'],
  ['fridge', 'warning'],
  ['express', 'bolt'],
  ['blindTasting', 'eye-off'],
  ['chefsSuggestion', 'chef'],
  ['pitch', 'flag'],
  ['tasteTogether', 'users'],
];

export const themeOf = ({ plan: { theme } }: TableView, words: GameWords): string | undefined =>
  theme ? (theme.text ?? words.say(`theme.${theme.id}`)) : undefined;

export function bulletins(
  view: TableView,
  options: Readonly<Record<string, OptionValue>>,
  words: GameWords,
): Bulletin[] {
  const { plan, setup } = view;
  const theme = themeOf(view, words);
  const list: Bulletin[] = [];
  if (theme) list.push({ key: 'theme', icon: 'star', text: words.say('ui.theme', { theme }) });
  if (plan.common)
    list.push({
      key: 'common',
      icon: 'bowl',
      card: plan.common,
      text: words.say('ui.common', { card: { card: plan.common } }),
    });
  if (options.twister)
    list.push({
      key: 'direction',
      icon: plan.direction === 'left' ? 'back' : 'forward',
      text: words.say(`ui.direction.${plan.direction}`),
    });
  for (const [key, icon] of TOGGLES) {
    if (setup[key]) list.push({ key, icon, text: words.say(`ui.tag.${key}`) });
  }
  if (setup.base !== 'bread')
    list.push({ key: 'base', icon: 'fork-knife', text: words.say(`ui.base.${setup.base}`) });
  if (plan.perCook === 2) list.push({ key: 'young', icon: 'fam-ice-cream', text: words.say('ui.tag.young') });
  return list;
}
