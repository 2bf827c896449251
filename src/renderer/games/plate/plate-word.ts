import type { PlateView, TableView } from '../../../games/plate/view-types.ts';

/** What is said of a plate. P-30: the sandwich that decides is being eaten, and nobody bids for it any more. */
export const plateWord = ({ step }: TableView, { state }: PlateView): string =>
  state === 'finished' && step === 'last-meal' ? 'frame.last-meal' : `ui.plate.${state}`;
