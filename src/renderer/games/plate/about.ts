import { signed } from '../../ui/measure.ts';
import type { Tell } from '../about.ts';
import { lookOf } from './look.ts';

const CLASSIC: Readonly<Record<string, string>> = {
  'trade-two': 'P-26',
  'fresh-hands': 'P-27',
  'pass-two': 'P-28',
};
/** What one does with a card of this kind, and the rule of it. */
const USES: Readonly<Record<string, readonly [hint: string, rule: string]>> = {
  bread: ['start', 'P-6'],
  bid: ['bid', 'P-15'],
};

const about: Tell = ({ id, words }) => {
  const look = lookOf(id, words);
  if (look.kind === 'napkin')
    return {
      title: look.name,
      text: [words.say(`napkin.${look.face}`), words.say('hint.napkin')],
      rule: CLASSIC[look.face] ?? 'P-29',
    };
  const [hint, rule] = USES[look.kind] ?? ['add', 'P-7'];
  const value = look.value === undefined ? [] : [`${look.kindName}: ${signed(look.value)}`];
  return { title: look.name, text: [...value, words.say(`hint.${hint}`)], rule };
};

export default about;
