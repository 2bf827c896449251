/** All of the hand but the bench, in one file. */
import { hangPatterns } from '../patterns.ts';

export { default as Boosts } from './Boosts.svelte';
export { default as CardAbout } from './CardAbout.svelte';
export { default as CardKeys } from './CardKeys.svelte';
export { default as Discard } from './Discard.svelte';
export { plansIn } from './free-play.ts';
export { default as Opened } from './Opened.svelte';
export { default as Split } from './Split.svelte';
export { default as Swap } from './Swap.svelte';
export { default as TakeHelper } from './TakeHelper.svelte';
export { tell } from './told.ts';
export { default as Upkeep } from './Upkeep.svelte';

hangPatterns();
