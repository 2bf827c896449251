/** What a phone fetches as soon as the kitchen is drawn: the first load stays small, and no tap waits. */
export { bringUp } from '../../../ui/bring-up.ts';
export { default as Gift } from './Gift.svelte';
export { default as Inspected } from './Inspected.svelte';
export { default as KitchenClock } from './KitchenClock.svelte';
export { default as MySandwich } from './MySandwich.svelte';
export { default as PlanDrawer } from './PlanDrawer.svelte';
export { default as Turn } from './Turn.svelte';
export { tell } from './told.ts';
