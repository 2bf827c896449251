/** What the options of all sheets share. */
import type { OptionField, OptionProblem } from '../../shared/game.ts';
import { lineFault } from '../../shared/lines.ts';

export const phonesField: OptionField = { key: 'phones', group: 'phones', kind: 'toggle', default: true };

/** T-54: phones are pads for what is hidden until all have chosen. */
export const hiddenField: OptionField = { key: 'hidden', group: 'phones', kind: 'toggle', default: false };

/** For sheets that can be kept in one way only. */
export const classic = [{ id: 'classic', options: {} }] as const;

const LONGEST_TITLE = 40;

export const titleField: OptionField = {
  key: 'title',
  group: 'match',
  kind: 'text',
  maxLength: LONGEST_TITLE,
  default: '',
};

/** A sheet may go without a title, but not under one that cannot be shown. */
export const titleProblems = (title: string): OptionProblem[] =>
  title.trim() !== '' && lineFault(title, LONGEST_TITLE) ? [{ field: 'title', key: 'title' }] : [];
