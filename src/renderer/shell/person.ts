import { shownOf } from '../../shared/lines.ts';

/** As the host takes names: one line, trimmed, no longer than this. */
export const LONGEST_NAME = 24;

export const nameFrom = (typed: string): string => shownOf(typed, LONGEST_NAME);
