/** Everything after the market, in one piece: it is fetched while the first cards are still being looked at. */
export { default as build } from './Build.svelte';
export { default as first } from './First.svelte';
export { default as lift } from './Lift.svelte';
export { default as pitch } from './Pitch.svelte';
export { default as rank } from './Rank.svelte';
export { default as stack } from './Stack.svelte';
export { default as watch } from './Watch.svelte';
