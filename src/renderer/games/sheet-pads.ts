/** What one player fills in on a score sheet, for a screen that is handed over to them (T-54). */
import type { HandComponent } from './hand-views.ts';
import { gameEntry } from './index.ts';
import { type Default, neededAt } from './views.ts';

const pads = import.meta.glob<Default<HandComponent>>('./sheets/*/HandView.svelte');

export const sheetPad = (id: string): Promise<HandComponent> =>
  neededAt(pads, `${gameEntry(id).views}/HandView.svelte`);
