/** S-44: what fits the themes on the list. */
import type { Family } from '../cards.ts';
import type { Trait } from './flavours.ts';

interface ThemeTaste {
  readonly families?: readonly Family[];
  readonly traits?: Readonly<Partial<Record<Trait, number>>>;
}

export const THEME_TASTES: Readonly<Record<string, ThemeTaste>> = {
  harbour: { families: ['fish'], traits: { salty: 1 } },
  'breakfast-in-bed': { families: ['cheese', 'sweets', 'fruit'], traits: { hot: -2 } },
  gym: { families: ['vegetables', 'fruit'], traits: { fresh: 1, fatty: -2 } },
  'troll-feast': { families: ['oddities'], traits: { weird: 2 } },
  'sticky-fingers': { families: ['spreads', 'sweets'], traits: { sweet: 1 } },
  farmyard: { families: ['meats', 'cheese', 'vegetables'] },
  volcano: { traits: { hot: 3 } },
  'birthday-party': { families: ['sweets'], traits: { sweet: 2 } },
  'cinema-seat': { traits: { salty: 2, fatty: 1, weird: -1 } },
  'first-date': { families: ['fruit', 'sweets'], traits: { hot: -1, weird: -2 } },
  heatwave: { families: ['fruit'], traits: { fresh: 2, fatty: -1 } },
  'ghost-train': { families: ['oddities', 'fish'], traits: { weird: 2 } },
  lumberjack: { families: ['meats', 'cheese'], traits: { fatty: 2, fresh: -1 } },
  'lost-luggage': { families: ['oddities', 'spreads'], traits: { weird: 1 } },
};
