/** What the options of all sheets share. */
import type { OptionField } from '../../shared/game.ts';

export const phonesField: OptionField = { key: 'phones', group: 'phones', kind: 'toggle', default: true };

/** For sheets that can be kept in one way only. */
export const classic = [{ id: 'classic', options: {} }] as const;
