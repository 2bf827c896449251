import { untrack } from 'svelte';
import { words } from '../i18n/words.svelte.ts';

/** What a phone does not say in a match. */
export const otherWords = (): Promise<void> => untrack(() => words.addShell('more', 'guest'));
