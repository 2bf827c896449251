/** S-44: the themes on the list. The words are in `text/` (`theme.<id>`); what fits, only bots ask. */
import type { Family } from './cards.ts';
import type { Trait } from './flavours.ts';

export interface ThemeTaste {
  readonly id: string;
  readonly families?: readonly Family[];
  readonly traits?: Readonly<Partial<Record<Trait, number>>>;
}

export const THEMES: readonly ThemeTaste[] = [
  { id: 'harbour', families: ['fish'], traits: { salty: 1 } },
  { id: 'breakfast-in-bed', families: ['cheese', 'sweets', 'fruit'], traits: { hot: -2 } },
  { id: 'gym', families: ['vegetables', 'fruit'], traits: { fresh: 1, fatty: -2 } },
  { id: 'troll-feast', families: ['oddities'], traits: { weird: 2 } },
  { id: 'sticky-fingers', families: ['spreads', 'sweets'], traits: { sweet: 1 } },
  { id: 'farmyard', families: ['meats', 'cheese', 'vegetables'] },
  { id: 'volcano', traits: { hot: 3 } },
  { id: 'birthday-party', families: ['sweets'], traits: { sweet: 2 } },
  { id: 'cinema-seat', traits: { salty: 2, fatty: 1, weird: -1 } },
  { id: 'first-date', families: ['fruit', 'sweets'], traits: { hot: -1, weird: -2 } },
  { id: 'heatwave', families: ['fruit'], traits: { fresh: 2, fatty: -1 } },
  { id: 'ghost-train', families: ['oddities', 'fish'], traits: { weird: 2 } },
  { id: 'lumberjack', families: ['meats', 'cheese'], traits: { fatty: 2, fresh: -1 } },
  { id: 'lost-luggage', families: ['oddities', 'spreads'], traits: { weird: 1 } },
];
