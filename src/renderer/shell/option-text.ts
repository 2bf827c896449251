/** The value of an option, as a person says it. */
import type { OptionField, OptionValue } from '../../shared/game.ts';
import type { GameWords } from '../i18n/words.svelte.ts';

type NumberField = Extract<OptionField, { kind: 'number' }>;

export function numberText(field: NumberField, value: number, words: GameWords): string {
  if (value === field.off) return words.say('option-value.off');
  switch (field.unit) {
    case 'ms':
      return secondsText(value / 1000, words);
    case 's':
      return secondsText(value, words);
    case 'min':
      return words.say('unit.min', { n: value });
    default:
      return words.say('unit.plain', { n: value });
  }
}

const MINUTE = 60;

/** 90 s is a minute and a half to everybody. */
function secondsText(seconds: number, words: GameWords): string {
  if (seconds < MINUTE) return words.say('unit.s', { n: seconds });
  const rest = seconds % MINUTE;
  const minutes = Math.floor(seconds / MINUTE);
  return words.say('unit.min', { n: rest === 0 ? minutes : `${minutes}:${String(rest).padStart(2, '0')}` });
}

/** Its name where it stands alone, without the options before it: `option.<key>.short`, if its game has one. */
export function shortLabel({ key }: OptionField, words: GameWords): string {
  const short = `option.${key}.short`;
  return words.say(words.has(short) ? short : `option.${key}`);
}

export const scaleText = (scale: readonly number[]): string => scale.join(' · ').replaceAll('-', '−');

/** What becomes of a seat that nobody was chosen for: `option.<key>.nobody`, or else lots are drawn. */
export function nobodyText({ key }: OptionField, words: GameWords): string {
  const own = `option.${key}.nobody`;
  return words.say(words.has(own) ? own : 'option-value.random');
}

export function optionText(field: OptionField, value: OptionValue, words: GameWords): string {
  switch (field.kind) {
    case 'choice':
      return words.say(`option.${field.key}.${value}`);
    case 'toggle':
      return words.say(value ? 'option-value.on' : 'option-value.off');
    case 'number':
      return numberText(field, Number(value), words);
    case 'text':
      return value ? String(value) : words.say('option-value.none');
    case 'seat':
      return value === null
        ? nobodyText(field, words)
        : words.say('option-value.seat', { seat: { seat: Number(value) } });
    case 'scale':
      return scaleText(value as readonly number[]);
  }
}

export const applies = (field: OptionField, options: Readonly<Record<string, OptionValue>>): boolean =>
  !field.when || field.when.is.includes(options[field.when.key] as OptionValue);

/** With fewer people than a match needs, those of the smallest match are told. */
export const countsWith = ({ seats }: OptionField, present: number, least: number): boolean =>
  !seats ||
  (Math.max(present, least) >= (seats.min ?? 0) && Math.max(present, least) <= (seats.max ?? Infinity));

export interface OptionGroup {
  readonly key: string;
  readonly fields: readonly OptionField[];
}

/** Worth seeing at once: what everybody asks about first, and what this edition has otherwise than usual. */
export const standsOut = (field: OptionField, options: Readonly<Record<string, OptionValue>>): boolean =>
  field.headline === true ||
  JSON.stringify(options[field.key] ?? field.default) !== JSON.stringify(field.default);

/** In the order in which the game names them. */
export function groupsOf(fields: readonly OptionField[]): readonly OptionGroup[] {
  const keys = [...new Set(fields.map(({ group }) => group))];
  return keys.map((key) => ({ key, fields: fields.filter(({ group }) => group === key) }));
}
