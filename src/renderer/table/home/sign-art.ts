import type { Component } from 'svelte';

const signs = import.meta.glob<Component>('../../games/*/SignArt.svelte', { eager: true, import: 'default' });

/** What hangs on a game's sign; a game without one has a sign of words only. */
export const signArt = (game: string): Component | undefined => signs[`../../games/${game}/SignArt.svelte`];
