/**
 * What a person is called: names that look alike are one name. Only the host asks; browsers that phones still have do
 * not know all of these patterns.
 */

/** Whole emoji keep what joins their parts; scripts that write with joiners keep them between letters. */
const JOINING = 'Arabic Bengali Devanagari Gujarati Gurmukhi Kannada Malayalam Oriya Sinhala Tamil Telugu'
  .split(' ')
  .map((script) => `\\p{Script=${script}}`)
  .join('');
const unseen = new RegExp(
  `(\\p{RGI_Emoji}|(?<=[${JOINING}])[\\u200c\\u200d](?=[${JOINING}]))|\\p{Default_Ignorable_Code_Point}`,
  'gv',
);

/** As it is kept and shown: one way to write it, nothing in it that cannot be seen. */
export const tidyName = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(unseen, (_, kept: string | undefined) => kept ?? '')
    .replace(/[\s\u2800]+/gu, ' ')
    .trim();

/** Signs of other scripts, after the Latin ones that they look like in most fonts. */
const ALIKE =
  'aаɑα AАΑ BВΒ cсϲ CСϹ dԁ eеҽ EЕΕ gɡ hһ HНΗ iіıι IІΙӀ jј JЈ kкκ KКΚ mм MМΜ nո NΝ oоοօ OОΟՕ pрρ PРΡ qԛ rг sѕ SЅ ' +
  'tт TТΤ uυս vνѵ wԝ xхχ XХΧ yуү YУΥҮ ZΖ';
const latin = new Map(
  ALIKE.split(' ').flatMap(([letter = '', ...others]) => others.map((other) => [other, letter] as const)),
);
/** Within Latin itself. */
const STROKES: readonly (readonly [RegExp, string])[] = [
  [/[i1|!]/g, 'l'],
  [/0/g, 'o'],
  [/[\s\p{P}\p{Cf}]/gu, ''],
];

const drawn = (name: string): string => {
  const letters = [...tidyName(name).normalize('NFD')].map((sign) => latin.get(sign) ?? sign);
  return STROKES.reduce((text, [from, to]) => text.replace(from, to), letters.join('').toLowerCase());
};

/** The same name, however it is capitalised. */
export const spelled = (name: string): string => tidyName(name).toLowerCase();

/** Whether people at one table would take one for the other. */
export const looksLike = (one: string, other: string): boolean =>
  spelled(one) === spelled(other) || (drawn(one) !== '' && drawn(one) === drawn(other));

/** In the place of a name that was erased. */
export const NAMELESS = '–';
