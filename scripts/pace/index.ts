import { mastersPace } from './masters.ts';
import type { Pace } from './people.ts';
import { platePace } from './plate.ts';
import { sandwichPace } from './sandwich.ts';
import { warsPace } from './wars.ts';

export const paces: readonly Pace[] = [sandwichPace, platePace, warsPace, mastersPace];
