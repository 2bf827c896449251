export { mastersSheet } from './masters.ts';
export { plainSheet } from './plain.ts';
export { plateSheet } from './plate.ts';
export { sandwichSheet } from './sandwich.ts';
export { warsSheet } from './wars.ts';
