/** Patterns are drawn once for all cards, and after the first picture of a phone. */
import { CATEGORIES } from '../../../games/wars/categories.ts';
import { patternUrl } from '../../ui/family-patterns.ts';
import { lookOf } from './food.ts';

export function hangPatterns(): void {
  for (const category of CATEGORIES)
    document.documentElement.style.setProperty(`--pattern-${category}`, patternUrl(lookOf(category)));
}
