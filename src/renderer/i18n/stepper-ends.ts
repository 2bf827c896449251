import { t } from './words.svelte.ts';

/** What a stepper says where it goes no further. */
export const stepperEnds = (end: 'least' | 'most', value: string): string => t(`stepper.${end}`, { value });
